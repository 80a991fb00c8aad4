/** Other names where the brand's belongs, and what has to stand beside them for it to be another name. */
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { isWitnessed } from './lone-places';
import type { PlacedName } from './places';
import { brandOf } from './stated';
import { disagreementsOf } from './testing/labelled';

const SITE = '<meta property="og:site_name" content="Northwind"><title>Morning tea | Northwind</title>';
const NUMBER = '<meta property="og:site_name" content="360 Tea"><title>Morning tea by the sea | 360 Tea</title>';
const SHORT = '<meta property="og:site_name" content="NW"><title>How we learnt to drink tea by the sea | NW</title>';
const MARK = '<a class="logo" href="/">Northwind</a>';

/** What contradicts the name on a page: kinds of places with what they say. */
function contradictionsIn(head: string, body: string, host = 'www.northwind.example'): readonly string[] {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  const evidence = pageEvidence(html, `https://${host}/tea/morning`, '2026-01-02T03:04:05.000Z', {});
  return disagreementsOf(brandOf(extractFacts(evidence))).map(({ kind, value }) => `${kind}: ${value}`);
}

it.each([
  ['<a href="/" aria-label="Northwind"><img alt="Silver Anchor"></a>', ['logo: Silver Anchor']],
  ['<a href="/" aria-label="Northwind"><svg aria-label="Silver Anchor"></svg></a>', ['logo: Silver Anchor']],
  [`${MARK}<a class="logo" href="/">Silver Anchor</a>`, []],
  [`${MARK}<p>© 2026 Silver Anchor</p>`, ['copyright: Silver Anchor']],
  [`${MARK}<p>© Silver Anchor. All rights reserved</p>`, ['copyright: Silver Anchor']],
  // A sign alone is that of a picture's author.
  [`${MARK}<p>© Silver Anchor</p>`, []],
  [`${MARK}<p>© 2026 Silver Anchor Group</p>`, []],
  [`${MARK}<p>Silver Anchor</p><p>© 2026 Silver Anchor</p>`, []],
  [`${MARK}<p>© 2026 Northwind</p><p>© 2026 Silver Anchor</p>`, []],
  [`${MARK}<p>© 2026 Northwind</p><p>© 2026 Silver Anchor, all rights reserved</p>`, ['copyright: Silver Anchor']],
  [`${MARK}<p>© 2026 Nortwhind, a company of Silver</p>`, ['copyright: Nortwhind']],
  ['<p>© 2026 Nortwhind GmbH</p>', ['copyright: Nortwhind']],
  ['<h1 class="logo">Silver Anchor</h1>', ['heading: Silver Anchor']],
  ['<h1>Silver Anchor</h1>', []],
  ['<h1>Nortwhind</h1>', ['heading: Nortwhind']],
])('%s', (body, expected) => {
  expect(contradictionsIn(SITE, body)).toEqual(expected);
});

it('another name is told from a slip, and both from an alias', () => {
  const body = '<h1 class="logo">Silver Anchor</h1><p>© 2026 Nortwhind</p>';
  const html = `<!doctype html><html lang="en"><head>${SITE}</head><body>${body}</body></html>`;
  const address = 'https://www.northwind.example/tea/morning';
  const { places } = brandOf(extractFacts(pageEvidence(html, address, '2026-01-02T03:04:05.000Z', {})));
  expect(places.map(({ kind, relation, alias, isLone }) => [kind, relation, alias, isLone])).toEqual([
    ['title', 'same', false, false],
    ['copyright', 'near-miss', false, false],
    ['heading', 'different', false, true],
    ['og-site-name', 'same', false, false],
  ]);
});

describe('a name is witnessed', () => {
  const place = (kind: PlacedName['kind'], value: string, relation: PlacedName['relation'] = 'same'): PlacedName => ({
    ...{ kind, value, relation, alias: false, isLone: false },
    statement: { value, where: { request: 'https-home', url: '', source: kind } },
  });

  it.each<[what: string, places: readonly PlacedName[], witnessed: boolean]>([
    ['two kinds of places', [place('title', 'Silver'), place('logo', 'Silver')], true],
    ['one kind, twice', [place('logo', 'Silver'), place('logo', 'Silver')], false],
    ['one that agrees', [place('title', 'Silver'), place('logo', 'Tea', 'different')], false],
    ['one and the host', [place('title', 'North Wind Tea')], true],
    ['one that begins with the host', [place('title', 'North Wind Tea House')], true],
    ['none', [place('title', 'North Wind Tea', 'different')], false],
  ])('by %s', (_, places, witnessed) => {
    expect(isWitnessed(places, ['north-wind-tea'])).toBe(witnessed);
  });
});

it('one letter of a short mark is a slip where places of two kinds say the name, not two of one kind', () => {
  const site = '<meta property="og:site_name" content="Nor">';
  const mark = '<a class="logo" href="/">Nar</a>';
  expect(contradictionsIn(`${site}<title>Morning tea | Nor</title>`, mark, 'www.tea.example')).toEqual(['logo: Nar']);
  expect(contradictionsIn(`${site}${site}`, mark, 'www.tea.example')).toEqual([]);
});

it('numbers are slips where the host has them in another order, and two letters are none', () => {
  const mark = '<a class="logo" href="/">306 Tea</a>';
  expect(contradictionsIn(NUMBER, mark, 'www.360.example')).toEqual(['logo: 306 Tea']);
  expect(contradictionsIn(NUMBER, mark, 'www.tea.example')).toEqual([]);
  expect(contradictionsIn(SHORT, '<a class="logo" href="/">WN</a>', 'www.nw.example')).toEqual([]);
});
