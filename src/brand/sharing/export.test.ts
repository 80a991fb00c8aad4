import { assess } from '../score/assess';
import type { Evidence } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import { OWN_NAME_LIMIT, withOwnName } from '../naming/own-name';
import { pageEvidence } from '../evidence/page-evidence';
import { answered, evidence, failed, GOOD_PAGE } from '../examples/evidence';
import {
  comparisonExportText,
  EXPORT_LIMIT,
  exportText,
  openExport,
  openExports,
  type Engine,
  type ReportExport,
} from './export';

const engine: Engine = (given, ownName) => {
  const read = extractFacts(given);
  const facts = ownName === undefined ? read : withOwnName(read, ownName);
  return { facts, report: assess(facts) };
};

const signature = { key: 'k1', receipts: 'r'.repeat(43), value: 'v'.repeat(86) };

function exported(given: Evidence): string {
  const { facts, report } = engine(given);
  return exportText({ format: 1, evidence: given, facts, report: { ...report }, signature });
}

const site = evidence();
const file = exported(site);

/** The file with something changed in it. */
function changed(change: (value: { format: unknown; evidence: Evidence; report: Record<string, unknown> }) => unknown) {
  const value = JSON.parse(file) as { format: unknown; evidence: Evidence; report: Record<string, unknown> };
  return JSON.stringify(change(value));
}

/** The file with the home page's text changed. */
function withPage(change: (text: string) => string): string {
  return changed((value) => ({
    ...value,
    evidence: {
      ...value.evidence,
      requests: value.evidence.requests.map((request) =>
        request.state === 'answered' && request.id === 'https-home' && request.body?.kind === 'text'
          ? { ...request, body: { ...request.body, text: change(request.body.text) } }
          : request,
      ),
    },
  }));
}

/** The file with one more domain in it. */
function withDomain(host: string): string {
  return changed((value) => {
    const domains = { ...value.evidence.domains, [host]: null };
    return { ...value, evidence: { ...value.evidence, domains } };
  });
}

describe('openExport', () => {
  it('keeps what was typed and where its page was found, and opens files that do not say it', () => {
    const target = { ...site.target, typed: 'https://evil.com', final: 'https://northwind.example/search?q=a' };
    const read = openExport(exported({ ...site, target }), engine);
    expect(read).toMatchObject({ ok: true, opened: { remade: { result: 'equal' }, report: { target } } });
    expect(openExport(file, engine)).toMatchObject({ opened: { remade: { result: 'equal' } } });
    const lying = changed((value) => ({ ...value, report: { ...value.report, target } }));
    expect(openExport(lying, engine)).toMatchObject({ opened: { remade: { result: 'different' } } });
  });

  it.each([
    { typed: 'https://evil.com/x#y' },
    { typed: 'https://northwind.example@evil.com/x' },
    { final: 'https://northwind.example@evil.com/' },
    { final: 'javascript:alert(1)' },
    { typed: 7 },
  ])('takes no target like %j', (wrong) => {
    const damaged = changed((value) => ({
      ...value,
      report: { ...value.report, target: { ...site.target, ...wrong } },
    }));
    expect(openExport(damaged, engine)).toEqual({ ok: false, code: 'file-damaged' });
  });

  it('recomputes with the name that a reader put in, beside the report as it was measured and signed', () => {
    const { facts, report } = engine(site);
    const ownName = 'Nordwind Tea';
    const text = exportText({ format: 1, evidence: site, facts, report: { ...report }, signature, ownName });
    const read = openExport(text, engine);
    expect(read).toMatchObject({
      ok: true,
      opened: { signature, remade: { result: 'equal' }, correction: { name: ownName } },
    });
    expect(read.ok && read.opened.report.portrait.name).toBe('Northwind');
    expect(read.ok && read.opened.correction?.report.portrait.name).toBe(ownName);
    expect(JSON.stringify(read.ok && read.opened.received)).not.toContain(ownName);
  });

  it.each([' \u200b ', 'x'.repeat(OWN_NAME_LIMIT + 1), 7, {}])('refuses an invalid name: %j', (ownName) => {
    const text = JSON.stringify({ ...(JSON.parse(file) as object), ownName });
    expect(openExport(text, engine)).toEqual({ ok: false, code: 'file-damaged' });
  });

  it('makes the same report again, of a site and of a pasted page', () => {
    for (const given of [site, pageEvidence(GOOD_PAGE, 'northwind.example', '2026-11-20T14:05:00.000Z', {})]) {
      const { facts, report } = engine(given);
      expect(openExport(exported(given), engine)).toEqual({
        ok: true,
        opened: {
          report: JSON.parse(JSON.stringify(report)) as unknown,
          received: JSON.parse(JSON.stringify(report)) as unknown,
          signature,
          receiptsLeftOut: false,
          evidence: given,
          facts,
          remade: { result: 'equal' },
          correction: null,
        },
      });
    }
  });

  it('gives answers of every kind back as they were', () => {
    const read = (['bom', 'header', 'meta', 'default'] as const).map((encodingFrom) => {
      const id = ({ bom: 'https-home', header: 'robots', meta: 'alternate', default: 'manifest' } as const)[
        encodingFrom
      ];
      const answer = answered(id, GOOD_PAGE);
      return { ...answer, body: answer.body?.kind === 'text' ? { ...answer.body, encodingFrom } : null };
    });
    const given = evidence(...read, failed('other-host', 'certificate'));
    const result = openExport(exported(given), engine);
    expect(result.ok && result.opened.evidence).toEqual(given);
  });

  it('says that altered evidence gives another report, and shows the one in the file', () => {
    const { report } = engine(site);
    const read = openExport(
      withPage((text) => text.replace(/<title>.*?<\/title>/s, '')),
      engine,
    );
    expect(read.ok && read.opened.remade.result).toBe('different');
    expect(read.ok && read.opened.report.overall).toEqual(report.overall);
  });

  it('says that an altered report does not follow from its evidence', () => {
    const worse = changed((value) => ({
      ...value,
      report: { ...value.report, overall: { value: 123, low: 123, high: 123, cappedBy: null } },
    }));
    const read = openExport(worse, engine);
    expect(read.ok && read.opened.remade).toEqual({
      result: 'different',
      overall: engine(site).report.overall?.value ?? null,
    });
    expect(read.ok && read.opened.report.overall?.value).toBe(123);
  });

  it('does not judge a report of another rubric, and shows it', () => {
    const older = changed((value) => ({
      ...value,
      report: { ...value.report, rubricVersion: '0.1' },
      ownName: 'Nordwind',
    }));
    const read = openExport(older, engine);
    expect(read.ok && [read.opened.remade, read.opened.report.rubricVersion, read.opened.correction]).toEqual([
      { result: 'other-rubric' },
      '0.1',
      null,
    ]);
  });

  it.each([
    ['nothing', '', 'file-not-json'],
    ['a picture', '\u0089PNG\r\n', 'file-not-json'],
    ['half a file', file.slice(0, -100), 'file-not-json'],
    ['a text', '"facet"', 'file-foreign'],
    ['a list', '[]', 'file-foreign'],
    ['nothing at all', 'null', 'file-foreign'],
    ['a package.json', '{"name":"x","version":"1.0.0"}', 'file-foreign'],
    ['another format with a number', '{"format":1,"pages":[]}', 'file-foreign'],
    ['a format to come', changed((value) => ({ ...value, format: 2 })), 'file-version'],
    ['no evidence', changed(({ evidence: _, ...rest }) => rest), 'file-damaged'],
    ['no report', changed((value) => ({ ...value, report: null })), 'file-damaged'],
    ['evidence of another kind', changed((value) => ({ ...value, evidence: [] })), 'file-damaged'],
    [
      'a request without an answer',
      changed((value) => ({
        ...value,
        evidence: { ...value.evidence, requests: [{ state: 'answered', id: 'robots' }] },
      })),
      'file-damaged',
    ],
    ['a domain with a space', withDomain('a b'), 'file-damaged'],
    ['a domain and a space', withDomain('a '), 'file-damaged'],
    ['a domain without end', withDomain('a'.repeat(301)), 'file-damaged'],
    ['a report without a format', changed(({ format: _, ...rest }) => rest), 'file-foreign'],
    ['no domains', changed((value) => ({ ...value, evidence: { ...value.evidence, domains: null } })), 'file-damaged'],
  ])('says what is wrong with %s', (_, content, code) => {
    expect(openExport(content, engine)).toEqual({ ok: false, code });
  });

  it('takes domains of every length that hosts may have', () => {
    for (const host of ['', 'a'.repeat(300)]) expect(openExport(withDomain(host), engine).ok).toBe(true);
  });

  it('takes evidence that breaks the engine for damaged', () => {
    const breaking: Engine = () => {
      throw new TypeError('cannot read properties of undefined');
    };
    expect(openExport(file, breaking)).toEqual({ ok: false, code: 'file-damaged' });
  });

  it('has room for what fifteen requests bring', () => {
    // Five HTML answers of 2 MB, a sitemap as large, two robots.txt of 500 KiB, and escapes.
    expect(EXPORT_LIMIT).toBeGreaterThan((6 * 2_000_000 + 2 * 512_000) * 1.15);
  });
});

describe('openExports', () => {
  const saved = (address: string): ReportExport => {
    const given = pageEvidence(GOOD_PAGE, address, '2026-11-20T14:05:00.000Z', {});
    const { facts, report } = engine(given);
    return { format: 1, evidence: given, facts, report: { ...report }, signature: null };
  };
  const two = [saved('a.example'), saved('b.example')];
  const codeOf = (value: unknown) => openExports(JSON.stringify(value), engine);

  it('opens a comparison in its order, each report made again', () => {
    const result = openExports(comparisonExportText(two), engine);
    if (!result.ok) throw new Error(result.code);
    expect(result.opened.map(({ report }) => report.target.address)).toEqual(['a.example', 'b.example']);
    expect(result.opened.map(({ remade }) => remade.result)).toEqual(['equal', 'equal']);
    expect(openExports(comparisonExportText([...two, ...two]), engine).ok).toBe(true);
    expect(comparisonExportText(two)).not.toContain('"failed"');
    const failure = { address: 'c.example', code: 'site-resting' };
    expect(JSON.parse(comparisonExportText(two, [failure]))).toMatchObject({ failed: [failure] });
  });

  it('opens the export of one report as well', () => {
    const result = openExports(file, engine);
    expect(result).toEqual({ ok: true, opened: [expect.objectContaining({ signature })] });
  });

  it.each([
    ['of nothing', { format: 1, reports: [] }, 'file-damaged'],
    ['of five', { format: 1, reports: Array.from({ length: 5 }, () => two[0]) }, 'file-damaged'],
    ['with something else in it', { format: 1, reports: [two[0], { name: 'facet' }] }, 'file-damaged'],
    ['of a format to come', { format: 2, reports: two }, 'file-version'],
    ['with a report of a format to come', { format: 1, reports: [{ ...two[0], format: 2 }] }, 'file-version'],
    ['that is none', { name: 'facet', version: '1.0.0' }, 'file-foreign'],
    ['that is null', null, 'file-foreign'],
  ])('refuses a comparison %s', (_, value, code) => {
    expect(codeOf(value)).toEqual({ ok: false, code });
  });

  it('refuses what is no JSON', () => {
    expect(openExports('{', engine)).toEqual({ ok: false, code: 'file-not-json' });
  });
});
