/**
 * Reports of rubric 1.0, made and signed while it was this site's: links, files and something saved. They stay as they
 * were: opened, verified, and shown with all their words. Nothing makes these files again.
 */
import fs from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { assess } from '../../../brand/score/assess';
import { checkSources } from '../../../brand/score/check-sources';
import { compare } from '../../../brand/comparison/compare';
import type { Evidence } from '../../../brand/evidence/evidence';
import { extractFacts } from '../../../brand/engine/extract';
import { plan, whatIf } from '../../../brand/score/plan';
import { CHECKS_1_0 } from '../../../brand/score/recorded-rubric';
import type { Report } from '../../../brand/report/report';
import { isConsistent } from '../../../brand/sharing/consistency';
import { openExport } from '../../../brand/sharing/export';
import { packedIn } from '../../../brand/sharing/fragment';
import { parseComparisonPayload, parsePayload, sharedReport, type SharedReport } from '../../../brand/sharing/link';
import { publicKeysIn } from '../../../brand/sharing/signature';
import { verifyReport } from '../../../brand/sharing/verify';
import type { Locale } from '../../../site/locales';
import { say } from '../../../texts/testing/say';
import { ComparisonView } from '../../comparison/ComparisonView';
import { shown } from '../../testing/shown';
import { EarlierReport } from '../EarlierReport';
import { WholeReport } from '../WholeReport';
import { SourcesOfChecks } from '../Sources';

const read = (file: string) => fs.readFileSync(path.join('src/brand/testing/rubric-1.0', file), 'utf8');
const LINKS = JSON.parse(read('links.json')) as Readonly<Record<string, string>>;
const { comparison: COMPARISON = '', ...SINGLE } = LINKS;
const KEYS = publicKeysIn(JSON.parse(read('signing-keys.json')));

function payload(fragment: string, kind: 'report' | 'comparison'): string {
  const found = packedIn(fragment, kind);
  if (!found.ok) throw new Error(found.code);
  return inflateRawSync(Buffer.from(found.packed, 'base64url')).toString();
}

function linked(fragment: string): SharedReport {
  const parsed = parsePayload(payload(fragment, 'report'));
  if (!parsed.ok) throw new Error(parsed.code);
  return parsed.shared;
}

function filed(file: string): SharedReport {
  const opened = openExport(read(file), (evidence) => {
    const facts = extractFacts(evidence);
    return { facts, report: assess(facts) };
  });
  if (!opened.ok) throw new Error(opened.code);
  expect(opened.opened.remade).toEqual({ result: 'other-rubric' });
  return opened.opened;
}

function evidenceOf(file: string): Evidence {
  return (JSON.parse(read(file)) as { readonly evidence: Evidence }).evidence;
}

const { reports: SAVED } = JSON.parse(read('saved-report.json')) as { readonly reports: readonly unknown[] };

const FIXTURES: readonly (readonly [name: string, shared: SharedReport])[] = [
  ...Object.entries(SINGLE).map(([name, fragment]) => [name, linked(fragment)] as const),
  ['facet-report.json', filed('facet-report.json')],
  ['facet-page-report.json', filed('facet-page-report.json')],
  ...SAVED.map((saved) => ['saved', sharedReport(saved)] as const),
];

const REPORTS: readonly Report[] = FIXTURES.map(([, { report }]) => report);

/** @param locales those whose words are looked at; English among them */
export function describeRubric10(locales: readonly Locale[]): void {
  /** All of them, one after the other: reading a locale's words takes longer than showing a report. */
  const VIEWS = new Map(
    locales.map((locale) => [
      locale,
      shown(
        <SourcesOfChecks.Provider value={checkSources}>
          {REPORTS.map((report, index) => (
            <WholeReport key={index} report={report} earlier={<EarlierReport report={report} />} />
          ))}
        </SourcesOfChecks.Provider>,
        locale,
      ),
    ]),
  );

  describe.each(FIXTURES)('%s', (_, { report, received, signature }) => {
    it('is of rubric 1.0, adds up, and is what was signed', async () => {
      expect(report.rubricVersion).toBe('1.0');
      expect(isConsistent(report)).toBe(true);
      expect(isConsistent({ ...report, dimensions: report.dimensions.slice(1) })).toBe(false);
      if (report.scope === 'page') expect(signature).toBeNull();
      else expect(signature && (await verifyReport(received, signature, KEYS, crypto.subtle))).toBe('verified');
    });

    it('has the plan it had: what it promises is what comes', () => {
      const steps = plan(report);
      // The points of the others are reckoned with the gates passed.
      if (steps.some(({ gate }) => gate !== null)) return;
      for (const { check, points } of steps.slice(0, 3)) {
        const then = whatIf(report, [check.id]).overall?.value;
        expect(points).toBe(report.overall && then !== undefined ? then - report.overall.value : null);
      }
    });
  });

  describe('together they', () => {
    const results = REPORTS.flatMap(({ checks }) => checks);

    it('hold every outcome of every check', () => {
      const reached = new Set(results.map(({ id, outcome }) => `${id} ${outcome}`));
      const missing = CHECKS_1_0.flatMap(({ id, outcomes }) =>
        Object.keys(outcomes)
          .map((outcome) => `${id} ${outcome}`)
          .filter((each) => !reached.has(each)),
      );
      expect(CHECKS_1_0).toHaveLength(59);
      expect(missing).toEqual([]);
    });
  });

  it.each(locales)('are shown in %s by score and date, with the way to a new one', (locale) => {
    const html = VIEWS.get(locale) ?? '';
    expect(html.split('<dd>1.0</dd>')).toHaveLength(REPORTS.length + 1);
    expect(html.split(say(locale, 'opening:earlier.title'))).toHaveLength(REPORTS.length + 1);
    expect(html.split('?address=https%3A%2F%2F')).toHaveLength(
      REPORTS.filter(({ scope }) => scope === 'site').length + 1,
    );
    expect(html).not.toMatch(/\{\{|\.outcomes\.|undefined/);
  });

  describe('a comparison of rubric 1.0', () => {
    const parsed = parseComparisonPayload(payload(COMPARISON, 'comparison'));
    if (!parsed.ok) throw new Error(parsed.code);
    const reports = parsed.shared.map(({ report }) => report);

    it('is shown as it was, in every locale', () => {
      const result = compare(reports);
      if (!result.ok) throw new Error(result.code);
      expect(result.comparison.rubricVersion).toBe('1.0');
      for (const locale of locales) {
        const html = shown(<ComparisonView reports={reports} unread={[]} comparison={result.comparison} />, locale);
        expect(html).toMatch(/class="basis">[^]*? 1\.0(?:<\/span>| · )/);
        expect(html).not.toMatch(/\{\{|\.outcomes\./);
      }
    });

    it('does not mix with a report of today', () => {
      const [first] = reports;
      expect(compare([...(first ? [first] : []), assess(extractFacts(evidenceOf('facet-report.json')))])).toEqual({
        ok: false,
        code: 'rubric-differs',
      });
    });
  });
}
