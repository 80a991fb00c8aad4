/** What each host's robots.txt asks of the crawlers the checks name. */
import { AI_CRAWLERS } from '../basics/ai-crawlers';
import { ANSWER_CRAWLERS, PREVIEW_CRAWLERS, SEARCH_CRAWLERS, TRAINING_CRAWLERS } from '../basics/crawlers';
import type { AiCrawlerAccess } from '../facts/ai-preferences';
import type { CrawlerAccess } from '../facts/facts';
import type { EvidenceRequest } from '../evidence/evidence';
import { decide, namesCrawler, parseRobots, type Robots } from '../evidence/robots';
import { webUrl } from '../urls/sites';
import { isSuccess, whereAnswered, type Requests } from './responses';
import { whereIn } from './statement';

/**
 * The product tokens that crawlers obey besides, or instead of, their own name, the most specific first: Slack's link
 * robot calls itself Slackbot-LinkExpanding (api.slack.com/robots), Google's image crawler obeys rules for Googlebot
 * where none name it (Google: overview of crawlers), and Yandex’s the rules for all of Yandex’s (Yandex: using
 * robots.txt).
 */
const TOKENS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Slackbot: ['Slackbot-LinkExpanding', 'Slackbot'],
  'Googlebot-Image': ['Googlebot-Image', 'Googlebot'],
  YandexBot: ['YandexBot', 'Yandex'],
};

/** Every crawler that is looked up for the page. */
const PAGE_CRAWLERS: readonly string[] = [
  ...PREVIEW_CRAWLERS,
  ...SEARCH_CRAWLERS,
  ...ANSWER_CRAWLERS,
  ...TRAINING_CRAWLERS,
];

/** Crawlers and tokens that obey Google's parser as Googlebot does. */
const GOOGLE: readonly string[] = ['Googlebot', 'Googlebot-Image', 'Google-Extended'];

/**
 * Whether a crawler goes on with the last copy of a robots.txt whose server fails: search engines do (Google: how
 * Google interprets robots.txt). What that copy says is not known to us.
 */
function keepsLastCopy(crawler: string): boolean {
  return (SEARCH_CRAWLERS as readonly string[]).includes(crawler) || GOOGLE.includes(crawler);
}

interface HostRules {
  readonly request: EvidenceRequest & { readonly state: 'answered' };
  /** `all`: no robots.txt, everything is allowed. `none`: the server fails, nothing is. RFC 9309 §2.3.1. */
  readonly rules: Robots | 'all' | 'none';
}

/** Host with port → what its robots.txt says; hosts whose file is not known are missing. */
function rulesByHost(requests: Requests): ReadonlyMap<string, HostRules> {
  const byHost = new Map<string, HostRules>();
  for (const id of ['robots', 'image-robots'] as const) {
    const request = requests.get(id);
    if (request?.state !== 'answered') continue;
    // “Too many requests” says nothing about who may crawl.
    if (request.status === 429) continue;
    const body = request.body?.kind === 'text' ? request.body : null;
    const rules =
      request.status >= 500
        ? 'none'
        : !isSuccess(request.status)
          ? 'all'
          : body === null
            ? null
            : parseRobots(body.text, body.truncated);
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
  target: string,
  byHost: ReadonlyMap<string, HostRules>,
): CrawlerAccess {
  const url = webUrl(target);
  const host = url === null ? undefined : byHost.get(url.host);
  if (url === null || host === undefined) return { crawler, resource, allowed: null, where: null };
  const { request, rules } = host;
  if (rules === 'none' && keepsLastCopy(crawler)) {
    return { crawler, resource, allowed: null, where: whereAnswered(request) };
  }
  if (typeof rules === 'string') return { crawler, resource, allowed: rules === 'all', where: whereAnswered(request) };
  const tokens = TOKENS[crawler] ?? [crawler];
  const token = tokens.find((candidate) => namesCrawler(rules, candidate)) ?? crawler;
  const { allowed, rule } = decide(rules, token, url.pathname + url.search);
  const where = whereIn({ request: request.id, url: request.finalUrl }, 'robots', rule?.line, rule?.text);
  return { crawler, resource, allowed, where };
}

/** What crawlers may fetch of a page, its preview image and its logo; URLs that are null are left out. */
export function crawlerAccess(
  requests: Requests,
  page: string,
  previewImage: string | null,
  logo: string | null,
): readonly CrawlerAccess[] {
  const byHost = rulesByHost(requests);
  return [
    ...PAGE_CRAWLERS.map((crawler) => access(crawler, 'page', page, byHost)),
    ...(previewImage === null
      ? []
      : PREVIEW_CRAWLERS.map((crawler) => access(crawler, 'preview-image', previewImage, byHost))),
    ...(logo === null ? [] : [access('Googlebot-Image', 'logo', logo, byHost)]),
  ];
}

/** What robots.txt says to each crawler of AI services about a page. */
export function aiCrawlerAccess(requests: Requests, page: string): readonly AiCrawlerAccess[] {
  const byHost = rulesByHost(requests);
  const rules = byHost.get(webUrl(page)?.host ?? '')?.rules;
  return AI_CRAWLERS.map(({ name, uses }) => {
    const { allowed, where } = access(name, 'page', page, byHost);
    const isNamed = typeof rules === 'object' && namesCrawler(rules, name);
    return { crawler: name, uses, allowed, isNamed, where, odd: false };
  });
}
