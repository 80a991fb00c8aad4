/** How an address that a page states relates to the page that states it. */
import { normalisedUrl, siteOf, TRACKING, webUrl } from '../urls/sites';
import { isHomeIn, segmentsOf } from './home';
import type { PageKind } from '../facts/page-kind';

/**
 * Where an address leads. `same`: to the page itself, by another form of its address at most: with or without `www.` or
 * a mobile host, a trailing slash, an index file or parameters, the root and the root of the page's language.
 * `other-scheme`: to the same over http, though the page is there over https. `other-page`: to another page of its host.
 * `other-host`: to another host of its site. `trial-host`: to a host that is not for the public. `elsewhere`: to another
 * site. `nowhere`: to an error page.
 */
export type AddressRelation =
  | 'same'
  | 'other-scheme'
  | 'other-page'
  | 'other-host'
  | 'trial-host'
  | 'elsewhere'
  | 'nowhere';

/** A page as addresses are compared with it. */
export interface ComparedPage {
  readonly url: string;
  readonly kind: PageKind;
  /** Other addresses that lead to it. */
  readonly aliases: readonly string[];
  /** What `<html lang>` says; null if it says nothing. */
  readonly lang: string | null;
  readonly domains: Readonly<Record<string, string | null>>;
}

/** Hosts that serve the same pages: with `www.`, and those for telephones. */
function withoutForm(host: string): string {
  return host.replace(/^(?:www|m|mobile|amp)\./, '');
}

/** Labels of hosts that are for those who build a site. */
const TRIAL_LABELS: readonly string[] = [
  'dev',
  'develop',
  'development',
  'local',
  'localhost',
  'preprod',
  'preview',
  'qa',
  'sandbox',
  'stage',
  'staging',
  'stg',
  'test',
  'testing',
  'uat',
];
/** Names that lead nowhere from outside (RFC 6761, RFC 8375). */
const RESERVED = /(?:^|\.)(?:invalid|local|localhost|test|home\.arpa|internal)$/;
/** Hosts under which platforms show what is being built, besides sites that live there for good. */
const PLATFORMS =
  /\.(?:netlify\.app|vercel\.app|pages\.dev|herokuapp\.com|azurewebsites\.net|firebaseapp\.com|web\.app|wpengine\.com|wpenginepowered\.com|kinsta\.cloud|pantheonsite\.io|myshopify\.com|webflow\.io|amplifyapp\.com|onrender\.com|fly\.dev|ngrok\.io|ngrok-free\.app)$/;

/** Whether a host belongs to a site; one that the evidence says nothing about does if its name ends with the site's. */
function isWithin(host: string, site: string, domains: ComparedPage['domains']): boolean {
  return siteOf(host, domains) === site || (!Object.hasOwn(domains, host) && host.endsWith(`.${site}`));
}

/**
 * Whether a host is for the people who build a site: staging, previews, names that only exist internally.
 *
 * @param own the site of the page that names it
 */
function isTrialHost(host: string, own: string, domains: ComparedPage['domains']): boolean {
  if (RESERVED.test(host) || /^[0-9.]+$|^\[/.test(host) || !host.includes('.')) return true;
  const site = isWithin(host, own, domains) ? own : siteOf(host, domains);
  const labels = host === site ? '' : host.slice(0, -site.length);
  return labels.split(/[.-]/).some((label) => TRIAL_LABELS.includes(/^([a-z]+)[0-9]*$/.exec(label)?.[1] ?? ''));
}

/** A path whose last part says that there is nothing. */
function isErrorPath(url: URL): boolean {
  return /^(?:404|not-?found|page-not-found|error)(?:\.[a-z]{3,5})?$/i.test(segmentsOf(url).at(-1) ?? '');
}

/** The parameters that choose a page, in an order of their own. */
function parametersOf(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  return kept
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
}

/** A path in the form in which equal ones are equal; an AMP page is the page it is made from. */
function pathOf(url: URL): string {
  const segments = segmentsOf(new URL(normalisedUrl(url.href)));
  return (segments.at(-1) === 'amp' ? segments.slice(0, -1) : segments).join('/');
}

function isSamePage(target: URL, page: URL, { kind, lang }: ComparedPage): boolean {
  const parameters = parametersOf(target);
  if (parameters !== '' && parameters !== parametersOf(page)) return false;
  return pathOf(target) === pathOf(page) || (kind.is === 'home' && isHomeIn(target, lang));
}

/**
 * How an address relates to a page.
 *
 * @param stated an absolute web URL
 */
export function relationOf(stated: string, compared: ComparedPage): AddressRelation {
  const [target, page] = [webUrl(stated), webUrl(compared.url)];
  if (target === null || page === null) return 'nowhere';
  const { kind, domains } = compared;
  const isOwnHost = withoutForm(target.hostname) === withoutForm(page.hostname);
  const isTrial = (host: string) =>
    isTrialHost(host, siteOf(page.hostname, domains), domains) || (kind.is === 'home' && PLATFORMS.test(host));
  if (!isOwnHost && isTrial(target.hostname) && !isTrial(page.hostname)) return 'trial-host';
  if (isErrorPath(target) && !isErrorPath(page)) return 'nowhere';
  const isSecure = page.protocol === 'http:' || target.protocol === 'https:';
  const isAlias = compared.aliases.some((alias) => normalisedUrl(alias) === normalisedUrl(stated));
  if (isAlias || (isOwnHost && isSamePage(target, page, compared))) return isSecure ? 'same' : 'other-scheme';
  if (isOwnHost) return 'other-page';
  return isWithin(target.hostname, siteOf(page.hostname, domains), domains) ? 'other-host' : 'elsewhere';
}
