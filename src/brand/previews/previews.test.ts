import type { Portrait } from '../naming/portrait';
import { assess } from '../score/assess';
import { GOOD as GOOD_FACTS } from '../testing/facts';
import { BARE_PORTRAIT, cardOf, codes, failedCheck, GOOD_PORTRAIT, picture } from '../testing/previewed';
import { LINK_IDS, PREVIEW_IDS, type PreviewId } from './card';
import { previews } from './previews';
import { PREVIEW_RULES } from './rules';

describe('previews', () => {
  it('have nothing to say against a brand that states everything', () => {
    const cards = previews({ portrait: GOOD_PORTRAIT, checks: [] });
    expect(cards.map(({ id }) => id)).toEqual(PREVIEW_IDS);
    expect(cards.flatMap(codes)).toEqual([]);
  });

  it('are not made if the page was not read', () => {
    expect(previews({ portrait: { ...GOOD_PORTRAIT, page: 'unread' }, checks: [] })).toEqual([]);
  });

  it('show the address where nothing is stated, and say what is missing', () => {
    const cards = previews({ portrait: BARE_PORTRAIT, checks: [] });
    expect(cards.map((card) => card.title?.shown)).toEqual([
      'www.northwind.example',
      'www.northwind.example',
      undefined,
      'www.northwind.example',
      'www.northwind.example',
      'www.northwind.example',
      undefined,
      'www.northwind.example',
      undefined,
      'www.northwind.example',
      undefined,
    ]);
    expect(cards.map(({ name }) => name?.shown).filter(Boolean)).toEqual([
      'www.northwind.example',
      'www.northwind.example',
      'www.northwind.example',
      'www.northwi',
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
      ['name-missing', 'title-missing', 'description-missing', 'picture-missing'],
      ['name-missing'],
      ['title-missing'],
      ['name-missing', 'description-missing'],
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
      'og:title',
      undefined,
      'title',
      undefined,
    ]);
  });
});

describe('texts', () => {
  it('follow each place’s own chain', () => {
    const fields = (portrait: Partial<Portrait>) =>
      previews({ portrait: { ...GOOD_PORTRAIT, ...portrait }, checks: [] }).map(({ title, description }) => [
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
      ['og:title', 'og:description'],
      [undefined, undefined],
      ['title', undefined],
      [undefined, 'meta:description'],
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
      [undefined, undefined],
      ['host', undefined],
      [undefined, 'og:description'],
    ]);
  });

  it('go on to the next field until one is stated', () => {
    const openGraph = { ...GOOD_PORTRAIT.openGraph, title: null, description: null };
    const shown = (id: PreviewId, portrait: Partial<Portrait>) => {
      const { title, description } = cardOf(id, { title: null, description: null, ...portrait });
      return [title?.field, description?.field];
    };
    expect(shown('search', { heading: null, excerpt: null })).toEqual(['og:title', 'og:description']);
    expect(shown('search', { openGraph })).toEqual(['h1', 'text']);
    expect(shown('chat', { openGraph })).toEqual([undefined, 'text']);
    expect(shown('facebook', { openGraph })).toEqual(['h1', undefined]);
    const { twitter } = BARE_PORTRAIT;
    const x = cardOf('x', { openGraph, twitter: { ...twitter, card: 'summary' } });
    expect(x.notes.map(({ code, field, wanted }) => [code, field, wanted])).toEqual([
      ['title-fallback', 'title', 'twitter:title'],
      ['description-missing', undefined, undefined],
    ]);
  });

  it('are as long as each service publishes, or as is assumed of it', () => {
    const limits = LINK_IDS.map((id) => {
      const { title, description } = PREVIEW_RULES[id];
      return [id, title.max, title.unit, description.max, description.unit, title.published];
    });
    expect(limits).toEqual([
      ['search', 60, 'width', 160, 'width', false],
      ['facebook', 90, 'width', 110, 'width', false],
      ['x', 70, 'characters', 200, 'characters', true],
      ['linkedin', 120, 'width', 110, 'width', false],
      ['whatsapp', 90, 'width', 80, 'width', false],
      ['slack', 150, 'width', 300, 'width', false],
      ['discord', 70, 'bytes', 350, 'bytes', true],
      ['mastodon', 120, 'width', 160, 'width', false],
    ]);
    const { phone, tab, chat } = PREVIEW_RULES;
    expect([phone.name.max, tab.title.max, chat.name.max, chat.description.max]).toEqual([12, 24, 60, 160]);
  });

  it('say what stands in for what', () => {
    const { openGraph } = BARE_PORTRAIT;
    expect(cardOf('facebook', { openGraph }).notes).toEqual([
      { code: 'title-fallback', field: 'title', wanted: 'og:title' },
      { code: 'description-fallback', field: 'meta:description', wanted: 'og:description' },
    ]);
  });

  it('are the first sentence where the page’s text stands in for a description', () => {
    expect(cardOf('search', { description: null }).description).toEqual({ field: 'text', shown: 'We sail.', rest: '' });
  });

  it('are cut after 70 and 200 characters by X, as published', () => {
    const openGraph = { ...GOOD_PORTRAIT.openGraph, title: 'a'.repeat(71), description: 'b'.repeat(201) };
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

  it('say the site’s name in an answer before an organisation’s, which may have a legal form', () => {
    const kinds = ['organization', 'website', 'application-name'] as const;
    const [organization, website, app] = kinds.map((kind) => ({
      request: 'https-home' as const,
      source: kind,
      kind,
      value: kind,
      alias: false,
      odd: false,
    }));
    const field = (...names: readonly (typeof organization)[]) =>
      cardOf('chat', { names: names.filter((one) => one !== undefined) }).name?.field;
    expect(field(organization, website)).toBe('website:name');
    expect(field(app, organization)).toBe('organization:name');
    expect(field(app)).toBe('og:site_name');
    const { openGraph } = BARE_PORTRAIT;
    expect(cardOf('chat', { names: [], openGraph }).name).toMatchObject({ field: 'inferred', shown: 'Northwind' });
  });

  it('lead to the host of og:url, of the canonical address, or of the page', () => {
    expect(cardOf('facebook', {}).host).toBe('northwind.example');
    const openGraph = { ...GOOD_PORTRAIT.openGraph, url: 'nonsense://' };
    expect(cardOf('facebook', { openGraph }).host).toBe('northwind.example');
    expect(cardOf('facebook', { openGraph, canonical: null }).host).toBe('www.northwind.example');
    expect(cardOf('facebook', { openGraph, canonical: 'nonsense://' }).host).toBe('www.northwind.example');
  });

  it('lead to the canonical address in search, whatever og:url says', () => {
    const openGraph = { ...GOOD_PORTRAIT.openGraph, url: 'https://shared.example/' };
    expect((['search', 'chat', 'slack'] as const).map((id) => cardOf(id, { openGraph }).host)).toEqual([
      'northwind.example',
      'shared.example',
      'shared.example',
    ]);
  });

  it('stand beside the icon where the name stands too, but for Discord', () => {
    const cards = previews({ portrait: GOOD_PORTRAIT, checks: [] });
    expect(cards.filter(({ icon }) => icon !== null).map(({ id }) => id)).toEqual([
      'search',
      'slack',
      'phone',
      'tab',
      'chat',
    ]);
    expect(cards.filter(({ name }) => name !== null).map(({ id }) => id)).toEqual([
      'search',
      'slack',
      'discord',
      'mastodon',
      'phone',
      'chat',
    ]);
  });
});

describe('a pasted page without an address', () => {
  const url = 'https://pasted.invalid/';
  const pasted = { ...BARE_PORTRAIT, url, things: [picture('meta:og:image', '/card.png')] };
  const image = { url: `${url}card.png`, state: 'unread', type: null, width: null, height: null } as const;

  it('has previews that show no address it never had', () => {
    const cards = previews({ portrait: { ...pasted, image }, checks: [] });
    expect(JSON.stringify(cards)).not.toContain('pasted.invalid');
    expect(cards).toHaveLength(PREVIEW_IDS.length);
    expect(cards.map(({ host }) => host)).toEqual(cards.map(() => ''));
    expect(cards[1]?.picture?.url).toBe('/card.png');
  });

  it('has the address it names', () => {
    expect(
      cardOf('facebook', { ...pasted, openGraph: { ...BARE_PORTRAIT.openGraph, url: 'https://a.example/' } }).host,
    ).toBe('a.example');
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
      previews({ portrait: GOOD_PORTRAIT, checks: others }).flatMap(({ id, notes }) =>
        notes.map(({ name }) => [id, name]),
      ),
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

  it('of assistants are told in the answer', () => {
    expect(codes(cardOf('chat', {}, [failedCheck('answer-bots')]))).toEqual(['crawler-refused']);
  });
});

describe('an author’s account', () => {
  it.each([
    ['@ada@northwind.social', [{ code: 'creator', name: '@ada@northwind.social' }]],
    ['ada@northwind.social', [{ code: 'creator', name: '@ada@northwind.social' }]],
    ['@ada', [{ code: 'creator-malformed', name: '@ada' }]],
    ['https://northwind.social/@ada', [{ code: 'creator-malformed', name: 'https://northwind.social/@ada' }]],
  ])('%s stands below Mastodon’s card', (creator, notes) => {
    expect(cardOf('mastodon', { creator }).notes).toEqual(notes);
    expect(cardOf('facebook', { creator }).notes).toEqual([]);
  });
});
