/** Which links lead home, which of them are the site's mark, and what other marks say. */
import { extractFacts } from '../engine/extract';
import { answered, evidence, HOME } from '../examples/evidence';

function factsOf(body: string, url = HOME) {
  const html = `<!doctype html><html lang="en"><head><title>Tea</title></head><body>${body}</body></html>`;
  return extractFacts(evidence(answered('https-home', html, { finalUrl: url })));
}

const links = (body: string, url?: string) => factsOf(body, url).homeLinks.map(({ value }) => value);
const marks = (body: string) =>
  factsOf(body).homeLinks.flatMap(({ value, isMark }) => (isMark === true ? [value] : []));

describe('a link home', () => {
  it.each([
    '/',
    ' / ',
    '/?page=1',
    '/index.html',
    '/index.xhtml',
    '/en',
    '/en/',
    '/EN-gb/',
    '/pt_br',
    '/zh-hant/',
    '/ref=logo',
    '/;sid=1',
    'https://www.northwind.example/',
    '//northwind.example',
  ])('leads to %s', (href) => {
    expect(links(`<a href="${href}">Tea</a>`)).toEqual(['Tea']);
  });

  it.each([
    '',
    '#top',
    '/tea',
    '/index',
    '/index.xy',
    '/index.xhtmls',
    '/eng',
    '/en-hantx/',
    '/en/tea',
    '/e=',
    '/abcdefghijklm=1',
    '/ref=logo/tea',
    'https://elsewhere.example/',
    'https://shop.northwind.example/',
    'mailto:tea@northwind.example',
  ])('does not lead to %s', (href) => {
    expect(links(`<a href="${href}">Tea</a>`)).toEqual([]);
  });

  it('leads to where what is called home leads, if no link leads to the root', () => {
    const menu = '<a href="/tea/fr" title="Home">FR</a><a href="/home">Home</a>';
    expect(links(`<a href="/home"><img alt="A"></a>${menu}`)).toEqual(['A', 'Home']);
    expect(links('<a href="/tea" rel="home">A</a><a href="/home">B</a>')).toEqual(['A']);
    expect(links('<a href="/home" title="To home page">A</a>')).toEqual(['A']);
    expect(links(`<a href="/">A</a>${menu}`)).toEqual(['A']);
  });

  it('leads to where the root led us, and from an inner page not to that page', () => {
    expect(links('<a href="/en/start.html">Tea</a>', `${HOME}en/start.html`)).toEqual(['Tea']);
    const inner = answered('https-home', '<a href="/tea">Tea</a><a href="/">Home</a>', { url: `${HOME}tea` });
    expect(extractFacts(evidence(inner)).homeLinks.map(({ value }) => value)).toEqual(['Home']);
  });

  it.each([
    ['<a href="/" aria-label="A" title="B">C</a>', ['A']],
    ['<a href="/" title="B">C</a>', ['C']],
    ['<a href="/" title="B"></a>', ['B']],
    ['<a href="/"><img alt="A"></a>', ['A']],
    ['<a href="/" aria-label="A"><img alt="B"></a>', ['A', 'B']],
    ['<a href="/" aria-label="A"><img alt="A"></a>', ['A']],
    ['<a href="/"><svg aria-label="A"></svg></a>', ['A']],
    ['<a href="/"></a><a href="/">A</a>', ['A']],
    ['<a href="/">A</a>'.repeat(25), Array.from({ length: 20 }, () => 'A')],
  ])('says what it is read out with: %s', (body, expected) => {
    expect(links(body)).toEqual(expected);
  });
});

describe('the mark', () => {
  it.each([
    ['<a href="/">A</a><a href="/">B</a>', ['A']],
    ['<a href="/"></a><a href="/">B</a>', []],
    ['<p><a href="/">A</a></p><a href="/">B</a>', []],
    ['<ul><li><b><a href="/">A</a></b></li></ul>', []],
    ['<main><a href="/">A</a></main>', []],
    ['<article><a href="/">A</a></article>', []],
    ['<header><a href="/">A</a></header>', ['A']],
    ['<a href="/en/">A</a>', []],
    ['<p><a href="/" aria-label="A"></a></p>', ['A']],
    ['<p><a href="/"><img alt="A"></a></p>', ['A']],
    ['<p><a href="/en/"><img alt="A"></a></p>', []],
    ['<p><a class="x siteLogo" href="/en/">A</a></p>', ['A']],
    ['<p><a id="brand" href="/en/">A</a></p>', ['A']],
    ['<p class="masthead"><a href="/en/">A</a></p>', ['A']],
    ['<div class="site-title"><p><a href="/en/">A</a></p></div>', ['A']],
    ['<div class="sitename"><p><a href="/en/">A</a></p></div>', ['A']],
    ['<div class="logo"><div><p><a href="/en/">A</a></p></div></div>', []],
    ['<h1><a href="/en/">A</a></h1>', ['A']],
    ['<h2><a href="/en/">A</a></h2>', []],
  ])('is a link with a picture, or what is called one, or the first: %s', (body, expected) => {
    expect(marks(body)).toEqual(expected);
  });
});

describe('other marks', () => {
  const others = (body: string, url = `${HOME}news/tea`) => {
    const html = `<!doctype html><html lang="en"><body>${body}</body></html>`;
    return extractFacts(evidence(answered('https-home', html, { url }))).otherMarks.map(({ value }) => value);
  };

  it.each([
    ['<a class="logo" href="https://m.northwind.example/">A</a>', ['A']],
    ['<a class="logo" href="https://northwind.test/">A</a>', ['A']],
    ['<a href="https://northwind.test/">A</a>', []],
    ['<a class="logo" href="https://northwind.test/tea">A</a>', []],
    ['<a class="logo" href="https://silver.test/">A</a>', []],
    ['<a class="logo" href="/news">A</a>', ['A']],
    ['<a class="logo" href="/news/">A</a>', ['A']],
    ['<a class="logo" href="/new">A</a>', []],
    ['<a class="logo" href="/news/tea">A</a>', []],
    ['<a class="logo" href="#news">A</a>', []],
    ['<a class="logo" href="/" title="B">A</a>', ['B']],
    ['<a class="logo" href="/" title="A">A</a>', []],
    ['<a class="logo" href="/" title="B, or C">A</a>', []],
    ['<a class="logo" href="/" title="One two three four">A</a>', ['One two three four']],
    ['<a class="logo" href="/" title="One two three four five">A</a>', []],
    ['<a href="/en/" title="B">A</a>', []],
    ['<img class="site-logo" alt="A">', ['A']],
    ['<img class="siteLogo" alt="A">', ['A']],
    ['<img id="logo" alt=" A ">', ['A']],
    ['<img class="catalogo" alt="A">', []],
    ['<img class="logos" alt="A">', []],
    ['<img class="logo" alt="A"><img class="logo" alt="B">', []],
    ['<img class="logo" alt="A"><p><img class="logo" alt="B"></p>', ['A']],
    ['<a href="/x"><img class="logo" alt="A"></a>', []],
    ['<footer><img class="logo" alt="A"></footer>', []],
    ['<noscript><a href="/">A</a><h1>B</h1></noscript>', ['B', 'A']],
    ['<noscript><a href="/tea">A</a></noscript>', []],
    ['<noscript><a href="/"></a><h1>B</h1></noscript>', ['B']],
  ])('in %s', (body, expected) => {
    expect(others(body)).toEqual(expected);
  });
});
