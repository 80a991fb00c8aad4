/**
 * From what servers answer to verdicts: each row changes one thing about a site that does everything right. The guide
 * shows the same cases (`shown-outcomes.ts`), so that they are assessed once for both.
 */
import fs from 'node:fs';
import path from 'node:path';
import { assess } from '../score/assess';
import { CHECK_POINTS } from '../score/check-points';
import type { EvidenceRequest } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import { RUBRIC } from '../score/rubric';
import { answered, evidence, failed, GOOD_PAGE, page } from '../examples/evidence';
import { BLANK } from '../examples/pages';
import { reportOf, shownChecks } from '../engine/shown-outcomes';
import { VERDICTS } from '../engine/verdicts';
import { toldIn } from '../testing/judged';

const CHECKS = RUBRIC.dimensions.flatMap(({ checks }) => checks);

describe('verdicts', () => {
  it.each(VERDICTS)('%s: %s', (id, outcome, given) => {
    const result = reportOf(given).checks.find((check) => check.id === id);
    expect(result?.outcome).toBe(outcome);
    expect(result?.score).toBe(CHECKS.find((check) => check.id === id)?.outcomes[outcome]);
    // A verdict shows what it rests on.
    if (typeof result?.score === 'number') expect(result.receipts.length).toBeGreaterThan(0);
  });

  it('are there for every outcome that a site can bring about', () => {
    const declared = CHECKS.flatMap(({ id, outcomes }) => Object.keys(outcomes).map((outcome) => `${id} ${outcome}`));
    const reached = new Set(VERDICTS.map(([id, outcome]) => `${id} ${outcome}`));
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
      [failed('https-home', 'certificate'), ['https', 'hsts', 'hsts-preload']],
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
    expect(agreement?.params).toEqual({
      ...{ name: 'Northwind', other: 'NW Coffee', place: 'manifest', source: 'manifest:name' },
      ...{ agreeing: 5, total: 6 },
    });
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
      source: 'title',
      line: 5,
      snippet: '<title>Northwind: tea by sea</title>',
      value: 'Northwind',
    });
  });

  it('show in their receipts what was measured, and which of it is at fault', () => {
    const small = assess(
      extractFacts(
        evidence(
          answered('preview-image', { type: 'avif', width: 400, height: 300, bytes: 7_000_000 }),
          answered('icon', { width: 16, height: 16 }),
          answered('logo', { width: 90, height: 90 }),
          answered('robots', 'User-agent: *\nAllow: /'),
        ),
      ),
    );
    const shown = [
      'preview-image-size',
      'preview-image-weight',
      'preview-image-format',
      'favicon-size',
      'logo-file',
    ].map((id) => small.checks.find((check) => check.id === id)?.receipts.at(-1));
    expect(shown.map((one) => [one?.value, one?.odd])).toEqual([
      ['400 × 300', true],
      ['6836 KiB', true],
      ['AVIF', true],
      ['16 × 16', true],
      ['90 × 90', true],
    ]);
    const good = assess(extractFacts(evidence())).checks.find(({ id }) => id === 'preview-image-size');
    expect(good?.receipts).toEqual([
      {
        request: 'preview-image',
        url: 'https://northwind.example/card.png',
        source: 'status',
        snippet: '200',
        value: '1200 × 630',
      },
    ]);
  });

  it('show nothing where a member of the manifest is missing', () => {
    const given = evidence(answered('manifest', '{"name": "Northwind, the tea merchants"}'));
    const names = assess(extractFacts(given)).checks.find(({ id }) => id === 'manifest-names');
    expect(names?.receipts[1]).toEqual({
      request: 'manifest',
      url: 'https://northwind.example/app.webmanifest',
      source: 'manifest:short_name',
    });
  });

  it('show an icon that is declared without an address', () => {
    const given = page(
      GOOD_PAGE.replace('href="/icon.png"', 'href="data:image/svg+xml,%3Csvg/%3E"'),
      answered('icon', null, { status: 404 }),
    );
    const favicon = assess(extractFacts(given)).checks.find(({ id }) => id === 'favicon');
    expect(favicon?.outcome).toBe('none');
    expect(favicon?.receipts[0]).toMatchObject({ value: 'data:image/svg+xml,%3Csvg/%3E', line: 16, odd: true });
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

const shown = shownChecks();

// Where a change is meant: npm run record:examples -- --reports, and look at the difference.
const TOLD = JSON.parse(fs.readFileSync(path.join(__dirname, '../testing/told.json'), 'utf8')) as ReturnType<
  typeof toldIn
>;

describe('what the guide shows of checks', () => {
  it.each(RUBRIC.dimensions.flatMap(({ checks }) => checks.map((check) => [check.id, check] as const)))(
    'has an example for every outcome of %s, with the score that the check declares',
    (id, { outcomes }) => {
      const declared = Object.entries(outcomes).filter(([outcome]) => outcome !== 'unread' && outcome !== 'inner');
      const found = (shown.get(id)?.outcomes ?? []).map(({ outcome, score }) => [outcome, score]);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(declared));
    },
  );

  // Until a new check or outcome is recorded, only its own cases test what it says.
  it('says with each outcome, of values and of what they rest on, what was looked at and committed', () => {
    expect(toldIn(shown)).toMatchObject(TOLD);
  });

  it('draws a face that differs where the check names one', () => {
    const faces = [...shown].flatMap(([id, { face }]) => (face === null ? [] : [[id, face.id]]));
    const declared = CHECKS.flatMap(({ id, face }) => (face === undefined ? [] : [[id, face]]));
    expect(Object.fromEntries(faces)).toEqual(Object.fromEntries(declared));
    for (const { face } of shown.values()) if (face !== null) expect(face.before).not.toEqual(face.after);
  });

  it('puts what passes first, and what keeps less of the points after what keeps more', () => {
    const scores = (shown.get('title-quality')?.outcomes ?? []).map(({ score }) => score);
    expect(scores.length).toBeGreaterThan(3);
    expect(scores).toEqual(scores.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('gives all checks together the whole score, but for rounding', () => {
    const sum = CHECK_POINTS.reduce((total, { points }) => total + points, 0);
    expect(Math.abs(sum - 1000)).toBeLessThanOrEqual(CHECK_POINTS.length / 2);
    expect(CHECK_POINTS.filter(({ standing }) => standing === null).every(({ points }) => points === 0)).toBe(true);
  });
});
