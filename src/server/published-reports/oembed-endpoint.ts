/**
 * `GET /api/oembed?url=…&format=json`: what another site shows of a link to a published report. Type `link`: nothing of
 * ours is framed. https://oembed.com/
 */
import { SITE_NAME, SOCIAL_CARD } from '../../site/page-metadata';
import { cardPathOf } from '../../site/published-reports';
import type { Handler } from '../platform/endpoint';
import { knownPage } from '../platform/return-address';
import { createStrings } from '../platform/strings';
import type { Locale } from '../../site/locales';
import { pathTo } from '../../site/routes';
import { whyMissing } from '../reports/store';
import type { Oembed } from './answers';
import { readShown, shownHeaders } from './shown';
import { publicationTitle } from './head-texts';

const strings = createStrings(['published']);

/** Seconds that the CDN also keeps what the answer embeds. */
const CACHE_SECONDS = 3600;

/** The only value of a parameter; null if it is missing. A second one could mean one thing to a cache, another here. */
function only(query: URLSearchParams, name: string): string | null | undefined {
  const values = query.getAll(name);
  return values.length > 1 ? undefined : (values[0] ?? null);
}

/** The publication that a URL names; null if it is not one of our pages. */
function publicationAt(
  text: string,
  siteUrl: string,
  locales: readonly Locale[],
): { readonly id: string; readonly locale: Locale } | null {
  if (!URL.canParse(text)) return null;
  const { origin, pathname, username, password } = new URL(text);
  if (origin !== new URL(siteUrl).origin || username !== '' || password !== '') return null;
  const page = knownPage(pathname, locales);
  if (page?.id !== 'published-assessment' && page?.id !== 'published-comparison') return null;
  const id = page.path.split('/')[3];
  return id === undefined ? null : { id, locale: page.locale };
}

/** The card, if it fits into the room that the other site has. */
function thumbnail(query: URLSearchParams, url: string) {
  const room = (name: string) => Number(query.get(name) ?? Infinity);
  const { width, height } = SOCIAL_CARD;
  if (!(room('maxwidth') >= width && room('maxheight') >= height)) return {};
  return { thumbnail_url: url, thumbnail_width: width, thumbnail_height: height };
}

export const oembedHandler: Handler<null> = {
  async respond({ services, url: { searchParams }, locales }) {
    const { siteUrl } = services.environment;
    const names = ['url', 'format', 'maxwidth', 'maxheight'] as const;
    const [asked, format] = names.map((name) => only(searchParams, name));
    const found = typeof asked === 'string' ? publicationAt(asked, siteUrl, locales) : null;
    if (found === null || names.some((name) => only(searchParams, name) === undefined)) return { code: 'not-found' };
    // The status the specification has for a format that is not offered.
    if (format !== null && format !== 'json') return new Response(null, { status: 501 });
    const { id, locale } = found;
    const shown = await readShown(services, id);
    if (shown === null) return whyMissing(services.storage, id);
    if (shown.isHidden) return { code: 'not-found' };
    const [first, ...others] = shown.brands.filter(({ answer }) => !answer.isHidden).map(({ shared }) => shared.report);
    if (first === undefined) return { code: 'not-found' };
    const body: Oembed = {
      version: '1.0',
      type: 'link',
      title: publicationTitle(strings, locale, shown.record.kind, [first, ...others]),
      author_name: SITE_NAME,
      author_url: siteUrl + pathTo(locale, 'about'),
      provider_name: SITE_NAME,
      provider_url: `${siteUrl}/`,
      cache_age: CACHE_SECONDS,
      ...thumbnail(searchParams, siteUrl + cardPathOf(id, locale)),
    };
    return Response.json(body, { headers: shownHeaders(shown) });
  },
};
