/** The file that tells language models about a site (llmstxt.org). */
import { absenceIsKnown, textFile } from './text-file';
import type { LlmsTxtFacts } from '../facts/machines';
import { readMarkdown, type MarkdownPart } from './markdown';
import { whereAnswered, type Requests } from './responses';
import { statement, whereIn, type FoundIn } from './statement';

/** What a Markdown text states first of all. */
function statedIn(text: string, answer: FoundIn): Pick<LlmsTxtFacts, 'heading' | 'link'> {
  const { heading, link } = readMarkdown(text);
  const stated = (part: MarkdownPart | null, source: string) =>
    part === null || part.value === '' ? null : statement(part.value, whereIn(answer, source, part.line, part.text));
  return { heading: stated(heading, 'llms-txt:h1'), link: stated(link, 'llms-txt:link') };
}

/** Reads /llms.txt. */
export function llmsTxtFacts(requests: Requests): LlmsTxtFacts {
  const file = textFile(requests, 'llms-txt');
  const nothing = { heading: null, link: null, cut: false };
  if (file.request === null) return { ...nothing, state: 'unread', where: null };
  const where = whereAnswered(file.request);
  if (file.state === 'absent') return { ...nothing, state: 'absent', where };
  // Without the control a page in its place may be what every URL gets.
  if (file.state === 'html')
    return { ...nothing, state: absenceIsKnown(requests, 'llms-txt') ? 'html' : 'unread', where };
  if (file.state !== 'text') return { ...nothing, state: 'unread', where };
  const answer = { request: file.request.id, url: file.request.finalUrl };
  return { ...statedIn(file.text, answer), state: 'read', cut: file.truncated, where };
}
