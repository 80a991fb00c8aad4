import type { Portrait, ThingOccurrence } from '../naming/portrait';
import { assess } from '../score/assess';
import { GOOD as GOOD_FACTS } from '../testing/facts';
import type { CheckResult } from '../report/report';
import type { PreviewCard, PreviewId } from './card';
import { PREVIEW_RULES, previews } from './previews';

const GOOD: Portrait = {
  page: 'whole',
  url: 'https://www.northwind.example/',
  language: 'en',
  name: 'Northwind',
  names: [
    {
      request: 'https-home',
      source: 'jsonld:WebSite.name',
      kind: 'website',
      value: 'Northwind',
      alias: false,
      odd: false,
    },
  ],
  things: [],
  title: 'Northwind: tea by sea',
  description: 'Tea, shipped slowly.',
  heading: 'Tea by sea',
  excerpt: 'We sail. We wait.',
  canonical: 'https://northwind.example/',
  openGraph: {
    title: 'Northwind',
    type: 'website',
    url: 'https://northwind.example/',
    siteName: 'Northwind Tea',
    description: 'Tea under sail.',
    imageAlt: 'A ship',
    locale: null,
  },
  twitter: { card: 'summary_large_image', title: null, description: null, imageAlt: null },
  image: { url: 'https://northwind.example/card.png', state: 'loaded', type: 'png', width: 1200, height: 630 },
  icon: { url: 'https://northwind.example/icon.png', state: 'loaded', type: 'png', width: 96, height: 96 },
  organization: null,
};

const NOTHING: Portrait = {
  ...GOOD,
  name: null,
  names: [],
  title: null,
  description: null,
  heading: null,
  excerpt: null,
  canonical: null,
  openGraph: { title: null, type: null, url: null, siteName: null, description: null, imageAlt: null, locale: null },
  twitter: { card: null, title: null, description: null, imageAlt: null },
  image: null,
  icon: null,
};

function picture(source: string, value: string): ThingOccurrence {
  return { request: 'https-home', source, thing: 'image', value, odd: false };
}

function cardOf(id: PreviewId, portrait: Partial<Portrait>, checks: readonly CheckResult[] = []): PreviewCard {
  const card = previews({ portrait: { ...GOOD, ...portrait }, checks }).find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

const codes = ({ notes }: PreviewCard) => notes.map(({ code }) => code);

function failedCheck(id: string, changes: Partial<CheckResult> = {}): CheckResult {
  return { id, dimension: 'previews', outcome: 'none', score: 0, weight: 3, params: {}, receipts: [], ...changes };
}

describe('previews', () => {
  it('have nothing to say against a brand that states everything', () => {
    const cards = previews({ portrait: GOOD, checks: [] });
    expect(cards.map(({ id }) => id)).toEqual([
      'search',
      'facebook',
      'x',
      'linkedin',
      'whatsapp',
      'slack',
      'discord',
      'chat',
    ]);
    expect(cards.flatMap(codes)).toEqual([]);
  });

  it('are none where the page was not read', () => {
    expect(previews({ portrait: { ...GOOD, page: 'unread' }, checks: [] })).toEqual([]);
  });

  it('show the address where nothing is stated, and say what is missing', () => {
    const cards = previews({ portrait: NOTHING, checks: [] });
    expect(cards.map((card) => card.title?.shown)).toEqual([
      'www.northwind.example',
      'www.northwind.example',
      undefined,
      'www.northwind.example',
      'www.northwind.example',
      'www.northwind.example',
      undefined,
      'www.northwind.example',
    ]);
    expect(cards.map(codes)).toEqual([
      ['name-missing', 'title-missing', 'description-missing'],
      ['title-missing', 'description-missing', 'picture-missing'],
      ['card-none'],
      ['title-missing', 'description-missing', 'picture-missing'],
      ['title-missing', 'description-missing', 'picture-missing'],
      ['name-missing', 'title-missing', 'description-missing', 'picture-missing'],
      ['tags-missing'],
      ['name-missing', 'title-missing', 'description-missing'],
    ]);
    expect(cards.map(({ picture: shown, icon }) => [shown, icon])).toEqual(cards.map(() => [null, null]));
  });

  it('are made of what the engine itself reads', () => {
    const report = assess(GOOD_FACTS);
    expect(previews(report).map(({ title }) => title?.field)).toEqual([
      'title',
      'og:title',
      'og:title',
      'og:title',
      'og:title',
      'og:title',
      'og:title',
      'title',
    ]);
  });
});

describe('texts', () => {
  it('follow each place’s own chain', () => {
    const fields = (portrait: Partial<Portrait>) =>
      previews({ portrait: { ...GOOD, ...portrait }, checks: [] }).map(({ title, description }) => [
        title?.field,
        description?.field,
      ]);
    expect(fields({})).toEqual([
      ['title', 'meta:description'],
      ['og:title', 'og:description'],
      ['og:title', 'og:description'],
      ['og:title', 'og:description'],
      ['og:title', 'og:description'],
      ['og:title', 'og:description'],
      ['og:title', 'og:description'],
      ['title', 'meta:description'],
    ]);
    expect(
      fields({
        twitter: { card: 'summary', title: 'X', description: 'Y', imageAlt: null },
        title: null,
        description: null,
      }),
    ).toEqual([
      ['h1', 'text'],
      ['og:title', 'og:description'],
      ['twitter:title', 'twitter:description'],
      ['og:title', 'og:description'],
      ['og:title', 'og:description'],
      ['og:title', 'og:description'],
      ['og:title', 'og:description'],
      ['og:title', 'og:description'],
    ]);
  });

  it('go on to the next field in search and in chats until one is stated', () => {
    const openGraph = { ...GOOD.openGraph, title: null, description: null };
    const shown = (id: PreviewId, portrait: Partial<Portrait>) => {
      const { title, description } = cardOf(id, { title: null, description: null, ...portrait });
      return [title?.field, description?.field];
    };
    expect(shown('search', { heading: null, excerpt: null })).toEqual(['og:title', 'og:description']);
    expect(shown('search', { openGraph })).toEqual(['h1', 'text']);
    expect(shown('chat', { openGraph })).toEqual(['h1', 'text']);
    expect(shown('facebook', { openGraph })).toEqual(['h1', undefined]);
    const { twitter } = NOTHING;
    const x = cardOf('x', { openGraph, twitter: { ...twitter, card: 'summary' } });
    expect(x.notes.map(({ code, field, wanted }) => [code, field, wanted])).toEqual([
      ['title-fallback', 'title', 'twitter:title'],
      ['description-missing', undefined, undefined],
    ]);
  });

  it('are as long as each service publishes, or as is assumed of it', () => {
    const limits = previews({ portrait: GOOD, checks: [] }).map(({ id }) => {
      const { title, description } = PREVIEW_RULES[id];
      return [id, title.max, title.unit, description.max, description.unit, title.published];
    });
    expect(limits).toEqual([
      ['search', 60, 'width', 160, 'width', false],
      ['facebook', 90, 'width', 110, 'width', false],
      ['x', 70, 'characters', 200, 'characters', true],
      ['linkedin', 120, 'width', 110, 'width', false],
      ['whatsapp', 90, 'width', 110, 'width', false],
      ['slack', 150, 'width', 300, 'width', false],
      ['discord', 70, 'bytes', 350, 'bytes', true],
      ['chat', 80, 'width', 160, 'width', false],
    ]);
  });

  it('say what stands in for what', () => {
    const { openGraph } = NOTHING;
    expect(cardOf('facebook', { openGraph }).notes).toEqual([
      { code: 'title-fallback', field: 'title', wanted: 'og:title' },
      { code: 'description-fallback', field: 'meta:description', wanted: 'og:description' },
    ]);
  });

  it('are the first sentence where the page’s text stands in for a description', () => {
    expect(cardOf('search', { description: null }).description).toEqual({ field: 'text', shown: 'We sail.', rest: '' });
  });

  it('are cut after 70 and 200 characters by X, as published', () => {
    const openGraph = { ...GOOD.openGraph, title: 'a'.repeat(71), description: 'b'.repeat(201) };
    const { title, description } = cardOf('x', { openGraph });
    expect([title?.shown.length, title?.rest]).toEqual([69, 'aa']);
    expect([description?.shown.length, description?.rest]).toEqual([199, 'bb']);
    const fits = cardOf('x', { openGraph: { ...openGraph, title: 'a'.repeat(70), description: 'b'.repeat(200) } });
    expect([fits.title?.rest, fits.description?.rest]).toEqual(['', '']);
  });

  it('take the site’s name from WebSite before Open Graph in search, and from Open Graph alone in Slack', () => {
    expect(cardOf('search', {}).name?.field).toBe('website:name');
    expect(cardOf('search', { names: [] }).name?.field).toBe('og:site_name');
    expect(cardOf('slack', {}).name?.shown).toBe('Northwind Tea');
  });

  it('lead to the host of og:url, of the canonical address, or of the page', () => {
    expect(cardOf('facebook', {}).host).toBe('northwind.example');
    const openGraph = { ...GOOD.openGraph, url: 'nonsense://' };
    expect(cardOf('facebook', { openGraph }).host).toBe('northwind.example');
    expect(cardOf('facebook', { openGraph, canonical: null }).host).toBe('www.northwind.example');
    expect(cardOf('facebook', { openGraph, canonical: 'nonsense://' }).host).toBe('www.northwind.example');
  });

  it('lead to the canonical address in search, whatever og:url says', () => {
    const openGraph = { ...GOOD.openGraph, url: 'https://shared.example/' };
    expect((['search', 'chat', 'slack'] as const).map((id) => cardOf(id, { openGraph }).host)).toEqual([
      'northwind.example',
      'shared.example',
      'shared.example',
    ]);
  });

  it('stand beside the icon where the name stands too, but for Discord', () => {
    const cards = previews({ portrait: GOOD, checks: [] });
    expect(cards.filter(({ icon }) => icon !== null).map(({ id }) => id)).toEqual(['search', 'slack', 'chat']);
    expect(cards.filter(({ name }) => name !== null).map(({ id }) => id)).toEqual([
      'search',
      'slack',
      'discord',
      'chat',
    ]);
  });
});

describe('a pasted page without an address', () => {
  const url = 'https://pasted.invalid/';
  const pasted = { ...NOTHING, url, things: [picture('meta:og:image', '/card.png')] };
  const image = { url: `${url}card.png`, state: 'unread', type: null, width: null, height: null } as const;

  it('has previews that show no address it never had', () => {
    const cards = previews({ portrait: { ...pasted, image }, checks: [] });
    expect(JSON.stringify(cards)).not.toContain('pasted.invalid');
    expect(cards).toHaveLength(8);
    expect(cards.map(({ host }) => host)).toEqual(cards.map(() => ''));
    expect(cards[1]?.picture?.url).toBe('/card.png');
  });

  it('has the address it names', () => {
    expect(cardOf('facebook', { ...pasted, openGraph: { ...NOTHING.openGraph, url: 'https://a.example/' } }).host).toBe(
      'a.example',
    );
  });
});

describe('pictures', () => {
  const image = (width: number | null, height: number | null) => ({
    image: { url: 'https://northwind.example/card.png', state: 'loaded', type: 'png', width, height } as const,
  });

  it.each([
    [1200, 630, 'large', 997],
    [600, 315, 'large', 997],
    [1200, 1200, 'large', 524],
    [599, 315, 'square', 526],
    [600, 314, 'square', 523],
    [200, 200, 'square', 1000],
  ] as const)('of %d × %d are %s on Facebook and keep %d per mille', (width, height, shape, visible) => {
    expect(cardOf('facebook', image(width, height)).picture).toMatchObject({ shape, visible });
  });

  it('under 200 × 200 are not shown by Facebook', () => {
    const card = cardOf('facebook', image(199, 400));
    expect(card.picture).toBeNull();
    expect(card.notes).toEqual([{ code: 'picture-too-small', size: '200 × 200' }]);
  });

  it('say when Facebook shows them small', () => {
    expect(cardOf('facebook', image(400, 300)).notes).toEqual([{ code: 'picture-small', size: '600 × 315' }]);
  });

  it('are framed 2:1 or square by X, as the card says, and not shown under its least size', () => {
    expect(cardOf('x', {}).picture).toMatchObject({ shape: 'large', aspect: [2, 1], visible: 952 });
    const summary = { twitter: { ...GOOD.twitter, card: 'summary' } };
    expect(cardOf('x', summary).picture).toMatchObject({ shape: 'square', aspect: [1, 1], visible: 525 });
    expect(codes(cardOf('x', image(299, 157)))).toEqual(['picture-too-small']);
    expect(codes(cardOf('x', { ...summary, ...image(143, 144) }))).toEqual(['picture-too-small']);
  });

  it('are a summary card on X where Open Graph alone is complete, and no card where it is not', () => {
    const twitter = { ...GOOD.twitter, card: 'photo' };
    expect(codes(cardOf('x', { twitter }))).toEqual(['card-assumed']);
    for (const missing of ['type', 'title', 'description']) {
      expect(codes(cardOf('x', { twitter, openGraph: { ...GOOD.openGraph, [missing]: null } }))).toEqual(['card-none']);
    }
  });

  it('in a format X does not list are left out there', () => {
    const svg = { image: { ...image(1200, 630).image, type: 'svg' } as const };
    expect(codes(cardOf('x', svg))).toEqual(['picture-format']);
    expect(codes(cardOf('slack', svg))).toEqual([]);
    expect(codes(cardOf('discord', svg))).toEqual(['picture-format']);
    const avif = { image: { ...image(1200, 630).image, type: 'avif' } as const };
    expect((['x', 'discord', 'linkedin'] as const).map((id) => codes(cardOf(id, avif)))).toEqual([
      ['picture-format'],
      [],
      [],
    ]);
  });

  it('are whole in Slack', () => {
    expect(cardOf('slack', image(300, 900)).picture).toMatchObject({ aspect: [300, 900], visible: 1000 });
  });

  it('are of the least size or more on X, either way, and on Facebook', () => {
    const shape = (id: PreviewId, width: number, height: number, card = 'summary_large_image') =>
      cardOf(id, { twitter: { ...GOOD.twitter, card }, ...image(width, height) }).picture?.shape;
    expect([shape('x', 300, 157), shape('x', 299, 157), shape('x', 300, 156)]).toEqual(['large', undefined, undefined]);
    const summary = ([width, height]: readonly [number, number]) => shape('x', width, height, 'summary');
    expect(
      (
        [
          [144, 144],
          [143, 144],
          [144, 143],
        ] as const
      ).map(summary),
    ).toEqual(['square', undefined, undefined]);
    expect([shape('facebook', 200, 200), shape('facebook', 200, 199)]).toEqual(['square', undefined]);
    expect(cardOf('x', image(299, 157)).notes[0]?.size).toBe('300 × 157');
  });

  it('are framed as the card says in any letters, and square for an app or a player', () => {
    const shape = (id: PreviewId, card: string) => cardOf(id, { twitter: { ...GOOD.twitter, card } }).picture?.shape;
    expect(shape('x', 'Summary_Large_Image')).toBe('large');
    expect(['app', 'player'].map((card) => shape('x', card))).toEqual(['square', 'square']);
    expect(shape('slack', 'Summary')).toBe('square');
  });

  it('without width or height have a frame and no share', () => {
    const visible = ([width, height]: readonly [number | null, number | null]) =>
      cardOf('whatsapp', image(width, height)).picture?.visible;
    expect(
      (
        [
          [0, 630],
          [1200, 0],
          [null, 630],
          [1200, null],
        ] as const
      ).map(visible),
    ).toEqual([null, null, null, null]);
  });

  it('that do not load, or are no address, are missing', () => {
    for (const state of ['missing', 'not-image'] as const) {
      expect(codes(cardOf('facebook', { image: { ...image(null, null).image, state } }))).toEqual(['picture-broken']);
    }
    expect(codes(cardOf('facebook', { image: { ...image(1, 1).image, url: null } }))).toEqual(['picture-broken']);
  });

  it('whose size is not known have a frame and no share', () => {
    const card = cardOf('facebook', { image: { ...image(null, null).image, state: 'unread' } });
    expect(card.picture).toMatchObject({ shape: 'large', visible: null });
    expect(codes(card)).toEqual(['picture-unread']);
  });

  it('of X alone are known by their URL, and no other service takes them', () => {
    const both = [
      picture('meta:og:image', '/card.png'),
      picture('meta:twitter:image', 'https://elsewhere.example/x.png'),
    ];
    expect(cardOf('x', { things: both }).picture).toMatchObject({
      url: 'https://elsewhere.example/x.png',
      width: null,
    });
    expect(cardOf('facebook', { things: both }).picture?.url).toBe('https://northwind.example/card.png');
    const own = [picture('meta:twitter:image', 'https://northwind.example/card.png')];
    expect(cardOf('x', { things: own }).picture?.width).toBe(1200);
    expect(codes(cardOf('facebook', { things: own }))).toEqual(['picture-missing']);
    expect(cardOf('slack', { things: own }).picture?.width).toBe(1200);
    const unread = cardOf('x', { things: own, image: null });
    expect([unread.picture?.url, unread.picture?.asked, codes(unread)]).toEqual([
      'https://northwind.example/card.png',
      false,
      ['picture-unread'],
    ]);
    // The same picture, written in another way, was asked for.
    const same = [both[0], picture('meta:twitter:image', 'https://NORTHWIND.example:443/card.png')].flatMap(
      (one) => one ?? [],
    );
    expect(cardOf('x', { things: same }).picture?.asked).toBe(true);
  });

  it('at a relative address are drawn, with a warning', () => {
    expect(codes(cardOf('facebook', { things: [picture('meta:og:image', '/card.png')] }))).toEqual([
      'picture-relative',
    ]);
  });

  it('carry their alternative text, X’s own before Open Graph’s', () => {
    expect(cardOf('x', {}).picture?.alt).toBe('A ship');
    const twitter = { ...GOOD.twitter, imageAlt: 'A sail' };
    expect(cardOf('x', { twitter }).picture?.alt).toBe('A sail');
    expect(cardOf('facebook', { twitter }).picture?.alt).toBe('A ship');
    const openGraph = { ...GOOD.openGraph, imageAlt: null };
    expect(
      (['slack', 'discord', 'facebook'] as const).map((id) => cardOf(id, { twitter, openGraph }).picture?.alt),
    ).toEqual(['A sail', 'A sail', null]);
    expect((['slack', 'discord'] as const).map((id) => cardOf(id, { twitter }).picture?.alt)).toEqual([
      'A ship',
      'A ship',
    ]);
  });
});

describe('a link in Discord', () => {
  const { openGraph, twitter } = NOTHING;

  it('takes the page’s title and description together, and only without tags', () => {
    const both = cardOf('discord', { openGraph, twitter });
    expect([both.title?.field, both.description?.field]).toEqual(['title', 'meta:description']);
    expect(codes(cardOf('discord', { openGraph, twitter, description: null }))).toEqual(['tags-missing']);
    const some = cardOf('discord', { openGraph: { ...openGraph, description: 'Tea' }, twitter });
    expect([some.title, some.description?.field, codes(some)]).toEqual([null, 'og:description', []]);
    expect(codes(cardOf('discord', { openGraph, twitter, title: null }))).toEqual(['tags-missing']);
    for (const field of ['title', 'description']) {
      const card = cardOf('discord', { openGraph, twitter: { ...twitter, [field]: 'Tea' } });
      expect([card.title?.field, card.description?.field]).toEqual(
        field === 'title' ? ['twitter:title', undefined] : [undefined, 'twitter:description'],
      );
    }
  });

  it('shows the name that is stated for it, and none in its place', () => {
    expect(cardOf('discord', {}).name).toEqual({ field: 'og:site_name', shown: 'Northwind Tea', rest: '' });
    const nameless = cardOf('discord', { openGraph: { ...GOOD.openGraph, siteName: null } });
    expect([nameless.name, codes(nameless)]).toEqual([null, []]);
  });

  it('is trimmed by bytes', () => {
    const title = (text: string) => cardOf('discord', { openGraph: { ...GOOD.openGraph, title: text } }).title;
    expect([title('a'.repeat(70))?.rest, title('a'.repeat(71))?.shown.length]).toEqual(['', 67]);
    expect([title('茶'.repeat(23))?.rest, title('茶'.repeat(24))?.shown.length]).toEqual(['', 22]);
  });

  it('shows nothing of a site whose name is too long, and a large picture where it is asked for', () => {
    const named = (length: number) =>
      codes(cardOf('discord', { openGraph: { ...GOOD.openGraph, siteName: 'a'.repeat(length) } }));
    expect([named(256), named(257)]).toEqual([[], ['tags-missing']]);
    const shapes = ['summary_large_image', 'summary'].map(
      (card) => cardOf('discord', { twitter: { ...GOOD.twitter, card } }).picture?.shape,
    );
    expect(shapes).toEqual(['whole', 'square']);
  });
});

describe('refusals', () => {
  it('are told to the one whose crawler is kept out', () => {
    const checks = [failedCheck('preview-bots', { score: 500, params: { blocked: 'Twitterbot, Slackbot' } })];
    expect((['facebook', 'x', 'linkedin', 'slack'] as const).map((id) => codes(cardOf(id, {}, checks)))).toEqual([
      [],
      ['crawler-refused'],
      [],
      ['crawler-refused'],
    ]);
    const others = [failedCheck('preview-bots', { params: { blocked: 'facebookexternalhit, LinkedInBot' } })];
    expect(
      previews({ portrait: GOOD, checks: others }).flatMap(({ id, notes }) => notes.map(({ name }) => [id, name])),
    ).toEqual([
      ['facebook', 'facebookexternalhit'],
      ['linkedin', 'LinkedInBot'],
    ]);
  });

  it('of search engines and of snippets follow the checks that found them', () => {
    expect(codes(cardOf('search', {}, [failedCheck('indexable')]))).toEqual(['not-indexed']);
    const silent = cardOf('search', {}, [failedCheck('snippets')]);
    expect([silent.description, codes(silent)]).toEqual([null, ['snippet-refused']]);
    expect(codes(cardOf('search', {}, [failedCheck('indexable', { score: 500 })]))).toEqual([]);
    // What counts for nothing keeps nothing out.
    expect(codes(cardOf('search', {}, [failedCheck('indexable', { weight: 0 })]))).toEqual([]);
  });

  it('of assistants are told in the chat answer', () => {
    expect(codes(cardOf('chat', {}, [failedCheck('answer-bots')]))).toEqual(['crawler-refused']);
  });
});
