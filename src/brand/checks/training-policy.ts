import { defineCheck, places, receipt, shown, unread, verdict } from '../check';
import { TRAINING_CRAWLERS } from '../extraction/crawlers';
import { SOURCES } from '../sources';

/**
 * What robots.txt says of the training of models. Both answers are a brand's own business: it is reported and never
 * judged, so that no outcome has a score.
 */
export const trainingPolicy = defineCheck({
  id: 'training-policy',
  dimension: 'machines',
  sources: [
    SOURCES.openAiBots,
    SOURCES.anthropicBots,
    SOURCES.googleExtended,
    SOURCES.commonCrawl,
    SOURCES.contentSignals,
  ],
  outcomes: {
    open: 'na',
    some: 'na',
    closed: 'na',
    'open-signal': 'na',
    'some-signal': 'na',
    'closed-signal': 'na',
    unread: 'unknown',
  },
  needs: ['https-home', 'robots'],
  run: (facts) => {
    const bots = TRAINING_CRAWLERS.map((name) =>
      facts.crawlers.find(({ crawler, resource }) => crawler === name && resource === 'page'),
    );
    if (facts.page.state === 'unread' || bots.some((bot) => (bot?.allowed ?? null) === null)) {
      return unread(facts, bots[0]?.where ?? null);
    }
    const blocked = bots.filter((bot) => bot?.allowed === false);
    const access = blocked.length === 0 ? 'open' : blocked.length === bots.length ? 'closed' : 'some';
    const names = blocked.map((bot) => bot?.crawler ?? '');
    const [signal] = facts.contentSignals;
    const receipts = [
      ...facts.contentSignals.map((one) => receipt(one)),
      ...(blocked.length === 0 ? bots.slice(0, 1) : blocked).flatMap((bot) =>
        places(bot?.where ?? null).map((place) => ({ ...place, value: bot?.crawler ?? '' })),
      ),
    ];
    const params = { blocked: names.join(', '), signal: shown(signal?.value ?? '') };
    return verdict(signal === undefined ? access : (`${access}-signal` as const), params, receipts);
  },
});
