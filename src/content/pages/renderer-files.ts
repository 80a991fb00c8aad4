/** What `createPages` hands to the renderer in files: the strings of each locale and the contexts of pages. */
import { writeFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '../../components/page-context';
import { CONTEXTS, type ContextPlaces, STRINGS_FOLDER, stringsFile } from '../../site/renderer-files';
import { shortDigest } from '../model/cache';
import { type Locale, DEFAULT_LOCALE, isLocale } from '../../site/locales';
import type { StringsByLocale } from './strings-node';

/** The contexts of a build's pages, for its renderer. */
export class PageContexts {
  private readonly texts = new Map<string, Buffer>();

  /** @returns the context's digest */
  add(context: PageContext): string {
    const text = JSON.stringify(context);
    const digest = shortDigest(text);
    this.texts.set(digest, Buffer.from(text));
    return digest;
  }

  write(root: string): void {
    let offset = 0;
    const places: ContextPlaces = Object.fromEntries(
      [...this.texts].map(([digest, { length }]) => [digest, [(offset += length) - length, length]]),
    );
    writeFileSync(join(root, CONTEXTS.texts), Buffer.concat([...this.texts.values()]));
    writeFileSync(join(root, CONTEXTS.places), JSON.stringify(places));
  }
}

/**
 * Writes each locale's strings where the renderer reads them.
 *
 * @returns their digest, as `PageContext.strings` has it
 */
export function writePageStrings(root: string, strings: StringsByLocale): (locale: Locale) => string {
  rmSync(join(root, STRINGS_FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, STRINGS_FOLDER), { recursive: true });
  const digests = new Map(
    Object.entries(strings).map(([locale, namespaces]) => {
      const json = JSON.stringify(namespaces);
      const digest = shortDigest(json);
      writeFileSync(join(root, stringsFile(digest)), json);
      return [locale, digest];
    }),
  );
  return (locale) => digests.get(locale) ?? '';
}

/** Variables of the templates' queries. */
const VARIABLES = ['id', 'ids', 'versionIds'] as const;

/** What gatsby-plugin-react-i18next reads; being an object, it leaves the page as it is. */
function i18nOf(locale: Locale) {
  // What a pseudo-locale lacks has to be visible.
  return { language: locale, languages: [locale], defaultLanguage: isLocale(locale) ? DEFAULT_LOCALE : locale };
}

/**
 * A page's context as Gatsby gets it: in a build a digest, with what its query and plugins look for. Gatsby walks
 * through every value of a context six times and writes it four times, for each page of every build, and only the
 * renderer reads it.
 *
 * @param contexts where the renderer finds it
 * @param command what Gatsby runs, `build` or `develop`
 */
export function gatsbyContext(
  context: PageContext & Readonly<Record<string, unknown>>,
  contexts: PageContexts,
  command = process.env['gatsby_executing_command'],
): Record<string, unknown> {
  const i18n = i18nOf(context.locale);
  if (command === 'develop') return { ...context, i18n };
  const variables = VARIABLES.flatMap((name) => (context[name] === undefined ? [] : [[name, context[name]] as const]));
  return { ...Object.fromEntries(variables), i18n, page: contexts.add(context) };
}
