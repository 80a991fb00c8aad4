/**
 * Interface strings for the renderer. `createPages` writes the strings of each locale to a file, and the renderer reads
 * each file once. If they were part of each page's data, they would be written and parsed once for every page. The file is
 * named by a digest of the strings; a page's context holds that digest, so Gatsby renders the page again when it changes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { i18n } from 'i18next';
import type { PageContext } from '../components/page-context';
import { keepingTexts, stringsInstance, type LocaleStrings } from '../components/strings-instance';
import { stringsFile } from '../site/renderer-files';

const instances = new Map<string, i18n>();

/** An instance that holds the strings of the page's locale. */
export function stringsOfPage({ locale, strings }: PageContext): i18n {
  const key = `${locale} ${strings}`;
  let instance = instances.get(key);
  if (instance === undefined) {
    const json = readFileSync(join(process.cwd(), stringsFile(strings)), 'utf8');
    instance = keepingTexts(stringsInstance({ [locale]: JSON.parse(json) as LocaleStrings }));
    instances.set(key, instance);
  }
  return instance;
}
