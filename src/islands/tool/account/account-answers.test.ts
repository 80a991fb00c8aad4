import { saveInAccount, type SaveAnswer } from './account-answers';
import { AssessmentFailure } from '../failure';
import { alreadySaved } from './already-saved';
import { openedSaved, openSaved } from './open-saved';
import type { Keepsake } from '../stash-for-sign-in';
import { afterAnswer, canSave } from './saving';
import { assess } from '../../../brand/score/assess';
import { MAX_BRANDS } from '../../../brand/comparison/compared-brands';
import { extractFacts } from '../../../brand/engine/extract';
import { ShapeError } from '../../../brand/sharing/json';
import { type ReportJson, withoutReceipts } from '../../../brand/sharing/signature';
import { evidence } from '../../../brand/examples/evidence';

const received = JSON.parse(JSON.stringify(assess(extractFacts(evidence())))) as ReportJson;
const signature = { key: 'k1', receipts: 'r'.repeat(43), value: 'v'.repeat(86) };
const one: Keepsake = { kind: 'report', reports: [{ received, signature }] };
const two: Keepsake = { kind: 'comparison', reports: [...one.reports, { received, signature: null }] };
const savedAt = '2026-11-21T10:00:00.000Z';

/** Answers by path, and what was asked. */
function answers(byPath: Readonly<Record<string, () => Response | Promise<Response>>>) {
  const asked: RequestInit[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init = {}) => {
    asked.push(init);
    return (typeof path === 'string' ? (byPath[path] ?? Response.error) : Response.error)();
  });
  return asked;
}

function problem(status: number, code: string, headers: Readonly<Record<string, string>> = {}) {
  return () => Response.json({ code, status }, { status, headers: { ...headers } });
}

afterEach(() => jest.restoreAllMocks());

describe('saveInAccount', () => {
  it.each([
    ['a report', one, { kind: 'report', report: received, signature }],
    [
      'a comparison',
      two,
      {
        kind: 'comparison',
        reports: [
          { report: received, signature },
          { report: received, signature: null },
        ],
      },
    ],
  ])('sends %s with its signatures', async (_, keepsake, body) => {
    const asked = answers({ '/api/reports': () => Response.json({ id: 'a1', savedAt }, { status: 201 }) });
    expect(await saveInAccount(keepsake)).toEqual({ state: 'saved', id: 'a1', savedAt });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toBe(JSON.stringify(body));
  });

  it('asks whether accounts are on only if the user is not signed in', async () => {
    for (const [state, expected] of [
      ['off', 'off'],
      ['out', 'signed-out'],
    ]) {
      answers({
        '/api/reports': problem(401, 'not-signed-in'),
        '/api/auth/session': () => Response.json({ state }),
      });
      expect(await saveInAccount(one)).toEqual({ state: expected });
    }
    answers({ '/api/reports': problem(401, 'not-signed-in'), '/api/auth/session': problem(503, 'unavailable') });
    expect(await saveInAccount(one)).toEqual({ state: 'signed-out' });
  });

  it.each([
    ['a full account', problem(409, 'too-many-saved'), 'too-many-saved'],
    ['another origin', problem(403, 'origin-refused'), 'origin-refused'],
    ['an error page of something between', () => new Response('<!doctype html>', { status: 502 }), 'unexpected'],
    ['an incomplete answer', () => new Response('{}', { status: 201 }), 'unexpected'],
    ['an answer that breaks off', () => new Response('{"id":"a', { status: 201 }), 'unexpected'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ])('gives a code after %s', async (_, answer, code) => {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
    answers({ '/api/reports': answer });
    expect(await saveInAccount(one)).toMatchObject({ state: 'failed', failure: { code, retryAt: null } });
  });

  it.each([
    ['90', 1_090_000],
    ['Thu, 01 Jan 1970 00:30:00 GMT', 1_800_000],
    ['soon', null],
  ])('reads when to try again: %s', async (header, retryAt) => {
    jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    answers({ '/api/reports': problem(429, 'too-many-requests', { 'Retry-After': header }) });
    expect(await saveInAccount(one)).toMatchObject({ failure: { code: 'too-many-requests', retryAt } });
  });
});

describe('openSaved', () => {
  const saved = { id: 'a1', savedAt, kind: 'report', reports: [{ report: received, signature }] };

  it('gives the report with where it is from', async () => {
    const asked = answers({ '/api/reports/a%2F1': () => Response.json(saved) });
    expect(await openSaved('a/1')).toMatchObject({
      kind: 'report',
      results: [
        { received, signature, arrival: { from: 'saved', receiptsLeftOut: false, item: { id: 'a1', savedAt } } },
      ],
    });
    expect(new Headers(asked[0]?.headers).get('accept')).toBe('application/json');
  });

  it('gives the reports of a comparison in their order', () => {
    const bare = withoutReceipts(received);
    const { results } = openedSaved({
      ...{ id: 'a1', savedAt, kind: 'comparison' },
      reports: [{ report: bare, signature }, { report: received }],
    });
    expect(results).toMatchObject([
      { received: bare, signature, arrival: { receiptsLeftOut: true, item: { place: 0, of: 2 } } },
      { received, signature: null, arrival: { receiptsLeftOut: false, item: { place: 1, of: 2 } } },
    ]);
    expect(alreadySaved(results)).toMatchObject({ id: 'a1', savedAt });
    expect(alreadySaved(results.toReversed())).toBeNull();
    expect(alreadySaved(results.slice(0, 1))).toBeNull();
  });

  it('gives as many reports as a comparison may have, and no more', () => {
    const ofLength = (length: number) =>
      openedSaved({
        ...{ id: 'a1', savedAt, kind: 'comparison' },
        reports: Array.from({ length }, () => ({ report: received, signature })),
      });
    expect(ofLength(MAX_BRANDS).results).toHaveLength(MAX_BRANDS);
    expect(() => ofLength(MAX_BRANDS + 1)).toThrow(ShapeError);
  });

  it.each([
    ['missing', problem(404, 'not-found'), 'saved-missing'],
    ['of nobody signed in', problem(401, 'not-signed-in'), 'saved-signed-out'],
    ['out of reach', problem(503, 'unavailable'), 'unavailable'],
    ['of a version to come', () => Response.json({ ...saved, kind: 'history' }), 'saved-damaged'],
    ['without a report', () => Response.json({ ...saved, reports: [{ report: null }] }), 'saved-damaged'],
    ['without reports', () => Response.json({ ...saved, reports: [] }), 'saved-damaged'],
    ['no JSON', () => new Response('<!doctype html>'), 'saved-damaged'],
  ])('says that it is %s', async (_, answer, code) => {
    answers({ '/api/reports/a1': answer });
    const failure = await openSaved('a1').catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(AssessmentFailure);
    expect(failure).toMatchObject({ code });
  });
});

describe('saving', () => {
  const signedOut: SaveAnswer = { state: 'signed-out' };

  it('is done once, and can be tried again after everything else', () => {
    expect(canSave({ phase: 'idle' })).toBe(true);
    expect(canSave({ phase: 'busy' })).toBe(false);
    expect(canSave(afterAnswer({ state: 'saved', id: 'a1', savedAt }, false, () => true))).toBe(false);
    for (const answer of [signedOut, { state: 'off' } as const]) {
      expect(canSave(afterAnswer(answer, false, () => true))).toBe(true);
    }
  });

  it('tells who came back as they went from who was never sent away', () => {
    expect(afterAnswer(signedOut, true, () => true)).toEqual({ phase: 'signed-out', isReturn: true, isKept: true });
    expect(afterAnswer(signedOut, false, () => false)).toEqual({
      ...{ phase: 'signed-out', isReturn: false, isKept: false },
    });
  });
});
