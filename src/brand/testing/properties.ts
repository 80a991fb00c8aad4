/** Properties that hold for any evidence, tested by removing random pieces of recorded sites and putting them back. */
import { assess } from '../score/assess';
import type { Evidence, EvidenceRequest, FailureReason, SkipReason } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import type { Facts } from '../facts/facts';
import type { CheckResult, Report } from '../report/report';
import { expectStored, isSame } from './stored';
import { VERDICTS } from '../engine/verdicts';
import { evidence } from '../examples/evidence';

/** Evidence as we gather it: the page is requested over http only if https doesn't respond with one. */
function asGathered(given: Evidence): Evidence {
  const https = given.requests.find(({ id }) => id === 'https-home');
  if (https?.state !== 'answered') return given;
  const requests = given.requests.map((request) =>
    request.id === 'http-home' && request.state === 'answered' ? { ...request, body: null } : request,
  );
  return { ...given, requests };
}

/** Sites that do one thing differently. */
const VARIANTS: readonly Evidence[] = VERDICTS.map(([, , given]) => asGathered(given));

/** Reasons that tell nothing about a site: others, such as a refused connection, are evidence themselves. */
const LOST: readonly FailureReason[] = ['too-slow', 'connection-reset', 'tls', 'refused-address', 'too-large'];
const LEFT_OUT: readonly SkipReason[] = ['deadline', 'robots', 'request-limit'];

/** A generator of pseudo-random whole numbers below `limit`, so that a failure can be repeated (mulberry32). */
function dice(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function pick<T>(from: readonly T[], roll: (limit: number) => number): T {
  const found = from[roll(from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** The request with less known about it; null if nothing is known about it anyway. */
function lessened(request: EvidenceRequest, roll: (limit: number) => number): EvidenceRequest | null {
  if (request.state !== 'answered') return null;
  const { id, url, body } = request;
  // Only the start of robots.txt that we read counts (RFC 9309 §2.5), so a shorter one says something else.
  if (body?.kind !== 'text' || id.endsWith('robots') || roll(2) === 0) {
    return roll(2) === 0
      ? { state: 'skipped', id, reason: pick(LEFT_OUT, roll) }
      : { state: 'failed', id, url, redirects: [], reason: pick(LOST, roll), ms: { total: 1 } };
  }
  return { ...request, body: { ...body, text: body.text.slice(0, roll(body.text.length)), truncated: true } };
}

interface Pair {
  readonly less: Evidence;
  readonly more: Evidence;
  /** The request about which more is known. */
  readonly id: string;
}

/** Evidence with some of its requests lessened, and the same with one of them given back: often the page itself. */
function pairOf(site: Evidence, seed: number): Pair | null {
  const roll = dice(seed);
  const { id } = pick(site.requests, roll);
  const focus = roll(3) === 0 ? 'https-home' : id;
  const share = roll(4);
  const changed = new Map<string, EvidenceRequest>();
  for (const request of site.requests) {
    const less = request.id === focus || roll(8) < share ? lessened(request, roll) : null;
    if (less !== null) changed.set(request.id, less);
  }
  const original = site.requests.find((request) => request.id === focus);
  if (original === undefined || !changed.has(focus)) return null;
  const requests = site.requests.map((request) => changed.get(request.id) ?? request);
  return {
    id: focus,
    less: { ...site, requests },
    more: { ...site, requests: requests.map((request) => (request.id === focus ? original : request)) },
  };
}

function pairs(site: Evidence, runs: number, from: number): readonly (Pair & { readonly seed: number })[] {
  return Array.from({ length: runs }, (_, run) => from + run).flatMap((seed) => {
    const pair = pairOf(site, seed);
    return pair === null ? [] : [{ ...pair, seed }];
  });
}

/** The results of both, made once for everything that has to hold for them. */
interface Assessed {
  readonly label: string;
  readonly facts: Facts;
  readonly before: Report;
  readonly after: Report;
}

function assessed(site: Evidence, runs: number, from = 0): readonly Assessed[] {
  return pairs(site, runs, from).map(({ seed, id, less, more }) => {
    const facts = extractFacts(less);
    return {
      label: `seed ${seed}, with ${id}`,
      facts,
      before: assess(facts),
      after: assess(extractFacts(more)),
    };
  });
}

/** `seed: check: outcome → outcome` of each check that was assessed and is unknown with more evidence. */
function forgotten({ label, before, after }: Assessed): readonly string[] {
  const later = new Map(after.checks.map((check): [string, CheckResult] => [check.id, check]));
  return before.checks.flatMap((check) => {
    const then = later.get(check.id);
    return typeof check.score === 'number' && then?.score === 'unknown'
      ? [`${label}: ${check.id}: ${check.outcome} → ${then.outcome}`]
      : [];
  });
}

/** `seed: check: outcome → outcome` of each check that lost points and with more evidence loses fewer, or does not apply. */
function wronged({ label, before, after }: Assessed): readonly string[] {
  const later = new Map(after.checks.map((check): [string, CheckResult] => [check.id, check]));
  return before.checks.flatMap((check) => {
    const then = later.get(check.id);
    if (typeof check.score !== 'number' || check.score === 1000 || then === undefined) return [];
    const isBetter = typeof then.score === 'number' ? then.score > check.score : then.score === 'na';
    return isBetter ? [`${label}: ${check.id}: ${check.outcome} → ${then.outcome}`] : [];
  });
}

/** How much is tried. */
export interface Runs {
  /** How often evidence is taken away from each recorded site. */
  readonly ofSite: number;
  /** And from each site that does one thing differently; below 1, from that share of them. */
  readonly ofVariant: number;
}

/** Declares the tests. @param recorded the files of recorded sites, by name */
export function describeProperties(recorded: Readonly<Record<string, string>>, { ofSite, ofVariant }: Runs): void {
  const sites = [
    ['the good site', evidence()] as const,
    ...Object.entries(recorded).map(([name, text]) => [name, JSON.parse(text) as Evidence] as const),
  ];

  describe.each(sites)('of %s', (_, site) => {
    let runs: readonly Assessed[];
    beforeAll(() => (runs = assessed(asGathered(site), ofSite)));

    it('nothing is held against it that more evidence clears', () => {
      expect(runs.flatMap(wronged)).toEqual([]);
    });

    it('more evidence never turns a verdict into “could not be read”', () => {
      expect(runs.flatMap(forgotten)).toEqual([]);
    });

    it('scores lie between 0 and 1000, and in their interval, even if evidence is missing', () => {
      for (const { label, before } of runs) {
        for (const score of [before.overall, ...before.dimensions.map((dimension) => dimension.score)]) {
          if (score === null) continue;
          const { low, value, high } = score;
          const values = [0, low, value, high, 1000];
          expect({ label, values }).toEqual({ label, values: values.toSorted((a, b) => a - b) });
        }
      }
    });

    it('facts and report are the same when stored as JSON and read again', () => {
      for (const { facts, before } of runs) {
        const ofStored = assess(expectStored(facts));
        expectStored(before);
        if (!isSame(ofStored, before)) expect(ofStored).toStrictEqual(before);
      }
    });

    it('what is not known costs nothing: no check fails for a request that was not made', () => {
      const requests = site.requests.map(({ id }): EvidenceRequest => ({ state: 'skipped', id, reason: 'deadline' }));
      const nothing = assess(extractFacts({ ...site, requests }));
      expect(nothing.checks.filter(({ score }) => typeof score === 'number')).toEqual([]);
      expect(nothing.overall).toBeNull();
      expect(nothing.checks).toHaveLength(assess(extractFacts(site)).checks.length);
    });
  });

  describe('of sites that do one thing differently', () => {
    let runs: readonly Assessed[];
    beforeAll(() => {
      const step = Math.ceil(1 / ofVariant);
      const times = Math.ceil(ofVariant);
      runs = VARIANTS.flatMap((site, index) =>
        (index % step === 0 ? assessed(site, times, index * times) : []).map((run) => ({
          ...run,
          label: `variant ${index}, ${run.label}`,
        })),
      );
    });

    it('nothing is held against them that more evidence clears', () => {
      expect(runs.flatMap(wronged)).toEqual([]);
    });

    it('more evidence never turns a verdict into “could not be read”', () => {
      expect(runs.flatMap(forgotten)).toEqual([]);
    });
  });
}
