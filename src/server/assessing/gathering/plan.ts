import { randomBytes } from 'node:crypto';
import { REQUEST_IDS, type RequestId } from '../../../brand/evidence/evidence';
import { sitemapUrl, type DeclaredResources } from '../../../brand/requests/resources';
import { LIMITS } from '../../../site/limits';
import type { BodyKind } from '../../fetching/limits';
import { siteOf } from '../../fetching/vetting';

/** A request that robots.txt may forbid. */
export interface PlannedRequest {
  readonly id: RequestId;
  /** Null if the page declares no such resource. */
  readonly url: string | null;
  readonly kind: BodyKind;
}

/** Where security.txt was before it got a fixed path (RFC 9116 §3). Requested if that path has nothing. */
const OLD_SECURITY_TXT = '/security.txt';

/** Hosts beside the page's and the preview image's whose robots.txt we ask for, so that the promised number holds. */
const MORE_HOSTS = LIMITS.requestsPerAssessment - REQUEST_IDS.length - [OLD_SECURITY_TXT].length;

export function oldSecurityTxt(home: URL): string {
  return new URL(OLD_SECURITY_TXT, home).href;
}

/** A path that no site has, to see how it answers for pages that do not exist. */
export function randomControlPath(): string {
  return `/facet-check-${randomBytes(8).toString('hex')}`;
}

/**
 * All requests to a site whose home page and robots.txt have been read, most important first, because time may run out.
 * Files with a fixed path are requested from the origin where the home page was finally found, because that is the site
 * we assess.
 *
 * @param home where the home page was found, after redirects
 * @param robotsText robots.txt of that origin; null if none could be read
 */
export function planRequests(
  home: URL,
  declared: DeclaredResources,
  robotsText: string | null,
  controlPath: string,
): readonly PlannedRequest[] {
  const at = (path: string): string => new URL(path, home).href;
  return [
    { id: 'preview-image', url: declared.previewImage, kind: 'image' },
    { id: 'icon', url: declared.icon ?? at('/favicon.ico'), kind: 'image' },
    { id: 'alternate', url: declared.alternate, kind: 'alternate' },
    { id: 'canonical-target', url: declared.canonicalTarget, kind: 'none' },
    { id: 'sitemap', url: sitemapUrl(robotsText, home.href), kind: 'sitemap' },
    { id: 'logo', url: declared.logo, kind: 'image' },
    { id: 'not-found-control', url: at(controlPath), kind: 'not-found-control' },
    { id: 'security-txt', url: at('/.well-known/security.txt'), kind: 'security-txt' },
    { id: 'llms-txt', url: at('/llms.txt'), kind: 'llms-txt' },
    { id: 'manifest', url: declared.manifest, kind: 'manifest' },
  ];
}

/**
 * The hosts (with port) that we send requests to: the page's, the preview image's, and as many more as we may ask
 * for their robots.txt, in the order of the plan.
 */
export function hostsToAsk(home: URL, planned: readonly PlannedRequest[]): ReadonlySet<string> {
  const hostsOf = (requests: readonly PlannedRequest[]) =>
    requests.flatMap(({ url }) => (url === null ? [] : [new URL(url).host]));
  const own = new Set([home.host, ...hostsOf(planned.filter(({ id }) => id === 'preview-image'))]);
  const others = [...new Set(hostsOf(planned))].filter((host) => !own.has(host));
  return new Set([...own, ...others.slice(0, MORE_HOSTS)]);
}

/** Pictures on other sites than those that are assessed, by their ids. */
export function othersPictures(
  planned: readonly PlannedRequest[],
  own: ReadonlySet<string>,
): ReadonlyMap<RequestId, URL> {
  const pictures = planned.flatMap(({ id, url, kind }) => {
    const parsed = url === null || kind !== 'image' ? null : new URL(url);
    return parsed === null || own.has(siteOf(parsed)) ? [] : [[id, parsed] as const];
  });
  return new Map(pictures);
}

/** How often each host will be asked, the robots.txt of each that is not known yet included: one URL for each request. */
export function urlsToAsk(
  planned: readonly PlannedRequest[],
  hosts: ReadonlySet<string>,
  knows: (url: URL) => boolean,
): readonly URL[] {
  const urls = planned.flatMap(({ url }) => (url === null ? [] : [new URL(url)]));
  const asked = urls.filter(({ host }) => hosts.has(host));
  const unknown = new Map(asked.filter((url) => !knows(url)).map((url) => [url.host, url]));
  return [...asked, ...unknown.values()];
}
