import type { Report } from '../report/report';
import { evidence, page } from '../examples/evidence';
import { edited } from '../examples/pages';
import { block, judged, reportOf } from '../testing/pasting';
import { refusals } from './fixes';

const IMAGE_PLACE = { request: 'https-home', thing: 'image', value: '/card.png', odd: false } as const;

describe('tags for link previews', () => {
  const good = reportOf(evidence());
  const head = (portrait: Partial<Report['portrait']>, ...lost: readonly string[]) =>
    block(
      judged({ ...good, portrait: { ...good.portrait, ...portrait } }, Object.fromEntries(lost.map((id) => [id, {}]))),
      'head',
    )?.text ?? '';
  const contentOf = (name: string, text: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(text)?.[1];
  const { openGraph, twitter } = good.portrait;
  const image = { type: 'png', width: 1200, height: 630, state: 'loaded' } as const;

  it.each<[url: string, state: 'loaded' | 'missing' | 'not-image' | 'unread', content: string]>([
    ['https://northwind.example/a.png', 'loaded', 'https://northwind.example/a.png'],
    ['https://northwind.example/a.png', 'unread', 'https://northwind.example/a.png'],
    ['https://northwind.example/a.png', 'missing', 'REPLACE: image'],
    ['https://northwind.example/a.png', 'not-image', 'REPLACE: image'],
    ['http://northwind.example/a.png', 'loaded', 'https://northwind.example/a.png'],
    ['http://images.example/a.png', 'loaded', 'REPLACE: image'],
    ['https://images.example/a.png', 'loaded', 'https://images.example/a.png'],
  ])('keep the picture %s that is %s as %s', (url, state, content) => {
    expect(contentOf('og:image', head({ image: { ...image, url, state } }, 'preview-image-loads'))).toBe(content);
  });

  it('name a picture where Open Graph names none, be it there for X', () => {
    const stated = (source: string) => [{ ...IMAGE_PLACE, source }];
    expect(contentOf('og:image', head({ things: stated('meta:og:image') }, 'og-required'))).toBeUndefined();
    expect(contentOf('og:image', head({ things: stated('meta:twitter:image') }, 'og-required'))).toBe(
      'https://northwind.example/card.png',
    );
  });

  it('describe a picture behind its address: one that is stated only now, or the only one that is stated', () => {
    const linesOf = (html: string) =>
      (block(reportOf(page(html)), 'head')?.text ?? '').split('\n').filter((line) => line.includes('og:image'));
    const bare = edited(/<meta property="og:image:alt"[^>]*>/, '');
    const told = '<meta property="og:image:alt" content="REPLACE: image-alt">';
    expect(linesOf(bare)).toEqual(['<meta property="og:image" content="https://northwind.example/card.png">', told]);
    expect(linesOf(bare.replace(/<meta property="og:image"[^>]*>/, '$&$&'))).toEqual([]);
    expect(linesOf(bare.replace(/<meta property="og:image"[^>]*>/, ''))).toEqual([
      '<meta property="og:image" content="REPLACE: image">',
      told,
    ]);
    expect(contentOf('og:image:alt', head({}, 'preview-image-loads'))).toBeUndefined();
  });

  it.each<[language: string | null, locale: string | null, content: string | undefined]>([
    ['de-AT', 'en_GB', 'de_AT'],
    ['zh-Hant-TW', 'en_GB', 'zh_TW'],
    ['DE-at', 'en', 'de_AT'],
    ['de', 'en_GB', 'REPLACE: locale'],
    ['de', 'DE_at', undefined],
    ['de-AT', null, undefined],
    [null, 'en_GB', undefined],
  ])('of a page in %s with the locale %s state %s', (language, locale, content) => {
    const text = head({ language, openGraph: { ...openGraph, locale } }, 'language-agreement');
    expect(contentOf('og:locale', text)).toBe(content);
  });

  it('leave a description that X cuts as it is', () => {
    const long = edited(
      '<meta name="twitter:card"',
      `<meta name="twitter:description" content="${'tea '.repeat(60)}"><meta name="twitter:card"`,
    );
    expect(block(reportOf(page(long)), 'head')).toBeUndefined();
  });

  it('give no card anew that is stated', () => {
    const handle = edited(
      '<meta name="twitter:card"',
      '<meta name="twitter:site" content="https://x.com/n"><meta name="twitter:card"',
    );
    expect(block(reportOf(page(handle)), 'head')).toBeUndefined();
  });

  it('name an address where none is stated, and the canonical one without its fragment', () => {
    const url = (canonical: string, lost: string) =>
      contentOf('og:url', head({ canonical, openGraph: { ...openGraph, url: null } }, lost));
    expect(url('https://northwind.example/#top', 'og-required')).toBe('https://northwind.example/');
    expect(url('https://northwind.example/', 'og-url-agreement')).toBe('https://northwind.example/');
  });

  it('leave a canonical address that is the page’s alone where another one is at fault', () => {
    const text = head({ openGraph: { ...openGraph, url: 'https://elsewhere.example/' } }, 'og-url-agreement');
    expect(text).toBe('<meta property="og:url" content="https://northwind.example/">');
  });

  it('take the title of the page for the preview only where it is a good one', () => {
    const title = (...lost: readonly string[]) =>
      contentOf('og:title', head({ openGraph: { ...openGraph, title: null } }, 'og-required', ...lost));
    expect(title()).toBe('Northwind: tea by sea');
    expect(title('title-quality')).toBe('Northwind');
  });

  it('put a preview’s title right where it is nothing but the name, on a home page; they rewrite no sentence', () => {
    const named = (title: string, value: string, kind = good.portrait.kind) => {
      const name = {
        ...IMAGE_PLACE,
        source: 'meta:og:title',
        kind: 'og-title',
        value,
        alias: false,
        odd: true,
      } as const;
      const portrait = { ...good.portrait, kind, openGraph: { ...openGraph, title }, names: [name] };
      const report = judged({ ...good, portrait: portrait as Report['portrait'] }, { 'name-agreement': {} });
      return [contentOf('og:title', block(report, 'head')?.text ?? ''), refusals(report, []).map(({ quote }) => quote)];
    };
    expect(named('Nortwhind', 'Nortwhind')).toEqual(['Northwind', []]);
    expect(named('Tea | Nortwhind', 'Nortwhind')).toEqual([undefined, ['Tea | Nortwhind']]);
    expect(named('Nortwhind', 'Nortwhind', { is: 'inner', by: 'path' })).toEqual([undefined, ['Nortwhind']]);
  });

  it('keep a picture of a page without encryption only where it has it', () => {
    const from = (url: string) =>
      contentOf(
        'og:image',
        head({ url: 'http://northwind.example/', image: { ...image, url } }, 'preview-image-loads'),
      );
    expect(from('http://northwind.example/a.png')).toBe('REPLACE: image');
    expect(from('https://northwind.example/a.png')).toBe('https://northwind.example/a.png');
  });

  it('ask for the large card where the size is not known, and for none where only something else is missing', () => {
    const unread = {
      ...image,
      url: 'https://northwind.example/a.png',
      state: 'unread',
      width: null,
      height: null,
    } as const;
    expect(contentOf('twitter:card', head({ image: unread, twitter: { ...twitter, card: null } }, 'card-type'))).toBe(
      'summary_large_image',
    );
    const small = { twitter: { ...twitter, card: 'summary' }, openGraph: { ...openGraph, type: null } };
    expect(head(small, 'og-required')).toBe('<meta property="og:type" content="website">');
  });

  it('name the application as the brand is named where it is named otherwise', () => {
    const names = [
      { ...IMAGE_PLACE, source: 'x', kind: 'application-name', value: 'Silver', alias: false, odd: true },
    ] as const;
    expect(head({ names }, 'name-agreement')).toBe('<meta name="application-name" content="Northwind">');
    expect(head({ names, name: null }, 'name-agreement')).toBe('');
  });

  it('are of the public page where what was looked at is not public', () => {
    const { canonical: _, ...own } = good.portrait;
    const preview = (canonical: string | null, url: string | null) =>
      block(
        judged(
          {
            ...good,
            scope: 'preview',
            portrait: { ...own, canonical, openGraph: { ...openGraph, url }, url: 'http://localhost:8888/' },
          },
          { 'hreflang-self-default': {} },
        ),
        'head',
      )?.text;
    const known = 'hreflang="en" href="https://northwind.example/"';
    expect(preview('https://northwind.example/', null)).toContain(known);
    expect(preview(null, 'https://northwind.example/')).toContain(known);
    expect(preview(null, null)).toContain('hreflang="en" href="REPLACE: address"');
  });

  it('give a new og:url with a new canonical address only where it differs from it', () => {
    const url = (stated: string) =>
      contentOf('og:url', head({ openGraph: { ...openGraph, url: stated } }, 'canonical'));
    expect(url('https://northwind.example')).toBeUndefined();
    expect(url('/')).toBeUndefined();
    expect(url('https://northwind.example/tea')).toBe('https://northwind.example/');
  });

  it('write no address where the page leaves two possible', () => {
    const article = { ...openGraph, type: 'article', url: 'https://northwind.example/tea' };
    expect(contentOf('og:url', head({ openGraph: article }, 'og-url-agreement'))).toBeUndefined();
    const plain = { url: 'http://northwind.example/', canonical: null };
    expect(head(plain, 'canonical')).not.toContain('canonical');
  });

  it('are not told of words that were read in the wrong encoding', () => {
    const garbled = { title: 'NPCÂ´s and tea', heading: 'NPC’s and tea', openGraph: { ...openGraph, title: null } };
    expect(head(garbled, 'og-required')).not.toContain('Â');
  });
});
