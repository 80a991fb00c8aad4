/**
 * The first heading of level 1 and the first link of a Markdown text, as CommonMark 0.31 reads them. Time is linear in
 * the length, whatever is in it: libraries take seconds for pages of brackets. Not read: links over several lines,
 * HTML, and blocks within lists but their links.
 */

/** Something found: what it says, its line from 1, and the line as written. */
export interface MarkdownPart {
  readonly value: string;
  readonly line: number;
  readonly text: string;
}

export interface MarkdownStart {
  readonly heading: MarkdownPart | null;
  readonly link: MarkdownPart | null;
}

const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Addresses and labels are shorter: each is looked for in so much of a line. */
const LINK_LIMIT = 1024;

/** Brackets within brackets, and parentheses in an address. */
const NESTED = 32;

/** A line without what it has to be to stand in a block quote or, for its links, in a list. */
function unquoted(line: string): string {
  let rest = line;
  for (let found = /^ {0,3}> ?/.exec(rest); found !== null; found = /^ {0,3}> ?/.exec(rest))
    rest = rest.slice(found[0].length);
  return rest;
}

/** The level and the text of an ATX heading (§4.2); null if a line is none. */
function atxHeading(line: string): { readonly level: number; readonly text: string } | null {
  const [open, signs = ''] = /^ {0,3}(#{1,6})(?=[ \t]|$)/.exec(line) ?? [];
  if (open === undefined) return null;
  const text = line.slice(open.length).trim();
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === '#') end--;
  const isClosed = end === 0 || /[ \t]/.test(text.charAt(end - 1));
  return { level: signs.length, text: isClosed ? text.slice(0, end).trimEnd() : text };
}

/** Whether a line ends a paragraph or cannot be part of one. */
function interrupts(line: string): boolean {
  return (
    line.trim() === '' ||
    atxHeading(line) !== null ||
    /^ {0,3}(?:`{3}|~{3}|>)/.test(line) ||
    /^ {0,3}(?:[*+-]|1[.)])[ \t]+\S/.test(line) ||
    isBreak(line) ||
    /^ {0,3}<[!?/a-z]/i.test(line)
  );
}

/** A thematic break (§4.1). */
function isBreak(line: string): boolean {
  const signs = line.replaceAll(/[ \t]/g, '');
  return (
    /^ {0,3}[*_-]/.test(line) && signs.length >= 3 && ['*', '_', '-'].some((one) => signs === one.repeat(signs.length))
  );
}

/** Offset after the destination of an inline link, and a title, at an offset after `(`; -1 if there is none (§6.3). */
function endOfInline(whole: string, from: number): number {
  const line = whole.slice(0, from + LINK_LIMIT);
  let at = from;
  const blanks = () => {
    while (/[ \t]/.test(line.charAt(at))) at++;
  };
  blanks();
  const start = at;
  if (line.charAt(at) === '<') {
    at = line.indexOf('>', at) + 1;
    if (at === 0) return -1;
  } else {
    for (let depth = 0; at < line.length; at++) {
      const character = line.charAt(at);
      if (character === '\\') at++;
      else if (character === '(' && ++depth > NESTED) return -1;
      else if (character === ')' && depth-- === 0) break;
      else if (character === ' ' || character === '\t') break;
    }
  }
  // An address of nothing leads nowhere.
  if (at === start) return -1;
  blanks();
  const quote = { '"': '"', "'": "'", '(': ')' }[line.charAt(at)];
  if (quote !== undefined) {
    at = line.indexOf(quote, at + 1) + 1;
    if (at === 0) return -1;
    blanks();
  }
  return line.charAt(at) === ')' ? at + 1 : -1;
}

/** A label as references are compared: case and runs of white space do not count. */
function labelKey(label: string): string {
  return label
    .trim()
    .replaceAll(/[ \t]+/g, ' ')
    .toLowerCase();
}

/** Offset after an autolink (§6.5) at an offset; -1 if there is none. */
function endOfAutolink(line: string, at: number): number {
  const rest = line.slice(at + 1, at + LINK_LIMIT);
  const inside = rest.slice(0, Math.max(0, rest.indexOf('>')));
  const close = at + 1 + inside.length;
  const isUri = /^[a-z][a-z0-9+.-]{1,31}:[^\s<]*$/i.test(inside);
  return isUri || /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9.-]+$/i.test(inside) ? close + 1 : -1;
}

/** The first link of a line, from its bracket on; null if it has none. `references` are the labels defined. */
function linkIn(line: string, references: ReadonlySet<string>): string | null {
  /** Brackets that are open, the last ones. */
  const open: { readonly at: number; readonly isImage: boolean }[] = [];
  let escaped = -1;
  // What is not closed on the line is not looked for again.
  let hasAngles = true;
  let hasTicks = true;
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === '\\' && PUNCTUATION.includes(line.charAt(at + 1))) escaped = ++at;
    else if (character === '`' && hasTicks) {
      let ticks = at;
      while (line.charAt(ticks) === '`') ticks++;
      const close = line.indexOf(line.slice(at, ticks), ticks);
      hasTicks = close !== -1;
      at = close === -1 ? ticks - 1 : close + (ticks - at) - 1;
    } else if (character === '<' && hasAngles) {
      const end = endOfAutolink(line, at);
      if (end !== -1) return line.slice(at);
      hasAngles = line.includes('>', at);
    } else if (character === '[') {
      if (open.length === NESTED) open.shift();
      open.push({ at, isImage: line.charAt(at - 1) === '!' && escaped !== at - 1 });
    } else if (character === ']') {
      const bracket = open.pop();
      if (bracket === undefined) continue;
      const label = line.slice(Math.max(bracket.at + 1, at - LINK_LIMIT), at);
      const next = line.charAt(at + 1);
      const after = next === '[' ? line.slice(at + 2, at + LINK_LIMIT) : '';
      const close = after.indexOf(']');
      const named = close > 0 ? after.slice(0, close) : label;
      const isLink =
        (next === '(' && endOfInline(line, at + 2) !== -1) || (references.size > 0 && references.has(labelKey(named)));
      if (isLink && !bracket.isImage) return line.slice(bracket.at);
    }
  }
  return null;
}

/** The label of a link reference definition (§4.7), as it is compared; null if a line is none. */
function definedLabel(line: string): string | null {
  const [, label] = /^ {0,3}\[([^[\]]{1,999})\]:[ \t]*\S/.exec(line) ?? [];
  return label === undefined || label.trim() === '' ? null : labelKey(label);
}

/** Lines outside of code and comments, with their numbers from 1. */
function* proseOf(text: string): Generator<readonly [line: string, number: number]> {
  let fence: string | null = null;
  let isParagraph = false;
  let isComment = false;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = unquoted(raw);
    if (isComment || (fence === null && /^ {0,3}<!--/.test(line))) {
      isComment = !line.includes('-->');
      continue;
    }
    const marker = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence !== null) {
      const isEnd = marker !== null && marker.startsWith(fence) && line.trim() === marker;
      if (isEnd) fence = null;
      continue;
    }
    if (marker !== null && !(marker.startsWith('`') && line.trim().slice(marker.length).includes('`'))) {
      fence = marker;
      isParagraph = false;
      continue;
    }
    // Four blanks make code, but not in a paragraph.
    if (!isParagraph && /^(?: {4}| {0,3}\t)/.test(line) && !/^[ \t]*(?:[*+-]|[0-9]{1,9}[.)])[ \t]/.test(line)) continue;
    isParagraph = line.trim() !== '' && atxHeading(line) === null && !isBreak(line);
    yield [line, index + 1];
  }
}

/** Reads a Markdown text up to its first heading of level 1 and its first link. */
export function readMarkdown(text: string): MarkdownStart {
  const lines = [...proseOf(text.replace(/^\ufeff/, ''))];
  const references = new Set(lines.flatMap(([line]) => definedLabel(line) ?? []));
  let heading: MarkdownPart | null = null;
  let link: MarkdownPart | null = null;
  /** The paragraph that is read: an underline makes it a heading. */
  let paragraph: { readonly line: number; readonly parts: string[] } | null = null;
  for (const [line, number] of lines) {
    const atx = atxHeading(line);
    if (heading === null && atx !== null && atx.level === 1) heading = { value: atx.text, line: number, text: line };
    if (heading === null && paragraph !== null && /^ {0,3}=+[ \t]*$/.test(line))
      heading = { value: paragraph.parts.join(' ').trim(), line: paragraph.line, text: paragraph.parts[0] ?? '' };
    const ends = interrupts(line) || /^ {0,3}[=-]+[ \t]*$/.test(line) || definedLabel(line) !== null;
    if (ends) paragraph = null;
    else if (paragraph === null) paragraph = { line: number, parts: [line.trim()] };
    else paragraph.parts.push(line.trim());
    const found: string | null = link === null && definedLabel(line) === null ? linkIn(line, references) : null;
    if (found !== null) link = { value: found, line: number, text: line.trim() };
    if (heading !== null && link !== null) break;
  }
  return { heading, link };
}
