import { LIMITS } from '../../site/limits';
import { readContent, savedBodySchema, savedContent } from './saved-content';
import { comparisonBody, reportBody, reportJson, SIGNATURE } from '../accounts/testing/saved-bodies';

const MEMBER = 'a'.repeat(32);
const parse = (report: unknown, signature: unknown = null) =>
  savedContent(MEMBER, { kind: 'report', report, signature });
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

describe('savedContent', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'report'],
    ['a number', 7],
    ['a list', [reportJson('a.example')]],
    ['an empty object', {}],
    ['another thing', { format: 1, evidence: {} }],
    ['a moment that is no day', reportJson('a.example', { collectedAt: '2026-02-30T00:00:00Z' })],
    ['an origin with a path', reportJson('a.example', { target: { address: 'a', origin: 'https://a.example/b' } })],
    [
      'an origin that runs a script',
      reportJson('a.example', { target: { address: 'a', origin: 'javascript:alert(1)' } }),
    ],
    [
      'a host longer than hosts are',
      reportJson('a.example', { target: { address: 'a', origin: `https://${'a'.repeat(300)}.example` } }),
    ],
    ['checks of another type', reportJson('a.example', { checks: 'none' })],
    ['a portrait without its parts', reportJson('a.example', { portrait: {} })],
    ['a rubric’s version of markup', reportJson('a.example', { rubricVersion: '<b>1</b>' })],
    ['values deeper than ours', { ...reportJson('a.example'), later: nested(70) }],
    ['values deeper than a stack', { ...reportJson('a.example'), later: nested(200_000) }],
    ['a number without end', { ...reportJson('a.example'), later: JSON.parse('1e999') as unknown }],
  ])('takes %s for no report', (_, report) => {
    expect(parse(report)).toEqual({ ok: false, code: 'report-malformed' });
  });

  it.each([
    ['a text', 'signed'],
    ['a list', [SIGNATURE]],
    ['one that is too short', { ...SIGNATURE, value: 'v' }],
    ['one with markup', { ...SIGNATURE, key: '<b>' }],
  ])('takes no signature that is %s', (_, signature) => {
    expect(parse(reportJson('a.example'), signature)).toEqual({ ok: false, code: 'report-malformed' });
  });

  it('says of a report of a format to come that it is one', () => {
    expect(parse({ format: 2, everything: 'else' })).toEqual({ ok: false, code: 'report-version' });
  });

  it('takes no report of a site that is not public yet', () => {
    expect(parse(reportJson('a.example', { scope: 'preview' }))).toEqual({ ok: false, code: 'report-not-public' });
    expect(parse(reportJson('a.example', { scope: 'page' })).ok).toBe(true);
  });

  it('keeps members named like those of every object, and none of them becomes one', () => {
    const report = JSON.parse(
      JSON.stringify(reportJson('a.example')).replace(
        /}$/,
        ',"__proto__":{"polluted":1},"constructor":{"prototype":2}}',
      ),
    ) as unknown;
    const parsed = parse(report);
    if (!parsed.ok) throw new Error(parsed.code);
    const text = new TextDecoder().decode(parsed.content.bytes);
    expect(text).toContain('"__proto__":{"polluted":1}');
    const [read] = readContent(MEMBER, parsed.content.id, parsed.content.bytes);
    expect(JSON.stringify(read?.received)).toContain('"__proto__":{"polluted":1}');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(read?.received['polluted']).toBeUndefined();
  });

  it.each([
    '<script>alert(1)</script>',
    "'; DROP TABLE members; --",
    '\u0000\u0007\u001b[31m',
    '‮gnirts‬',
    'ﷺ'.repeat(50),
    '👩‍👩‍👧‍👦'.repeat(20),
    '__proto__',
    'constructor',
    '\ufeff\u200b',
  ])('keeps the name %j as text', (name) => {
    const parsed = parse(
      reportJson('a.example', { portrait: { ...(reportJson('a.example')['portrait'] as object), name } }),
    );
    expect(parsed).toMatchObject({ ok: true, content: { facts: [{ name }] } });
  });

  it('cuts a long name between characters, in the list alone', () => {
    const name = '🏳'.repeat(1_000);
    const parsed = parse(
      reportJson('a.example', { portrait: { ...(reportJson('a.example')['portrait'] as object), name } }),
    );
    if (!parsed.ok) throw new Error(parsed.code);
    expect(parsed.content.facts[0]?.name).toBe(`${'🏳'.repeat(199)}…`);
    expect(new TextDecoder().decode(parsed.content.bytes)).toContain(name);
  });

  it('replaces half a character by the one for what cannot be read, as signing does', () => {
    const parsed = parse({ ...reportJson('a.example'), later: 'a\ud800b' });
    if (!parsed.ok) throw new Error(parsed.code);
    expect(new TextDecoder().decode(parsed.content.bytes)).toContain('"later":"a\ufffdb"');
  });

  it('counts bytes as they are stored: numbers may grow', () => {
    const later = Array.from({ length: LIMITS.savedReportBytes / 10 }, () => 1e20);
    expect(JSON.stringify(later).length).toBeGreaterThan(LIMITS.savedReportBytes);
    expect(parse({ ...reportJson('a.example'), later })).toEqual({ ok: false, code: 'body-too-large' });
  });

  it('gives a comparison in another order another name', () => {
    const id = (...hosts: readonly string[]) => {
      const parsed = savedContent(MEMBER, comparisonBody(...hosts));
      return parsed.ok ? parsed.content.id : parsed.code;
    };
    expect(id('a.example', 'b.example')).toBe(id('a.example', 'b.example'));
    expect(id('a.example', 'b.example')).not.toBe(id('b.example', 'a.example'));
  });
});

describe('savedBodySchema', () => {
  const [one] = comparisonBody('a.example').reports;
  it.each([
    ['one report to compare', { kind: 'comparison', reports: [one] }],
    ['five', { kind: 'comparison', reports: Array.from({ length: 5 }, () => one) }],
    ['none', { kind: 'comparison', reports: [] }],
    ['reports that are no list', { kind: 'comparison', reports: { 0: one, 1: one, length: 2 } }],
    ['no kind', { report: reportJson('a.example') }],
    ['an unknown kind', { ...reportBody('a.example'), kind: '__proto__' }],
    ['another member', { ...reportBody('a.example'), member: MEMBER }],
    ['another locale', { ...reportBody('a.example'), locale: 'tlh' }],
  ])('refuses %s', (_, body) => {
    expect(savedBodySchema.safeParse(body).success).toBe(false);
  });
});
