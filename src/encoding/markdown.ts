/**
 * Text in GitHub's and GitLab's Markdown. Untrusted text is only put in code spans and code blocks: there, neither
 * markup nor what these sites make of plain text (mentions, issues, commits, emoji, addresses) has a meaning.
 */
import { withoutCommands } from './ci-log';
import { sentenceParts } from './sentences';
import { joined, tagOf, type Encoded, type Piece } from './text';
import { oneLine, seen } from './unseen';
import { escapeXml } from './xml';

type Markdown = Piece<'markdown'>;

/** Puts parts together: `` markdown`**${title}**` ``. */
export const markdownOf = /* @__PURE__ */ tagOf<'markdown'>();

/** The direction of untrusted text ends with the text (UAX #9): FIRST STRONG ISOLATE, POP DIRECTIONAL ISOLATE. */
const OPEN = '\u2068';
const CLOSE = '\u2069';

/** A fence that nothing in the text ends (CommonMark 0.31, 4.5 and 6.1). */
export function fenceFor(text: string, least: number): string {
  const longest = Math.max(least - 1, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
}

/** Untrusted text on one line, as a code span; '' if nothing in it is visible. Not for tables: `|` ends cells. */
export function codeSpan(text: string): Markdown {
  const line = oneLine(text);
  if (line === '') return markdownOf``;
  const fence = fenceFor(line, 1);
  // The spaces keep backticks of the text from the fence's, and are not shown.
  const content = line.startsWith('`') || line.endsWith('`') ? ` ${line} ` : line;
  return (OPEN + fence + content + fence + CLOSE) as Markdown;
}

/** Lines of untrusted text as a code block. */
export function codeBlock(text: string): Markdown {
  const lines = seen(text).replace(/\r\n?/g, '\n');
  const fence = fenceFor(lines, 3);
  return `${fence}\n${lines}\n${fence}` as Markdown;
}

/** Lines of untrusted text as a code block that says what it holds. @param info letters and hyphens */
export function fencedAs(info: string, text: string): Markdown {
  const block = codeBlock(text);
  const [fence = ''] = block.split('\n', 1);
  return `${fence}${info.replace(/[^a-z-]/g, '')}${block.slice(fence.length)}` as Markdown;
}

/** Our own field names with untrusted values. */
export type DataRow = readonly (readonly [name: string, value: string | number | boolean])[];

/** Untrusted values as a block of lines `name="value" …`, each value as JSON, so that none begins a line. */
export function dataBlock(info: string, rows: readonly DataRow[]): Markdown {
  const valueOf = (value: DataRow[number][1]) => (typeof value === 'string' ? JSON.stringify(oneLine(value)) : value);
  const lines = rows.map((row) => row.map(([name, value]) => `${name}=${String(valueOf(value))}`).join(' '));
  return fencedAs(info, lines.join('\n'));
}

/** Keeps words from becoming markup (CommonMark 0.31, 2.4). */
export function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

/** Words of ours, without soft hyphens. A WORD JOINER after `@` keeps `@id` from being taken for a person's name. */
export function ownWords(text: string): Markdown {
  return escaped(text).replaceAll('\u00ad', '').replaceAll('@', '@\u2060') as Markdown;
}

/** A sentence with untrusted parts between isolates, as `checkText` and `findingText` give it. */
export function markdownSentence(text: string): Markdown {
  const parts = sentenceParts(text).map((part) => (part.isStrangers ? codeSpan(part.text) : ownWords(part.text)));
  return joined(parts, '');
}

/** A sentence for a cell of a table: there `|` ends cells, and `\\` decides whether it does, even in a code span. */
export function markdownCell(text: string): Markdown {
  const parts = sentenceParts(text).map((part) =>
    part.isStrangers ? codeSpan(part.text.replace(/[|\\]/g, ' ')) : ownWords(part.text),
  );
  return joined(parts, '');
}

/** What is behind a disclosure. @param summary words of ours: what is in a line of HTML is not read as Markdown */
export function details(summary: string, blocks: readonly Markdown[]): Markdown {
  const first = `<details><summary>${escapeXml(summary)}</summary>`;
  return [first, ...blocks, '</details>'].join('\n\n') as Markdown;
}

/** A link in words of ours. */
export function link(words: string, url: string): Markdown {
  // A serialized URL contains neither brackets nor line ends (URL Standard, 1.3).
  return `[${ownWords(words)}](<${new URL(url).href}>)` as Markdown;
}

/** A table (GitHub Flavored Markdown, 4.10). */
export function tableOf(heads: readonly Markdown[], rows: readonly (readonly Markdown[])[]): Markdown {
  const lines = [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return lines.join('\n') as Markdown;
}

/** Blocks as a text of their own, with a line feed at its end. */
export function markdownFile(blocks: readonly Markdown[]): Encoded<'markdown'> {
  return withoutCommands(`${blocks.join('\n\n')}\n`) as Encoded<'markdown'>;
}

/** What the command wrote to a file of Markdown: its words were encoded there, and no line of it is an order. */
export function writtenMarkdown(text: string): Encoded<'markdown'> {
  return withoutCommands(text) as Encoded<'markdown'>;
}

/** A whole text after a mark, which sites do not show. @param mark letters and digits */
export function marked(mark: string, text: Encoded<'markdown'>): Encoded<'markdown'> {
  return `${markOf(mark)}\n${text}` as Encoded<'markdown'>;
}

/** An HTML comment. */
export function markOf(mark: string): string {
  return `<!-- facet ${mark.replace(/[^a-z0-9]/gi, '')} -->`;
}
