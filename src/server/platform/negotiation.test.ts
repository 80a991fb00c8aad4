import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { answerLocale, negotiateLocale, rememberedLocale } from './negotiation';

describe('negotiateLocale', () => {
  it.each([
    [null, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['fr-CA, en;q=0.8', 'fr'],
    ['es-419,es;q=0.9', 'es'],
    ['ar-Arab-EG', 'ar'],
    ['ja-Jpan-JP-u-ca-japanese', 'ja'],
    ['pt-BR,pt;q=0.9,es;q=0.5,en;q=0.4', 'es'],
    ['en;q=0.1, ja;q=0.9', 'ja'],
    ['zh-Hant-TW, zh;q=0.9', 'en'],
    ['nl, *;q=0.5', 'en'],
    ['*', 'en'],
    ['nl, sv, fi, da, nb, pl, cs, de;q=0.3', 'de'],
    ['den', 'en'],
    ['d', 'en'],
    ['de;q=0, fr;q=0.5', 'fr'],
    ['de;q=0', 'en'],
    ['de-AT;q=0', 'en'],
    ['en;q=0, de;q=0, *;q=0.1', 'fr'],
    ['en;q=0', 'de'],
    ['*;q=0', 'en'],
    ['de;q=1.5, fr', 'fr'],
    ['de;q=abc', 'en'],
    ['%$§, ;;;, ==', 'en'],
  ])('%j means %s', (header, expected) => {
    expect(negotiateLocale(header)).toBe(expected);
  });
});

describe('rememberedLocale', () => {
  it.each([
    [null, null],
    ['locale=de', 'de'],
    ['a=b; locale=ja; c=d', 'ja'],
    ['locale=xx', null],
    ['locale=DE', null],
    ['xlocale=de', null],
    ['locale=', null],
    ['locale=xx; locale=fr', 'fr'],
  ])('%j means %s', (header, expected) => {
    expect(rememberedLocale(header)).toBe(expected);
  });
});

describe('answerLocale', () => {
  const request = (path: string, headers: Record<string, string> = {}) =>
    new Request(`https://facet.example${path}`, { headers });
  const german = { 'accept-language': 'de' };

  it('takes what the body asks for before anything else', () => {
    expect(answerLocale(request('/fr/about/', german), { locale: 'ja' })).toBe('ja');
  });

  it('takes the address before the page it came from, that before the cookie, that before the browser', () => {
    const referer = 'https://facet.example/es/feedback/';
    const all = { ...german, cookie: 'locale=ar', referer };
    expect(answerLocale(request('/fr/about/', all), { locale: 'xx' })).toBe('fr');
    expect(answerLocale(request('/api/assess', all), null)).toBe('es');
    expect(answerLocale(request('/api/assess', { ...german, cookie: 'locale=ar' }), null)).toBe('ar');
    expect(answerLocale(request('/api/assess', german), null)).toBe('de');
  });

  it('knows a pseudo-locale where the site was built in it, and nowhere else', () => {
    const asking: readonly [Request, unknown][] = [
      [request('/en-xa/auth/account/', german), null],
      [request('/api/assess', german), { locale: 'en-xa' }],
      [request('/api/assess', { ...german, referer: 'https://facet.example/en-xa/feedback/' }), null],
      [request('/api/assess', { ...german, cookie: 'locale=en-xa' }), null],
    ];
    for (const [from, body] of asking) {
      expect(answerLocale(from, body)).toBe('de');
      expect(answerLocale(from, body, EVERY_LOCALE)).toBe('en-xa');
    }
  });

  it('does not follow another site', () => {
    expect(answerLocale(request('/api/assess', { referer: 'https://evil.example/ja/' }), undefined)).toBe('en');
  });
});
