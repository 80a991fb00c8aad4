/** What is well-formed XML, by W3C's conformance suite, and what is a sitemap, by the schema of sitemaps.org. */
import { scanSitemap } from '../../reading/sitemap-scan';
import { xmlProblem } from '../../reading/xhtml';
import { casesOf, expectExam, type Answer } from './sit';

it('are passed: XML', async () => {
  const cases = casesOf('xml.json') as readonly (readonly [id: string, isWellFormed: boolean, document: string])[];
  const answers = await Promise.all(
    cases.map(async ([id, isWellFormed, document]): Promise<Answer> => {
      return [id, (await xmlProblem(document, () => Promise.resolve())) === null, isWellFormed];
    }),
  );
  // A declaration that the bytes contradict: the Encoding Standard lets a byte order mark win, and UTF-16 mean UTF-8.
  expect(expectExam('xml', answers)).toEqual(['rmt-e2e-61', 'hst-lhs-007']);
});

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LOC = '<loc>https://a.example/</loc>';
const urlset = (...urls: readonly string[]) =>
  `<urlset ${XMLNS}>${urls.map((url) => `<url>${url}</url>`).join('')}</urlset>`;
const dated = (...dates: readonly string[]) => dates.map((date) => urlset(`${LOC}<lastmod>${date}</lastmod>`));
const located = (...locations: readonly string[]) => locations.map((one) => urlset(`<loc>${one}</loc>`));

/** What libxml2 finds valid by sitemap.xsd of 2008-03-26. */
const VALID = [
  urlset(LOC),
  `<?xml version="1.0" encoding="UTF-8"?>\n${urlset(LOC)}`,
  `<!-- a -->${urlset(LOC)}`,
  urlset(LOC, LOC),
  `<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:url><s:loc>https://a.example/</s:loc></s:url></s:urlset>`,
  ...located(
    ...['https://a.example/?a=1&amp;b=2', '&#104;ttps://a.example/', '<![CDATA[https://a.example/?a&b]]>'],
    ...['https://<!-- a -->a.example/', '\n https://a.example/ ', 'https://a.example/ two words'],
  ),
  ...dated('2026-01-31', '2026-01-31T08:00:00Z', '2026-01-31T08:00:00.25+01:00', '2026-01-31T08:00:00', '2026-01-31Z'),
  urlset(`${LOC}<lastmod>2026-01-31</lastmod><changefreq>daily</changefreq><priority>0.5</priority>`),
];

/** What it does not. */
const NOT_VALID = [
  ...dated('yesterday', '2026-13-01', '31.01.2026', '2026-01-31T08:00', '2026-01-31 08:00:00', '2026-02-30', ''),
  ...dated('2026', '2026-01', '2026-01-31T08:00Z'),
  ...located('', '/tea', `https://a.example/${'a'.repeat(2048)}`),
  ...located(
    'https://a.example/?a=1&b=2',
    'https://a.example/&nbsp;',
    'https://a.example/<b>',
    'https://a.example/\x01',
  ),
  ...['', '<lastmod>2026-01-31</lastmod>', '<Loc>https://a.example/</Loc>'].map((url) => urlset(url)),
  ...[LOC + LOC, `${LOC}<name>a</name>`, `<lastmod>2026-01-31</lastmod>${LOC}`].map((url) => urlset(url)),
  ...['<changefreq>often</changefreq>', '<priority>2</priority>'].map((more) => urlset(LOC + more)),
  urlset(),
  `<urlset ${XMLNS}>${LOC}</urlset>`,
  ...[
    '',
    'xmlns="https://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns="http://www.google.com/schemas/sitemap/0.84"',
  ].map((xmlns) => `<urlset ${xmlns}><url>${LOC}</url></urlset>`),
  `<urls ${XMLNS}><url>${LOC}</url></urls>`,
  '<html></html>',
  ...['<p/>', ' more'].map((after) => urlset(LOC) + after),
  `\n<?xml version="1.0"?>${urlset(LOC)}`,
  ...['a=1', 'a="1" a="2"', 'x:y="1"'].map((attributes) => `<urlset ${XMLNS} ${attributes}><url>${LOC}</url></urlset>`),
  urlset(LOC).replace('</urlset>', ''),
  `<urlset ${XMLNS}><url>${LOC}</URL></urlset>`,
];

it('are passed: sitemaps', () => {
  const isValid = (text: string) => {
    const { kind, entries, fault } = scanSitemap(text, () => true);
    return kind !== null && entries > 0 && fault === null;
  };
  const answers = [...VALID, ...NOT_VALID].map((text): Answer => [text, isValid(text), VALID.includes(text)]);
  expect(expectExam('sitemap-schema', answers)).toEqual([
    // Dates that W3C Datetime, which the protocol asks for, has and the schema has not, or the other way round.
    ...dated('2026-01-31T08:00:00', '2026-01-31Z', '2026', '2026-01', '2026-01-31T08:00Z'),
    // What search engines take, or take no notice of.
    ...[`${LOC}<name>a</name>`, `<lastmod>2026-01-31</lastmod>${LOC}`].map((url) => urlset(url)),
    ...['<changefreq>often</changefreq>', '<priority>2</priority>'].map((more) => urlset(LOC + more)),
  ]);
});
