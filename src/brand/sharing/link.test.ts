import { assess } from '../score/assess';
import { extractFacts } from '../engine/extract';
import { CHECKS_1_0, CHECKS_2_0 } from '../score/recorded-rubric';
import { RUBRIC } from '../score/rubric';
import { OUTLINE_1_0, OUTLINE_2_0 } from '../score/rubric-outline';
import { score } from '../score/score';
import { evidence, failed, innerPage } from '../examples/evidence';
import { pageEvidence } from '../evidence/page-evidence';
import { BLANK, change, JSON_LD } from '../examples/pages';
import { isConsistent } from './consistency';
import { fragmentOf, isComparisonFragment, isReportFragment, packedIn, sharedFragment } from './fragment';
import { parseComparisonPayload, parsePayload, sharedReport } from './link';
import { comparisonPayload, linkPayload } from './payload';
import type { ReportJson } from './signature';

const CHECKS = RUBRIC.dimensions.flatMap(({ checks }) => checks);
const report = assess(extractFacts(evidence()));
const json = JSON.parse(JSON.stringify(report)) as ReportJson;
const TARGET = { address: 'northwind.example', origin: 'https://northwind.example' };
const signature = { key: 'k1', receipts: 'r'.repeat(43), value: 'v'.repeat(86) };

/** A payload with one part of the report put in place of another. */
function changed(changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ report: { ...json, ...changes }, signature: null });
}

function check(changes: Readonly<Record<string, unknown>>): string {
  const [first, ...others] = json['checks'] as readonly ReportJson[];
  return changed({ checks: [{ ...first, ...changes }, ...others] });
}

function portrait(changes: Readonly<Record<string, unknown>>): string {
  return changed({ portrait: { ...(json['portrait'] as ReportJson), ...changes } });
}

describe('a fragment', () => {
  it('holds a packed report of a version', () => {
    expect(packedIn(sharedFragment('report', 'abc'))).toEqual({ ok: true, packed: 'abc' });
    expect(isReportFragment('#r=9.x')).toBe(true);
    expect(isReportFragment('#check-favicon')).toBe(false);
  });

  it('holds a packed comparison by another name', () => {
    const fragment = sharedFragment('comparison', 'abc');
    expect([isComparisonFragment(fragment), isReportFragment(fragment)]).toEqual([true, false]);
    expect(packedIn(fragment, 'comparison')).toEqual({ ok: true, packed: 'abc' });
    expect(packedIn('#r=1.abc', 'comparison')).toEqual({ ok: false, code: 'link-malformed' });
    expect(fragmentOf(`see https://facet.example/${fragment}`, 'comparison')).toBe(fragment);
    expect(fragmentOf('https://facet.example/#r=1.abc', 'comparison')).toBeNull();
  });

  it('is left whole to what unpacks it', () => {
    for (const packed of ['', 'a\nb', '#r=1.a']) expect(packedIn(`#r=1.${packed}`)).toEqual({ ok: true, packed });
  });

  it.each([
    ['#r=2.abc', 'link-version'],
    ['#r=', 'link-malformed'],
    ['#r=1', 'link-malformed'],
    ['#r=abc', 'link-malformed'],
    ['#r=-1.abc', 'link-malformed'],
    ['x#r=1.abc', 'link-malformed'],
    ['#r=1234567.abc', 'link-malformed'],
    ['#r=999999.abc', 'link-version'],
    ['#c=1.abc', 'link-malformed'],
  ])('%s is refused as %s', (fragment, code) => {
    expect(packedIn(fragment)).toEqual({ ok: false, code });
  });

  it('is found in a link, even with other text around it', () => {
    expect(fragmentOf(' https://facet.example/ar/brand-assessment/#r=1.a-b_c \n')).toBe('#r=1.a-b_c');
    expect(fragmentOf('see https://facet.example/en/brand-assessment/#r=1.abc, please')).toBe('#r=1.abc');
    expect(fragmentOf('https://facet.example/en/brand-assessment/#r=')).toBe('#r=');
    expect(fragmentOf('https://facet.example/en/brand-assessment/')).toBeNull();
    expect(fragmentOf('')).toBeNull();
  });
});

describe('a payload', () => {
  it('brings back the report and its signature', () => {
    const read = parsePayload(linkPayload(json, signature, 'with'));
    expect(read).toEqual({ ok: true, shared: { report, received: json, signature, receiptsLeftOut: false } });
  });

  it.each([
    ['an inner page', innerPage()],
    ['a pasted page', pageEvidence(BLANK, '', '2026-01-02T03:04:05.000Z', {})],
    ['a site that could not be read', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],
  ])('brings back the report on %s', (_, given) => {
    const made = { ...assess(extractFacts(given)), proofs: [{ fix: 'head', checks: ['charset'] }] };
    const read = parsePayload(JSON.stringify({ report: made, signature: null }));
    expect(read.ok && read.shared.report).toEqual(JSON.parse(JSON.stringify(made)));
  });

  it('says that receipts were left out, and is a report without them', () => {
    const read = parsePayload(linkPayload(json, signature, 'without'));
    expect(read).toMatchObject({ ok: true, shared: { signature, receiptsLeftOut: true } });
    expect(read.ok && read.shared.report.checks.map(({ receipts }) => receipts.length)).toEqual(
      report.checks.map(() => 0),
    );
    expect(read.ok && read.shared.report.overall).toEqual(report.overall);
  });

  it('keeps what a later version adds for the signature, and shows what it knows', () => {
    const read = parsePayload(changed({ later: { added: true } }));
    expect(read.ok && read.shared.received['later']).toEqual({ added: true });
    expect(read.ok && 'later' in read.shared.report).toBe(false);
  });

  it('takes what an earlier version did not state for nothing', () => {
    const { names: _, excerpt: __, ...older } = json['portrait'] as ReportJson;
    const read = parsePayload(changed({ portrait: older }));
    expect(read.ok && read.shared.report.portrait).toMatchObject({ names: [], excerpt: null });
  });

  it('takes everything that is just within its bounds', () => {
    const within = [
      changed({ target: { ...TARGET, typed: 'http://northwind.example', final: 'https://northwind.example/a?b#c' } }),
      changed({ collectedAt: '2026-01-02T03:04:05.123456789Z', rubricVersion: '1.0-rc.1' }),
      changed({ collectedAt: '2026-01-02T03:04:05.1Z', rubricVersion: '2' }),
      changed({ collectedAt: '2026-01-02T03:04:05Z', rubricVersion: '10.12.1' }),
      check({ id: '9-a', params: { Z: '', a1: 1 } }),
      portrait({ textLanguage: 'de' }),
      JSON.stringify({
        report: json,
        signature: { key: 'A-z_9', receipts: 'Az9-_'.padEnd(43, 'x'), value: 'Az9-_'.padEnd(86, 'x') },
      }),
      check({ id: 'a'.repeat(60), score: 0, weight: 1000, params: { ['a'.repeat(40)]: 'x'.repeat(4000) } }),
      check({ receipts: Array.from({ length: 100 }, () => ({ request: 'robots', url: '', source: 'x', line: 1 })) }),
      portrait({ textLanguage: 'gsw', image: { url: null, state: 'none', type: null, width: 0, height: null } }),
    ];
    expect(within.filter((payload) => !parsePayload(payload).ok)).toEqual([]);
  });

  it('takes checks and outcomes of another rubric', () => {
    const check = {
      id: 'smell',
      dimension: 'identity',
      outcome: 'sweet',
      score: 900,
      weight: 3,
      params: {},
      receipts: [],
    };
    expect(parsePayload(changed({ rubricVersion: '7.1', checks: [check] }))).toMatchObject({ ok: true });
  });

  it('takes every check of the rubric with every outcome it has', () => {
    const refused = RUBRIC.dimensions.flatMap(({ checks }) =>
      checks.flatMap(({ id, dimension, weight, outcomes }) =>
        Object.entries(outcomes).filter(([outcome, score]) => {
          const result = { id, dimension, weight, outcome, score, params: {}, receipts: [] };
          return !parsePayload(changed({ checks: [result] })).ok;
        }),
      ),
    );
    expect(refused).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"report":'],
    ['no object', '[]'],
    ['null', 'null'],
    ['no report', '{"signature":null}'],
    ['a list for a report', '{"report":[]}'],
    ['a rubric that is no version', changed({ rubricVersion: '<b>1.0</b>' })],
    ['another scope', changed({ scope: 'world' })],
    ['an origin that is a script', changed({ target: { address: 'x', origin: 'javascript:alert(1)' } })],
    ['an origin with a path', changed({ target: { address: 'x', origin: 'https://northwind.example/x' } })],
    ['a page with a user', changed({ target: { ...TARGET, final: 'https://u@northwind.example/' } })],
    ['a page with a password', changed({ target: { ...TARGET, final: 'https://:p@northwind.example/' } })],
    ['a page that is written in another way', changed({ target: { ...TARGET, final: 'https://NORTHWIND.example/' } })],
    ['a page that is no URL', changed({ target: { ...TARGET, final: 'northwind' } })],
    ['a moment finer than is said', changed({ collectedAt: '2026-01-02T03:04:05.1234567891Z' })],
    ['a letter for a language', portrait({ textLanguage: 'd' })],
    ['a language in capitals', portrait({ textLanguage: 'DE' })],
    ['a rubric with a letter before it', changed({ rubricVersion: 'v1.0' })],
    ['a key of nothing', JSON.stringify({ report: json, signature: { ...signature, key: '' } })],
    ['a key without end', JSON.stringify({ report: json, signature: { ...signature, key: 'k'.repeat(65) } })],
    ['a key in words', JSON.stringify({ report: json, signature: { ...signature, key: 'a key' } })],
    ['a digest and more', JSON.stringify({ report: json, signature: { ...signature, receipts: 'r'.repeat(44) } })],
    [
      'a digest of other letters',
      JSON.stringify({ report: json, signature: { ...signature, receipts: '+'.repeat(43) } }),
    ],
    ['a typed page with a query', changed({ target: { ...TARGET, typed: 'https://northwind.example/x?q' } })],
    ['a typed origin with a slash', changed({ target: { ...TARGET, typed: 'https://northwind.example/' } })],
    ['a moment and more', changed({ collectedAt: '2026-01-02T03:04:05Z and' })],
    ['more and a moment', changed({ collectedAt: 'on 2026-01-02T03:04:05Z' })],
    ['a moment in another zone', changed({ collectedAt: '2026-01-02T03:04:05+01:00' })],
    ['a dimension twice', changed({ dimensions: [report.dimensions[0], report.dimensions[0]] })],
    ['a dimension without its score', changed({ dimensions: [{ ...report.dimensions[0], score: null }] })],
    ['a rubric and more', changed({ rubricVersion: '1.0 beta' })],
    ['a language in words', portrait({ textLanguage: 'english' })],
    ['a page of a kind there is not', portrait({ kind: { is: 'inner', by: 'root' } })],
    ['an id with a dash at its end', check({ id: 'a-' })],
    ['an id without end', check({ id: 'a'.repeat(61) })],
    ['a parameter without end', check({ params: { ['a'.repeat(41)]: 'x' } })],
    ['a line before the first', check({ receipts: [{ request: 'robots', url: '', source: 'x', line: 0 }] })],
    ['a day there is not', changed({ collectedAt: '2026-13-41T00:00:00Z' })],
    ['a second that clocks do not show', changed({ collectedAt: '2016-12-31T23:59:60Z' })],
    ['a day in words', changed({ collectedAt: 'yesterday' })],
    ['a score over 1000', changed({ overall: { value: 1001, low: 0, high: 1000, cappedBy: null } })],
    ['a score under 0', check({ score: -1 })],
    ['a broken score', check({ score: 0.5 })],
    ['a score in words', check({ score: 'splendid' })],
    ['a weight without measure', check({ weight: 1e300 })],
    ['an id that is a key of ours', check({ id: 'a.b:c' })],
    ['an id that is markup', check({ id: '<img>' })],
    ['an outcome that is a path', check({ outcome: '../reason' })],
    ['a dimension there is not', check({ dimension: 'luck' })],
    ['parameters that are things', check({ params: { name: { toString: 1 } } })],
    ['parameters with names of their own', check({ params: { 'a b': 'x' } })],
    ['a text without end', check({ params: { name: 'x'.repeat(5000) } })],
    ['invalid receipts', check({ receipts: [1] })],
    ['a thousand receipts', check({ receipts: Array.from({ length: 1000 }, () => ({})) })],
    ['a request there is not', check({ receipts: [{ request: 'passwords', url: 'https://a.example/', source: 'x' }] })],
    ['a check twice', changed({ checks: [...(json['checks'] as []), ...(json['checks'] as [])] })],
    ['a name that is a number', portrait({ name: 7 })],
    ['a picture that is a script', portrait({ image: { url: 'javascript:1', state: 'loaded', type: 'png' } })],
    ['a page that is nowhere', portrait({ url: '//x' })],
    ['an invalid signature', JSON.stringify({ report: json, signature: 'yes' })],
    ['a signature of other bytes', JSON.stringify({ report: json, signature: { ...signature, value: 'short' } })],
    ['depth without end', `{"report":{"checks":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`],
  ])('is malformed with %s', (_, payload) => {
    expect(parsePayload(payload)).toEqual({ ok: false, code: 'link-malformed' });
  });

  it('of a format to come says so', () => {
    expect(parsePayload(changed({ format: 2 }))).toEqual({ ok: false, code: 'link-version' });
  });

  it('says of a receipt only that it is odd', () => {
    const receipt = { request: 'robots', url: '', source: 'x' };
    const read = parsePayload(
      check({
        receipts: [
          { ...receipt, odd: true },
          { ...receipt, odd: false },
        ],
      }),
    );
    expect(read.ok && read.shared.report.checks[0]?.receipts).toEqual([{ ...receipt, odd: true }, receipt]);
  });

  it('gives no score to a dimension that is not assessed', () => {
    const dimensions = [{ ...report.dimensions[0], state: 'notAssessed' }];
    const read = parsePayload(changed({ dimensions }));
    expect(read.ok && read.shared.report.dimensions[0]?.score).toBeNull();
  });

  it('does not reach prototypes', () => {
    const payload = check({ params: {} }).replace('"params":{}', '"params":{"constructor":"x"}');
    const read = parsePayload(payload.replace('"format":1', '"format":1,"__proto__":{"polluted":true}'));
    expect(read).toMatchObject({ ok: true });
    expect('polluted' in {}).toBe(false);
    expect(read.ok && 'polluted' in read.shared.report).toBe(false);
  });
});

describe('the payload of a comparison', () => {
  const one = { received: json, signature };
  const of = (...reports: readonly (typeof one)[]) => parseComparisonPayload(comparisonPayload(reports, 'with'));

  it('brings back two to four reports in their order', () => {
    const other = { received: { ...json, collectedAt: '2026-02-02T00:00:00Z' }, signature };
    const read = of(one, other, one, one);
    expect(of(one, other).ok).toBe(true);
    expect(read.ok && read.shared.map(({ received }) => received['collectedAt'])).toEqual(
      [one, other, one, one].map(({ received }) => received['collectedAt']),
    );
    expect(read.ok && read.shared.map((shared) => shared.signature)).toEqual([
      signature,
      signature,
      signature,
      signature,
    ]);
    const short = parseComparisonPayload(comparisonPayload([one, other], 'without'));
    expect(short.ok && short.shared.map(({ receiptsLeftOut }) => receiptsLeftOut)).toEqual([true, true]);
  });

  it('is malformed with one or five of them, or none', () => {
    const malformed = { ok: false, code: 'link-malformed' };
    expect([of(one), of(one, one, one, one, one)]).toEqual([malformed, malformed]);
    expect(['7', '{}', '{"reports":{"length":2}}', '{'].map(parseComparisonPayload)).toEqual(
      Array.from({ length: 4 }, () => malformed),
    );
  });

  it('says so where one of them is of a format to come', () => {
    expect(of(one, { ...one, received: { ...json, format: 2 } })).toEqual({ ok: false, code: 'link-version' });
  });
});

describe('isConsistent', () => {
  const read = (payload: string) => sharedReport(JSON.parse(payload)).report;

  it('holds for what the engine made', () => {
    expect(isConsistent(report)).toBe(true);
    expect(isConsistent(read(linkPayload(json, null, 'without')))).toBe(true);
  });

  /** With a change of a check that does not count. */
  const checks = json['checks'] as readonly ReportJson[];
  const told = (changes: ReportJson) =>
    changed({ checks: checks.map((one) => (one['id'] === 'contrast' ? { ...one, ...changes } : one)) });

  it.each([
    ['a better overall', changed({ overall: { ...report.overall, value: 999 } })],
    ['no overall', changed({ overall: null })],
    [
      'a better dimension',
      changed({ dimensions: [{ ...report.dimensions[0], coverage: 1 }, ...report.dimensions.slice(1)] }),
    ],
    ['a better check', check({ score: report.checks[0]?.score === 1000 ? 0 : 1000 })],
    ['an outcome the check does not have', check({ outcome: 'splendid' })],
    ['an outcome of every object', check({ outcome: 'constructor' })],
    ['another weight', check({ weight: 900 })],
    ['another check', check({ id: 'smell' })],
    ['a check of another dimension', told({ dimension: 'trust' })],
    ['a check that stands on something else', told({ standing: 'ours' })],
    ['a score that an outcome does not have', told({ score: 'unknown' })],
    ['what is not asked, with an outcome', told({ score: 'out-of-scope' })],
    [
      'a check that does not count, and less of it',
      changed({ checks: checks.filter((one) => one['id'] !== 'contrast') }),
    ],
    ['a check less', changed({ checks: report.checks.slice(1) })],
  ])('does not hold with %s', (_, payload) => {
    expect(isConsistent(read(payload))).toBe(false);
  });

  it('holds for outcomes that stood on what their check stands on, as before 0.15', () => {
    const bare = assess(extractFacts(change(JSON_LD, '')));
    const was = bare.checks.map((one) => ({ ...one, standing: CHECKS.find(({ id }) => id === one.id)?.standing }));
    expect(was).not.toEqual(bare.checks);
    expect(isConsistent(bare)).toBe(true);
    expect(isConsistent(read(JSON.stringify({ report: { ...bare, checks: was }, signature: null })))).toBe(true);
  });

  it.each([
    ['1.0', CHECKS_1_0, OUTLINE_1_0],
    ['2.0', CHECKS_2_0, OUTLINE_2_0],
  ])('holds for what rubric %s says, and not for what it never did', (rubricVersion, recorded, outline) => {
    const said = recorded.map(({ id, dimension, weight, outcomes }, at) => {
      const all = Object.entries(outcomes);
      const judged = all.filter(([, value]) => typeof value === 'number');
      const [outcome = '', score = 0] = judged.at(-(at % 2)) ?? all[0] ?? [];
      return { id, dimension, weight, outcome, score, params: {}, receipts: [] };
    });
    const old = { ...report, rubricVersion, checks: said, ...score(outline, said) };
    expect(isConsistent(old)).toBe(true);
    expect(isConsistent({ ...old, checks: said.map((one) => ({ ...one, outcome: 'splendid' })) })).toBe(false);
    expect(isConsistent({ ...old, overall: null })).toBe(false);
  });

  it('says nothing of another rubric', () => {
    expect(isConsistent(read(changed({ rubricVersion: '0.9', overall: null })))).toBe(true);
  });
});
