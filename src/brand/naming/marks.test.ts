/** What marks say besides the text of a link home, and forms of names that other rules took for none. */
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { brandOf } from './stated';
import { disagreementsOf } from './testing/labelled';

const ADDRESS = 'https://www.northwind.example/tea/morning';

const HEAD = '<meta property="og:site_name" content="Northwind"><title>Morning tea | Northwind</title>';

function brandIn(head: string, body: string, address: string) {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  return brandOf(extractFacts(pageEvidence(html, address, '2026-01-02T03:04:05.000Z', {})));
}

/** What contradicts the name on a page: kinds of places with what they say. */
function contradictionsIn(head: string, body: string, address = ADDRESS): readonly string[] {
  return disagreementsOf(brandIn(head, body, address)).map(({ kind, value }) => `${kind}: ${value}`);
}

describe('a mark with several texts', () => {
  it.each([
    ['its title', '<a class="logo" href="/" title="Nortwhind">Northwind</a>'],
    ['its text beside a label', '<a class="logo" href="/" aria-label="Northwind">Nortwhind</a>'],
    ['the title of one on another host', '<a class="logo" href="https://m.northwind.example/" title="Nortwhind">N</a>'],
  ])('is read for slips in %s', (_, mark) => {
    expect(contradictionsIn(HEAD, mark)).toEqual(['logo: Nortwhind']);
  });

  it('may say besides what the site is about, and another name', () => {
    const mark = (title: string) => `<a class="logo" href="/" title="${title}">Northwind</a>`;
    expect(contradictionsIn(HEAD, mark('Tea, coffee, north and wind'))).toEqual([]);
    expect(contradictionsIn(HEAD, mark('Silver Anchor'))).toEqual([]);
  });

  it('is the name where a title has both of its parts', () => {
    const head = '<title>今天 早上 在 海边 喝茶 的 人们 都说 好喝11-northwind.example北风</title>';
    const mark = '<a class="logo" href="https://m.northwind.example/" title="北风Northwind">北峰Northwind</a>';
    expect(brandIn(head, mark, ADDRESS).name).toBe('北风Northwind');
    expect(contradictionsIn(head, mark)).toEqual(['logo: 北峰Northwind']);
    expect(brandIn('<title>今天早上在海边喝茶的人们</title>', mark, ADDRESS).name).toBeNull();
  });
});

describe('a mark of a snapshot', () => {
  const at = 'https://web.archive.org/web/20260102030405/https://www.northwind.example/tea/morning';
  const mark = (address: string) =>
    `<div class="logo"><a href="${address}"><img src="/l.png" alt="Nortwhind"></a></div>`;

  it.each(['/web/20260102030405/http://www.northwind.example:80/', '/web/20260102030405/https://northwind.example/'])(
    'links to the home page of the site that it was taken of: %s',
    (address) => {
      expect(contradictionsIn(HEAD, mark(address), at)).toEqual(['logo: Nortwhind']);
    },
  );

  it('does not link to the archive, to another snapshot, or to a page of the site', () => {
    expect(contradictionsIn(HEAD, mark('/web/20250102030405/https://www.northwind.example/'), at)).toEqual([]);
    expect(contradictionsIn(HEAD, mark('https://web.archive.org/'), at)).toEqual([]);
    expect(contradictionsIn(HEAD, mark('/web/20260102030405/https://www.northwind.example/coffee'), at)).toEqual([]);
  });
});

describe('a picture that is no link', () => {
  const picture = (name: string, names = 'site-logo') => `<div><img class="${names}" src="/l.svg" alt="${name}"></div>`;

  it.each(['Silver Anchor', 'Nortwhind'])('is the mark if its class calls it a logo: %s', (name) => {
    expect(contradictionsIn(HEAD, picture(name))).toEqual([`logo: ${name}`]);
  });

  it.each([
    ['of another class', picture('Silver Anchor', 'catalogos')],
    ['one of several', picture('Silver Anchor') + picture('Nordvale')],
    ['in a list', `<ul><li>${picture('Silver Anchor')}</li></ul>`],
    ['in a footer', `<footer>${picture('Silver Anchor')}</footer>`],
    ['beside a mark that links home', `<a class="logo" href="/">Northwind</a>${picture('Silver Anchor')}`],
    ['that the page says again', `${picture('Silver Anchor')}<p>With Silver Anchor</p>`],
  ])('is not the mark %s', (_, body) => {
    expect(contradictionsIn(HEAD, body)).toEqual([]);
  });
});

describe('another name', () => {
  const inTitle = (name: string) =>
    `<meta property="og:site_name" content="Northwind"><title>How we learnt to drink tea by the sea - ${name}</title>`;

  it('may begin with an article that is written large', () => {
    expect(contradictionsIn(inTitle('The Anchor'), '<p>© 2026 Northwind</p>')).toEqual(['title: The Anchor']);
    expect(contradictionsIn(inTitle('the Anchor'), '<p>© 2026 Northwind</p>')).toEqual([]);
  });

  it('may have an abbreviation in it', () => {
    expect(contradictionsIn(HEAD, '<p>© 2026 St. Anchor. All rights reserved</p>')).toEqual(['copyright: St. Anchor']);
  });

  it('is no choice of a language and a currency', () => {
    const mark = (text: string) => `<a href="/"><img src="/flag.png" alt="${text}"></a>`;
    expect(contradictionsIn(HEAD, mark('English USD'))).toEqual([]);
    expect(contradictionsIn(HEAD, mark('English Anchor'))).toEqual(['logo: English Anchor']);
  });
});

describe('a name that begins with the number of its host', () => {
  const at = 'https://www.360.example/tea/morning';
  const head = (name: string) => `<title>今天早上在海边喝茶的人们-${name}</title>`;
  const body = '<ul><li><a href="/">360茶馆</a></li></ul><p>© 2026 360.example</p>';

  it('shows two of its digits swapped', () => {
    expect(contradictionsIn(head('306茶馆'), body, at)).toEqual(['title: 306茶馆']);
  });

  it.each(['308茶馆', '603茶馆', '306书店'])('shows no other number, nor one of another name: %s', (name) => {
    expect(contradictionsIn(head(name), body, at)).toEqual([]);
  });
});

it('A slip in what an acronym stands for shows behind its first word, whatever follows.', () => {
  const organization = (name: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"${name}","url":"https://hfi.example/"}</script>`;
  const head = '<meta property="og:site_name" content="HFI"><title>Morning tea | HFI</title>';
  const body = '<p>© 2026 Harbour Friedman Institute for Tea at the University of Nordvale</p>';
  const at = 'https://hfi.example/tea';
  expect(contradictionsIn(head + organization('Harbour Freidman Institute for Tea at Nordvale'), body, at)).toContain(
    'organization: Harbour Freidman Institute for Tea at Nordvale',
  );
  expect(contradictionsIn(head + organization('Harbour Friedman Institute for Tea at Nordvale'), body, at)).toEqual([]);
});
