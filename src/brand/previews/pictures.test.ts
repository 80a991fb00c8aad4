/** What services show of a picture, and when they show none. */
import { BARE_PORTRAIT, cardOf, codes, failedCheck, GOOD_PORTRAIT, picture } from '../testing/previewed';
import type { PreviewId } from './card';

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

  it('are large in WhatsApp as it asks for them, and may be small otherwise', () => {
    const shown = (width: number | null, height: number | null, kilobytes = 600) => {
      const weight = failedCheck('preview-image-weight', { score: 700, params: { kilobytes } });
      const card = cardOf('whatsapp', image(width, height), [weight]);
      return [card.picture?.shape, ...codes(card)];
    };
    const large = ['large'];
    const unfit = ['square', 'picture-unfit'];
    expect([shown(300, 75), shown(299, 299), shown(300, 74)]).toEqual([large, unfit, unfit]);
    expect([shown(1200, 630), shown(1200, 630, 601)]).toEqual([large, unfit]);
    expect([shown(null, null), shown(null, null, 601)]).toEqual([large, unfit]);
  });

  it('are framed 2:1 or square by X, as the card says, and not shown under its least size', () => {
    expect(cardOf('x', {}).picture).toMatchObject({ shape: 'large', aspect: [2, 1], visible: 952 });
    const summary = { twitter: { ...GOOD_PORTRAIT.twitter, card: 'summary' } };
    expect(cardOf('x', summary).picture).toMatchObject({ shape: 'square', aspect: [1, 1], visible: 525 });
    expect(codes(cardOf('x', image(299, 157)))).toEqual(['picture-too-small']);
    expect(codes(cardOf('x', { ...summary, ...image(143, 144) }))).toEqual(['picture-too-small']);
  });

  it('are a summary card on X where Open Graph alone is complete, and no card where it is not', () => {
    const twitter = { ...GOOD_PORTRAIT.twitter, card: 'photo' };
    expect(codes(cardOf('x', { twitter }))).toEqual(['card-assumed']);
    for (const missing of ['type', 'title', 'description']) {
      expect(codes(cardOf('x', { twitter, openGraph: { ...GOOD_PORTRAIT.openGraph, [missing]: null } }))).toEqual([
        'card-none',
      ]);
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
      cardOf(id, { twitter: { ...GOOD_PORTRAIT.twitter, card }, ...image(width, height) }).picture?.shape;
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
    const shape = (id: PreviewId, card: string) =>
      cardOf(id, { twitter: { ...GOOD_PORTRAIT.twitter, card } }).picture?.shape;
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
    const twitter = { ...GOOD_PORTRAIT.twitter, imageAlt: 'A sail' };
    expect(cardOf('x', { twitter }).picture?.alt).toBe('A sail');
    expect(cardOf('facebook', { twitter }).picture?.alt).toBe('A ship');
    const openGraph = { ...GOOD_PORTRAIT.openGraph, imageAlt: null };
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
  const { openGraph, twitter } = BARE_PORTRAIT;

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
    const nameless = cardOf('discord', { openGraph: { ...GOOD_PORTRAIT.openGraph, siteName: null } });
    expect([nameless.name, codes(nameless)]).toEqual([null, []]);
  });

  it('is trimmed by bytes', () => {
    const title = (text: string) => cardOf('discord', { openGraph: { ...GOOD_PORTRAIT.openGraph, title: text } }).title;
    expect([title('a'.repeat(70))?.rest, title('a'.repeat(71))?.shown.length]).toEqual(['', 67]);
    expect([title('茶'.repeat(23))?.rest, title('茶'.repeat(24))?.shown.length]).toEqual(['', 22]);
  });

  it('shows nothing of a site whose name is too long, and a large picture where it is asked for', () => {
    const named = (length: number) =>
      codes(cardOf('discord', { openGraph: { ...GOOD_PORTRAIT.openGraph, siteName: 'a'.repeat(length) } }));
    expect([named(256), named(257)]).toEqual([[], ['tags-missing']]);
    const shapes = ['summary_large_image', 'summary'].map(
      (card) => cardOf('discord', { twitter: { ...GOOD_PORTRAIT.twitter, card } }).picture?.shape,
    );
    expect(shapes).toEqual(['whole', 'square']);
  });
});
