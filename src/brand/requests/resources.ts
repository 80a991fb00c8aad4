import type { AnsweredRequest } from '../evidence/evidence';
import { bestIcon } from '../reading/page';
import type { HomePage } from './home-page';
import { parseRobots } from '../evidence/robots';
import { hostOf, normalisedUrl, webUrl, withoutWww } from '../urls/sites';

/** What a home page declares that is worth asking for. Absolute http(s) URLs. */
export interface DeclaredResources {
  readonly manifest: string | null;
  /** Null if no icon is declared: then `/favicon.ico` is the one to ask for. */
  readonly icon: string | null;
  readonly previewImage: string | null;
  readonly logo: string | null;
  /** The first version of the page in another language that is not the page itself. */
  readonly alternate: string | null;
  /** Where the canonical link leads, if not to an address that was asked for anyway. */
  readonly canonicalTarget: string | null;
  /** Host names (no port) of every URL that checks compare, without duplicates. */
  readonly hosts: readonly string[];
}

/** Addresses that are asked for together have one key: over http and https, with and without `www.`. */
function addressKey(url: string): string {
  const parsed = webUrl(normalisedUrl(url));
  return parsed === null ? url : `${withoutWww(parsed.host)}${parsed.pathname}${parsed.search}`;
}

/** Which other resources the checks need, by what the home page of an answer states. */
export function declaredResources(
  home: AnsweredRequest,
  { stated: page, languages, trust }: HomePage,
): DeclaredResources {
  const own = [home.url, home.finalUrl, ...home.redirects.map(({ url }) => url)];
  const hosts = (urls: readonly (string | null | undefined)[]) => [
    ...new Set(urls.map((url) => hostOf(url ?? '')).filter((host) => host !== '')),
  ];
  const icon = bestIcon(page.icons);
  const previewImage = page.previewImageDeclared?.url ?? null;
  const logo = page.organization?.logo?.url ?? null;
  const self = normalisedUrl(home.finalUrl);
  const { alternates } = languages;
  const alternate = alternates.find(({ url }) => url !== null && normalisedUrl(url) !== self)?.url ?? null;
  const asked = own.map(addressKey);
  const canonicalTarget = page.canonicals.find(({ url }) => url !== null)?.url ?? null;
  return {
    canonicalTarget: canonicalTarget === null || asked.includes(addressKey(canonicalTarget)) ? null : canonicalTarget,
    manifest: page.manifests[0]?.url ?? null,
    icon,
    previewImage,
    logo,
    alternate,
    hosts: hosts([
      ...own,
      ...page.canonicals.map(({ url }) => url),
      ...page.openGraph.filter(({ property }) => property === 'og:url').map(({ value }) => value),
      page.organization?.url?.url,
      ...page.sameAs.map(({ url }) => url),
      icon,
      previewImage,
      logo,
      ...alternates.map(({ url }) => url),
      ...trust.foreignFiles.map(({ url }) => url),
    ]),
  };
}

/**
 * Where a site's sitemap is asked for: at the first `Sitemap:` line of its robots.txt that is a whole web URL
 * (sitemaps.org: the URL must be complete), else at `/sitemap.xml`, where crawlers look by custom.
 *
 * @param robotsText null if there is no robots.txt to read
 * @param home absolute URL of the home page
 */
export function sitemapUrl(robotsText: string | null, home: string): string {
  const declared = robotsText === null ? [] : parseRobots(robotsText).sitemaps;
  return (
    declared.map(({ url }) => webUrl(url)?.href).find((url) => url !== undefined) ?? new URL('/sitemap.xml', home).href
  );
}
