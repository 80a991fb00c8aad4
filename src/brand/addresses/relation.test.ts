import { assess } from '../score/assess';
import { extractFacts } from '../engine/extract';
import { answered, evidence, GOOD_HEADERS, GOOD_PAGE, HOME } from '../examples/evidence';
import { relationOf, type AddressRelation, type ComparedPage } from './relation';

const DOMAINS = { 'shop.northwind.example': 'northwind.example', 'staging.northwind.example': 'northwind.example' };

const page = (patch: Partial<ComparedPage> = {}): ComparedPage => ({
  url: HOME,
  kind: { is: 'home', by: 'root' },
  aliases: [],
  lang: 'en',
  domains: { 'northwind.example': 'northwind.example', ...DOMAINS },
  ...patch,
});

describe('an address and the home page that states it', () => {
  it.each<[AddressRelation, string]>([
    ['same', HOME],
    ['same', 'https://www.northwind.example'],
    ['same', `${HOME}index.php#top`],
    ['same', `${HOME}?utm_source=newsletter`],
    ['same', `${HOME}en-gb/`],
    ['same', `${HOME}us/en/index.html`],
    ['other-page', `${HOME}de/`],
    ['other-page', `${HOME}?p=2`],
    ['other-page', `${HOME}start`],
    ['other-scheme', 'http://northwind.example/'],
    ['other-scheme', 'http://www.northwind.example/en/'],
    ['other-host', 'https://shop.northwind.example/'],
    ['elsewhere', 'https://elsewhere.example/'],
    ['trial-host', 'https://staging.northwind.example/'],
    ['trial-host', 'https://northwind.vercel.app/'],
    ['trial-host', 'http://10.0.0.7/'],
    ['trial-host', 'http://wordpress.local/'],
    ['nowhere', `${HOME}404`],
    ['nowhere', `${HOME}en/not-found.html`],
    ['nowhere', 'mailto:tea@northwind.example'],
    ['same', 'https://mobile.northwind.example/'],
    ['same', 'https://amp.northwind.example/'],
    ['same', `${HOME}?UTM_=&utm_medium=a&gclid=b&fbclid=c&msclkid=d&ref=e`.replace('UTM_=&', '')],
    ['other-page', `${HOME}?reference=e`],
    ['other-page', `${HOME}amp/tea`],
    ['other-host', 'https://contest.northwind.example/'],
    ['other-host', 'https://tea.northwind.example/'],
    ['trial-host', 'https://stage2.northwind.example/'],
    ['trial-host', 'https://uat-shop.northwind.example/'],
    ['trial-host', 'https://northwind.test/'],
    ['trial-host', 'http://intranet/'],
    ['trial-host', 'http://[::1]/'],
    ['elsewhere', 'https://northwind-test.example/'],
    ['elsewhere', 'https://othernorthwind.example/'],
    ['nowhere', `${HOME}tea/NotFound.HTML`],
    ['nowhere', `${HOME}error`],
    ['nowhere', `${HOME}page-not-found/`],
    ['other-page', `${HOME}404/tea`],
    ['other-page', `${HOME}errors`],
  ])('are %s: %s', (relation, url) => {
    expect(relationOf(url, page())).toBe(relation);
  });

  it.each<[AddressRelation, string, Partial<ComparedPage>]>([
    ['same', `${HOME}de/`, { lang: null }],
    ['same', HOME, { url: `${HOME}de/`, lang: 'de', kind: { is: 'home', by: 'language' } }],
    ['same', 'https://tea.example/', { aliases: ['https://tea.example/'] }],
    ['same', HOME, { url: 'http://northwind.example/' }],
    ['same', 'http://northwind.example/', { url: 'http://northwind.example/' }],
    ['same', 'https://www.northwind.example/tea', { url: 'https://m.northwind.example/tea/amp/' }],
    ['same', `${HOME}tea?b=1&a=2`, { url: `${HOME}tea?a=2&b=1&utm_source=x` }],
    ['other-page', `${HOME}tea?a=1`, { url: `${HOME}tea?a=2` }],
    ['same', `${HOME}tea`, { url: `${HOME}tea?a=2` }],
    ['same', `${HOME}error`, { url: `${HOME}error` }],
    ['other-page', `${HOME}en/`, { url: `${HOME}tea`, kind: { is: 'inner', by: 'path' } }],
    ['other-scheme', 'http://tea.example/', { aliases: ['http://tea.example/'] }],
    // A site that is called so for all to see.
    ['other-page', 'https://test.example/a', { url: 'https://test.example/' }],
    ['other-page', 'https://dev.tea.example/a', { url: 'https://dev.tea.example/' }],
    ['other-host', 'https://dev.northwind.example/', { url: 'https://staging.northwind.example/' }],
    // The live address of a blog isn't the address where it is tried out.
    [
      'elsewhere',
      'https://northwind.netlify.app/tea',
      { url: `${HOME}tea`, kind: { is: 'inner', by: 'path' }, domains: {} },
    ],
  ])('are %s: %s with %j', (relation, url, patch) => {
    expect(relationOf(url, page(patch))).toBe(relation);
  });
});

describe('a host that is not for the public', () => {
  const relations = (hosts: string, patch: Partial<ComparedPage> = {}) =>
    hosts.split(' ').map((host) => [host, relationOf(`https://${host}/`, page(patch))]);
  const all = (hosts: string, relation: AddressRelation) => hosts.split(' ').map((host) => [host, relation]);

  it.each([
    'invalid a.invalid a.local localhost a.localhost a.test router.home.arpa a.internal',
    'a.netlify.app a.vercel.app a.pages.dev a.herokuapp.com a.azurewebsites.net a.firebaseapp.com a.web.app',
    'a.wpengine.com a.wpenginepowered.com a.kinsta.cloud a.pantheonsite.io a.myshopify.com a.webflow.io',
    'a.amplifyapp.com a.onrender.com a.fly.dev a.ngrok.io a.ngrok-free.app',
    ...['dev develop development local localhost preprod preview qa sandbox', 'stage staging stg test testing uat'].map(
      (labels) => labels.replace(/\w+/g, '$&.northwind.example'),
    ),
    '10.0.0.7 [::1] intranet dev12.tea.northwind.example',
  ])('is each of %s', (hosts) => {
    expect(relations(hosts)).toEqual(all(hosts, 'trial-host'));
  });

  it('is none that only looks like one', () => {
    const others =
      'dev.elsewhere.example a.test.example invalidated.example a.locals.example fly.dev a.fly.dev.example 10.example.example';
    expect(relations(others)).toEqual(all(others, 'elsewhere'));
    const own = 'devices.northwind.example 2dev.northwind.example';
    expect(relations(own)).toEqual(all(own, 'other-host'));
  });
});

describe('a page that does everything right', () => {
  const overall = (html: string) =>
    assess(extractFacts(evidence(answered('https-home', html, { headers: GOOD_HEADERS })))).overall?.value ?? 0;

  it.each(['canonical" href', 'og:url" content'])('loses once its %s leads away', (place) => {
    const to = (url: string) => overall(GOOD_PAGE.replace(`${place}="${HOME}"`, `${place}="${url}"`));
    expect(to(HOME)).toBe(1000);
    for (const url of [`${HOME}404`, 'http://northwind.example/', 'https://staging.northwind.example/']) {
      expect(to(url)).toBeLessThan(1000);
    }
  });
});
