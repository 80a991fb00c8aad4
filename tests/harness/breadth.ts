/** How much is tested: `npm run test:all` also covers languages and pages that differ little (docs/test.md). */
import { LOCALES, type Locale } from '../../src/site/locales';

export const ALL = process.env['FACET_LONG_TESTS'] === '1';

/** Locales for what is seen: one left-to-right, one right-to-left, one with large characters. */
export const SHOWN_LOCALES = ['en', 'ar', 'ja'] as const;

/** Locales for what is quickly tried in one of each direction. */
export const TRIED_LOCALES: readonly Locale[] = ALL ? LOCALES : ['en', 'ar'];

/** Those of `turns` to try a case in: all of them in the long run, otherwise one. */
export function turnOf(index: number): readonly Locale[];
export function turnOf<const Turn>(index: number, turns: readonly Turn[]): readonly Turn[];
export function turnOf(index: number, turns: readonly unknown[] = LOCALES): readonly unknown[] {
  return ALL ? turns : turns.filter((_, place) => place === index % turns.length);
}
