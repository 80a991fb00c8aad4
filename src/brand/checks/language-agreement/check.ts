import { type Facts, propertyOf } from '../../facts/facts';
import type { Statement } from '../../facts/statement';
import { languageKey } from '../../languages/tags';
import { absence, definePageCheck, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

interface Stated {
  readonly statement: Statement;
  /** Languages it names, as keys; structured data may name several. */
  readonly keys: readonly string[];
}

/** The places that state the page's language with a code that is one; others say nothing that could be compared. */
function statedLanguages({ language, otherLanguage, openGraph, inLanguage }: Facts): readonly Stated[] {
  const locale = propertyOf(openGraph, 'og:locale');
  const keyOf = (statement: Statement | null) => (statement === null ? null : languageKey(statement.value));
  // `lang` and `xml:lang` are one place as long as they agree.
  const other = otherLanguage !== null && keyOf(otherLanguage) !== keyOf(language) ? [otherLanguage] : [];
  const stated = [language === null ? [] : [language], other, locale === undefined ? [] : [locale], inLanguage];
  return stated.flatMap((places) => {
    const keys = places.flatMap((place) => keyOf(place) ?? []);
    return places[0] === undefined || keys.length === 0 ? [] : [{ statement: places[0], keys }];
  });
}

/** Bare Chinese may be either of its two written forms. */
function names({ keys }: Stated, key: string): boolean {
  return keys.some(
    (one) => one === key || (one === 'zh' && key.startsWith('zh-')) || (key === 'zh' && one.startsWith('zh-')),
  );
}

/** Whether all places that state the page's language state the same one. */
export const check = definePageCheck({
  id: 'language-agreement',
  dimension: 'languages',
  order: 40,
  weight: 2,
  standing: 'recommended',
  remedy: 'line',
  sources: [SOURCES.langAttribute, SOURCES.sameLanguage, SOURCES.openGraphOptional, SOURCES.inLanguage],
  outcomes: { pass: 1000, 'one-differs': 500, conflict: 0, single: 1000, undeclared: 0 },
  run: (facts) => {
    const stated = statedLanguages(facts);
    const ranked = stated
      .flatMap(({ keys }) => keys)
      .map((key) => ({ key, agreeing: stated.filter((one) => names(one, key)).length }))
      .toSorted((a, b) => b.agreeing - a.agreeing);
    const most = ranked[0];
    const differing = most === undefined ? undefined : stated.find((one) => !names(one, most.key));
    if (most === undefined || stated.length < 2) {
      if (facts.page.state === 'partial') return unread(facts);
      const [only] = stated;
      // What is stated elsewhere does not tell browsers and screen readers.
      if (only?.statement !== facts.language) {
        return verdict('undeclared', {}, [absence(facts, 'html:lang')]);
      }
      return verdict('single', { language: shown(only.statement.value) }, [receipt(only.statement)]);
    }
    const params = { language: shown(stated.find((one) => names(one, most.key))?.statement.value ?? most.key) };
    const receipts = stated.map((one) => receipt(one.statement, most.agreeing > 1 && !names(one, most.key)));
    if (differing === undefined) return verdict('pass', { ...params, count: stated.length }, receipts);
    const other = { other: shown(differing.statement.value), source: differing.statement.where.source };
    const isOne = most.agreeing > 1 && most.agreeing === stated.length - 1;
    // A third place further down would decide between two.
    if (facts.page.state === 'partial' && stated.length === 2) return unread(facts, differing.statement.where);
    return verdict(isOne ? 'one-differs' : 'conflict', { ...params, ...other }, receipts);
  },
});
