/** Whether an entity of structured data speaks for the site, or is content: a restaurant listed, a customer quoted. */
import { findName } from '../naming/find';
import { fitsHost, hostLabels, writtenLabels } from '../naming/host';
import { bareName, relationOf, sameKey } from '../naming/relation';
import { isOneName } from '../naming/relations';
import { segmentsOf } from '../naming/segments';
import { decodedHost } from '../urls/idn';
import { webUrl, withoutWww } from '../urls/sites';

/** Hosts under which everyone has a site of their own; of the public suffix list's private section. */
const SHARED_HOSTS =
  /(?:^|\.)(?:github\.io|gitlab\.io|blogspot\.com|wordpress\.com|netlify\.app|vercel\.app|pages\.dev|web\.app|herokuapp\.com|myshopify\.com|wixsite\.com|substack\.com|tumblr\.com)$/;

/** The site a host belongs to, as far as its name alone shows it. */
function siteByName(host: string): string {
  const name = withoutWww(decodedHost(host));
  if (SHARED_HOSTS.test(name)) return name;
  const [main = name] = writtenLabels(name);
  return name.slice(name.lastIndexOf(main, name.length - 1));
}

/** What a page says about itself besides its structured data. */
export interface OwnWitnesses {
  /** URL of the page, or the URL that it states for itself (`witnessUrl`). */
  readonly page: string;
  readonly siteNames: readonly string[];
  readonly title: string;
  readonly heading: string;
  readonly logos: readonly string[];
}

/** How a stated URL relates to the site: its front page, another page of it, another site, or nothing said. */
type LinkTarget = 'front' | 'inner' | 'elsewhere' | 'unknown';

function placeOf(text: string, base: string, page: string): LinkTarget {
  const url = webUrl(text.trim(), base);
  const at = webUrl(page);
  if (url === null || at === null || at.hostname.endsWith('.invalid')) return 'unknown';
  if (siteByName(url.hostname) !== siteByName(at.hostname)) return 'elsewhere';
  return /^\/(?:index\.[a-z]{3,5}|[a-z]{2}(?:[-_][a-z]{2,4})?\/?)?$/i.test(url.pathname) ? 'front' : 'inner';
}

/** Where an entity says it is at home, by its URLs and ids. */
export function homeOf(urls: readonly string[], base: string, page: string): LinkTarget {
  const places = urls.map((url) => placeOf(url, base, page));
  return (['front', 'elsewhere', 'inner'] as const).find((place) => places.includes(place)) ?? 'unknown';
}

/**
 * Whether a second place names an entity: the host, the site's name, else title, or the link home. What publishes the
 * page may be named in the title or the link home of a site with another name.
 */
export function isWitnessed(name: string, isOnly: boolean, isPublisher: boolean, witnesses: OwnWitnesses): boolean {
  const { page, siteNames, title, heading, logos } = witnesses;
  const host = webUrl(page)?.hostname ?? '';
  const isNamed = siteNames.some((siteName) => {
    const relation = relationOf(siteName, name, { host });
    return isOneName(relation) || relation === 'acronym';
  });
  const labels = hostLabels(host);
  if (isNamed || fitsHost(name, labels)) return true;
  const segments = segmentsOf(title);
  const ends = segments.length > 1 ? [segments[0] ?? '', segments.at(-1) ?? ''] : [];
  const isEnd = sameKey(heading) !== sameKey(name) && ends.some((segment) => isOneName(relationOf(segment, name)));
  if (isPublisher && isEnd) return true;
  // A site that says its name is called by that.
  if (!isOnly || siteNames.length > 0) return false;
  if (logos.some((logo) => findName(logo, [name, bareName(name)]) !== null)) return true;
  return (
    segments.length > 1 &&
    sameKey(heading) !== sameKey(name) &&
    segments.some((segment) => isOneName(relationOf(segment, name)))
  );
}
