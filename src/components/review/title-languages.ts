/** The language a page's title is in: its locale's, but where an untranslated page shows the source's text. */
import { DEFAULT_LOCALE, type Locale } from '../../site/locales';
import { localeOf } from '../../site/routes';
import type { Review } from './review';

/** @param path of the page, with its locale */
type TitleLanguage = (path: string, title: string) => Locale;

/** What every list of changes is shown with. */
export interface ListContext {
  /** Origin of the public site. */
  readonly origin: string;
  readonly languageOf: TitleLanguage;
}

function belowLocale(path: string): string {
  return path.replace(/^\/[^/]+/, '');
}

/** Compares each title with that of the same page in the source's language, where the review has it. */
export function titleLanguages({ pieces, others, hidden, cards, bytes }: Review): TitleLanguage {
  const named = [
    ...[...pieces.flatMap(({ pages }) => pages), ...others].map(({ before, after, title }) => ({
      path: after ?? before ?? '',
      title,
    })),
    ...hidden,
    ...cards,
    ...bytes,
  ];
  const sources = new Map(
    named
      .filter(({ path }) => localeOf(path) === DEFAULT_LOCALE)
      .map(({ path, title }) => [belowLocale(path), title] as const),
  );
  return (path, title) =>
    sources.get(belowLocale(path)) === title ? DEFAULT_LOCALE : (localeOf(path) ?? DEFAULT_LOCALE);
}
