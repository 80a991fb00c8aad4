/** How much is looked at: `npm run test:all` goes where languages and pages differ little, too (docs/test.md). */
import { LOCALES, type Locale } from '../../src/site/locales';

export const ALL = process.env['FACET_LONG_TESTS'] === '1';

/** Where what is shown is looked at: one left-to-right locale, one right-to-left, and at length one with large characters. */
export const SHOWN_LOCALES: readonly Locale[] = ALL ? ['en', 'ar', 'ja'] : ['en', 'ar'];

/** The locales a case is tried in: all of them at length, and otherwise each in its turn. */
export function turnOf(index: number, turns: readonly Locale[] = LOCALES): readonly Locale[] {
  return ALL ? LOCALES : turns.filter((_, place) => place === index % turns.length);
}
