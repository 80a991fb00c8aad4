/** The flat rules of a style sheet: those that are in no at-rule. A reader for reports, not for rendering. */
import { lineAt } from './statement';

export interface StyleRule {
  /** The text before the braces, white space as written. */
  readonly prelude: string;
  /** The text between them, without nested rules. */
  readonly body: string;
  /** Line breaks before it. */
  readonly lines: number;
}

/** Style sheets are read up to this length. */
const LIMIT = 500_000;

/** Line breaks in a text. */
function countLines(text: string): number {
  return lineAt(text, text.length) - 1;
}

/** The braces and semicolons of a style sheet that are outside strings. */
function* signs(source: string): Generator<{ readonly token: string; readonly index: number }> {
  for (let index = 0; index < source.length; index++) {
    const token = source.charAt(index);
    if (token === '{' || token === '}' || token === ';') yield { token, index };
    if (token === '\\') index++;
    if (token !== '"' && token !== "'") continue;
    // A string ends at its quote, or, unfinished, at the end of its line.
    for (index++; index < source.length; index++) {
      const character = source.charAt(index);
      if (character === token || character === '\n') break;
      if (character === '\\') index++;
    }
  }
}

/** Yields the flat rules in order. Takes time linear in the length; what is not well-formed yields less, never throws. */
export function* flatRules(css: string): Generator<StyleRule> {
  const source = css.slice(0, LIMIT).replace(/\/\*[^]*?(?:\*\/|$)/g, (comment) => '\n'.repeat(countLines(comment)));
  let depth = 0;
  let start = 0;
  let prelude = '';
  let body = '';
  let bodyStart = 0;
  let lines = 0;
  let counted = 0;
  for (const { token, index } of signs(source)) {
    if (token === '{') {
      if (depth === 0) {
        prelude = source.slice(start, index);
        body = '';
      } else if (depth === 1) {
        // Everything since the last declaration is the prelude of a nested rule.
        const before = source.slice(bodyStart, index);
        body += before.slice(0, before.lastIndexOf(';') + 1);
      }
      depth++;
      if (depth === 1) bodyStart = index + 1;
    } else if (token === '}') {
      if (depth === 1) {
        lines += countLines(source.slice(counted, start));
        counted = start;
        const leading = countLines(/^\s*/.exec(prelude)?.[0] ?? '');
        if (!prelude.trim().startsWith('@')) {
          yield { prelude: prelude.trim(), body: body + source.slice(bodyStart, index), lines: lines + leading };
        }
        start = index + 1;
      } else if (depth === 2) bodyStart = index + 1;
      else if (depth === 0) start = index + 1;
      depth = Math.max(0, depth - 1);
    } else if (token === ';' && depth === 0) start = index + 1;
  }
}

/** A property's value, and whether it is `!important`. */
export interface Declared {
  readonly value: string;
  readonly important: boolean;
}

/** The declarations of a block, names in lower case; of those that repeat the last, important ones before others. */
export function declarations(block: string): ReadonlyMap<string, Declared> {
  const found = new Map<string, Declared>();
  for (const declaration of block.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const stated = declaration.slice(colon + 1).trim();
    const mark = stated.lastIndexOf('!');
    const important = mark !== -1 && /^!\s*important$/i.test(stated.slice(mark));
    if (found.get(name)?.important === true && !important) continue;
    // What is set later counts: a shorthand and what it sets are not both kept.
    found.delete(name);
    found.set(name, { value: important ? stated.slice(0, mark).trimEnd() : stated, important });
  }
  return found;
}
