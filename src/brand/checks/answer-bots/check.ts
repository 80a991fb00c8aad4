import { ANSWER_CRAWLERS } from '../../basics/crawlers';
import { definePageCheck, measured, receiptsAt, unread, verdict } from '../check';
import { blockedOf, pageAccess } from '../shared/crawler-access';
import { SOURCES } from '../sources';

/** Outcomes if one of the three is kept out, and if two are. */
const OUTCOMES = ['two', 'one'] as const;

/** Whether robots.txt lets the crawlers in whose index assistants look when they answer. */
export const check = definePageCheck({
  id: 'answer-bots',
  dimension: 'machines',
  order: 30,
  weight: 3,
  standing: 'recommended',
  remedy: 'file',
  face: 'chat',
  sources: [SOURCES.openAiBots, SOURCES.anthropicBots, SOURCES.perplexityBots, SOURCES.robots],
  outcomes: { pass: 1000, two: 667, one: 333, none: 0 },
  needs: ['https-home', 'robots'],
  place: 'public',
  run: (facts) => {
    const bots = pageAccess(facts, ANSWER_CRAWLERS);
    const blocked = blockedOf(bots);
    const first = bots[0]?.where ?? null;
    if (blocked === null) return unread(facts, first);
    if (blocked.length === 0) return verdict('pass', {}, receiptsAt(first));
    const receipts = blocked.flatMap(({ where, crawler }) => measured(where, crawler, true));
    const params = { blocked: blocked.map(({ crawler }) => crawler).join(', ') };
    return verdict(OUTCOMES[blocked.length - 1] ?? 'none', params, receipts);
  },
});
