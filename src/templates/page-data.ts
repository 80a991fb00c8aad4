/** What the renderer reads besides Gatsby's data: the page's context and strings, from files that `createPages` writes. */
import { openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { i18n } from 'i18next';
import type { PageContext } from '../components/page-context';
import { keepingTexts, stringsInstance, type LocaleStrings } from '../components/strings-instance';
import { CONTEXTS, stringsFile, type ContextPlaces } from '../site/renderer-files';

let opened: ReturnType<typeof open> | undefined;

function open() {
  const root = process.cwd();
  const places = JSON.parse(readFileSync(join(root, CONTEXTS.places), 'utf8')) as ContextPlaces;
  return { texts: openSync(join(root, CONTEXTS.texts), 'r'), places };
}

/** @param digest as `createPages` gave it to Gatsby */
export function contextOf(digest: string): PageContext {
  const { texts, places } = (opened ??= open());
  const place = places[digest];
  if (place === undefined) throw new Error(`There is no context ${digest}.`);
  const [offset, length] = place;
  const bytes = Buffer.alloc(length);
  readSync(texts, bytes, 0, length, offset);
  return JSON.parse(bytes.toString('utf8')) as PageContext;
}

const instances = new Map<string, i18n>();

/**
 * The strings of the page's locale. Each locale's file is read once; if its strings were part of each page's data, they
 * would be written and parsed once for every page. The file is named by a digest of the strings, which the page's context
 * holds, so Gatsby renders the page again when they change.
 */
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
