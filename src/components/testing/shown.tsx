import { readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { allLoadedStrings } from '../../texts/loaded-strings';
import { DEFAULT_LOCALE, type Locale } from '../../site/locales';
import { StringsProvider } from '../strings';
import { stringsInstance } from '../strings-instance';

/** Calls a function once for each language: strings do not change while a file of tests runs. */
function once<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const value = made.get(locale) ?? make(locale);
    made.set(locale, value);
    return value;
  };
}

const filesIn = once((locale): Readonly<Record<string, unknown>> => {
  const folder = `locales/${locale}`;
  return Object.fromEntries(
    readdirSync(folder).map((file): [string, unknown] => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
    ]),
  );
});

/** All strings of a locale by namespace, as they are loaded. */
export const stringsOf = once((locale) => {
  const strings = allLoadedStrings(locale, filesIn(locale), filesIn(DEFAULT_LOCALE));
  return strings as Record<string, Record<string, unknown>>;
});

const instanceOf = once((locale) => stringsInstance({ [locale]: stringsOf(locale) }));

/** The HTML a component renders in a locale. */
export function shown(node: ReactNode, locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <StringsProvider i18n={instanceOf(locale)} locale={locale}>
      {node}
    </StringsProvider>,
  );
}

/** The opening tags of elements with a name, each as its attributes. */
export function elements(html: string, name: string): readonly ReadonlyMap<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}((?: [^>]*)?)/?>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map([...attributes.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, key = '', value = '']) => [key, value])),
  );
}
