/** What is told of names that a page states, by the place in which they stand, and what is not. */
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { brandOf } from './stated';
import type { PlacedName } from './places';

const ADDRESS = 'https://www.northwind.example/tea/morning';
const HOME = 'https://www.northwind.example/';

const PROSE =
  '<p>The harbour town woke early. Boats came back with the tide, and the market filled with people who wanted bread.</p>';

const ld = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`;
const website = (name: string, more: object = {}) => ld({ '@type': 'WebSite', name, url: HOME, ...more });
const organization = (name: string) => ld({ '@type': 'Organization', name, url: HOME });
const meta = (property: string, name: string) => `<meta property="${property}" content="${name}">`;
const site = (name: string) => meta('og:site_name', name);
const title = (text: string) => `<title>${text}</title>`;

function brandIn(head: string, body: string, address = ADDRESS, language = 'en') {
  const html = `<!doctype html><html lang="${language}"><head>${head}</head><body>${body}${PROSE}</body></html>`;
  return brandOf(extractFacts(pageEvidence(html, address, '2026-01-02T03:04:05.000Z', {})));
}

const shown = ({ kind, value, told }: PlacedName) => `${told === 'hint' ? 'hint: ' : ''}${kind}: ${value}`;

function toldOf(head: string, body = '', address = ADDRESS, language = 'en'): readonly string[] {
  return brandIn(head, body, address, language)
    .places.filter(({ told }) => told !== null)
    .map(shown);
}

describe('places that declare the name may accuse', () => {
  const declaring: readonly (readonly [kind: string, state: (name: string) => string])[] = [
    ['website', website],
    ['organization', organization],
    ['og-site-name', site],
    ['application-name', (name) => meta('application-name', name)],
    ['apple-title', (name) => meta('apple-mobile-web-app-title', name)],
  ];
  const rest = (kind: string) =>
    declaring
      .filter(([other]) => other !== kind)
      .slice(0, 2)
      .map(([, state]) => state('Northwind'))
      .join('');

  it.each(declaring)('%s: a slip, and another name', (kind, state) => {
    expect(toldOf(rest(kind) + state('Nortwhind'))).toEqual([`${kind}: Nortwhind`]);
    expect(toldOf(rest(kind) + state('Silver Anchor'))).toEqual([`${kind}: Silver Anchor`]);
    expect(toldOf(rest(kind) + state('Northwind'))).toEqual([]);
  });

  it('of a slip where a title’s slot, or what people see and the host, state the name', () => {
    const page = (name: string) => site('Nortwhind') + title(name);
    const titled = page('Morning tea | Northwind');
    expect(toldOf(titled, '<h1>Morning tea</h1>')).toEqual(['og-site-name: Nortwhind']);
    // There is one source for each, so neither is known to be right.
    expect(toldOf(titled, '<h1>Morning tea</h1>', 'https://a.example/tea')).toEqual(['title: Northwind']);
    expect(toldOf(page('Morning tea'), '<a class="logo" href="/">Northwind</a>')).toEqual(['og-site-name: Nortwhind']);
    expect(toldOf(page('Morning tea'), '')).toEqual([]);
    expect(toldOf(page('Morning tea'), '<p>© 2026 Northwind</p>', 'https://a.example/tea')).toEqual([
      'hint: copyright: Northwind',
    ]);
  });

  it('of another name only where a second one declares the brand’s', () => {
    expect(toldOf(site('Silver Anchor') + title('Morning tea | Northwind'), '<h1>Morning tea</h1>')).toEqual([]);
  });
});

describe('a title’s slot accuses of a slip', () => {
  it.each([
    ['on a home page', title('Nortwhind | All about tea'), '', HOME, ['title: Nortwhind']],
    ['alone on a home page', title('Nortwhind'), '', HOME, ['title: Nortwhind']],
    ['beside the heading', title('Morning tea | Nortwhind'), '<h1>Morning tea</h1>', ADDRESS, ['title: Nortwhind']],
    ['beside a sentence', title('How we learnt to drink tea - Nortwhind'), '', ADDRESS, ['title: Nortwhind']],
    ['beside nothing known', title('Tea | Nortwhind'), '', ADDRESS, []],
    ['within', title('Nortwhind and its morning tea'), '<h1>Morning tea</h1>', HOME, []],
    [
      'in previews',
      title('Tea') + meta('og:title', 'Tea | Nortwhind'),
      '<h1>Tea</h1>',
      ADDRESS,
      ['og-title: Nortwhind'],
    ],
    ['of another name', title('Morning tea | Silver Anchor'), '<h1>Morning tea</h1>', ADDRESS, []],
    ['beside the name', title('Northwind | Nortwhind'), '', HOME, []],
  ])('%s', (_, head, body, address, told) => {
    expect(toldOf(site('Northwind') + head, body, address)).toEqual(told);
  });

  it('of a declared name alone', () => {
    expect(toldOf(title('Nortwhind'), '<a class="logo" href="/">Northwind</a>', HOME)).toEqual([]);
  });
});

describe('what people see', () => {
  it.each([
    ['<a href="/"><img src="/l.svg" alt="Nortwhind"></a>', ['hint: logo: Nortwhind']],
    ['<h1>Nortwhind</h1>', ['hint: heading: Nortwhind']],
    ['<p>© 2026 Nortwhind GmbH. All rights reserved.</p>', ['hint: copyright: Nortwhind GmbH']],
    ['<a href="/"><img src="/l.svg" alt="Silver Anchor"></a>', []],
    ['<h1 class="logo">Silver Anchor</h1>', []],
    ['<p>© 2026 Silver Anchor</p>', []],
    ['<ul><li><a href="/">Silver Anchor</a></li></ul><link rel="alternate" title="Nortwhind">', []],
    ['<p>We sail with Nortwhind and others to all harbours.</p>', []],
  ])('hints at most: %s', (body, told) => {
    expect(toldOf(site('Northwind') + title('Tea'), body)).toEqual(told);
  });
});

describe('a slip is not told', () => {
  const slips = (head: string) =>
    brandIn(head, '')
      .places.filter(({ told, relation }) => told !== null && relation === 'near-miss')
      .map(({ value }) => value);

  it.each([
    ['of a word that the page’s text says', 'Boots', 'Boats'],
    ['of an inflected form', 'Harbour Time', 'Harbour Times'],
    ['of another number', 'Channel 4', 'Channel 5'],
    ['three letters away', 'Silverman', 'Silvertip'],
    ['two letters away of six', 'Silver', 'Slivur'],
    ['of a name made with it', 'Books', 'iBooks'],
    ['of one with a word more', 'Youth Club Harbour', 'Youth Club in Harbour'],
    ['of its words in another order', 'NW Harbourline', 'harbourline.nw'],
  ])('%s', (_, one, other) => {
    expect(slips(website(one) + organization(one) + site(other))).toEqual([]);
  });

  it.each([
    ['one letter away of six', 'Silver', 'Silvur'],
    ['two letters away of nine', 'Silverman', 'Slivermon'],
    ['with a letter more at its end', 'Silverkoff', 'Silverkof'],
    ['with a letter of the host missing', 'Northwind', 'Northwin'],
  ])('but %s', (_, one, other) => {
    expect(slips(website(one) + organization(one) + site(other))).toEqual([other]);
  });

  it('of an alias', () => {
    expect(toldOf(website('Northwind', { alternateName: 'Northwand' }) + site('Northwand'))).toEqual([]);
  });
});

describe('another name is not told', () => {
  it.each([
    [
      'of a publisher',
      website('Northwind', { publisher: { '@type': 'Organization', name: 'Silver Anchor', url: HOME } }),
    ],
    ['of a company', website('Northwind') + organization('Silver Anchor GmbH')],
    ['of a product', website('Northwind') + meta('application-name', 'Northwind Tea Finder')],
    ['of a section', website('Northwind Tea') + site('Tea by Sea') + site('Tea by Sea')],
    ['of an edition', website('Northwind') + site('Northwind Deutschland')],
    ['of an alias', website('Northwind', { alternateName: 'Silver Anchor' }) + site('Silver Anchor')],
    ['abbreviated', website('Northwind Tea Works') + meta('apple-mobile-web-app-title', 'NTW')],
    ['in two letters', website('Northwind') + meta('apple-mobile-web-app-title', 'SA')],
    ['that the logo says too', `${website('Northwind')}${site('Silver Anchor')}`],
  ])('%s', (why, head) => {
    const body = why === 'that the logo says too' ? '<a class="logo" href="/"><img alt="Silver Anchor"></a>' : '';
    expect(toldOf(head, body)).toEqual([]);
  });

  it('and a publisher is called one', () => {
    const { places } = brandIn(website('Northwind') + organization('Silver Anchor GmbH'), '');
    expect(places.map(({ value, relation }) => [value, relation])).toContainEqual(['Silver Anchor GmbH', 'publisher']);
  });
});

/** Kinds of pages on which a reader finds nothing wrong. */
describe('real pages taught', () => {
  it('a wire service’s copyright line', () => {
    const head = title('New ferry opens – Norvik Herald') + site('Norvik Herald');
    const body =
      '<a href="/"><img src="l.svg" alt="Norvik Herald"></a><h1>New ferry opens</h1><footer><p>© 2024 Norvik Herald</p><p>Wire stories: Copyright © 2024 The Wire Press. All rights reserved.</p></footer>';
    expect(toldOf(head, body, 'https://norvikherald.example/2024/ferry')).toEqual([]);
  });

  it.each([
    ['es', '© 2024 Derechos Reservados'],
    ['de', '© 2024 Alle Rechte vorbehalten.'],
    ['pt', 'Copyright © 2024. Todos os direitos reservados'],
    ['en', '© All rights reserved'],
  ])('a rights phrase is no holder: %s', (language, line) => {
    const { places } = brandIn(
      site('El Faro Azul') + title('Abre el nuevo puerto | El Faro Azul'),
      `<h1>Abre el nuevo puerto</h1><footer>${line}</footer>`,
      'https://www.elfaroazul.example/nota/puerto',
      language,
    );
    expect(places.map(({ kind }) => kind)).toEqual(['title', 'og-site-name']);
  });

  it('a genitive in the logo says the name', () => {
    const head = title('Deutscher Ruder-Verband - Neue Kampagne') + site('Deutscher Ruder-Verband e.V.');
    const body =
      '<a href="/"><img src="l.svg" alt="Logo des Deutschen Ruder-Verbands"></a><a href="/" title="Zur Startseite des Deutschen Ruder-Verband">Start</a><h1>Neue Kampagne</h1>';
    const { name, places } = brandIn(head, body, 'https://ruderverband.example/nachrichten/kampagne', 'de');
    expect(name).toBe('Deutscher Ruder-Verband');
    expect(places.filter(({ told }) => told !== null)).toEqual([]);
    expect(places.map(({ kind, relation }) => [kind, relation])).toContainEqual(['logo', 'inflected']);
  });

  it('a genitive said twice in one link', () => {
    const head = title('Neue Kampagne') + site('Deutscher Ruder-Verband e.V.');
    const body =
      '<a class="logo" href="/" title="Willkommen beim Deutschen Ruder-Verband">Willkommen beim Deutschen Ruder-Verband Willkommen beim Deutschen Ruder-Verband</a>';
    expect(toldOf(head, body, 'https://drv.example/nachrichten/kampagne', 'de')).toEqual([]);
  });

  it('a common word near the name', () => {
    const head =
      title('Ruhig durch die Krise | Die LURCHE') + meta('og:title', 'Ruhig durch die Krise') + site('Die LURCHE');
    expect(toldOf(head, '<h1>Ruhig durch die Krise</h1><footer>© 2024 DIE LURCHE</footer>', '', 'de')).toEqual([]);
  });

  it.each([
    ['NKB Homepage', 'NKB - Home'],
    ['NKB – Official Site', 'NKB'],
    ['NKB Startseite', 'Startseite | NKB'],
    ['Home | NKB', 'NKB'],
    ['NKB.', 'NKB'],
    ['✩ NKB ✩', '✩ NKB ✩'],
  ])('the home page is no part of a name: %s, %s', (name, text) => {
    const { name: found, places } = brandIn(
      site(name) + title(text),
      '<h1>News of the day</h1>',
      'https://www.nkb.example/',
    );
    expect(found).toBe('NKB');
    expect(places.filter(({ told, relation }) => told !== null || relation === 'template')).toEqual([]);
  });

  it('a publisher whose name is like the site’s', () => {
    const publisher = { '@type': 'Organization', name: 'Norvimedia Foundation, Inc.' };
    const head =
      title('Soil - Norvipedia') + ld({ '@type': 'Article', name: 'Soil', headline: 'layer of the earth', publisher });
    const { name, places } = brandIn(head, '<h1>Soil</h1>', 'https://en.norvipedia.example/wiki/Soil');
    expect(name).toBe('Norvipedia');
    expect(places.filter(({ told }) => told !== null)).toEqual([]);
  });

  it('a possessive', () => {
    const head =
      title('How we built Parcelo Queue: a task framework - Parcelo') +
      meta('og:title', 'Parcelo’s Queue - a task framework');
    const body =
      '<a href="https://parcelo.example/">Parcelo.Tech</a><h1>How we built Parcelo Queue: a task framework</h1>';
    expect(toldOf(head, body, 'https://parcelo.example/infra/queue')).toEqual([]);
  });
});

describe('a field that holds no name', () => {
  const misused = (head: string, body = '', address = ADDRESS) =>
    brandIn(head, body, address)
      .places.filter(({ relation }) => relation === 'template')
      .map(({ kind, value }) => `${kind}: ${value}`);
  const LONG = 'How we learnt to drink tea by the sea';

  it.each([
    ['an address', site('https://northwind.example/'), '', ['og-site-name: https://northwind.example/']],
    ['a word of a template', site('Startseite'), '', ['og-site-name: Startseite']],
    ['what was to be filled in', site('{{site.title}}'), '', ['og-site-name: {{site.title}}']],
    [
      'the page’s title',
      site(`${LONG} - Northwind`) + title(`${LONG} - Northwind`),
      `<h1>${LONG}</h1>`,
      [`og-site-name: ${LONG} - Northwind`],
    ],
    ['the page’s heading', site(LONG) + title(`${LONG} | Northwind`), `<h1>${LONG}</h1>`, [`og-site-name: ${LONG}`]],
    ['an edition', site('U.S.'), '', ['og-site-name: U.S.']],
    [
      'the site’s own title',
      site('The Society for the Study of Tea') + title('The Society for the Study of Tea'),
      `<h1>${LONG}</h1>`,
      [],
    ],
    [
      'a name and what the brand says of itself',
      site('Northwind – tea from the sea for all of us') + title('Northwind – tea from the sea for all of us'),
      '',
      [],
    ],
    ['the title that begins with the heading', site('Tea') + title('Tea'), '<h1>Tea</h1>', []],
  ])('%s', (_, head, body, found) => {
    expect(misused(head, body)).toEqual(found);
  });

  it('encoded twice says the name', () => {
    const { name, places } = brandIn(website('Harper&amp;#039;s Tea') + title('Tea | Harper’s Tea'), '<h1>Tea</h1>');
    expect(name).toBe('Harper’s Tea');
    expect(places.map(({ kind, told }) => [kind, told])).toEqual([
      ['title', null],
      ['website', null],
    ]);
  });
});

describe('the host confirms', () => {
  it.each([
    ['https://getnorthwind.example/tea', 'Northwind'],
    ['https://northwind-hq.example/tea', 'Northwind'],
    ['https://northwindonline.example/tea', 'Northwind'],
    ['https://my-northwind.example/tea', 'Northwind'],
    ['https://anchor.example/tea', null],
  ])('%s', (address, name) => {
    expect(brandIn(title('Morning tea | Northwind'), '<h1>Morning tea</h1>', address).name).toBe(name);
  });

  it('where the page is measured at a local address, by its canonical link', () => {
    const head = `${title('Quillmoor: tea')}<link rel="canonical" href="https://quillmoor.example/">`;
    expect(brandIn(head, '<h1>Quillmoor</h1>', 'http://localhost:8000/').name).toBe('Quillmoor');
  });
});
