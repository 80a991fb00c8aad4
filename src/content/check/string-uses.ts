/**
 * Which strings the sources ask for, read from their text: a compiler would take longer than the whole check may.
 * A translator is known by `useStrings('…')`, `translator(…, '…')`, `getFixedT(…, '…')`, or if it is passed in, by
 * its type `Translate<'…'>`. Undecidable cases count as used.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Namespace → patterns that match the keys in use. Plurals appear by their base. */
export type StringUses = ReadonlyMap<string, readonly RegExp[]>;

interface Source {
  readonly file: string;
  readonly text: string;
}

/** They define the translators, for any namespace. */
const DEFINITIONS = ['src/components/strings.tsx', 'src/components/string-keys.ts'];

const EVERY_KEY = /^/;
const MENTION = /(?<![\w$])(?:(?:useStrings|translator|getFixedT)\s*\(|Translate\s*<)/g;
/** Parameters of a function; a default value with brackets of its own is not followed. */
const PARAMETERS = String.raw`\([^()]*\)`;
/** `const t = ` and `t: `, before a translator. */
const BOUND = /(?:\b(?:const|let)\s+([\w$]+)\s*=|([\w$]+)\??\s*:)\s*(?:[\w$]+\.)*$/;
/** `stringsOf: (locale) => `, `const stringsOf = (locale): … => ` and `function stringsOf(locale): `, before one. */
const GIVER = new RegExp(
  String.raw`(?:\b([\w$]+)\??\s*[:=]\s*${PARAMETERS}\s*=>|\bfunction\s+([\w$]+)\s*${PARAMETERS}\s*:)\s*(?:[\w$]+\.)*$`,
);

function sourcesOf(root: string): Source[] {
  const folder = join(root, 'src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(root, path).split(sep).join('/'), path }))
    .filter(({ file }) => !DEFINITIONS.includes(file) && !file.includes('/testing/'))
    .map(({ file, path }) => ({ file, text: readFileSync(path, 'utf8') }));
}

/** Whether a place is in a comment that has its line to itself. */
function inComment(text: string, index: number): boolean {
  return /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));
}

/** Index after the string or template that begins at an index. */
function behindLiteral(text: string, start: number): number {
  const quote = text[start];
  let index = start + 1;
  while (index < text.length && text[index] !== quote) {
    if (text[index] === '\\') index += 2;
    else if (quote === '`' && text.startsWith('${', index)) index = behindBrackets(text, index + 1);
    else index += 1;
  }
  return index + 1;
}

/** Index after the bracket that closes the one at an index. */
function behindBrackets(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length) {
    const char = text.charAt(index);
    if (')]}'.includes(char)) return index + 1;
    if ('([{'.includes(char)) index = behindBrackets(text, index);
    else if (`'"\``.includes(char)) index = behindLiteral(text, index);
    else index += 1;
  }
  return index;
}

/** Splits an expression at signs that are outside of brackets and literals. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  let index = 0;
  while (index < text.length) {
    const char = text.charAt(index);
    if ('([{'.includes(char)) index = behindBrackets(text, index);
    else if (`'"\``.includes(char)) index = behindLiteral(text, index);
    else {
      separator.lastIndex = index;
      const found = separator.exec(text);
      if (found) parts.push(text.slice(from, index));
      index += found ? found[0].length : 1;
      if (found) from = index;
    }
  }
  return [...parts, text.slice(from)];
}

/** The keys an argument may evaluate to: literals, templates with anything in their gaps, and choices between them. */
function patternsOf(argument: string): RegExp[] {
  const expression = argument.trim();
  const [condition = '', ...branches] = splitOutside(expression, /\?(?![.?])(?<!\?\?)|:/y);
  if (branches.length > 0) return branches.flatMap(patternsOf);
  if (!/^['"`]/.test(condition) || behindLiteral(condition, 0) !== condition.length) return [EVERY_KEY];
  const parts: string[] = [];
  const body = condition.slice(1, -1);
  let from = 0;
  for (let gap = body.indexOf('${'); condition.startsWith('`') && gap >= 0; gap = body.indexOf('${', from)) {
    parts.push(body.slice(from, gap));
    from = behindBrackets(body, gap + 1);
  }
  const fixed = [...parts, body.slice(from)].map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return [new RegExp(`^${fixed.join('.+')}$`)];
}

/** The text between the brackets that open at an index. */
function insideBrackets(text: string, open: number): string {
  return text.slice(open + 1, behindBrackets(text, open) - 1);
}

function keysOfCall(text: string, open: number): RegExp[] {
  const [first = ''] = splitOutside(insideBrackets(text, open), /,/y);
  return patternsOf(first);
}

/** Indexes of the brackets after each call of a name. */
function callsOf(text: string, name: string): number[] {
  return [...text.matchAll(new RegExp(String.raw`(?<![\w$])${name.replaceAll('$', '\\$')}\s*\(`, 'g'))]
    .filter(({ index }) => !inComment(text, index))
    .map(({ index, 0: call }) => index + call.length - 1);
}

interface Mention {
  readonly source: Source;
  /** Null if it is not written out. */
  readonly namespace: string | null;
  /** The text before the translator. */
  readonly before: string;
  /** Index of the bracket of a call that follows at once, as in `translator(…, 'site')('name')`; null without. */
  readonly call: number | null;
}

function mentionsIn(source: Source): Mention[] {
  const { text } = source;
  return [...text.matchAll(MENTION)]
    .filter(({ index }) => !inComment(text, index))
    .map(({ index, 0: start }): Mention => {
      const open = index + start.length - 1;
      const before = text.slice(0, index);
      if (start.endsWith('<')) {
        const [, namespace = null] = /^<\s*'([\w-]+)'\s*>/.exec(text.slice(open)) ?? [];
        return { source, namespace, before, call: null };
      }
      const behind = behindBrackets(text, open);
      const last = splitOutside(insideBrackets(text, open).replace(/,\s*$/, ''), /,/y).at(-1) ?? '';
      const [, namespace = null] = /^\s*'([\w-]+)'\s*$/.exec(last) ?? [];
      return { source, namespace, before, call: text[behind] === '(' ? behind : null };
    });
}

/**
 * Reads the sources of the product; tests ask for nothing.
 *
 * @param isRead which of them, by their paths from the root
 */
export function stringUses(
  root: string,
  namespaces: readonly string[],
  isRead: (file: string) => boolean = () => true,
): StringUses {
  const sources = sourcesOf(root).filter(({ file }) => isRead(file));
  const uses = new Map<string, RegExp[]>(namespaces.map((namespace) => [namespace, []]));
  const add = (namespace: string, patterns: readonly RegExp[]) => uses.get(namespace)?.push(...patterns);
  const addCalls = ({ text }: Source, name: string, namespace: string) => {
    for (const open of callsOf(text, name)) add(namespace, keysOfCall(text, open));
  };
  const givers: { readonly name: string; readonly namespace: string }[] = [];

  for (const { source, namespace, before, call } of sources.flatMap(mentionsIn)) {
    const [, giver, functionName = giver] = GIVER.exec(before) ?? [];
    const [, variable, parameter = variable] = BOUND.exec(before) ?? [];
    if (namespace === null) for (const each of namespaces) add(each, [EVERY_KEY]);
    else if (call !== null) add(namespace, keysOfCall(source.text, call));
    else if (functionName !== undefined) givers.push({ name: functionName, namespace });
    else if (parameter !== undefined) addCalls(source, parameter, namespace);
    else add(namespace, [EVERY_KEY]);
  }

  // Who gives a translator may be defined in one file and asked in another.
  for (const { name, namespace } of givers) {
    for (const source of sources) {
      const { text } = source;
      for (const open of callsOf(text, name)) {
        const behind = behindBrackets(text, open);
        const [, variable] = BOUND.exec(text.slice(0, open - name.length)) ?? [];
        if (text[behind] === '(') add(namespace, keysOfCall(text, behind));
        else if (variable !== undefined) addCalls(source, variable, namespace);
      }
    }
  }
  return uses;
}
