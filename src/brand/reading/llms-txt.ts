/** The file that tells language models about a site (llmstxt.org). */
import { absenceIsKnown, textFile } from './text-file';
import type { LlmsTxtFacts } from '../facts/machines';
import type { Statement } from '../facts/statement';
import { whereAnswered, type Requests } from './responses';
import { statement, whereIn, type FoundIn } from './statement';

/** The first Markdown link of a line, from its bracket on; null if the line has none. */
function linkIn(line: string): string | null {
  for (let open = line.indexOf('['); open !== -1;) {
    const at = line.indexOf('](', open);
    if (at === -1) return null;
    const next = line.charAt(at + 2);
    if (next !== ')' && next.trim() !== '') return line.slice(open);
    open = line.indexOf('[', at + 2);
  }
  return null;
}

/** The first heading of level 1 and the first link of a Markdown text, outside of fenced code. */
function readMarkdown(text: string, answer: FoundIn): Pick<LlmsTxtFacts, 'heading' | 'link'> {
  let heading: Statement | null = null;
  let link: Statement | null = null;
  let fence: string | null = null;
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const marker = /^ {0,3}(```|~~~)/.exec(raw)?.[1] ?? null;
    if (marker !== null && (fence === null || fence === marker)) fence = fence === null ? marker : null;
    if (fence !== null) continue;
    const name = /^ {0,3}#[ \t]+(\S.*)$/.exec(raw)?.[1];
    if (heading === null && name !== undefined) {
      heading = statement(name, whereIn(answer, 'llms-txt:h1', index + 1, raw));
    }
    const found = link === null ? linkIn(raw) : null;
    if (found !== null) link = statement(found, whereIn(answer, 'llms-txt:link', index + 1, raw.trim()));
    if (heading !== null && link !== null) break;
  }
  return { heading, link };
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
  return { ...readMarkdown(file.text, answer), state: 'read', cut: file.truncated, where };
}
