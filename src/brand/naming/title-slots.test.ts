/** Other names in the slot of a title: what shows one, and sections, authors and makers that only look like it. */
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { brandOf } from './stated';
import { disagreementsOf } from './testing/labelled';

const ADDRESS = 'https://www.northwind.example/tea/morning';

const SUBJECT = 'How we learnt to drink tea by the sea';

function brandIn(head: string, body: string) {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  return brandOf(extractFacts(pageEvidence(html, ADDRESS, '2026-01-02T03:04:05.000Z', {})));
}

function contradictionsIn(head: string, body = ''): readonly string[] {
  return disagreementsOf(brandIn(head, body)).map(({ kind, value }) => `${kind}: ${value}`);
}

function og(title: string): string {
  return `<meta property="og:title" content="${title}">`;
}

const SITE = '<meta property="og:site_name" content="Northwind">';
const MARK = '<a class="logo" href="/">Northwind</a>';

describe('the title for link previews', () => {
  const head = (title: string) => `${SITE}<title>${SUBJECT} | Northwind</title>${og(title)}`;

  it.each([
    ['a slip of the name', `${SUBJECT} | Nortwhind`, ['og-title: Nortwhind']],
    ['another name in its place', `${SUBJECT} | Silver Anchor`, ['og-title: Silver Anchor']],
    ['another name beside a shorter subject', 'Tea by the sea | Silver Anchor', ['og-title: Silver Anchor']],
    ['another name after “on”', 'How we learnt to drink tea on Silver Anchor', []],
    ['the name', `${SUBJECT} – Northwind`, []],
    ['the subject alone', SUBJECT, []],
    ['a form of the name', `${SUBJECT} | Northwind Tea`, []],
  ])('shows %s', (_, title, found) => {
    expect(contradictionsIn(head(title), MARK)).toEqual(found);
  });

  it('shows another name after “on” where the title has the brand’s', () => {
    const title = `<title>${SUBJECT} on Northwind</title>`;
    expect(contradictionsIn(`${SITE}${title}${og(`${SUBJECT} on Silver Anchor`)}`, MARK)).toEqual([
      'og-title: Silver Anchor',
    ]);
  });

  it('shows two letters of a short name swapped', () => {
    const page = (title: string) =>
      `<meta property="og:site_name" content="NTW"><title>${SUBJECT} | NTW</title>${og(`${SUBJECT} | ${title}`)}`;
    expect(contradictionsIn(page('NWT'))).toEqual(['og-title: NWT']);
    expect(contradictionsIn(page('NTX'))).toEqual(['og-title: NTX']);
  });

  it('names nothing, and is no place that agrees', () => {
    const brand = brandIn(`<title>${SUBJECT} | Northwind</title>${og(`${SUBJECT} | Northwind`)}`, MARK);
    expect(brand.places.map(({ kind }) => kind)).toEqual(['title', 'logo']);
  });

  it('says nothing with a section or an author that the page names again', () => {
    const section = head(`${SUBJECT} | Tea Houses`);
    expect(contradictionsIn(section, `${MARK}<a href="/houses">Tea Houses</a>`)).toEqual([]);
    expect(contradictionsIn(section, `${MARK}<p>By <a href="/people/1">Tea Houses</a></p>`)).toEqual([]);
  });
});

describe('a title in whose place another title has the name', () => {
  it('shows a name in a script in which names are written small, and no words in Latin letters', () => {
    const found = (name: string, wrong: string) =>
      contradictionsIn(
        `<meta property="og:site_name" content="${name}"><title>Tea today - ${wrong}</title>${og(`Tea today - ${name}`)}`,
        `<a class="logo" href="/">${name}</a>`,
      );
    expect(found('Северный ветер', 'Чайный вестник')).toEqual(['title: Чайный вестник']);
    expect(found('Northwind', 'Read it here')).toEqual([]);
  });

  it('shows none that the page says again', () => {
    const head = `${SITE}<title>Latest news - Tea houses</title>${og('Latest news - Northwind')}`;
    expect(contradictionsIn(head, `${MARK}<h2>Tea houses</h2>`)).toEqual([]);
  });

  it('shows a name of kana and characters beside one of characters', () => {
    const site = '<meta property="og:site_name" content="北風市場">';
    const head = `${site}<title>【海辺マルシェ】Tea by the sea</title>${og('【北風市場】Tea by the sea')}`;
    expect(contradictionsIn(head, '<h1 class="logo">北風市場</h1>')).toEqual(['title: 海辺マルシェ']);
  });
});

describe('a title with the name of another site', () => {
  const head = `${SITE}<title>${SUBJECT} | Silver Anchor</title>${og(SUBJECT)}`;
  const sister = '<a href="https://www.silveranchor.example/">Silver Anchor</a>';

  it.each([
    ['in a menu', sister],
    ['in an address alone', '<script src="https://cdn.silver-anchor.example/a.js"></script>'],
    ['in a choice', '<select><option value="https://silveranchor.example">Silver Anchor</option></select>'],
  ])('shows it where the page links to that site %s', (_, body) => {
    expect(contradictionsIn(head, MARK + body)).toEqual(['title: Silver Anchor']);
  });

  it.each([
    ['in a text as well', `${sister}<p>Tea by Silver Anchor</p>`],
    ['in a link of its own', `${sister}<a href="/silver-anchor">Silver Anchor</a>`],
    [
      'in structured data',
      `${sister}<script type="application/ld+json">{"@type":"Product","name":"Silver Anchor"}</script>`,
    ],
  ])('shows none that the page says %s', (_, body) => {
    expect(contradictionsIn(head, MARK + body)).toEqual([]);
  });

  it('shows none where a single place has the brand’s name', () => {
    expect(contradictionsIn(head, sister)).toEqual([]);
  });

  it('shows none where the title says more than its subject', () => {
    const more = `${SITE}<title>${SUBJECT} | Drinks | Silver Anchor</title>${og(SUBJECT)}`;
    expect(contradictionsIn(more, `${MARK}${sister}<a href="/drinks">Drinks</a>`)).toEqual([]);
  });
});

describe('a mark that links to another host of the brand', () => {
  const mark = (text: string) => `<a class="logo" href="https://shop.northwind.example/">${text}</a>`;
  const title = (name: string) => `<title>${SUBJECT}-${name}</title>`;

  it('names the brand with the end of the title, where nothing else does', () => {
    const { name, basis, places } = brandIn(title('北风网'), mark('北风网logo'));
    expect({ name, basis, places: places.map(({ kind, value }) => `${kind}: ${value}`) }).toEqual({
      name: '北风网',
      basis: 'inferred',
      places: ['title: 北风网', 'logo: 北风网'],
    });
  });

  it('names it with the host’s label in it', () => {
    expect(brandIn(title('茶'), `${mark('北风Northwind')}<p>北风Northwind</p>`).name).toBe('北风Northwind');
    expect(brandIn(title('茶'), mark('北风Northwind')).name).toBeNull();
  });

  it('shows a slip at the end of the title, if the page says the mark again', () => {
    const body = `${mark('清新网logo')}<p>清新网</p>`;
    const brand = brandIn(title('请新网'), body);
    expect([brand.name, ...disagreementsOf(brand).map(({ value }) => value)]).toEqual(['清新网', '请新网']);
  });
});

it('a slip of the host is the name as the host writes it, where nothing else says one', () => {
  const nameOf = (title: string) => {
    const { name, basis } = brandIn(`<title>${title}</title>`, '');
    return [name, basis];
  };
  expect(nameOf('Nortwhind')).toEqual(['Northwind', 'inferred']);
  expect(nameOf('nortwhind')).toEqual(['northwind', 'inferred']);
  expect(nameOf('Silver')[0]).not.toBe('Northwind');
});

describe('a copyright line', () => {
  it('names the holder in a link before its sign', () => {
    const head = `${SITE}<title>${SUBJECT} | Northwind</title>`;
    const line = (holder: string) => `<div><a href="/">${holder}</a> © 2026<br></div><p>- read on by the sea -</p>`;
    expect(contradictionsIn(head, MARK + line('Silver Anchor'))).toEqual(['copyright: Silver Anchor']);
    expect(contradictionsIn(head, MARK + line('Northwind'))).toEqual([]);
  });

  it('contradicts another that names the brand only with words of ownership', () => {
    const head = `${SITE}<title>${SUBJECT} | Northwind</title>`;
    const lines = (last: string) => `<p>© 2026 Northwind. All rights reserved.</p><p>© 2026 Silver Anchor${last}</p>`;
    expect(contradictionsIn(head, lines('. All rights reserved.'))).toEqual(['copyright: Silver Anchor']);
    expect(contradictionsIn(head, lines(''))).toEqual([]);
  });
});

describe('a name for machines that the title and a mark contradict', () => {
  it('is not the brand’s where the host has the title’s', () => {
    const head =
      '<meta property="og:site_name" content="Try Tea"><title>Boiling water - blog - Northwind Houses</title>';
    const page = `<!doctype html><html lang="en"><head>${head}</head><body><noscript><a href="/">Northwind Houses</a></noscript></body></html>`;
    const address = 'https://tea.northwind.example/t/boiling';
    const brand = brandOf(extractFacts(pageEvidence(page, address, '2026-01-02T03:04:05.000Z', {})));
    expect([brand.name, ...disagreementsOf(brand).map(({ value }) => value)]).toEqual(['Northwind', 'Try Tea']);
  });
});
