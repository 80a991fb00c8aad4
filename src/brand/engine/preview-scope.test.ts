import { hasLostPoints } from '../report/report';
import { assess } from '../score/assess';
import { assessEvidence } from './assess-evidence';
import type { Evidence } from '../evidence/evidence';
import { answered, evidence, GOOD_HEADERS, GOOD_PAGE } from '../examples/evidence';
import { extractFacts } from './extract';
import { byId } from '../fixes/stand-ins';
import { fixes } from '../fixes/fixes';
import { isPreviewScope, RUBRIC } from '../score/rubric';
import { openExport, exportText } from '../sharing/export';

const LOCAL = 'http://localhost:8000/';
const SECURE = 'https://deploy-preview-7--northwind.netlify.app/';

/** Evidence of a page as it is previewed at a URL, with nothing asked of any other place. */
function preview(html: string, url: string, headers = GOOD_HEADERS): Evidence {
  const site = evidence();
  const id = url.startsWith('https:') ? 'https-home' : 'http-home';
  const kept = site.requests.filter(({ id }) => ['preview-image', 'icon', 'logo', 'llms-txt'].includes(id));
  return {
    ...site,
    scope: 'preview',
    target: { address: url, origin: new URL(url).origin },
    requests: [answered(id, html, { url, finalUrl: url, headers }), ...kept],
  };
}

const scoresOf = (given: Evidence) =>
  new Map(assess(extractFacts(given)).checks.map(({ id, score }) => [id, score] as const));

describe('a report of what is not public yet', () => {
  it.each([
    [LOCAL, ['security-txt', 'cookies', 'mixed-content']],
    [SECURE, []],
  ])('does not ask what only the public place can show: %s', (url, more) => {
    const left = [...scoresOf(preview(GOOD_PAGE, url))].filter(([, score]) => score === 'out-of-scope');
    const expected = [
      'one-host',
      'preview-bots',
      'indexable',
      'robots-valid',
      'sitemap',
      'https',
      'hsts',
      'hsts-preload',
      'hreflang-return',
      'answer-bots',
      'training-policy',
      'ai-preferences',
    ];
    expect(left.map(([id]) => id).sort()).toEqual([...expected, ...more].sort());
    const asked = RUBRIC.dimensions.flatMap(({ checks }) => checks.filter((check) => isPreviewScope(check, url)));
    expect(asked).toHaveLength(RUBRIC.dimensions.flatMap(({ checks }) => checks).length - left.length);
  });

  it.each([LOCAL, SECURE])('finds nothing wrong with a good page that names its public address: %s', (url) => {
    const report = assess(extractFacts(preview(GOOD_PAGE, url)));
    expect(report.scope).toBe('preview');
    expect(report.checks.filter(hasLostPoints)).toEqual([]);
    expect(report.overall?.value).toBe(1000);
    expect(report.portrait.things.filter(({ odd }) => odd)).toEqual([]);
  });

  it('still finds what is wrong with the page', () => {
    const none = GOOD_PAGE.replace(/<link rel="canonical"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, '');
    const scores = scoresOf(preview(none, LOCAL));
    expect(scores.get('canonical')).toBe(800);
    expect(scores.get('title-quality')).toBe(0);
  });

  it('does not miss the public page that is to come', () => {
    const gone = answered('canonical-target', null, { url: 'https://northwind.example/', status: 404 });
    const given = preview(GOOD_PAGE, LOCAL);
    expect(scoresOf({ ...given, requests: [...given.requests, gone] }).get('canonical')).toBe(1000);
  });

  it('writes no address into its fixes that only developers can reach', () => {
    const bare = GOOD_PAGE.replace(/<link rel="canonical"[^>]*>|<meta property="og:url"[^>]*>/g, '');
    for (const html of [bare, '<!doctype html><html lang=en><title>Northwind Tea</title><h1>Northwind Tea</h1>']) {
      const { report } = assessEvidence(preview(html, LOCAL));
      expect(JSON.stringify(fixes(report, byId))).not.toContain('localhost');
    }
  });

  it('is exported and made again from its evidence', () => {
    const given = preview(GOOD_PAGE, LOCAL);
    const { facts, report } = assessEvidence(given);
    const text = exportText({ format: 1, evidence: given, facts, report: { ...report }, signature: null });
    expect(openExport(text, (one) => assessEvidence(one))).toMatchObject({
      ok: true,
      opened: { report: { scope: 'preview' }, remade: { result: 'equal' } },
    });
    expect(openExport(text.replaceAll('"preview"', '"elsewhere"'), (one) => assessEvidence(one))).toEqual({
      ok: false,
      code: 'file-damaged',
    });
  });
});
