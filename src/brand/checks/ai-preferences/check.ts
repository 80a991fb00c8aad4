import type { AiStatement } from '../../facts/ai-preferences';
import { definePageCheck, receipt, receiptsAt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** If several uses contradict each other, the first of these is reported. Training comes first: it can't be undone. */
const GRAVEST_FIRST = ['training', 'answers', 'search'] as const;

/** Whether what a site says to AI services in robots.txt, header fields and elements is one answer for each use. */
export const check = definePageCheck({
  id: 'ai-preferences',
  dimension: 'machines',
  order: 45,
  weight: 0,
  standing: 'ours',
  remedy: 'file',
  sources: [
    SOURCES.contentSignals,
    SOURCES.aiPreferencesAttached,
    SOURCES.aiPreferencesVocabulary,
    SOURCES.rsl,
    SOURCES.tdmReservation,
    SOURCES.aiFeatures,
  ],
  outcomes: {
    agrees: 1000,
    silent: 1000,
    idle: 500,
    'contradicts-training': 0,
    'contradicts-answers': 0,
    'contradicts-search': 0,
  },
  needs: ['https-home', 'robots'],
  place: 'public',
  run: (facts) => {
    const { statements, crawlers, contradictions } = facts.aiPreferences;
    for (const use of GRAVEST_FIRST) {
      const first = contradictions.find((one) => one.use === use);
      if (first === undefined) continue;
      const sides = contradictions.flatMap(({ granted, refused }) => [granted, refused]);
      const odd = [
        ...new Map(sides.map((one) => [JSON.stringify([one.where.source, one.where.line, one.value]), one])).values(),
      ];
      const params = { granted: shown(first.granted.value), refused: shown(first.refused.value) };
      return verdict(`contradicts-${use}`, params, receiptsOf(odd, true));
    }
    const [decides] = crawlers;
    if (crawlers.some(({ allowed }) => allowed === null)) return unread(facts, decides?.where ?? null);
    const isIdle = (one: AiStatement) => one.isIdle;
    const idle = statements.find(isIdle);
    const receipts = statements.map((one) => receipt(one, one.isIdle));
    if (idle !== undefined) return verdict('idle', { text: shown(idle.where.snippet ?? idle.value) }, receipts);
    const named = crawlers.filter(({ isNamed }) => isNamed);
    const rules = named.flatMap(({ crawler, where }) => (where === null ? [] : [receipt({ value: crawler, where })]));
    if (statements.length + named.length === 0) return verdict('silent', {}, receiptsAt(decides?.where ?? null));
    return verdict('agrees', {}, [...receipts, ...rules]);
  },
});
