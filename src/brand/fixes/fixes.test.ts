import { readFileSync } from 'node:fs';
import { assess } from '../score/assess';
import type { AnsweredRequest, Evidence } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { answered, evidence, failed, GOOD_PAGE, page } from '../examples/evidence';
import { BLANK, change, JSON_LD } from '../examples/pages';
import { block, expectRepaired, FILLED, judged, named, pasted, reportOf, scores } from '../testing/pasting';
import { FIX_IDS } from './block';

describe('fixes', () => {
  it('are not made for a site without faults', () => {
    const report = reportOf(evidence());
    expect(named({ ...report, checks: report.checks.filter(({ score }) => score === 1000) })).toEqual([]);
  });

  it('are not made if nothing could be read', () => {
    expect(named(reportOf(evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))))).toEqual([]);
  });

  const TWO_TITLES = '<title>Tea</title><title>Northwind: tea by sea</title>';
  it.each<readonly [string, Evidence]>([
    ['the title', change('<title>Northwind: tea by sea</title>', '')],
    ['a title without the brand', change('<title>Northwind: tea by sea</title>', '<title>Tea by sea</title>')],
    ['several titles', change('<title>Northwind: tea by sea</title>', TWO_TITLES)],
    ['og:title', change('<meta property="og:title" content="Northwind">', '')],
    ['all of Open Graph', change(/<meta property="og:[^>]*>\n/g, '')],
    ['og:url that leads away', change('"og:url" content="https://northwind', '"og:url" content="https://elsewhere')],
    [
      'a canonical link that leads away',
      change('canonical" href="https://northwind', 'canonical" href="https://elsewhere'),
    ],
    ['a relative preview image', change('content="https://northwind.example/card.png"', 'content="/card.png"')],
    ['a description of the image', change(/<meta property="og:image:alt"[^>]*>/, '')],
    ['og:description', change(/<meta property="og:description"[^>]*>/, '')],
    ['the viewport', change('initial-scale=1', 'initial-scale=1, user-scalable=no')],
    ['the card', change('summary_large_image', 'photo')],
    ['the icon', change(/<link rel="icon"[^>]*>/, '')],
    ['another og:site_name', change('"og:site_name" content="Northwind"', '"og:site_name" content="NW Coffee"')],
    ['a slip in og:title', change('"og:title" content="Northwind"', '"og:title" content="Nortwhind"')],
    ['structured data', change(JSON_LD, '')],
    ['profiles', change(/"sameAs": \[[^\]]*\]/, '"sameAs": "http://social.example/northwind"')],
    ['broken structured data', change('"@graph": [', '"@graph": [[')],
  ])('repair %s', (_, broken) => {
    const before = reportOf(broken);
    const home = broken.requests.find(({ id }) => id === 'https-home');
    const html = home?.state === 'answered' && home.body?.kind === 'text' ? home.body.text : '';
    expectRepaired(before, reportOf(page(pasted(html, before))));
  });

  it('repair the recorded example', () => {
    const recorded = JSON.parse(readFileSync('content/examples/harbour.json', 'utf8')) as Evidence;
    const before = reportOf(recorded);
    const home = recorded.requests.find(({ id }) => id === 'https-home') as AnsweredRequest;
    if (home.body?.kind !== 'text') throw new Error('a page has text');
    const html = pasted(home.body.text, before, { ...FILLED, image: 'https://harbour.example/images/share.png' });
    // Title and the line at the foot of the page are corrected by hand.
    const mended = html.replace(/Harbor ?Line Outfitters/g, 'Harbour Line Outfitters');
    // What the brand fills in is there: an icon, a logo; its manifest and robots.txt are the texts for them.
    const replaced: readonly AnsweredRequest[] = [
      { ...home, body: { ...home.body, text: mended } },
      answered('icon', { width: 96, height: 96 }, { url: 'https://harbour.example/icon.png' }),
      answered('logo', { width: 512, height: 512 }, { url: 'https://northwind.example/logo.png' }),
      answered('manifest', block(before, 'manifest')?.text ?? '', { url: 'https://harbour.example/manifest.json' }),
      answered('robots', `User-agent: LinkedInBot\nDisallow: /images/\n\n${block(before, 'robots')?.text ?? ''}`, {
        url: 'https://harbour.example/robots.txt',
      }),
    ];
    const requests = recorded.requests.map((request) => replaced.find(({ id }) => id === request.id) ?? request);
    const after = reportOf({ ...recorded, requests });
    const claimed = named(before).filter(({ id }) =>
      ['language', 'head', 'json-ld', 'manifest', 'robots'].includes(id),
    );
    // Where the logo is, and whether its host lets anyone in, is beyond what the example recorded.
    const ids = claimed.flatMap(({ checks }) => checks).filter((id) => id !== 'logo-file');
    const known = ids.filter((id) => after.checks.some((check) => check.id === id));
    expect(known).toEqual(expect.arrayContaining(['og-required', 'card-type', 'name-agreement', 'preview-bots']));
    expect(scores(after, known)).toEqual(Object.fromEntries(known.map((id) => [id, 1000])));
  });

  it('count and name what only the brand knows', () => {
    const report = reportOf(page(BLANK.replace('<title>Tea</title>', '<title>Home</title>')));
    const head = block(report, 'head');
    expect(head?.placeholders).toEqual(expect.arrayContaining(['image', 'image-alt', 'offer']));
    for (const { text, placeholders } of named(report)) {
      expect(
        text
          .split('REPLACE: ')
          .slice(1)
          .map((rest) => /^[a-z-]+/.exec(rest)?.[0]),
      ).toEqual(placeholders);
    }
  });

  it('say what the brand does not state itself', () => {
    const good = reportOf(evidence());
    const { textLanguage: _, ...portrait } = good.portrait;
    const lost = { lang: {}, 'entity-graph': {}, hsts: {} };
    const inferred = (changes: Partial<typeof good.portrait>) =>
      Object.fromEntries(
        named(judged({ ...good, portrait: { ...portrait, ...changes } }, lost)).map((one) => [one.id, one.inferred]),
      );
    expect(inferred({ basis: 'inferred', language: null, textLanguage: 'de' })).toEqual({
      ...{ language: ['language'], 'json-ld': ['name'], headers: [] },
    });
    expect(inferred({ basis: 'declared', language: 'en', textLanguage: 'de' })).toEqual({
      ...{ language: [], 'json-ld': [], headers: [] },
    });
    expect(inferred({ language: null })['language']).toEqual([]);
    expect(inferred({ basis: 'declared', name: 'Northwind Homepage' })['json-ld']).toEqual(['name']);
  });

  it('keep what a page without an address cannot know open', () => {
    const report = assess(extractFacts(pageEvidence(BLANK, '', '2026-01-02T03:04:05.000Z', {})));
    const text = named(report)
      .map((one) => one.text)
      .join('\n');
    expect(text).toContain('content="REPLACE: address"');
    expect(text).not.toContain('pasted.invalid');
  });

  it('give no page without an address one that leads nowhere, though its own links are relative', () => {
    const html = GOOD_PAGE.replace(/<meta property="og:url"[^>]*>/, '').replaceAll('https://northwind.example', '');
    const report = assess(extractFacts(pageEvidence(html, '', '2026-01-02T03:04:05.000Z', {})));
    expect(block(report, 'head')?.text).toContain('<link rel="canonical" href="REPLACE: address">');
    const texts = named(report).map(({ text }) => text);
    expect(texts.join('\n')).not.toContain('.invalid');
  });

  it('take the address of a pasted page from its canonical link', () => {
    const html = BLANK.replace('<title>', '<link rel="canonical" href="https://northwind.example/tea"><title>');
    const report = assess(extractFacts(pageEvidence(html, '', '2026-01-02T03:04:05.000Z', {})));
    expect(block(report, 'head')?.text).toContain('"og:url" content="https://northwind.example/tea"');
    expect(block(report, 'json-ld')).toBeUndefined();
  });

  it('call the brand by an alias where it states no other name', () => {
    const html = BLANK.replace('<title>', '<meta name="apple-mobile-web-app-title" content="Northwind"><title>');
    const before = reportOf(page(html.replace('<meta', '<head><meta')));
    expect(block(before, 'head')?.text).toContain('<title>Northwind: Tea</title>');
  });

  it('stand in one order and have something to repair each', () => {
    const report = judged(reportOf(page(BLANK)), {
      lang: {},
      nosniff: {},
      'security-txt': {},
      'llms-txt': {},
      'answer-bots': {},
      'manifest-names': {},
    });
    const ids = named(report).map(({ id }) => id);
    expect(ids).toEqual(FIX_IDS.filter((id) => id !== 'image-robots' && id !== 'article'));
    for (const { checks } of named(report)) expect(checks).not.toEqual([]);
  });
});
