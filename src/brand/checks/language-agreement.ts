import { defineCheck, receipt, shown, unread, verdict } from '../check';
import type { Facts } from '../facts';
import { languageKey } from '../languages/tags';
import { SOURCES } from '../sources';
import type { Statement } from '../statement';

interface Stated {
  readonly statement: Statement;
  /** Languages it names, as keys; structured data may name several. */
  readonly keys: readonly string[];
}

/** The places that state the page's language with a code that is one; others say nothing that could be compared. */
function statedLanguages({ language, openGraph, inLanguage }: Facts): readonly Stated[] {
  const locale = openGraph.find(({ property }) => property === 'og:locale');
  return [language === null ? [] : [language], locale === undefined ? [] : [locale], inLanguage].flatMap((places) => {
    const keys = places.flatMap(({ value }) => languageKey(value) ?? []);
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
export const languageAgreement = defineCheck({
  id: 'language-agreement',
  dimension: 'languages',
  sources: [SOURCES.langAttribute, SOURCES.openGraphOptional, SOURCES.inLanguage],
  outcomes: { pass: 1000, 'one-differs': 500, conflict: 0, single: 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const stated = statedLanguages(facts);
    const ranked = stated
      .flatMap(({ keys }) => keys)
      .map((key) => ({ key, agreeing: stated.filter((one) => names(one, key)).length }))
      .toSorted((a, b) => b.agreeing - a.agreeing);
    const most = ranked[0];
    const differing = most === undefined ? undefined : stated.find((one) => !names(one, most.key));
    if (most === undefined || stated.length < 2) {
      return facts.page.state === 'partial'
        ? unread(facts)
        : verdict(
            'single',
            {},
            stated.map(({ statement }) => receipt(statement)),
          );
    }
    const params = { language: shown(stated.find((one) => names(one, most.key))?.statement.value ?? most.key) };
    const receipts = stated.map((one) => receipt(one.statement, most.agreeing > 1 && !names(one, most.key)));
    if (differing === undefined) return verdict('pass', { ...params, count: stated.length }, receipts);
    const other = { other: shown(differing.statement.value), source: differing.statement.where.source };
    const isOne = most.agreeing > 1 && most.agreeing === stated.length - 1;
    return verdict(isOne ? 'one-differs' : 'conflict', { ...params, ...other }, receipts);
  },
});
