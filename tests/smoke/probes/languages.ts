/** Which language an address without one leads to. */
import { LANGUAGE_COOKIE, ENDPOINTS } from '../../../src/site/endpoints';
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type WrittenLocale } from '../../../src/site/locales';
import { pathTo } from '../../../src/site/routes';
import { endpointHeaders, expectHeaders, header } from '../expected';
import type { Probe, Visit } from '../probe';

type Asked = readonly [headers: Readonly<Record<string, string>>, locale: WrittenLocale];

/** A language of none of our pages. */
const STRANGE = 'tlh';

function askedFor(locale: WrittenLocale): readonly Asked[] {
  const other = locale === 'de' ? 'fr' : 'de';
  return [
    [{ 'accept-language': locale }, locale],
    [{ 'accept-language': LOCALE_FACTS[locale].intl }, locale],
    [{ 'accept-language': locale.toUpperCase() }, locale],
    // The first tag is not one of ours, and has two letters, three or a region.
    [{ 'accept-language': `${STRANGE}, pt-BR;q=0.9, ${locale};q=0.8, ${other};q=0.7` }, locale],
    // The weight decides, not the order.
    [{ 'accept-language': `${other};q=0.2, ${locale};q=0.9` }, locale],
    [{ 'accept-language': `${other};q=0, ${locale};q=0.1` }, locale],
    [{ 'accept-language': other, cookie: `${LANGUAGE_COOKIE}=${locale}` }, locale],
    [{ cookie: `other=1; ${LANGUAGE_COOKIE}=${locale}` }, locale],
  ];
}

const ASKED: readonly Asked[] = [
  ...LOCALES.flatMap(askedFor),
  [{}, DEFAULT_LOCALE],
  [{ 'accept-language': STRANGE }, DEFAULT_LOCALE],
  [{ 'accept-language': 'ja', cookie: `${LANGUAGE_COOKIE}=${STRANGE}` }, 'ja'],
];

/** A location's path and query, where it stays on the site. */
function pathOf(location: string | null, origin: string): string {
  const url = new URL(location ?? '/?none', origin);
  return url.origin === origin ? url.pathname + url.search : url.href;
}

async function expectLanguage(visit: Visit, [headers, locale]: Asked, method = 'GET'): Promise<void> {
  const answer = await visit.ask({ method, path: '/?a=1', headers });
  const of = `${method} /?a=1 ${JSON.stringify(headers)}`;
  visit.expect(`${of}: status`, answer.status, 302);
  visit.expect(
    `${of}: Location`,
    pathOf(header(answer, 'Location'), visit.deploy.origin),
    `${pathTo(locale, 'home')}?a=1`,
  );
  expectHeaders(visit, of, answer, endpointHeaders(visit.deploy, 'negotiate', answer.status));
}

export const negotiation: Probe = {
  name: 'The root leads to the language that is asked for, by cookie and by every tag of Accept-Language',
  async run(visit) {
    // One after the other: a cache in between would answer the second as the first.
    for (const asked of ASKED) await expectLanguage(visit, asked);
    await expectLanguage(visit, [{ 'accept-language': 'fr' }, 'fr'], 'HEAD');
  },
};

export const languageChoice: Probe = {
  name: 'A chosen language is remembered by a cookie that only this site reads',
  async run(visit) {
    const { origin } = visit.deploy;
    for (const locale of LOCALES) {
      const body = new URLSearchParams({ to: locale, back: pathTo(DEFAULT_LOCALE, 'about') }).toString();
      const answer = await visit.ask({
        method: 'POST',
        path: ENDPOINTS.language.paths[0],
        headers: { origin, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
      const of = `POST ${ENDPOINTS.language.paths[0]} to=${locale}`;
      visit.expect(`${of}: status`, answer.status, 303);
      visit.expect(`${of}: Location`, pathOf(header(answer, 'Location'), origin), pathTo(locale, 'about'));
      const cookie = header(answer, 'Set-Cookie') ?? '';
      visit.expect(`${of}: Set-Cookie`, cookie.split(';')[0], `${LANGUAGE_COOKIE}=${locale}`);
      for (const attribute of [
        'Path=/',
        'SameSite=Lax',
        'HttpOnly',
        ...(origin.startsWith('https:') ? ['Secure'] : []),
      ]) {
        visit.expect(`${of}: Set-Cookie: ${attribute}`, cookie.split('; ').includes(attribute), true);
      }
      await expectLanguage(visit, [{ cookie: cookie.split(';')[0] ?? '' }, locale]);
    }
  },
};
