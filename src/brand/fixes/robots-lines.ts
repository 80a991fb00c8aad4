/** Lines for robots.txt (RFC 9309): let in the crawlers that are kept out, name the sitemap. */
import { ANSWER_CRAWLERS, PREVIEW_CRAWLERS, SEARCH_CRAWLERS } from '../basics/crawlers';
import type { RequestId } from '../evidence/evidence';
import type { Receipt } from '../report/report';
import { webUrl } from '../urls/sites';
import type { FixLine } from './block';
import { urlText, robotsPath } from './escaping';
import type { Subject } from './subject';

/** Slack's link robot obeys the rules of this name before those of its family (api.slack.com/robots). */
const MORE_TOKENS: Readonly<Record<string, readonly string[]>> = { Slackbot: ['Slackbot-LinkExpanding'] };

/** Those of the crawlers that a check's verdict names. Only names known here are ever written to a file. */
function namedIn(subject: Subject, check: string, crawlers: readonly string[], receipts: readonly Receipt[]) {
  const params = Object.values(subject.result(check)?.params ?? {});
  const said = [...params, ...receipts.map(({ value }) => value ?? '')].join(' ').toLowerCase();
  const names = new Set(said.split(/[^\w-]+/));
  return crawlers.filter((crawler) => names.has(crawler.toLowerCase()));
}

function isRule({ source, snippet }: Receipt): boolean {
  return source === 'robots' || /^\s*(?:dis)?allow\s*:/i.test(snippet ?? '');
}

/** A group: the crawlers may fetch the URLs. The longest rule decides, so each is named in full (§2.2.2). */
function group(crawlers: readonly string[], urls: readonly URL[], checks: readonly string[]): FixLine {
  const agents = crawlers.flatMap((crawler) => [crawler, ...(MORE_TOKENS[crawler] ?? [])]);
  const paths = [...new Set(urls.map(robotsPath))];
  const lines = [...agents.map((agent) => `User-agent: ${agent}`), ...paths.map((path) => `Allow: ${path}`)];
  return { text: `${lines.join('\n')}\n`, checks };
}

/** The crawlers of link previews, as far as the file that `request` asked for keeps them out. */
function previewGroup(subject: Subject, request: RequestId, urls: readonly URL[]): readonly FixLine[] {
  const checks = subject.lost('preview-bots');
  const receipts = subject.receipts('preview-bots').filter((receipt) => receipt.request === request);
  const kept = PREVIEW_CRAWLERS.filter((crawler) => receipts.some(({ value }) => value === crawler));
  return kept.length === 0 ? [] : [group(kept, urls, checks)];
}

/** Search engines, if robots.txt keeps them out, rather than the page itself. */
function searchGroup(subject: Subject, page: URL): readonly FixLine[] {
  const checks = subject.lost('indexable');
  const receipts = subject.receipts('indexable').filter(isRule);
  if (receipts.length === 0) return [];
  // Where Google is kept out the verdict says nothing about the others, which mostly are kept out by the same rule.
  const kept =
    subject.result('indexable')?.score === 0
      ? SEARCH_CRAWLERS
      : namedIn(subject, 'indexable', SEARCH_CRAWLERS, receipts);
  return kept.length === 0 ? [] : [group(kept, [page], checks)];
}

function answerGroup(subject: Subject, page: URL): readonly FixLine[] {
  const checks = subject.lost('answer-bots');
  const kept = namedIn(subject, 'answer-bots', ANSWER_CRAWLERS, subject.receipts('answer-bots').filter(isRule));
  return [group(kept.length > 0 ? kept : ANSWER_CRAWLERS, [page], checks)];
}

function logoGroup(subject: Subject, page: URL): readonly FixLine[] {
  const logo = webUrl(subject.portrait.organization?.logo ?? '');
  if (!subject.cameTo('logo-file', 'blocked') || logo?.host !== page.host) return [];
  return [group(['Googlebot-Image'], [logo], subject.lost('logo-file'))];
}

/** The sitemap that was found and that robots.txt does not name. */
function sitemapLine(subject: Subject, page: URL): readonly FixLine[] {
  const checks = subject.lost('sitemap');
  if (subject.result('sitemap')?.score === 0) return [];
  const found = subject.receipts('sitemap').find(({ request }) => request === 'sitemap');
  const url = webUrl(found?.url ?? '') ?? new URL('/sitemap.xml', page);
  return [{ text: `Sitemap: ${urlText(url)}`, checks }];
}

/** For the end of the site's robots.txt. */
export function robotsLines(subject: Subject): readonly FixLine[] {
  const { page } = subject;
  if (page === null) return [];
  const image = webUrl(subject.portrait.image?.url ?? '');
  const broken = subject.result('robots-valid')?.score === 0 ? subject.lost('robots-valid') : [];
  return [
    // What is served there is not a robots.txt: a file that allows everything replaces it.
    { text: 'User-agent: *\nAllow: /\n', checks: broken },
    ...previewGroup(subject, 'robots', image?.host === page.host ? [page, image] : [page]),
    ...searchGroup(subject, page),
    ...answerGroup(subject, page),
    ...logoGroup(subject, page),
    ...sitemapLine(subject, page),
  ];
}

/** For the robots.txt of the host that the preview image is on. */
export function imageRobotsLines(subject: Subject): readonly FixLine[] {
  const image = webUrl(subject.portrait.image?.url ?? '');
  if (image === null || image.host === subject.page?.host) return [];
  return previewGroup(subject, 'image-robots', [image]);
}
