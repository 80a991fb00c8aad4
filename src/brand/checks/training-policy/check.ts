import { TRAINING_CRAWLERS } from '../../basics/crawlers';
import { defineCheck, measured, receiptsOf, shown, unread, verdict } from '../check';
import { blockedOf, pageAccess } from '../shared/crawler-access';
import { SOURCES } from '../sources';

/**
 * What robots.txt says about training models. Both answers are a brand's own business: it is reported and never
 * judged, so that no outcome has a score.
 */
export const check = defineCheck({
  id: 'training-policy',
  dimension: 'machines',
  order: 40,
  weight: 0,
  standing: 'ours',
  remedy: 'file',
  sources: [
    SOURCES.openAiBots,
    SOURCES.anthropicBots,
    SOURCES.googleExtended,
    SOURCES.commonCrawl,
    SOURCES.contentSignals,
  ],
  outcomes: { open: 'na', some: 'na', closed: 'na', 'open-signal': 'na', 'some-signal': 'na', 'closed-signal': 'na' },
  needs: ['https-home', 'robots'],
  place: 'public',
  run: (facts) => {
    const bots = pageAccess(facts, TRAINING_CRAWLERS);
    const blocked = blockedOf(bots);
    if (facts.page.state === 'unread' || blocked === null) return unread(facts, bots[0]?.where ?? null);
    const access = blocked.length === 0 ? 'open' : blocked.length === bots.length ? 'closed' : 'some';
    // A signal holds for the group it is in; one outside of all groups is meant for all.
    const [signal] = facts.contentSignals.filter(({ agents }) => agents === null || agents.includes('*'));
    const receipts = [
      ...receiptsOf(facts.contentSignals),
      ...(blocked.length === 0 ? bots.slice(0, 1) : blocked).flatMap(({ where, crawler }) =>
        measured(where, crawler, false),
      ),
    ];
    const params = { blocked: blocked.map(({ crawler }) => crawler).join(', '), signal: shown(signal?.value ?? '') };
    return verdict(signal === undefined ? access : (`${access}-signal` as const), params, receipts);
  },
});
