/** Anchors of the scale: what a score means, each a page whose place on it everybody can see. */
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { evidence } from '../examples/evidence';
import { assess } from './assess';

const ADDRESS = 'https://marlow.example/';

const reportOf = (html: string) => assess(extractFacts(pageEvidence(html, ADDRESS, '2026-01-02T03:04:05.000Z', {})));
const scoreOf = (html: string) => (reportOf(html).overall?.value ?? Number.NaN) / 10;

const NAME = 'Marlow Pottery Supplies';
const TEXT =
  'We sell clay, glazes, wheels and kilns to potters and schools in the county and by post. Our shop stands beside the ' +
  'old bridge, and visitors are welcome from Tuesday to Saturday. Ask for our catalogue, which lists four hundred items. ';

const head = (...lines: readonly string[]) => `<!doctype html><html lang="en"><head>${lines.join('')}</head>`;
const META = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

const ONE_WORD = '<!doctype html><p>Hello</p>';
const NO_TEXT = `${head(META, `<title>${NAME}</title>`)}<body></body></html>`;
const RAW_TEMPLATE = `${head(
  META,
  '<title>{{ page.title }} | {{ site.title }}</title><meta name="description" content="{{ page.description }}">',
  '<meta property="og:title" content="{{ page.title }}"><meta property="og:image" content="{{ page.image }}">',
)}<body><a href="/">{{ site.title }}</a><h1>{{ page.title }}</h1><p>{{ content }}</p></body></html>`;

/** As people wrote them: tables and lines of pictures, no tag that did not exist yet, and everything it says is true. */
const OF_1998 = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN"><HTML><HEAD><TITLE>${NAME}</TITLE></HEAD>
<BODY BGCOLOR="#FFFFFF"><CENTER><IMG SRC="logo.gif" ALT="${NAME}"><H1>Welcome to ${NAME}</H1></CENTER>
<P>${TEXT.repeat(3)}</P><IMG SRC="line.gif"><UL><LI><A HREF="clay.html">Clay</A><LI><A HREF="glaze.html">Glazes</A>
<LI><A HREF="contact.html">How to reach us</A></UL><IMG SRC="line.gif">
<ADDRESS>${NAME}, 4 Bridge Street. Copyright 1998 ${NAME}.</ADDRESS></BODY></HTML>`;

const GOOD_AND_SMALL = `${head(
  META,
  `<title>${NAME} – clay and glazes</title><meta name="description" content="Clay, glazes, wheels and kilns by post.">`,
  `<link rel="canonical" href="${ADDRESS}"><link rel="icon" href="/icon.png">`,
  `<meta property="og:title" content="${NAME}"><meta property="og:description" content="Clay, glazes and kilns.">`,
  `<meta property="og:image" content="${ADDRESS}card.jpg">`,
)}<body><header><a href="/"><img src="/logo.svg" alt="${NAME}"></a></header><main><h1>Clay and glazes for potters</h1>
<p>${TEXT.repeat(3)}</p></main><footer><a href="/privacy">Privacy</a> <a href="/contact">Contact</a> © 2026 ${NAME}</footer>
</body></html>`;

it.each([
  ['a document of one word', ONE_WORD, 0, 20],
  ['valid HTML without text', NO_TEXT, 0, 15],
  ['a template that nobody filled in', RAW_TEMPLATE, 0, 35],
  ['a plain but honest page of 1998', OF_1998, 45, 60],
  ['the page of a good small site', GOOD_AND_SMALL, 75, 88],
])('%s is where everybody sees it', (_, html, from, to) => {
  expect(scoreOf(html)).toBeGreaterThanOrEqual(from);
  expect(scoreOf(html)).toBeLessThanOrEqual(to);
});

it('ends with a site that does everything right', () => {
  expect(assess(extractFacts(evidence())).overall?.value).toBe(1000);
});

describe('nothing there', () => {
  const previews = (html: string) =>
    reportOf(html).dimensions.find(({ id }) => id === 'previews')?.score?.value ?? Number.NaN;
  const TAGS = [
    '<meta property="og:type" content="website"><meta name="twitter:card" content="summary_large_image">',
    `<meta property="og:image:alt" content="Clay">`,
    `<meta property="og:url" content="${ADDRESS}">`,
  ].join('');
  const complete = GOOD_AND_SMALL.replace('</head>', `${TAGS}</head>`);
  const none = complete.replace(/<meta (?:property="og:|name="twitter:)[^>]*>/g, '');

  it.each([
    ['an address with http', `og:url" content="${ADDRESS}`, 'og:url" content="http://marlow.example/'],
    ['the address of another page', `og:url" content="${ADDRESS}`, `og:url" content="${ADDRESS}404`],
    ['another host form', `og:url" content="${ADDRESS}`, 'og:url" content="https://www.marlow.example/'],
    ['no alternative text', '<meta property="og:image:alt" content="Clay">', ''],
    ['a template’s image', 'card.jpg', 'blank.jpg'],
    ['an unknown card', 'summary_large_image', 'gallery'],
    ['two titles', '</head>', '<meta property="og:title" content="Clay"></head>'],
  ])('is worth far less than complete tags with %s', (_, part, by) => {
    const flawed = complete.replace(part, by);
    expect(flawed).not.toBe(complete);
    expect(previews(flawed)).toBeGreaterThan(previews(none) + 200);
    expect(previews(flawed)).toBeLessThanOrEqual(previews(complete));
  });
});
