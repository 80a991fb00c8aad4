import { extractFacts } from '../engine/extract';
import { answered, evidence } from '../examples/evidence';

it.each([
  ['Northwind » Feed', ['Northwind']],
  ['Northwind RSS 2.0', ['Northwind']],
  ['RSS Feed', []],
  ['', []],
])('a feed titled %j names %j', (title, names) => {
  const html = `<link rel=alternate type="application/rss+xml" title="${title}" href="/feed"><p>Tea`;
  expect(extractFacts(evidence(answered('https-home', html))).feedNames).toEqual(names);
});
