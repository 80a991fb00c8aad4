import '@microsoft/jest-sarif';
import type { Measured } from '../measured';
import { sarif } from './sarif';
import { HOSTILE_NAMES, pageMeasured, wordsOf } from './testing/samples';

interface Region {
  readonly startLine: number;
  readonly startColumn?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: Region };
  }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
}

interface Log {
  readonly runs: readonly {
    readonly tool: {
      readonly driver: { readonly rules: readonly { readonly id: string; readonly helpUri?: string }[] };
    };
    readonly results: readonly Result[];
    readonly invocations: readonly { readonly toolExecutionNotifications: readonly unknown[] }[];
  }[];
}

const OPTIONS = { siteUrl: 'https://facet.example', version: '0.13.0' };
const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Tea</title>
<meta name="viewport"
  content="width=device-width, user-scalable=no">
</head>
<body><h1>Northwind</h1><img src="/a.png"> <img src="/b.png" alt="DSC_0001.jpg">
</body></html>
`;

function logOf(measured: Measured, file = 'public/index.html', lang: Parameters<typeof wordsOf>[0] = 'en') {
  const log = JSON.parse(sarif([{ measured, file }], wordsOf(lang), OPTIONS)) as Log;
  const [run] = log.runs;
  if (run === undefined) throw new Error('no run');
  return { log, ...run, rules: run.tool.driver.rules };
}

/** What a region is of a text, by SARIF's counting. */
function quoted(text: string, { startLine, startColumn, endLine, endColumn }: Region): string {
  const lines = text.split(/(?<=\r\n|\r(?!\n)|\n)/).slice(startLine - 1, endLine ?? startLine);
  const last = (lines.at(-1) ?? '').slice(0, (endColumn ?? 0) - 1);
  return [...lines.slice(0, -1), last].join('').slice((startColumn ?? 1) - 1);
}

describe('SARIF of a page', () => {
  const measured = pageMeasured(HTML, 'https://northwind.example/');
  const { log, rules, results } = logOf(measured);
  const resultOf = (id: string) => results.find(({ ruleId }) => ruleId === id);
  const regionOf = (id: string) => resultOf(id)?.locations[0]?.physicalLocation.region;

  it('is valid by the schema of OASIS', () => {
    expect(log).toBeValidSarifLog();
    expect({ ...log, version: '2.0' }).not.toBeValidSarifLog();
  });

  it('has a rule for every check that is asked of a page, each with its page of the guide', () => {
    const asked = measured.report.checks.filter(({ score }) => score !== 'out-of-scope').map(({ id }) => id);
    expect(rules.map(({ id }) => id)).toEqual(asked);
    expect(asked).not.toContain('hsts');
    expect(rules.find(({ id }) => id === 'zoom')?.helpUri).toBe('https://facet.example/en/guide/zoom/');
  });

  it('has a result for every check that lost points, and names its rule twice alike', () => {
    const lost = measured.report.checks.filter(
      ({ score, weight }) => typeof score === 'number' && score < 1000 && weight > 0,
    );
    expect(results.map(({ ruleId }) => ruleId)).toEqual(lost.map(({ id }) => id));
    for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex]?.id).toBe(ruleId);
    expect(resultOf('zoom')?.message.text).toMatch(/^The viewport forbids zooming \(.+ Remove .+\.$/);
  });

  it('is as severe as what the rule stands on, and milder where it passed in part', () => {
    for (const { id, score, standing } of measured.report.checks) {
      const level = resultOf(id)?.level;
      if (level === undefined) continue;
      const severe = { required: 'error', recommended: 'warning', ours: 'note' }[standing ?? 'ours'];
      const milder = standing === 'required' ? 'warning' : 'note';
      expect(level).toBe(score === 0 ? severe : milder);
    }
    expect(resultOf('zoom')?.level).toBe('error');
  });

  it('points at the lines and columns of what was found, and at the first line for what is missing', () => {
    const zoom = regionOf('zoom');
    expect(zoom).toMatchObject({ startLine: 6, startColumn: 1 });
    expect(zoom && quoted(HTML, zoom)).toMatch(/^<meta name="viewport"/);
    const alt = regionOf('image-alt');
    expect(alt && quoted(HTML, alt)).toBe('<img src="/a.png">');
    expect(alt?.startLine).toBe(9);
    expect(regionOf('meta-description')).toEqual({ startLine: 1 });
  });

  it('finds columns whichever way lines end', () => {
    for (const end of ['\r\n', '\r']) {
      const text = HTML.replaceAll('\n', end);
      const alt = logOf(pageMeasured(text)).results.find(({ ruleId }) => ruleId === 'image-alt');
      const region = alt?.locations[0]?.physicalLocation.region;
      expect(region && quoted(text, region)).toBe('<img src="/a.png">');
    }
  });

  it('names files by relative URIs', () => {
    for (const [file, uri] of [
      ['public/index.html', 'public/index.html'],
      ['a b/ä#1?.html', 'a%20b/%C3%A4%231%3F.html'],
      ['c:d/e:f.html', './c:d/e:f.html'],
      ['./public/../dist/index.html', 'dist/index.html'],
    ] as const) {
      const found = logOf(measured, file);
      expect(found.log).toBeValidSarifLog();
      expect(found.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(uri);
      expect(new URL(uri, 'file:///root/').pathname).toBe(`/root/${uri.replace('./', '')}`);
    }
    const absolute = logOf(measured, '/srv/a b.html');
    expect(absolute.log).toBeValidSarifLog();
    expect(absolute.results[0]?.locations[0]?.physicalLocation.artifactLocation).toEqual({
      uri: 'file:///srv/a%20b.html',
    });
  });

  it('keeps the fingerprint of a finding that moved, and of no other', () => {
    const moved = logOf(pageMeasured(HTML.replace('<head>', '<head>\n\n'), 'https://northwind.example/'));
    const printsOf = (some: readonly Result[]) =>
      some.map(({ ruleId, partialFingerprints }) => [ruleId, partialFingerprints['facet/v1']]);
    expect(moved.results.map(({ locations }) => locations)).not.toEqual(results.map(({ locations }) => locations));
    expect(printsOf(moved.results)).toEqual(printsOf(results));
    const prints = printsOf(results).map(([, print]) => print);
    expect(new Set(prints).size).toBe(prints.length);
    expect(prints[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(printsOf(logOf(measured, 'other.html').results)).not.toEqual(printsOf(results));
  });

  it('says what could not be read, which is neither passed nor failed', () => {
    const { requests } = measured.evidence;
    const cut = {
      ...measured.report,
      checks: measured.report.checks.map((check) => ({ ...check, outcome: 'unread', score: 'unknown' as const })),
    };
    const unread = logOf({ ...measured, report: cut });
    expect(requests).toHaveLength(1);
    expect(unread.log).toBeValidSarifLog();
    expect(unread.results).toEqual([]);
    expect(unread.log.runs[0]?.invocations[0]?.toolExecutionNotifications).toHaveLength(cut.checks.length);
  });

  it('holds several pages in one run, each rule once', () => {
    const pages = ['a.html', 'b.html'].map((file) => ({ file, measured }));
    const both = JSON.parse(sarif(pages, wordsOf('en'), OPTIONS)) as Log;
    expect(both).toBeValidSarifLog();
    expect(both.runs[0]?.results).toHaveLength(2 * results.length);
    expect(both.runs[0]?.tool.driver.rules).toHaveLength(rules.length);
  });

  it.each(['en', 'ja', 'ar'] as const)('is in %s, in plain text', (lang) => {
    const found = logOf(measured, 'index.html', lang);
    expect(found.log).toBeValidSarifLog();
    const text = JSON.stringify(found.log);
    expect(text).not.toMatch(/\{\{\w+\}\}/);
    if (lang === 'ar') expect(text.split('\u2068')).toHaveLength(text.split('\u2069').length);
    else expect(text).not.toMatch(/[\u2068\u2069]/);
    if (lang === 'ja') expect(found.results[0]?.message.text).toMatch(/[\u3040-\u30ff]/);
    if (lang === 'ar') expect(found.results[0]?.message.text).toMatch(/[\u0600-\u06ff]/);
  });

  it.each(HOSTILE_NAMES)('makes no link and no placeholder of untrusted text: %j', (name) => {
    const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const html = HTML.replace('<title>Tea', `<title>${title}`).replace('DSC_0001', 'evil[x](y){0}');
    const found = logOf(pageMeasured(html));
    expect(found.log).toBeValidSarifLog();
    const texts = found.results.map(({ message }) => message.text);
    expect(texts.some((text) => text.includes('evil'))).toBe(true);
    for (const text of texts) {
      // SARIF 2.1.0, 3.11.6 and 3.11.5.
      expect(text.replace(/\\[\\[\]]/g, '')).not.toMatch(/[[\]]/);
      expect(text.replace(/\{\{|\}\}/g, '')).not.toMatch(/[{}]/);
    }
  });
});
