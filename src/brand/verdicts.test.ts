/** From what servers answer to verdicts: each row changes one thing about a site that does everything right. */
import { assess } from './assess';
import type { EvidenceRequest } from './evidence';
import { extractFacts } from './extract';
import { RUBRIC } from './rubric';
import { answered, evidence, failed } from './testing/evidence';
import { BLANK } from './testing/pages';
import { ACCESS_VERDICTS } from './testing/access-verdicts';
import { FINDABILITY_VERDICTS } from './testing/findability-verdicts';
import { IDENTITY_VERDICTS } from './testing/identity-verdicts';
import { LANGUAGES_VERDICTS } from './testing/languages-verdicts';
import { MACHINES_VERDICTS } from './testing/machines-verdicts';
import { PREVIEWS_VERDICTS } from './testing/previews-verdicts';
import { TRUST_VERDICTS } from './testing/trust-verdicts';

const CASES = [
  ...IDENTITY_VERDICTS,
  ...PREVIEWS_VERDICTS,
  ...FINDABILITY_VERDICTS,
  ...ACCESS_VERDICTS,
  ...TRUST_VERDICTS,
  ...LANGUAGES_VERDICTS,
  ...MACHINES_VERDICTS,
];

describe('verdicts', () => {
  it.each(CASES)('%s: %s', (id, outcome, given) => {
    const result = assess(extractFacts(given)).checks.find((check) => check.id === id);
    expect(result?.outcome).toBe(outcome);
  });

  it('are there for every outcome that a site can bring about', () => {
    const declared = RUBRIC.dimensions.flatMap(({ checks }) =>
      checks.flatMap(({ id, outcomes }) => Object.keys(outcomes).map((outcome) => `${id} ${outcome}`)),
    );
    const reached = new Set(CASES.map(([id, outcome]) => `${id} ${outcome}`));
    expect(declared.filter((one) => !reached.has(one))).toEqual([]);
  });

  it('are all passes for a site that does everything right', () => {
    const report = assess(extractFacts(evidence()));
    expect(report.checks.filter(({ score, weight }) => weight > 0 && score !== 1000)).toEqual([]);
    expect(report.overall).toEqual({ value: 1000, low: 1000, high: 1000, cappedBy: null });
  });

  it('are withheld, every one, where the home page answers with a challenge or not at all', () => {
    const http = failed('http-home', 'connection-refused');
    const homes: readonly (readonly [home: EvidenceRequest, known: readonly string[]])[] = [
      [answered('https-home', BLANK, { status: 403 }), []],
      [failed('https-home', 'too-slow'), []],
      // That a certificate is not valid is known, and with it that no header over https can count.
      [failed('https-home', 'certificate'), ['https', 'hsts']],
    ];
    for (const [home, known] of homes) {
      const report = assess(extractFacts(evidence(home, http)));
      const lost = report.checks.filter(({ score }) => typeof score === 'number' && score < 1000);
      expect(report.overall).toBeNull();
      expect(lost.map(({ id }) => id)).toEqual(known);
      expect(report.dimensions.every(({ state }) => state === 'notAssessed')).toBe(true);
    }
  });

  it('come with a receipt that leads to the line', () => {
    const report = assess(extractFacts(evidence(answered('manifest', '{\n  "name": "NW Coffee"\n}'))));
    const agreement = report.checks.find(({ id }) => id === 'name-agreement');
    expect(agreement?.params).toEqual({ name: 'Northwind', other: 'NW Coffee', source: 'manifest:name' });
    expect(agreement?.receipts[0]).toEqual({
      request: 'manifest',
      url: 'https://northwind.example/app.webmanifest',
      source: 'manifest:name',
      line: 2,
      snippet: '"name": "NW Coffee"',
      value: 'NW Coffee',
      odd: true,
    });
    expect(agreement?.receipts[1]).toEqual({
      request: 'https-home',
      url: 'https://northwind.example/',
      source: 'jsonld:WebSite.name',
      line: 22,
      snippet: '"name": "Northwind"',
      value: 'Northwind',
    });
  });

  it('do not change when more is read, but for what was unknown', () => {
    const all = assess(extractFacts(evidence())).checks;
    for (const id of ['icon', 'preview-image', 'logo', 'manifest', 'robots', 'other-host'] as const) {
      const some = assess(extractFacts(evidence(failed(id, 'too-slow')))).checks;
      expect(some.filter(({ score }) => score !== 'unknown')).toEqual(
        all
          .filter((_, index) => some[index]?.score !== 'unknown')
          .map((check) => {
            // A source less is compared, so that the count of sources and receipts may differ.
            const same = some.find((one) => one.id === check.id);
            return { ...check, params: same?.params, receipts: same?.receipts };
          }),
      );
    }
  });
});
