import { OPINION_SHARE } from '../basics/thresholds';
import { assess } from './assess';
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { DIMENSION_IDS } from '../report/report';
import { isPageScope, RUBRIC } from './rubric';
import { GOOD } from '../testing/facts';
import { GOOD_PAGE } from '../examples/evidence';

describe('the rubric', () => {
  it('has seven dimensions, which share the overall among them, and whole weights', () => {
    expect(RUBRIC.dimensions.map(({ id }) => id)).toEqual(DIMENSION_IDS);
    expect(RUBRIC.dimensions.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    const weights = RUBRIC.dimensions.flatMap(({ checks }) => checks.map(({ weight }) => weight));
    expect(weights.filter((weight) => !Number.isInteger(weight) || weight < 0)).toEqual([]);
  });

  it('holds each check once, in its own dimension, with scores and sources', () => {
    const checks = RUBRIC.dimensions.flatMap((dimension) => dimension.checks.map((check) => ({ dimension, check })));
    expect(new Set(checks.map(({ check }) => check.id)).size).toBe(checks.length);
    for (const { dimension, check } of checks) {
      expect(check.dimension).toBe(dimension.id);
      expect(check.sources.length).toBeGreaterThan(0);
      for (const { url } of check.sources) expect(url).toMatch(/^https:/);
      const scores = Object.values(check.outcomes).filter((score) => typeof score === 'number');
      // A check that judges can pass and can fail. A check without weight may do the same, or only report.
      const expected = check.weight === 0 && scores.length === 0 ? [] : [0, 1000];
      const range = scores.length === 0 ? [] : [Math.min(...scores), Math.max(...scores)];
      expect([`${check.id}: its lowest and highest score`, ...range]).toEqual([
        `${check.id}: its lowest and highest score`,
        ...expected,
      ]);
      expect(scores.every(Number.isInteger)).toBe(true);
    }
  });

  it('gives what no source asks for at most the share of a dimension that the method names', () => {
    for (const { id, checks } of RUBRIC.dimensions) {
      const weightOf = (own: typeof checks) => own.reduce((sum, { weight }) => sum + weight, 0);
      const ours = weightOf(checks.filter(({ standing }) => standing === 'ours'));
      expect([id, 1000 * ours <= OPINION_SHARE * weightOf(checks)]).toEqual([id, true]);
    }
  });

  it('says what outcomes stand on of outcomes that exist', () => {
    for (const { checks } of RUBRIC.dimensions) {
      for (const { standings = {}, outcomes } of checks) {
        expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(Object.keys(standings)));
      }
    }
  });
});

describe('a report', () => {
  it('holds every check in rubric order and names rubric, target and time', () => {
    const report = assess(GOOD);
    expect(report).toMatchObject({
      format: 1,
      rubricVersion: RUBRIC.version,
      scope: 'site',
      target: GOOD.target,
      collectedAt: GOOD.collectedAt,
    });
    expect(report.checks.map(({ id }) => id)).toEqual(
      RUBRIC.dimensions.flatMap(({ checks }) => checks.map(({ id }) => id)),
    );
  });

  it('is the same for the same facts, stored and read again', () => {
    expect(assess(JSON.parse(JSON.stringify(GOOD)) as typeof GOOD)).toEqual(assess(GOOD));
  });

  it('of a page does not ask what needs the network, and says which', () => {
    const report = assess(extractFacts(pageEvidence(GOOD_PAGE, '', '2026-01-02T03:04:05.000Z', {})));
    const left = report.checks.filter(({ score }) => score === 'out-of-scope').map(({ id }) => id);
    expect(left).toEqual([
      'favicon',
      'favicon-size',
      'logo-file',
      'manifest-names',
      'one-host',
      'preview-image-loads',
      'preview-image-size',
      'preview-image-weight',
      'preview-image-format',
      'preview-bots',
      'status',
      'robots-valid',
      'sitemap',
      'image-previews',
      'soft-404',
      'https',
      'hsts',
      'hsts-preload',
      'csp',
      'framing',
      'nosniff',
      'referrer-policy',
      'cookies',
      'cors',
      'security-txt',
      'hreflang-return',
      'answer-bots',
      'training-policy',
      'ai-preferences',
      'llms-txt',
      'llms-links',
    ]);
    expect(report.scope).toBe('page');
    expect(report.overall).toMatchObject({ value: 1000, low: 1000, high: 1000 });
    expect(report.checks.filter(({ score }) => score === 'unknown')).toEqual([]);
    const asked = RUBRIC.dimensions.flatMap(({ checks }) => checks.filter(isPageScope));
    expect(asked).toHaveLength(report.checks.length - left.length);
  });

  it('of a page rests on what the page says', () => {
    const html = '<title>Tea</title><link rel=manifest href=/m><meta property="og:site_name" content="Northwind">';
    const report = assess(extractFacts(pageEvidence(html, '', '2026-01-02T03:04:05.000Z', {})));
    const scores = new Map(report.checks.map(({ id, score }) => [id, score]));
    // The manifest might say anything: naming one spares the page no verdict.
    expect(scores.get('name-agreement')).toBe(1000);
    expect(scores.get('manifest-names')).toBe('out-of-scope');
    expect(scores.get('name-declared')).toBe(500);
    // Nor does HTML that was copied from developer tools, which leave it out, tell whether the page has a doctype.
    expect(scores.get('doctype')).toBe('out-of-scope');
    expect(report.overall).toMatchObject({ low: report.overall?.value, high: report.overall?.value });
  });

  it('of a page that was cut leaves open what its end may say', () => {
    const pasted = pageEvidence(GOOD_PAGE, '', '2026-01-02T03:04:05.000Z', {});
    const requests = pasted.requests.map((request) =>
      request.state === 'answered' && request.body?.kind === 'text'
        ? { ...request, body: { ...request.body, truncated: true } }
        : request,
    );
    const unknown = (of: typeof pasted) => assess(extractFacts(of)).checks.filter(({ score }) => score === 'unknown');
    expect(unknown(pasted)).toEqual([]);
    expect(unknown({ ...pasted, requests })).not.toEqual([]);
  });
});
