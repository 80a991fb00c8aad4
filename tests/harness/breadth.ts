/** How much is tested: `npm run test:all` also covers languages and pages that differ little (docs/test.md). */
import { LOCALES, type Locale, type WrittenLocale } from '../../src/site/locales';

export const ALL = process.env['FACET_LONG_TESTS'] === '1';

/** Locales for visual tests: one left-to-right, one right-to-left, and in the long run one with large characters. */
export const SHOWN_LOCALES: readonly WrittenLocale[] = ALL ? ['en', 'ar', 'ja'] : ['en', 'ar'];

/** Locales for what is the same in all of them but for its words. */
export const TRIED_LOCALES: readonly Locale[] = ALL ? LOCALES : ['en', 'ar'];

/** Those of `turns` to try a case in: all of them in the long run, otherwise one. */
export function turnOf(index: number, turns: readonly Locale[] = LOCALES): readonly Locale[] {
  return ALL ? turns : turns.filter((_, place) => place === index % turns.length);
}
