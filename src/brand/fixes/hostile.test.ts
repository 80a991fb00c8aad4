import { extractFacts } from '../engine/extract';
import { answered, GOOD_PAGE, page } from '../examples/evidence';
import { JSON_LD } from '../examples/pages';
import { block, judged, named, pasted, reportOf } from '../testing/pasting';

describe('untrusted text', () => {
  const HOSTILE = `"><script>alert('1')</script>--><!-- \n\rUser-agent: *\nDisallow: /\u2028\u2029\u0000](x) \u202egnp.\u2066 \u200f&quot;`;
  const html = GOOD_PAGE.replace(/(<html lang=")en/, '$1en&quot;&gt;&lt;script&gt;')
    .replace('<title>Northwind: tea by sea</title>', `<title>${HOSTILE.replace('</script>', '')}</title>`)
    .replaceAll(
      'Tea, shipped slowly.',
      HOSTILE.replace(/[<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`),
    )
    .replace(JSON_LD, (script) =>
      script
        .replaceAll(/"name": "Northwind(?: GmbH)?"/g, `"name": ${JSON.stringify(HOSTILE).replace(/</g, '\\u003c')}`)
        .replace('"url": "/"', `"url": ${JSON.stringify('https://northwind.example/"><script>\n')}`),
    )
    .replace('alt="Northwind"', 'alt="Logo"')
    .replace(/<meta property="og:(?:title|site_name|type|url|description|image:alt)"[^>]*>/g, '');
  const hostile = reportOf(
    page(
      html,
      answered('robots', 'User-agent: *\nDisallow: /', {}),
      answered('manifest', JSON.stringify({ name: HOSTILE })),
    ),
  );
  const everything = Object.fromEntries(
    (
      'lang charset zoom meta-description canonical hreflang-self-default hreflang-valid language-agreement sitemap ' +
      'indexable answer-bots security-txt hsts csp framing nosniff referrer-policy llms-txt jsonld-parses entity-graph ' +
      'title-quality title-has-brand og-required preview-description name-declared name-agreement same-as organization ' +
      'manifest-names'
    )
      .split(' ')
      .map((id) => [
        id,
        { score: 500, params: { blocked: HOSTILE }, receipts: [{ value: HOSTILE, snippet: HOSTILE }] },
      ]),
  ) as unknown as Parameters<typeof judged>[1];
  const report = judged(hostile, everything);

  it('is there', () => {
    const { title, description, language, organization } = hostile.portrait;
    expect(JSON.stringify({ title, description, language, organization })).toMatch(/script.*script.*script/);
  });

  it('opens no element beyond those of the head', () => {
    const text = block(report, 'head')?.text ?? '';
    expect(text.length).toBeGreaterThan(500);
    for (const line of text.split('\n')) {
      expect(line).toMatch(/^<(?:(?:meta|link)(?: [a-z-]+="[^"<>]*")+|title>[^<>]*<\/title)>$/);
    }
    expect(block(report, 'language')?.text).toMatch(/^lang="[^"<>]*"$/);
  });

  it('neither ends the script element nor breaks its JSON', () => {
    const text = block(report, 'json-ld')?.text ?? '';
    const [, json = ''] = /^<script type="application\/ld\+json">\n([^<>]*)\n<\/script>$/.exec(text) ?? [];
    const graph = JSON.parse(json) as { '@graph': readonly { name: string }[] };
    expect(graph['@graph'][1]?.name).toContain('<script>');
  });

  it('adds no line to files and header fields', () => {
    const robots = block(report, 'robots')?.text ?? '';
    for (const line of robots.split('\n')) expect(line).toMatch(/^(?:(?:User-agent|Allow|Sitemap): [!-~]+)?$/);
    expect(block(report, 'security-txt')?.text.split('\n')).toHaveLength(3);
    expect(block(report, 'llms-txt')?.text.split('\n')).toHaveLength(5);
    expect(block(report, 'llms-txt')?.text.split('\n').at(-1)).toMatch(/^- \[[^\]]*(?:\\\][^\]]*)*\]\([^()\s]+\)$/);
  });

  it('turns no line around and hides nothing', () => {
    for (const { text } of named(report)) {
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/);
    }
  });

  it('keeps its meaning: the engine reads from the pasted lines what it read from the page', () => {
    const facts = extractFacts(page(pasted(html, report)));
    const told = facts.openGraph.find(({ property }) => property === 'og:description')?.value ?? '';
    expect(told).toContain('\u202e');
    expect(told).toContain('"><script>alert');
    expect(facts.titles).toHaveLength(1);
  });
});
