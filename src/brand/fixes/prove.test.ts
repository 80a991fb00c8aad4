import { readFileSync } from 'node:fs';
import { assess } from '../score/assess';
import { assessEvidence } from '../engine/assess-evidence';
import type { Evidence } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import { readHomePage } from '../requests/home-page';
import { pageEvidence } from '../evidence/page-evidence';
import { pointsOf } from '../score/plan';
import type { CheckResult, Proof } from '../report/report';
import { answered, evidence, failed, GOOD_HEADERS, GOOD_PAGE, page } from '../examples/evidence';
import { edited } from '../examples/pages';
import { block } from '../testing/pasting';
import { tryOffered } from '../testing/proving';
import { PLACEHOLDER_MARK } from './block';
import { fixes } from './fixes';
import type { Site } from './apply';
import { prove } from './prove';
import { byId, filledIn } from './stand-ins';

const read = (name: string) => JSON.parse(readFileSync(`content/examples/${name}.json`, 'utf8')) as Evidence;
const proofsOf = (of: Evidence) => assessEvidence(of).report.proofs;
const provenBy = (of: Evidence, fix: string) => proofsOf(of)?.find((proof) => proof.fix === fix)?.checks ?? [];

describe('proofs of fixes', () => {
  it.each(['harbour', 'tidewater'])('hold where the texts for %s are really pasted', (name) => {
    const { offered, answered: checks, gained, faults } = tryOffered(read(name));
    expect(faults).toEqual([]);
    expect(offered).toBeGreaterThanOrEqual(2);
    expect(checks).toBeGreaterThan(10);
    expect(gained).toBeGreaterThan(50);
  });

  it.each(['harbour', 'tidewater'])('try first for %s what is written once all of it holds', (name) => {
    const report = assess(extractFacts(read(name)));
    const all = fixes(report, byId);
    const proofs = all.map(({ id, checks }): Proof => ({ fix: id, checks }));
    expect(fixes({ ...report, proofs }, byId)).toEqual(all);
  });

  it('offer a canonical link for a page without a known address, whatever versions it names', () => {
    const html = edited(/<link rel="canonical"[^>]*>/, '');
    const pasted = pageEvidence(html, '', '2026-01-02T03:04:05.000Z', {});
    expect(provenBy(pasted, 'head')).toContain('canonical');
    const outcome = assessEvidence(pasted).report.checks.find(({ id }) => id === 'hreflang-self-default')?.outcome;
    expect(outcome).toBe('out-of-scope');
  });

  it('cover what stands in files of its own and in header fields', () => {
    const proofs = proofsOf(read('tidewater')) ?? [];
    expect(proofs.map(({ fix }) => fix)).toEqual(['language', 'head', 'json-ld', 'robots', 'headers']);
  });

  it('are empty for a site without faults, and absent if nothing could be read', () => {
    expect(proofsOf(read('northwind'))).toEqual([]);
    expect(proofsOf(evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow')))).toBeUndefined();
  });

  it('withhold a canonical link where the head of the page has ended before it', () => {
    const html = edited(/<link rel="canonical"[^>]*>/, '');
    const before = page(html);
    const early = page(html.replace('<head>', '<div></div><head>'));
    expect(provenBy(before, 'head')).toContain('canonical');
    expect(provenBy(early, 'head')).not.toContain('canonical');
    expect(block(assessEvidence(early).report, 'head')?.text ?? '').not.toContain('canonical');
  });

  it('withhold an encoding that the file is not in', () => {
    const bare = GOOD_PAGE.replace(/<meta charset[^>]*>/, '');
    const home = answered('https-home', bare);
    const legacy = { ...home, body: { ...home.body, encoding: 'windows-1251' } } as typeof home;
    expect(provenBy(evidence(answered('https-home', bare)), 'head')).toContain('charset');
    expect(provenBy(evidence(legacy), 'head')).not.toContain('charset');
  });

  it('withhold a text by which another check falls, and offer the others', () => {
    // What is stated after it would be read as a second description.
    const harmful = (site: Site) => {
      const report = assess(extractFacts(site.evidence, site.page));
      const isHarmed = site.page.stated.descriptions[0]?.value === 'Tea, shipped slowly.';
      const checks = report.checks.map((check) =>
        check.id === 'hsts' && isHarmed ? { ...check, score: 0, outcome: 'none' } : check,
      );
      return { ...report, checks };
    };
    const home = answered(
      'https-home',
      edited('<meta name="description" content="Tea, shipped slowly.">', '').replace(
        'initial-scale=1',
        'initial-scale=1, maximum-scale=1',
      ),
      { headers: GOOD_HEADERS },
    );
    const site = { evidence: evidence(home), page: readHomePage(home) };
    const report = harmful(site);
    const offered = (proofs: readonly Proof[]) => proofs.flatMap(({ checks }) => checks);
    expect(offered(prove(site, report, (one) => assess(extractFacts(one.evidence, one.page))))).toEqual([
      'zoom',
      'meta-description',
    ]);
    expect(offered(prove(site, report, harmful))).toEqual(['zoom']);
  });

  it.each<[was: CheckResult['score'], is: CheckResult['score'], weight: number, withheld: boolean]>([
    [1000, 999, 1, true],
    [999, 1000, 1, false],
    [500, 500, 1, false],
    [1000, 'unknown', 1, true],
    [0, 'unknown', 1, false],
    ['na', 1000, 1, false],
    ['na', 999, 1, true],
    ['unknown', 0, 1, true],
    ['unknown', 'na', 1, false],
    [1000, 0, 0, false],
  ])('withhold what takes a check from %s to %s at the weight of %i: %s', (was, is, weight, withheld) => {
    const home = answered('https-home', edited('<meta name="description" content="Tea, shipped slowly.">', ''), {
      headers: GOOD_HEADERS,
    });
    const site = { evidence: evidence(home), page: readHomePage(home) };
    const judge = ({ evidence: given, page: stated }: Site) => {
      const report = assess(extractFacts(given, stated));
      const score = stated.stated.descriptions.length > 0 ? is : was;
      return {
        ...report,
        checks: report.checks.map((check) => (check.id === 'hsts' ? { ...check, score, weight } : check)),
      };
    };
    const checks = prove(site, judge(site), judge).flatMap((proof) => proof.checks);
    expect(checks.includes('meta-description')).toBe(!withheld);
  });

  it('fill in every placeholder', () => {
    const { report } = assessEvidence(read('tidewater'));
    const filled = fixes(report, byId).map((one) => filledIn(one, report).text);
    expect(filled.join('\n')).not.toContain(PLACEHOLDER_MARK);
  });

  it('say what is gained', () => {
    const { report } = assessEvidence(read('harbour'));
    const points = pointsOf(report);
    for (const { checks } of report.proofs ?? []) expect(points(checks)).toBeGreaterThan(0);
  });

  it('are tried again with the name a reader puts in', () => {
    const { report } = assessEvidence(read('harbour'), null, 'Harbor Line');
    expect(report.portrait.name).toBe('Harbor Line');
    expect(block(report, 'json-ld')?.text).toContain('"name": "Harbor Line"');
  });
});
