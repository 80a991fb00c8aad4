/**
 * Interface strings of finished pages. `createPages` writes those of each locale to a file named by their digest, and
 * whoever renders pages reads each file once: as part of every page's data they would be written and parsed ten thousand
 * times. The digest in a page's context makes Gatsby render it again when they change.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { i18n } from 'i18next';
import type { PageContext } from '../components/page-context';
import { stringsInstance, type LocaleStrings } from '../components/strings-instance';
import { stringsFile } from '../site/strings-file';

const instances = new Map<string, i18n>();

/** An instance that holds the strings of the page's locale. */
export function stringsOfPage({ locale, strings }: PageContext): i18n {
  const key = `${locale} ${strings}`;
  let instance = instances.get(key);
  if (instance === undefined) {
    const json = readFileSync(join(process.cwd(), stringsFile(strings)), 'utf8');
    instance = stringsInstance({ [locale]: JSON.parse(json) as LocaleStrings });
    instances.set(key, instance);
  }
  return instance;
}
