import { isHtml, startsAsHtml } from './html-start';

it.each([
  ['\ufeff\n<!DOCTYPE html><p>', true],
  ['<?xml version="1.0"?><!DOCTYPE html><html>', true],
  ['<!-- a --><!-- b --> <HTML lang=en>', true],
  ['<div class=a>', true],
  ['<meta charset=utf-8>', true],
  ['<?xml version="1.0"?><urlset>', false],
  ['<!-- generated --><urlset>', false],
  ['<article>', false],
  ['User-agent: *', false],
  ['', false],
  [`<!-- ${'x'.repeat(1_000_000)}`, false],
])('begins as HTML: %.40s: %s', (text, expected) => {
  expect(startsAsHtml(text)).toBe(expected);
});

it.each([
  ['<!doctype html><p>Tea', true],
  ['<article>Tea</article>', true],
  ['Tea <b>by</b> sea', true],
  ['<?xml version="1.0"?><?xml-stylesheet href="a.css"?><html xmlns="http://www.w3.org/1999/xhtml">', true],
  [`<!-- ${'x'.repeat(3000)} --><!doctype html><p>Tea`, true],
  ['{{header}}<html><p>Tea', true],
  ['[ad]<p>Tea', true],
  ['', false],
  ['\ufeff \n', false],
  ['{"name": "Northwind"}', false],
  ['[{"html": "<p>Tea</p>"}]', false],
  ['"<p>Tea</p>"', false],
  ['<svg xmlns="http://www.w3.org/2000/svg"><title>Tea</title></svg>', false],
  ['<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd"><svg></svg>', false],
  ['<?xml version="1.0"?><rss><title>Tea</title></rss>', false],
  ['<feed xmlns="http://www.w3.org/2005/Atom"><title>Tea</title></feed>', false],
  ['<?xml version="1.0"?><data><b>Tea</b></data>', false],
  ['<RSS version="2.0"><b>Tea</b></RSS>', false],
  ['<opml version="2.0"><b>Tea</b></opml>', false],
  ['<rdf:RDF xmlns="x"><b>Tea</b></rdf:RDF>', false],
  ['<sitemapindex><b>Tea</b></sitemapindex>', false],
  ['<urlset><b>Tea</b></urlset>', false],
  ['<!doctype rss ><b>Tea</b>', false],
  ['<feedback>Tea</feedback>', true],
  ['{ "html": "<p>Tea</p>" } and more', true],
  ['{}<p>Tea', true],
  ['\ufffdTea', true],
  ['User-agent: *\nDisallow: /', false],
  ['Write to <tea@northwind.example> if 1 < 2', false],
])('is HTML: %.60s: %s', (text, expected) => {
  expect(isHtml(text)).toBe(expected);
});
