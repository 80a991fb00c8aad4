/** The rules for search engines and assistants in the saved pages, counted. */
import type { SAVED_RULES } from '../saved-rules';
import { metas, type SavedPage } from './saved-pages';

const CRAWLERS = ['robots', 'googlebot', 'googlebot-news', 'bingbot', 'amazonbot'];

/** What every crawler does anyway, and the names of two web directories that closed. */
const WITHOUT_EFFECT = ['index', 'follow', 'all', 'archive', 'noodp', 'noydir'];

/** The elements on which Google reads `data-nosnippet`. */
const READ_BY_GOOGLE = ['div', 'section', 'span'];

const CONSENT = /cookie|consent|cmp/i;

/** The rules of a page, in lower case. */
function rulesOf(page: SavedPage): readonly string[] {
  return metas(page, ...CRAWLERS).flatMap((list) =>
    list
      .toLowerCase()
      .replace(/\s*:\s*/g, ':')
      .split(/[,;\s]+/)
      .filter((rule) => rule !== ''),
  );
}

/** Whether a page is not to be shown after a day that is past. */
function isExpired(rules: readonly string[], today: string): boolean {
  return rules.some((rule) => rule.startsWith('unavailable_after:') && rule.slice(18, 28) < today);
}

const hidden = ({ elements }: SavedPage) => elements.filter(({ attributes }) => 'data-nosnippet' in attributes);

/** @param today `YYYY-MM-DD`, the day of the count */
export function countRules(pages: readonly SavedPage[], today: string): Counted<typeof SAVED_RULES> {
  const read = pages.map((page) => ({ page, rules: rulesOf(page) }));
  const count = (is: (rules: readonly string[]) => boolean) => read.filter(({ rules }) => is(rules)).length;
  const says = (...names: readonly string[]) => count((rules) => names.some((name) => rules.includes(name)));
  const snippetHidden = pages.map(hidden).filter(({ length }) => length > 0);
  return {
    measuredOn: today,
    pages: pages.length,
    stating: read.filter(({ page }) => metas(page, ...CRAWLERS).length > 0).length,
    withoutEffect: count((rules) => rules.length > 0 && rules.every((rule) => WITHOUT_EFFECT.includes(rule))),
    rules: {
      largeImages: says('max-image-preview:large'),
      anySnippet: says('max-snippet:-1'),
      noArchive: says('noarchive'),
      directories: says('noodp', 'noydir'),
      noIndex: says('noindex', 'none'),
      shortSnippet: count((rules) => rules.some((rule) => /^max-snippet:[1-9]/.test(rule))),
      noCache: says('nocache'),
      noSnippet: says('nosnippet', 'max-snippet:0'),
      noAi: count((rules) => rules.some((rule) => /^no(?:image)?ai$/.test(rule))),
    },
    parts: {
      pages: snippetHidden.length,
      consent: snippetHidden.filter((elements) =>
        elements.some(({ attributes, text }) => CONSENT.test(`${attributes['id']} ${attributes['class']} ${text()}`)),
      ).length,
      unreadByGoogle: snippetHidden.filter((elements) => elements.every(({ name }) => !READ_BY_GOOGLE.includes(name)))
        .length,
    },
    contradictions: {
      archive: count(
        (rules) =>
          rules.includes('noarchive') &&
          (rules.includes('max-snippet:-1') || rules.includes('max-image-preview:large')),
      ),
      twoValues: count((rules) => new Set(rules.filter((rule) => rule.startsWith('max-image-preview:'))).size > 1),
      expired: count((rules) => isExpired(rules, today)),
    },
  };
}

/** The shape of a table of counts. */
export type Counted<T> = {
  readonly [K in keyof T]: T[K] extends number ? number : T[K] extends string ? string : Counted<T[K]>;
};
