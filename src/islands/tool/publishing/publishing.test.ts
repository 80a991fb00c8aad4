import { assess } from '../../../brand/score/assess';
import { evidence } from '../../../brand/examples/evidence';
import { extractFacts } from '../../../brand/engine/extract';
import { pageEvidence } from '../../../brand/evidence/page-evidence';
import type { Report } from '../../../brand/report/report';
import { ShapeError } from '../../../brand/sharing/json';
import { withoutReceipts, type ReportJson } from '../../../brand/sharing/signature';
import { AssessmentFailure } from '../failure';
import type { Arrival, AssessmentResult, Verification } from '../result';
import { openPublished, readPublished } from './open-published';
import { openedPublication, whyNotPublished, whyNotShared } from './publication';
import { bringBack, isGone, keepFor, publish, remove, share } from './own-report';
import { attemptAt, forgetAttempt, keepAttempt, newKey, onAttempts, type Attempt } from './published-here';
import { isTried, nameOfReports } from './tried';

const ID = '0123456789abc';
const KEY = '0123456789abcdefghjkmnpqrs';
const EXPIRES = '2027-11-24T10:00:00.000Z';
const report = assess(extractFacts(evidence()));
const pasted = assess(extractFacts(pageEvidence('<title>Quay Books</title>', '', report.collectedAt, {})));
const preview = { ...report, scope: 'preview' as const };
const received = JSON.parse(JSON.stringify(report)) as ReportJson;
const signature = { key: 'k1', receipts: 'r'.repeat(43), value: 'v'.repeat(86) };
const publication = { id: ID, state: 'published', deleteKey: KEY, expiresAt: EXPIRES } as const;

function result(changes: Partial<AssessmentResult> = {}): AssessmentResult {
  return { report, received, signature, arrival: { from: 'network' }, basis: { state: 'none' }, ...changes };
}

/** Answers each request alike, and notes what was asked. */
function answering(answer: () => Response | Promise<Response>) {
  const asked: [path: unknown, init: RequestInit | undefined][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    asked.push([path, init]);
    return answer();
  });
  return asked;
}

function storage(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  } as unknown as Storage;
}

afterEach(() => jest.restoreAllMocks());

describe('whether something can be published', () => {
  const why = (changes: Partial<AssessmentResult>) => whyNotPublished('report', [result(changes)]);
  const unsigned = { signature: null };

  it.each<[string, ReturnType<typeof why>, Partial<AssessmentResult>]>([
    ['measured here', null, {}],
    [
      'opened from a private link',
      null,
      { arrival: { from: 'link', receiptsLeftOut: true }, verification: 'verified' },
    ],
    ['opened, not verified in time', null, { arrival: { from: 'link', receiptsLeftOut: false } }],
    ['an example', 'example', { arrival: { from: 'example' } }],
    ['of pasted HTML', 'pasted', { ...unsigned, report: pasted, arrival: { from: 'html' } }],
    [
      'of what was not public',
      'preview',
      { ...unsigned, report: preview, arrival: { from: 'file', remade: { result: 'equal' } } },
    ],
    ['measured where there is no key', 'noKey', unsigned],
    ['opened and unsigned', 'unsigned', { ...unsigned, arrival: { from: 'link', receiptsLeftOut: false } }],
  ])('a report %s: %j', (_, expected, changes) => {
    expect(why(changes)).toBe(expected);
  });

  it('says so of what is not as it was signed, and leaves the rest to the site', () => {
    const verdicts: readonly Verification[] = ['altered', 'unknown-key', 'inconsistent', 'unsupported', 'unreachable'];
    const link: Arrival = { from: 'link', receiptsLeftOut: false };
    expect(verdicts.map((verification) => why({ arrival: link, verification }))).toEqual([
      'doubtful',
      'doubtful',
      'doubtful',
      null,
      null,
    ]);
  });

  it('takes one report that cannot be for the whole comparison', () => {
    expect(whyNotPublished('comparison', [result(), result()])).toBeNull();
    expect(whyNotPublished('comparison', [result(), result({ arrival: { from: 'example' } })])).toBe('comparison');
  });
});

describe('publishing', () => {
  const attempt = { key: 'k-1', previous: null };

  it('sends a report, and a comparison, as they were signed', async () => {
    const asked = answering(() =>
      Response.json({ ...publication, path: `/en/brand-assessment/${ID}/` }, { status: 201 }),
    );
    expect(await publish('assessment', [result()], attempt, 'en')).toEqual({ state: 'kept', publication });
    await publish('comparison', [result(), result()], { key: 'k-2', previous: ID }, 'ar');
    expect(asked.map(([path]) => path)).toEqual(['/api/reports/publish', '/api/reports/publish']);
    expect(asked.map(([, init]) => JSON.parse(init?.body as string) as unknown)).toEqual([
      { key: 'k-1', kind: 'assessment', report: received, signature, locale: 'en' },
      {
        key: 'k-2',
        kind: 'comparison',
        reports: [
          { report: received, signature },
          { report: received, signature },
        ],
        previous: ID,
        locale: 'ar',
      },
    ]);
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['a refusal', () => Response.json({ code: 'site-excluded' }, { status: 403 }), 'site-excluded'],
    ['an error page of something between', () => new Response('<!doctype html>', { status: 502 }), 'unexpected'],
    ['an answer without a day', () => Response.json({ id: ID, deleteKey: KEY }), 'unexpected'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ])('gives a code after %s', async (_, answer, code) => {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
    answering(answer);
    expect(await publish('assessment', [result()], attempt, 'en')).toMatchObject({
      state: 'failed',
      failure: { code },
    });
  });

  it('takes for gone what the site says is not there, and nothing else', async () => {
    const found: boolean[] = [];
    for (const answer of [
      () => new Response(null, { status: 404 }),
      () => new Response(null, { status: 410 }),
      () => new Response(null, { status: 200 }),
      () => new Response(null, { status: 503 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ]) {
      answering(answer);
      found.push(await isGone(ID));
    }
    expect(found).toEqual([true, true, false, false, false]);
  });
});

describe('sharing', () => {
  const shared = { ...publication, state: 'link' } as const;

  it('may have what was measured and signed here, and nothing out of a file', () => {
    const file: Arrival = { from: 'file', remade: { result: 'equal' } };
    const why = (...changes: Partial<AssessmentResult>[]) =>
      whyNotShared(changes.length > 1 ? 'comparison' : 'report', changes.map(result));
    expect([why({}), why({ arrival: file }), why({ arrival: file, signature: null })]).toEqual([
      null,
      'file',
      'unsigned',
    ]);
    expect([why({}, {}), why({}, { arrival: file })]).toEqual([null, 'comparison']);
    expect(why({ signature: null, report: pasted, arrival: { from: 'html' } })).toBe('pasted');
  });

  it('asks for an address, keeps it for other days, deletes it and brings it back', async () => {
    const asked = answering(() => Response.json({ ...shared, held: 'sealed' }));
    expect(await share('assessment', [result()], 'k-1', 7, 'ja')).toEqual({ state: 'kept', publication: shared });
    expect(await keepFor(ID, KEY, 90)).toEqual({ state: 'kept', publication: shared });
    expect(await remove(ID, KEY)).toEqual({ state: 'deleted', held: 'sealed' });
    expect(await bringBack(ID, KEY, 'sealed')).toEqual({ state: 'kept', publication: shared });
    expect(asked.map(([path, init]) => [init?.method, path, JSON.parse(init?.body as string) as unknown])).toEqual([
      ['POST', '/api/reports', { key: 'k-1', kind: 'assessment', report: received, signature, days: 7, locale: 'ja' }],
      ['PATCH', `/api/reports/${ID}`, { deleteKey: KEY, days: 90 }],
      ['DELETE', `/api/reports/${ID}`, { deleteKey: KEY, undo: 'offer' }],
      ['POST', `/api/reports/${ID}`, { deleteKey: KEY, held: 'sealed' }],
    ]);
    answering(() => new Response(null, { status: 204 }));
    expect(await remove(ID, KEY)).toEqual({ state: 'deleted', held: null });
    answering(() => Response.json({ code: 'gone' }, { status: 410 }));
    expect(await remove(ID, KEY)).toMatchObject({ state: 'failed', failure: { code: 'gone' } });
  });

  it('makes keys of 128 bits, and tells the panels beside it', () => {
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newKey()).not.toBe(newKey());
    const told: number[] = [];
    const end = onAttempts(() => told.push(1));
    keepAttempt({ reports: 'r', state: 'link', key: 'k', previous: null, publication: shared }, storage());
    end();
    forgetAttempt('r', storage());
    expect(told).toEqual([1]);
  });
});

describe('what this tab published', () => {
  const tried: Attempt = {
    reports: nameOfReports([result()]),
    state: 'published',
    key: 'k-1',
    previous: null,
    publication: null,
  };

  it('is known again by its reports, in their order, and with the receipts that were there', () => {
    const other = result({ signature: { ...signature, value: 'w'.repeat(86) } });
    const names = [[result()], [other], [result(), other], [other, result()]].map(nameOfReports);
    const bare = result({ received: withoutReceipts(received) });
    expect(new Set([...names, nameOfReports([bare])]).size).toBe(5);
    expect(nameOfReports([result({ arrival: { from: 'link', receiptsLeftOut: false } })])).toBe(names[0]);
  });

  it('keeps the key of an attempt without an answer, then what came of it, until it is forgotten', () => {
    const tab = storage();
    expect(attemptAt(tried.reports, tab)).toBeNull();
    keepAttempt(tried, tab);
    expect(attemptAt(tried.reports, tab)).toEqual(tried);
    const isAsked = (count: 1 | 2, state: 'link' | 'published') => isTried(Array(count).fill(result()), state, tab);
    expect([isAsked(1, 'published'), isAsked(1, 'link'), isAsked(2, 'published')]).toEqual([true, false, false]);
    keepAttempt({ ...tried, publication }, tab);
    keepAttempt({ ...tried, reports: 'others', key: 'k-2' }, tab);
    expect(attemptAt(tried.reports, tab)).toEqual({ ...tried, publication });
    forgetAttempt(tried.reports, tab);
    expect(attemptAt(tried.reports, tab)).toBeNull();
    expect(attemptAt('others', tab)?.key).toBe('k-2');
    expect(attemptAt(tried.reports, null)).toBeNull();
  });

  it('is twenty things at most, the last ones', () => {
    const tab = storage();
    for (let at = 0; at < 25; at += 1) keepAttempt({ ...tried, reports: `r${String(at)}` }, tab);
    expect([attemptAt('r4', tab), attemptAt('r5', tab)?.reports]).toEqual([null, 'r5']);
  });

  it.each(['{', 'null', '{}', '[{}]', '[{"reports":1,"key":"k"}]'])('%j is nothing', (text) => {
    const tab = storage();
    tab.setItem('facet:published', text);
    expect(attemptAt('1', tab)).toBeNull();
  });

  it('does not take an address of another form for its own', () => {
    const tab = storage();
    const forged = { id: '../../evil', deleteKey: KEY, expiresAt: EXPIRES };
    tab.setItem('facet:published', JSON.stringify([{ ...tried, publication: forged }]));
    expect(attemptAt(tried.reports, tab)?.publication).toBeNull();
  });
});

describe('opening what is published', () => {
  const published = (reports: readonly Report[] = [report], kind = 'assessment') => ({
    format: 1,
    id: ID,
    kind,
    publishedAt: '2026-11-24T10:00:00.000Z',
    expiresAt: EXPIRES,
    reports: reports.map((each) => ({ report: JSON.parse(JSON.stringify(each)) as ReportJson, signature })),
    previous: null,
    next: null,
  });

  it('gives its reports with where they are from, known as a whole and not in parts', async () => {
    const asked = answering(() => Response.json(published([report, report], 'comparison')));
    const { kind, results } = await openPublished(ID);
    expect(asked.map(([path]) => path)).toEqual([`/api/reports/published/${ID}`]);
    expect(kind).toBe('comparison');
    expect(results).toMatchObject([
      { received, signature, arrival: { from: 'published', item: { id: ID, place: 0, of: 2 } } },
      { arrival: { from: 'published', item: { place: 1 } } },
    ]);
    expect(openedPublication(results)).toEqual({ ...publication, deleteKey: null });
    expect(openedPublication([...results].reverse())).toBeNull();
    expect(openedPublication(results.slice(0, 1))).toBeNull();
    expect(openedPublication([result()])).toBeNull();
  });

  it('leaves out what the owner of its site hides', () => {
    const { reports } = published();
    const { results } = readPublished({
      ...published([], 'comparison'),
      reports: [null, ...reports, null, ...reports],
    });
    expect(results.map(({ arrival }) => arrival)).toMatchObject([
      { item: { place: 0, of: 2 } },
      { item: { place: 1, of: 2 } },
    ]);
  });

  it('asks nobody for what is no id', async () => {
    const asked = answering(() => Response.json(published()));
    await expect(openPublished('../account')).rejects.toMatchObject({ code: 'published-missing' });
    expect(asked).toEqual([]);
  });

  it.each<[string, () => Response, string]>([
    ['missing', () => Response.json({ code: 'not-found' }, { status: 404 }), 'published-missing'],
    ['deleted', () => Response.json({ code: 'gone' }, { status: 410 }), 'published-missing'],
    ['out of reach', () => Response.json({ code: 'unavailable' }, { status: 503 }), 'unavailable'],
    ['of a version to come', () => Response.json({ ...published(), format: 2 }), 'published-damaged'],
    ['without reports', () => Response.json({ ...published(), reports: [] }), 'published-damaged'],
    ['no JSON', () => new Response('<!doctype html>'), 'published-damaged'],
  ])('says that it is %s', async (_, answer, code) => {
    answering(answer);
    const failure = await openPublished(ID).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(AssessmentFailure);
    expect(failure).toMatchObject({ code });
  });

  it.each([null, {}, { ...published(), kind: 'history' }, { ...published(), publishedAt: 'once' }])(
    'takes %j for no publication',
    (value) => {
      expect(() => readPublished(value)).toThrow(ShapeError);
    },
  );
});
