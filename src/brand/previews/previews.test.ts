import type { Portrait, ThingOccurrence } from '../naming/portrait';
import { assess } from '../score/assess';
import { GOOD as GOOD_FACTS } from '../testing/facts';
import type { CheckResult } from '../report/report';
import type { PreviewCard, PreviewId } from './card';
import { previews } from './previews';

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
    expect(codes(cardOf('x', { twitter, openGraph: { ...GOOD.openGraph, type: null } }))).toEqual(['card-none']);
  });

  it('in a format X does not list are left out there', () => {
    const svg = { image: { ...image(1200, 630).image, type: 'svg' } as const };
    expect(codes(cardOf('x', svg))).toEqual(['picture-format']);
    expect(codes(cardOf('slack', svg))).toEqual([]);
  });

  it('are whole in Slack', () => {
    expect(cardOf('slack', image(300, 900)).picture).toMatchObject({ aspect: [300, 900], visible: 1000 });
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
  });

  it('of search engines and of snippets follow the checks that found them', () => {
    expect(codes(cardOf('search', {}, [failedCheck('indexable')]))).toEqual(['not-indexed']);
    const silent = cardOf('search', {}, [failedCheck('snippets')]);
    expect([silent.description, codes(silent)]).toEqual([null, ['snippet-refused']]);
    expect(codes(cardOf('search', {}, [failedCheck('indexable', { score: 500 })]))).toEqual([]);
  });

  it('of assistants are told in the chat answer', () => {
    expect(codes(cardOf('chat', {}, [failedCheck('answer-bots')]))).toEqual(['crawler-refused']);
  });
});
