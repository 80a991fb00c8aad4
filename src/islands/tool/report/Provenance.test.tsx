import { say } from '../../../texts/testing/say';
import { assess } from '../../../brand/score/assess';
import { extractFacts } from '../../../brand/engine/extract';
import type { Report } from '../../../brand/report/report';
import { sharedReport } from '../../../brand/sharing/link';
import { pageEvidence } from '../../../brand/evidence/page-evidence';
import { evidence } from '../../../brand/examples/evidence';
import { WholeReport } from '../../../components/report/WholeReport';
import { shown } from '../../../components/testing/shown';
import { LOCALES } from '../../../site/locales';
import type { Arrival, AssessmentResult, Verification } from '../result';
import { Provenance } from './Provenance';
import { pictureName } from './use-gem-picture';

const report = assess(extractFacts(evidence()));
const pasted = assess(extractFacts(pageEvidence('<title>Quay Books</title>', '', report.collectedAt, {})));

function result(given: Report, arrival: Arrival = { from: 'link', receiptsLeftOut: false }): AssessmentResult {
  return { report: given, received: { ...given }, signature: null, arrival, basis: { state: 'none' } };
}

function banner(given: AssessmentResult, verification: Verification | 'checking', locale: 'en' | 'ar' = 'en'): string {
  return shown(<Provenance result={given} verification={verification} onSaved={() => undefined} />, locale);
}

const VERDICTS: readonly Verification[] = [
  'verified',
  'altered',
  'unknown-key',
  'unsupported',
  'unsigned',
  'pasted',
  'preview',
  'inconsistent',
  'unreachable',
];

describe('Provenance', () => {
  it('says each verdict in words of its own, in every locale', () => {
    for (const locale of LOCALES) {
      const said = VERDICTS.map((verdict) =>
        shown(<Provenance result={result(report)} verification={verdict} onSaved={() => undefined} />, locale),
      );
      expect(new Set(said).size).toBe(VERDICTS.length);
      for (const text of said) expect(text).not.toMatch(/provenance\.|\{\{/);
    }
  });

  it('says when this site measured a report', () => {
    expect(banner(result(report), 'verified')).toMatch(/Measured by this site on \d{1,2} \w+ 20\d\d/);
  });

  it('is one line, behind which all else is, where there is nothing to doubt; else it is open', () => {
    const verified = banner(result(report), 'verified');
    expect(verified).toContain('<details><summary class="notice-title">Measured by this site on');
    // What Facet is, a forwarded report says in sight.
    expect(verified).toMatch(/<\/details><p class="hint">Facet measures/);
    expect(banner(result(report), 'unsigned')).toContain('<details open="">');
    const different = { from: 'file', remade: { result: 'different', overall: 512 } } as const;
    expect(banner(result(report, different), 'verified')).toContain('<details open="">');
  });

  it('advises to measure a site again, and not a pasted page', () => {
    const advice = say('en', 'opening:checkAgainHint');
    expect(banner(result(report), 'unsigned')).toContain(advice);
    expect(banner(result(pasted), 'pasted')).not.toContain(advice);
  });

  it('says what is missing, and what making it again came to', () => {
    expect(banner(result(report, { from: 'link', receiptsLeftOut: true }), 'verified')).toContain(
      'evidence was left out',
    );
    const file = (remade: Extract<Arrival, { from: 'file' }>['remade']) =>
      banner(result(report, { from: 'file', remade }), 'verified');
    expect(file({ result: 'equal' })).toContain(say('en', 'opening:remade.equal'));
    expect(file({ result: 'different', overall: 512 })).toContain('51.2 of 100');
    expect(file({ result: 'different', overall: null })).toContain('no overall score');
    const older = { ...report, rubricVersion: '0.1' };
    expect(banner(result(older, { from: 'file', remade: { result: 'other-rubric' } }), 'verified')).toContain(
      'made with rubric 0.1',
    );
  });
});

describe('a report from an account', () => {
  it('says since when it is there and leads there, in every locale', () => {
    const item = { id: 'a1', savedAt: '2026-11-21T10:05:00.000Z', place: 0, of: 1 };
    for (const locale of LOCALES) {
      const html = shown(
        <Provenance
          result={result(report, { from: 'saved', receiptsLeftOut: false, item })}
          verification="verified"
          onSaved={() => undefined}
        />,
        locale,
      );
      expect(html).toContain(`href="/${locale}/auth/account/"`);
      expect(html).toMatch(/10:05/);
      expect(html).not.toMatch(/saving\.|\{\{/);
    }
  });
});

describe('a report from outside', () => {
  const foreign = (check: Readonly<Record<string, unknown>>): Report =>
    sharedReport({
      report: {
        ...report,
        rubricVersion: '7.1',
        checks: [{ ...report.checks[0], receipts: [], ...check }],
      },
      signature: null,
    }).report;

  it('shows ids where there are no words', () => {
    const html = shown(<WholeReport report={foreign({ id: 'smell', outcome: 'sweet', score: 300 })} />);
    expect(html).toContain('smell');
    expect(html).toContain('sweet');
    expect(html).not.toContain('smell.title');
  });

  it.each(['constructor', 'hasownproperty', 'returnobjects'])('shows a check named %s', (id) => {
    expect(shown(<WholeReport report={foreign({ id, outcome: id, score: 300 })} />)).toContain(id);
  });

  it('takes parameters for values, and never for options of the lookup', () => {
    const [first] = report.checks;
    const params = {
      lng: 'xx',
      ns: 'site',
      returnObjects: 1,
      joinArrays: 'x',
      context: 'male',
      defaultValue: 'FORGED',
      postProcess: 'x',
      interpolation: 'x',
      replace: 'x',
      count: 'many',
    };
    const view = (given: Report) => shown(<WholeReport report={given} />);
    expect(view({ ...report, checks: [{ ...first, params } as never] })).toBe(
      view({ ...report, checks: [{ ...first, params: {} } as never] }),
    );
  });

  it('shows values as they are', () => {
    for (const [name, html] of [
      ['$t(checks:favicon.title)', '$t(checks:favicon.title)'],
      ['{{name}}', '{{name}}'],
      ['<b>bold</b>', '&lt;b&gt;bold&lt;/b&gt;'],
    ] as const) {
      const check = { id: 'title-has-brand', outcome: 'absent', score: 0, params: { name, title: name } };
      expect(shown(<WholeReport report={foreign(check)} />)).toContain(`“<bdi>${html}</bdi>”`);
    }
  });
});

describe('pictureName', () => {
  it.each([
    ['site', 'https://www.northwind.example', 'x', 'facet-www.northwind.example.png'],
    ['site', 'https://xn--bcher-kva.example:8443', 'x', 'facet-xn--bcher-kva.example.png'],
    ['page', 'https://pasted.invalid', '', 'facet-page.png'],
    ['page', 'https://quay.example', 'quay.example', 'facet-quay.example.png'],
  ] as const)('of a %s at %s', (scope, origin, address, name) => {
    expect(pictureName({ scope, target: { origin, address } })).toBe(name);
  });
});
