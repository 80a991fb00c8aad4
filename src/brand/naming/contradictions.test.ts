/** Places of a page that contradict the brand's name, and places that only look like it. */
import { extractFacts } from '../extract';
import { pageEvidence } from '../page-evidence';
import { brandOf } from './stated';
import { disagreementsOf } from './testing/labelled';

const ADDRESS = 'https://www.northwind.example/tea/morning';

/** What contradicts the name on a page: kinds of places with what they say. */
function contradictionsIn(head: string, body: string, address = ADDRESS): readonly string[] {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  const brand = brandOf(extractFacts(pageEvidence(html, address, '2026-01-02T03:04:05.000Z', {})));
  return disagreementsOf(brand).map(({ kind, value }) => `${kind}: ${value}`);
}

const SITE = '<meta property="og:site_name" content="Northwind">';

describe('another name in the title', () => {
  it.each([
    ['beside a text too long for a name', '<title>How we learnt to drink tea by the sea | Silver Anchor</title>', ''],
    [
      'between subject and section',
      '<title>Morning tea | Silver Anchor | All about drinks</title>',
      '<h1>Morning tea</h1>',
    ],
    ['behind a dash without a space', '<title>How we learnt to drink tea by the sea —Silver Anchor</title>', ''],
    ['after “on”', '<title>Morning tea on Silver Anchor</title>', '<h1>Morning tea</h1>'],
  ])('is found %s', (_, title, body) => {
    expect(contradictionsIn(`${SITE}${title}`, body)).toEqual(['title: Silver Anchor']);
  });

  it('is none if the page says it again', () => {
    const title = '<title>Morning tea | Silver Anchor | All about drinks</title>';
    expect(contradictionsIn(`${SITE}${title}`, '<h1>Morning tea</h1><p>By Silver Anchor</p>')).toEqual([]);
  });

  it('is none where two segments may be one', () => {
    const title = '<title>Morning tea | Silver Anchor | Nordvale | All about drinks</title>';
    expect(contradictionsIn(`${SITE}${title}`, '<h1>Morning tea</h1>')).toEqual([]);
  });

  it('is found in another script than the name only if the mark says a third one', () => {
    const site =
      '<meta property="og:site_name" content="Northwind"><title>今天早上在海边喝茶的人们都说了什么话呢-青山书屋</title>';
    expect(contradictionsIn(site, '<a href="/"><img src="/l.png" alt="北风"></a>')).toEqual(['title: 青山书屋']);
    expect(contradictionsIn(site, '<a href="/"><img src="/l.png" alt="Northwind"></a>')).toEqual([]);
  });
});

describe('another name in the logo', () => {
  it('is found where a class marks the link to a language', () => {
    const head = `${SITE}<title>Morning tea | Northwind</title>`;
    expect(contradictionsIn(head, '<a class="logo" href="/en/">Silver Anchor</a>')).toEqual(['logo: Silver Anchor']);
    expect(contradictionsIn(head, '<a class="edition" href="/en/">Silver Anchor</a>')).toEqual([]);
  });
});

describe('a slip', () => {
  it('is found after “on”', () => {
    const head = `${SITE}<title>Northwind and its morning tea on Nortwhind</title>`;
    expect(contradictionsIn(head, '<h1>Northwind and its morning tea</h1>')).toEqual(['title: Nortwhind']);
  });

  it('of the host is found in a holder whose name is in another script', () => {
    const site = '<meta property="og:site_name" content="北风市场"><title>北风市场</title>';
    expect(contradictionsIn(site, '<p>© 2026 Nortwhind, Inc.</p>')).toEqual(['copyright: Nortwhind, Inc.']);
    expect(contradictionsIn(site, '<p>© 2026 Northwind, Inc.</p>')).toEqual([]);
  });

  it('of what a longer form adds is found', () => {
    const head =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Northwind Market","url":"https://www.northwind.example/"}</script>' +
      '<meta property="og:site_name" content="Northwind"><title>Morning tea | Northwind Markte</title>';
    expect(contradictionsIn(head, '<p>© 2026 Northwind</p>')).toEqual(['title: Northwind Markte']);
  });

  it('of three letters is found only where they are swapped', () => {
    const head = '<meta property="og:site_name" content="NWT">';
    const at = 'https://www.nwt.example/tea';
    expect(contradictionsIn(`${head}<title>Morning tea | NTW</title>`, '<h1>Morning tea</h1>', at)).toEqual([
      'title: NTW',
    ]);
    expect(contradictionsIn(`${head}<title>Morning tea | NWTs</title>`, '<h1>Morning tea</h1>', at)).toEqual([]);
  });
});
