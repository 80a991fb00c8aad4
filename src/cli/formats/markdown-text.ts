/**
 * Text in GitHub's and GitLab's Markdown. Strangers' text stands in code spans and code blocks alone: there neither
 * markup nor what these sites make of plain text (mentions, issues, commits, emoji, addresses) has a meaning.
 */
import { oneLine, seen } from '../../encoding/unseen';
import { escapeXml } from '../../printing/xml';
import { escaped } from '../../components/report/fixes/markdown';
import { sentenceParts } from '../../components/report/isolate';

/** Directions of a stranger's text end with it (UAX #9): FIRST STRONG ISOLATE, POP DIRECTIONAL ISOLATE. */
const OPEN = '\u2068';
const CLOSE = '\u2069';

/** A fence that nothing in the text ends (CommonMark 0.31, 4.5 and 6.1). */
function fenceFor(text: string, least: number): string {
  const longest = Math.max(least - 1, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
}

/** A stranger's text on one line, as a code span; '' where there is nothing to see. Not for tables: `|` ends cells. */
export function codeSpan(text: string): string {
  const line = oneLine(text);
  if (line === '') return '';
  const fence = fenceFor(line, 1);
  // The spaces keep backticks of the text from the fence's, and are not shown.
  const content = line.startsWith('`') || line.endsWith('`') ? ` ${line} ` : line;
  return OPEN + fence + content + fence + CLOSE;
}

/** Lines of strangers' text as a code block. */
export function codeBlock(text: string): string {
  const lines = seen(text).replace(/\r\n?/g, '\n');
  const fence = fenceFor(lines, 3);
  return `${fence}\n${lines}\n${fence}`;
}

/** Words of ours. A WORD JOINER behind `@` keeps `@id` from being taken for a person's name. */
export function ownWords(text: string): string {
  return escaped(text).replaceAll('@', '@\u2060');
}

/** A sentence with strangers' parts between isolates, as `checkText` and `findingText` give it. */
export function markdownSentence(text: string): string {
  return sentenceParts(text)
    .map((part) => (part.isStrangers ? codeSpan(part.text) : ownWords(part.text)))
    .join('');
}

/** What is behind a disclosure. @param summary words of ours: what is in a line of HTML is not read as Markdown */
export function details(summary: string, blocks: readonly string[]): string {
  return [`<details><summary>${escapeXml(summary)}</summary>`, ...blocks, '</details>'].join('\n\n');
}
