/** What holds for any evidence: it is taken away at random from recorded sites and given back piece by piece. */
import fs from 'node:fs';
import path from 'node:path';
import { assess } from './assess';
import type { Evidence, EvidenceRequest, FailureReason, SkipReason } from './evidence';
import { extractFacts } from './extract';
import type { CheckResult, Report } from './report';
import { ACCESS_VERDICTS } from './testing/access-verdicts';
import { evidence } from './testing/evidence';
import { FINDABILITY_VERDICTS } from './testing/findability-verdicts';
import { IDENTITY_VERDICTS } from './testing/identity-verdicts';
import { LANGUAGES_VERDICTS } from './testing/languages-verdicts';
import { MACHINES_VERDICTS } from './testing/machines-verdicts';
import { PREVIEWS_VERDICTS } from './testing/previews-verdicts';
import { TRUST_VERDICTS } from './testing/trust-verdicts';

const EXAMPLES = path.join(process.cwd(), 'content/examples');

const SITES: readonly (readonly [name: string, evidence: Evidence])[] = [
  ['the good site', evidence()],
  ...fs
    .readdirSync(EXAMPLES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(fs.readFileSync(path.join(EXAMPLES, file), 'utf8')) as Evidence] as const),
];

/** Evidence as it is gathered: the page is asked for over http only where https does not answer with one. */
function asGathered(given: Evidence): Evidence {
  const https = given.requests.find(({ id }) => id === 'https-home');
  if (https?.state !== 'answered') return given;
  const requests = given.requests.map((request) =>
    request.id === 'http-home' && request.state === 'answered' ? { ...request, body: null } : request,
  );
  return { ...given, requests };
}

/** Sites that do one thing differently. */
const VARIANTS: readonly Evidence[] = [
  ...IDENTITY_VERDICTS,
  ...PREVIEWS_VERDICTS,
  ...FINDABILITY_VERDICTS,
  ...ACCESS_VERDICTS,
  ...TRUST_VERDICTS,
  ...LANGUAGES_VERDICTS,
  ...MACHINES_VERDICTS,
].map(([, , given]) => asGathered(given));

const RUNS = 150;
const RUNS_OF_VARIANT = 4;

/** Reasons that tell nothing of a site: others, such as a refused connection, are evidence themselves. */
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

/** A request of which less is known; null where nothing is known of it as it is. */
function lessened(request: EvidenceRequest, roll: (limit: number) => number): EvidenceRequest | null {
  if (request.state !== 'answered') return null;
  const { id, url, body } = request;
  // Of a robots.txt the start that is read is all that counts (RFC 9309 §2.5): a shorter one says something else.
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
  /** The request of which more is known. */
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

function pairs(site: Evidence, runs = RUNS, from = 0): readonly (Pair & { readonly seed: number })[] {
  return Array.from({ length: runs }, (_, run) => from + run).flatMap((seed) => {
    const pair = pairOf(site, seed);
    return pair === null ? [] : [{ ...pair, seed }];
  });
}

const reportOf = (given: Evidence): Report => assess(extractFacts(given));

/** `id: outcome → outcome` of each check that was assessed and is unknown with more evidence. */
function forgotten(before: Report, after: Report): readonly string[] {
  const later = new Map(after.checks.map((check): [string, CheckResult] => [check.id, check]));
  return before.checks.flatMap((check) => {
    const then = later.get(check.id);
    return typeof check.score === 'number' && then?.score === 'unknown'
      ? [`${check.id}: ${check.outcome} → ${then.outcome}`]
      : [];
  });
}

describe.each(SITES)('of %s', (_, site) => {
  it('more evidence never turns a verdict into “could not be read”', () => {
    const problems = pairs(site).flatMap(({ seed, id, less, more }) =>
      forgotten(reportOf(less), reportOf(more)).map((problem) => `seed ${seed}, with ${id}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('scores lie between 0 and 1000, and in their interval, whatever is missing', () => {
    for (const { seed, less } of pairs(site)) {
      const { overall, dimensions } = reportOf(less);
      for (const score of [overall, ...dimensions.map((dimension) => dimension.score)]) {
        if (score === null) continue;
        const { low, value, high } = score;
        const values = [0, low, value, high, 1000];
        expect({ seed, values }).toEqual({ seed, values: values.toSorted((a, b) => a - b) });
      }
    }
  });

  it('facts and report are the same when stored as JSON and read again', () => {
    for (const { less } of pairs(site)) {
      const facts = extractFacts(less);
      const report = assess(facts);
      const again = JSON.parse(JSON.stringify(facts)) as typeof facts;
      expect(again).toStrictEqual(facts);
      expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
      expect(assess(again)).toStrictEqual(report);
    }
  });

  it('what is not known costs nothing: no check fails for a request that was not made', () => {
    const whole = new Map(reportOf(site).checks.map(({ id, score }) => [id, score]));
    const requests = site.requests.map(({ id }): EvidenceRequest => ({ state: 'skipped', id, reason: 'deadline' }));
    const nothing = reportOf({ ...site, requests });
    expect(nothing.checks.filter(({ score }) => typeof score === 'number')).toEqual([]);
    expect(nothing.overall).toBeNull();
    expect(nothing.checks).toHaveLength(whole.size);
  });
});

describe('of sites that do one thing differently', () => {
  it('more evidence never turns a verdict into “could not be read”', () => {
    const problems = VARIANTS.flatMap((site, index) =>
      pairs(site, RUNS_OF_VARIANT, index * RUNS_OF_VARIANT).flatMap(({ seed, id, less, more }) =>
        forgotten(reportOf(less), reportOf(more)).map(
          (problem) => `variant ${index}, seed ${seed}, with ${id}: ${problem}`,
        ),
      ),
    );
    expect(problems).toEqual([]);
  });
});
