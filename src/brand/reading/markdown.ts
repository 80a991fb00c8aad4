/**
 * The first heading of level 1 and the links of a Markdown text, as CommonMark 0.31 reads them. Time is linear in
 * the length, whatever is in it: libraries take seconds for pages of brackets. Not read: links over several lines,
 * HTML, and blocks within lists but their links.
 */

/** Something found: what it says, its line from 1, and the line as written. */
export interface MarkdownPart {
  readonly value: string;
  readonly line: number;
  readonly text: string;
}

/** A link of a text, with where it leads as written there. */
export interface MarkdownLink extends MarkdownPart {
  readonly address: string;
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

/** The level and the text of an ATX heading (§4.2); null if the line isn't one. */
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

/** The target of an inline link, given the offset after its `(`; null if it isn't a link (§6.3). A title may follow. */
function inlineAddress(whole: string, from: number): string | null {
  const line = whole.slice(0, from + LINK_LIMIT);
  let at = from;
  const blanks = () => {
    while (/[ \t]/.test(line.charAt(at))) at++;
  };
  blanks();
  const start = at;
  if (line.charAt(at) === '<') {
    at = line.indexOf('>', at) + 1;
    if (at === 0) return null;
  } else {
    for (let depth = 0; at < line.length; at++) {
      const character = line.charAt(at);
      if (character === '\\') at++;
      else if (character === '(' && ++depth > NESTED) return null;
      else if (character === ')' && depth-- === 0) break;
      else if (character === ' ' || character === '\t') break;
    }
  }
  // An address of nothing leads nowhere.
  if (at === start) return null;
  const address = line.slice(start, at);
  blanks();
  const quote = { '"': '"', "'": "'", '(': ')' }[line.charAt(at)];
  if (quote !== undefined) {
    at = line.indexOf(quote, at + 1) + 1;
    if (at === 0) return null;
    blanks();
  }
  return line.charAt(at) === ')' ? plain(address) : null;
}

/** An address without angle brackets around it and without backslashes before punctuation. */
function plain(address: string): string {
  const bare = address.startsWith('<') && address.endsWith('>') ? address.slice(1, -1) : address;
  return bare.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** A label as references are compared: case and runs of white space do not count. */
function labelKey(label: string): string {
  return label
    .trim()
    .replaceAll(/[ \t]+/g, ' ')
    .toLowerCase();
}

/** The offset after an autolink (§6.5) that starts at an offset; -1 if there is no autolink. */
function endOfAutolink(line: string, at: number): number {
  const rest = line.slice(at + 1, at + LINK_LIMIT);
  const inside = rest.slice(0, Math.max(0, rest.indexOf('>')));
  const close = at + 1 + inside.length;
  const isUri = /^[a-z][a-z0-9+.-]{1,31}:[^\s<]*$/i.test(inside);
  return isUri || /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9.-]+$/i.test(inside) ? close + 1 : -1;
}

interface FoundLink {
  /** The line from its bracket on. */
  readonly rest: string;
  readonly address: string;
}

/** The links of a line. `references` are the labels that are defined, with where they lead. */
function* linksIn(line: string, references: ReadonlyMap<string, string>): Generator<FoundLink> {
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
      if (end !== -1) {
        yield { rest: line.slice(at), address: line.slice(at + 1, end - 1) };
        at = end - 1;
      } else hasAngles = line.includes('>', at);
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
      if (bracket.isImage) continue;
      const inline = next === '(' ? inlineAddress(line, at + 2) : null;
      const address = inline ?? (references.size > 0 ? references.get(labelKey(named)) : undefined);
      if (address === undefined) continue;
      yield { rest: line.slice(bracket.at), address };
      // Links are not in one another.
      open.length = 0;
    }
  }
}

/** A link reference definition (§4.7): its normalized label and its target; null if the line isn't one. */
function definition(line: string): readonly [label: string, address: string] | null {
  const [, label, address = ''] = /^ {0,3}\[([^[\]]{1,999})\]:[ \t]*(\S+)/.exec(line) ?? [];
  return label === undefined || label.trim() === '' ? null : [labelKey(label), plain(address)];
}

/** The lines of a text that may hold links, and what is defined in it; of two definitions the first counts. */
function linked(text: string) {
  const lines = [...proseOf(text.replace(/^\ufeff/, ''))];
  const defined = lines.flatMap(([line]) => {
    const found = definition(line);
    return found === null ? [] : [found];
  });
  return { lines, references: new Map(defined.toReversed()) };
}

/** Links of a text, at most `limit`. */
export function markdownLinks(text: string, limit: number): readonly MarkdownLink[] {
  const { lines, references } = linked(text);
  const found: MarkdownLink[] = [];
  for (const [line, number] of lines) {
    if (definition(line) !== null) continue;
    for (const { rest, address } of linksIn(line, references)) {
      if (found.length === limit) return found;
      found.push({ value: rest, line: number, text: line.trim(), address });
    }
  }
  return found;
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

function firstLink(line: string, references: ReadonlyMap<string, string>): FoundLink | null {
  const [first = null] = linksIn(line, references);
  return first;
}

/** Reads a Markdown text up to its first heading of level 1 and its first link. */
export function readMarkdown(text: string): MarkdownStart {
  const { lines, references } = linked(text);
  let heading: MarkdownPart | null = null;
  let link: MarkdownPart | null = null;
  /** The paragraph that is read: an underline makes it a heading. */
  let paragraph: { readonly line: number; readonly parts: string[] } | null = null;
  for (const [line, number] of lines) {
    const atx = atxHeading(line);
    if (heading === null && atx !== null && atx.level === 1) heading = { value: atx.text, line: number, text: line };
    if (heading === null && paragraph !== null && /^ {0,3}=+[ \t]*$/.test(line))
      heading = { value: paragraph.parts.join(' ').trim(), line: paragraph.line, text: paragraph.parts[0] ?? '' };
    const defines = definition(line) !== null;
    const ends = interrupts(line) || /^ {0,3}[=-]+[ \t]*$/.test(line) || defines;
    if (ends) paragraph = null;
    else if (paragraph === null) paragraph = { line: number, parts: [line.trim()] };
    else paragraph.parts.push(line.trim());
    const found: FoundLink | null = link === null && !defines ? firstLink(line, references) : null;
    if (found !== null) link = { value: found.rest, line: number, text: line.trim() };
    if (heading !== null && link !== null) break;
  }
  return { heading, link };
}
