/** What each host's robots.txt asks of the crawlers the checks name. */
import type { CrawlerAccess } from '../facts';
import type { EvidenceRequest, TextBody } from '../evidence';
import { decide, namesCrawler, parseRobots, type Robots } from '../robots';
import { webUrl } from '../sites';
import { isSuccess, whereAnswered, type Requests } from './responses';
import { whereIn } from './statement';

/**
 * Crawlers by the name they are known by, with the product tokens they obey, the most specific first: Slack's link
 * robot calls itself Slackbot-LinkExpanding (api.slack.com/robots), Google's image crawler obeys rules for Googlebot
 * where none name it (Google: overview of crawlers).
 */
const TOKENS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  facebookexternalhit: ['facebookexternalhit'],
  Twitterbot: ['Twitterbot'],
  LinkedInBot: ['LinkedInBot'],
  Slackbot: ['Slackbot-LinkExpanding', 'Slackbot'],
  'Googlebot-Image': ['Googlebot-Image', 'Googlebot'],
};

/** The crawlers that fetch what a shared link shows. */
export const PREVIEW_CRAWLERS = ['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'Slackbot'] as const;

interface HostRules {
  readonly request: EvidenceRequest & { readonly state: 'answered' };
  /** `all`: no robots.txt, everything is allowed. `none`: the server fails, nothing is. RFC 9309 §2.3.1. */
  readonly rules: Robots | 'all' | 'none';
}

/** The lines of a file; where only its start was read, without the line that was cut off. */
function wholeLines({ text, truncated }: TextBody): string {
  return truncated ? text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1) : text;
}

/** Host with port → what its robots.txt says; hosts whose file is not known are missing. */
function rulesByHost(requests: Requests): ReadonlyMap<string, HostRules> {
  const byHost = new Map<string, HostRules>();
  for (const id of ['robots', 'image-robots'] as const) {
    const request = requests.get(id);
    if (request?.state !== 'answered') continue;
    const text = request.body?.kind === 'text' ? wholeLines(request.body) : null;
    const rules =
      request.status >= 500 ? 'none' : !isSuccess(request.status) ? 'all' : text === null ? null : parseRobots(text);
    if (rules === null) continue;
    // Redirects are followed and the rules found hold for the host first asked (§2.3.1.2).
    const hosts = [request.url, webUrl(request.finalUrl)?.pathname.endsWith('/robots.txt') ? request.finalUrl : ''];
    for (const host of hosts.map((url) => webUrl(url)?.host)) {
      if (host !== undefined && !byHost.has(host)) byHost.set(host, { request, rules });
    }
  }
  return byHost;
}

function access(
  crawler: string,
  resource: CrawlerAccess['resource'],
  address: string,
  byHost: ReadonlyMap<string, HostRules>,
): CrawlerAccess {
  const url = webUrl(address);
  const host = url === null ? undefined : byHost.get(url.host);
  if (url === null || host === undefined) return { crawler, resource, allowed: null, where: null };
  const { request, rules } = host;
  if (typeof rules === 'string') return { crawler, resource, allowed: rules === 'all', where: whereAnswered(request) };
  const tokens = TOKENS[crawler] ?? [crawler];
  const token = tokens.find((candidate) => namesCrawler(rules, candidate)) ?? crawler;
  const { allowed, rule } = decide(rules, token, url.pathname + url.search);
  const where = whereIn({ request: request.id, url: request.finalUrl }, 'robots', rule?.line, rule?.text);
  return { crawler, resource, allowed, where };
}

/** What crawlers may fetch of a page, its preview image and its logo; addresses that are null are left out. */
export function crawlerAccess(
  requests: Requests,
  page: string,
  previewImage: string | null,
  logo: string | null,
): readonly CrawlerAccess[] {
  const byHost = rulesByHost(requests);
  return [
    ...PREVIEW_CRAWLERS.map((crawler) => access(crawler, 'page', page, byHost)),
    ...(previewImage === null
      ? []
      : PREVIEW_CRAWLERS.map((crawler) => access(crawler, 'preview-image', previewImage, byHost))),
    ...(logo === null ? [] : [access('Googlebot-Image', 'logo', logo, byHost)]),
  ];
}
