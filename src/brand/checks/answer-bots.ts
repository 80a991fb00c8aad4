import { defineCheck, places, unread, verdict } from '../check';
import { ANSWER_CRAWLERS } from '../extraction/crawlers';
import { SOURCES } from '../sources';

/** Outcomes by how many of the three are kept out. */
const OUTCOMES = ['pass', 'two', 'one', 'none'] as const;

/** Whether robots.txt lets the crawlers in whose index assistants look when they answer. */
export const answerBots = defineCheck({
  id: 'answer-bots',
  dimension: 'machines',
  sources: [SOURCES.openAiBots, SOURCES.anthropicBots, SOURCES.perplexityBots, SOURCES.robots],
  outcomes: { pass: 1000, two: 667, one: 333, none: 0, unread: 'unknown' },
  needs: ['https-home', 'robots'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const bots = ANSWER_CRAWLERS.map((name) =>
      facts.crawlers.find(({ crawler, resource }) => crawler === name && resource === 'page'),
    );
    if (bots.some((bot) => (bot?.allowed ?? null) === null)) return unread(facts, bots[0]?.where ?? null);
    const blocked = bots.filter((bot) => bot?.allowed === false);
    if (blocked.length === 0) return verdict('pass', {}, places(bots[0]?.where ?? null));
    const receipts = blocked.flatMap((bot) =>
      places(bot?.where ?? null).map((place) => ({ ...place, value: bot?.crawler ?? '', odd: true as const })),
    );
    const params = { blocked: blocked.map((bot) => bot?.crawler ?? '').join(', ') };
    return verdict(OUTCOMES[blocked.length] ?? 'none', params, receipts);
  },
});
