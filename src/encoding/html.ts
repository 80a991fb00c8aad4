/**
 * A whole page of HTML as a file or on a terminal. React has escaped what has a meaning to HTML; what has one to
 * terminals and logs is left out or becomes a reference, which reads the same.
 */
import { withoutCommands } from './ci-log';
import type { Encoded } from './text';
import { seen } from './unseen';

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE are part of our sentences; `seen` would remove them. */
const OURS = /([\u2068\u2069])/;

function reference(character: string): string {
  return `&#${String(character.codePointAt(0) ?? 0)};`;
}

function harmless(markup: string): string {
  const parts = markup.split(OURS).map((part, at) => (at % 2 === 1 ? reference(part) : seen(part)));
  return withoutCommands(parts.join(''), reference);
}

/** @param markup of React, with one style sheet at most, which is ours: references have no meaning in it */
export function htmlFile(markup: string): Encoded<'html'> {
  const [from, to] = [markup.indexOf('<style>'), markup.indexOf('</style>')];
  const written =
    from < 0 || to < from
      ? harmless(markup)
      : harmless(markup.slice(0, from)) + markup.slice(from, to) + harmless(markup.slice(to));
  return `<!doctype html>\n${written}\n` as Encoded<'html'>;
}
