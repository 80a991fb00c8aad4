/** Checks of what robots.txt says to the crawlers of link previews, of assistants and of the training of models. */
import { defineCheck, definePageCheck, measured, receiptsAt, receiptsOf, shown, unread, verdict } from './check';
import { ANSWER_CRAWLERS, PREVIEW_CRAWLERS, TRAINING_CRAWLERS } from '../basics/crawlers';
import type { CrawlerAccess, Facts } from '../facts/facts';
import { SOURCES } from './sources';

/** False if one of the URLs is refused, null if none is and one is not known. */
function allAllowed(access: readonly CrawlerAccess[]): boolean | null {
  if (access.some(({ allowed }) => allowed === false)) return false;
  return access.length === 0 || access.some(({ allowed }) => allowed === null) ? null : true;
}

/** Whether robots.txt lets the crawlers that make link previews fetch the page and its image. */
export const previewBots = definePageCheck({
  id: 'preview-bots',
  sources: [SOURCES.robots],
  outcomes: { pass: 1000, some: 500, none: 0 },
  needs: ['https-home', 'robots'],
  place: 'public',
  run: (facts) => {
    const wanted = facts.crawlers.filter(
      ({ crawler, resource }) => resource !== 'logo' && PREVIEW_CRAWLERS.some((name) => name === crawler),
    );
    const bots = PREVIEW_CRAWLERS.map((name) => {
      const access = wanted.filter(({ crawler }) => crawler === name);
      return { name, access, allowed: allAllowed(access) };
    });
    if (bots.some(({ allowed }) => allowed === null)) {
      return unread(facts, ...wanted.map(({ where }) => where).slice(0, 2));
    }
    const blocked = bots.filter(({ allowed }) => allowed === false);
    // Further down the page an image may be declared that they may not fetch, or on a host that was not asked.
    const mayBeMore = facts.page.state === 'partial' && facts.previewImageDeclared === null;
    if (mayBeMore && blocked.length < bots.length) return unread(facts);
    if (blocked.length === 0) {
      const files = wanted.filter(({ crawler }) => crawler === PREVIEW_CRAWLERS[0]);
      return verdict('pass', {}, receiptsAt(...files.map(({ where }) => where)));
    }
    const receipts = blocked.flatMap(({ name, access }) =>
      access.filter(({ allowed }) => allowed === false).flatMap(({ where }) => measured(where, name, true)),
    );
    const params = { blocked: blocked.map(({ name }) => name).join(', ') };
    return verdict(blocked.length === bots.length ? 'none' : 'some', params, receipts);
  },
});

/** What robots.txt says of the page to each of the crawlers. */
function pageAccess({ crawlers }: Facts, names: readonly string[]): readonly CrawlerAccess[] {
  return names.flatMap(
    (name) => crawlers.find(({ crawler, resource }) => crawler === name && resource === 'page') ?? [],
  );
}

/** Those that are kept out; null if that is not known of one of them. */
function blockedOf(bots: readonly CrawlerAccess[]): readonly CrawlerAccess[] | null {
  if (bots.length === 0 || bots.some(({ allowed }) => allowed === null)) return null;
  return bots.filter(({ allowed }) => allowed === false);
}

/** Outcomes by how many of the three are kept out. */
const OUTCOMES = ['pass', 'two', 'one', 'none'] as const;

/** Whether robots.txt lets the crawlers in whose index assistants look when they answer. */
export const answerBots = definePageCheck({
  id: 'answer-bots',
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
    return verdict(OUTCOMES[blocked.length] ?? 'none', params, receipts);
  },
});

/**
 * What robots.txt says of the training of models. Both answers are a brand's own business: it is reported and never
 * judged, so that no outcome has a score.
 */
export const trainingPolicy = defineCheck({
  id: 'training-policy',
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
    const [signal] = facts.contentSignals;
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
