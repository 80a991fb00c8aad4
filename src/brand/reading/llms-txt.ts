/** The file that tells language models about a site (llmstxt.org). */
import type { LinkAnswer } from '../evidence/evidence';
import { absenceIsKnown, textFile } from './text-file';
import type { LlmsTxtFacts } from '../facts/machines';
import { webUrl, withoutFragment } from '../urls/sites';
import { markdownLinks, readMarkdown, type MarkdownLink, type MarkdownPart } from './markdown';
import { whereAnswered, type Requests } from './responses';
import { statement, whereIn, type FoundIn } from './statement';

/** What a Markdown text states first of all. */
function statedIn(text: string, answer: FoundIn): Pick<LlmsTxtFacts, 'heading' | 'link'> {
  const { heading, link } = readMarkdown(text);
  const stated = (part: MarkdownPart | null, source: string) =>
    part === null || part.value === '' ? null : statement(part.value, whereIn(answer, source, part.line, part.text));
  return { heading: stated(heading, 'llms-txt:h1'), link: stated(link, 'llms-txt:link') };
}

/** Links that are looked at. */
const LINKS_LOOKED_AT = 200;

/** Addresses that a text links to, as we would request them, each with the first link to it. */
export function ownLinks(text: string, base: string): ReadonlyMap<string, MarkdownLink> {
  const found = new Map<string, MarkdownLink>();
  for (const link of markdownLinks(text, LINKS_LOOKED_AT)) {
    const url = webUrl(link.address, base);
    if (url === null) continue;
    const address = withoutFragment(url);
    if (!found.has(address)) found.set(address, link);
  }
  return found;
}

function answeredLinks(
  text: string,
  answer: FoundIn,
  answers: readonly LinkAnswer[] | undefined,
): LlmsTxtFacts['links'] {
  if (answers === undefined) return null;
  const links = ownLinks(text, answer.url);
  return answers.map(({ url, status, reason }) => {
    const link = links.get(url);
    return {
      ...statement(url, whereIn(answer, 'llms-txt:link', link?.line ?? null, link?.text ?? url)),
      status,
      reason,
    };
  });
}

/** Reads /llms.txt. `answers` are those to what it links to. */
export function llmsTxtFacts(requests: Requests, answers?: readonly LinkAnswer[]): LlmsTxtFacts {
  const file = textFile(requests, 'llms-txt');
  const nothing = { heading: null, link: null, links: null, cut: false };
  if (file.request === null) return { ...nothing, state: 'unread', where: null };
  const where = whereAnswered(file.request);
  if (file.state === 'absent') return { ...nothing, state: 'absent', where };
  // Without the control a page in its place may be what every URL gets.
  if (file.state === 'html')
    return { ...nothing, state: absenceIsKnown(requests, 'llms-txt') ? 'html' : 'unread', where };
  if (file.state !== 'text') return { ...nothing, state: 'unread', where };
  const answer = { request: file.request.id, url: file.request.finalUrl };
  const links = answeredLinks(file.text, answer, answers);
  return { ...statedIn(file.text, answer), links, state: 'read', cut: file.truncated, where };
}
