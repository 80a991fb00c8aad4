/** Holders that copyright lines name: “© 2026 Northwind Inc. All rights reserved”. */
import { isGeneric } from '../naming/cleaned';
import { isCompany, isNameLike } from '../naming/name-like';
import { RIGHTS } from '../naming/tables/rights-phrases';
import type { Statement } from '../facts/statement';
import { collapse, isBlank, withoutTrailing } from '../basics/text';
import { statement, whereIn, type FoundIn } from './statement';

/** Lines beyond these are not kept; the last ones are the page's own. */
const LINE_LIMIT = 4;
/** Pieces of a line that are read on either side of its sign. */
const LINE_PIECES = 12;
/** The longest copyright line, in UTF-16 units. */
const LINE_LENGTH = 200;
const HOLDER_LENGTH = 80;

const SIGN = /©|\(c\) ?(?=(?:19|20)[0-9]{2})|\bcopyright\b/i;
/** Years, and words of ownership, before the holder. */
const BEFORE = /^(?:[\s,:–—\uFE0F-]|©|\(c\)|copyright\b|(?:19|20)[0-9]{2}\b|\bby\b|present\b|年)+/i;
/** What follows the holder. */
const BEHIND =
  /[|•·;©®\n]|(?<!\b(?:St|Ste|Mt|Ft|Dr|Mr|Mrs))\.\s+(?=[A-Z\u0400-\u04ff])|\bplease\b|\bterms\b|\bprivacy\b|\s[-–—]\s|,?\s\(?(?:19|20)[0-9]{2}\b/i;

/** The holder a line names; null if it names none. */
function holderIn(line: string): string | null {
  const sign = SIGN.exec(line);
  if (sign === null) return null;
  const tail = line.slice(sign.index, sign.index + LINE_LENGTH).replace(BEFORE, '');
  const holder = tail.split(BEHIND, 1)[0]?.split(RIGHTS, 1)[0]?.trim() ?? '';
  // The holder may precede the sign: “Northwind © 2026”.
  const before =
    line
      .slice(Math.max(0, sign.index - HOLDER_LENGTH), sign.index)
      .split(/[|•·;.]/)
      .at(-1)
      ?.trim() ?? '';
  // What follows the sign may be a call or a tagline.
  const isBefore = isBlank(holder) || (!isNameLike(holder) && isNameLike(before) && !isCompany(holder));
  const found = isBefore ? before : holder;
  const name = withoutTrailing(found, ' .,:-–—');
  // An abbreviation keeps its dot.
  const kept = found.startsWith(`${name}.`) && /\b(?:inc|ltd|co|corp|s\.a|a\.s)$/i.test(name) ? `${name}.` : name;
  return kept === '' || isGeneric(kept) || kept.length > HOLDER_LENGTH ? null : kept;
}

/** The holder in Chinese after words of ownership in English: “© 2026 Northwind All rights reserved. 北风公司 版权所有”. */
function secondHolderIn(line: string): string | null {
  const [, holder] = /reserved[.,]? ([^\s.,|©]{2,40}) ?(?:版权所有|版權所有)/i.exec(line) ?? [];
  return holder ?? null;
}

/** Whether a piece of text may begin a copyright line. */
function mayBeOne(piece: string): boolean {
  return piece.includes('©') || (piece.length < 2 * LINE_LENGTH && SIGN.test(piece));
}

/** What precedes a piece in its line: back to the start of its block. */
function lineBefore(pieces: readonly string[], at: number): string {
  let before = '';
  for (let back = at - 1; back >= Math.max(0, at - LINE_PIECES) && before.length < HOLDER_LENGTH; back--) {
    const piece = pieces[back] ?? '';
    if (piece === ' ') break;
    before = piece.slice(-HOLDER_LENGTH) + before;
  }
  return before;
}

/**
 * The copyright lines among the pieces of a page's text, which are joined up to the end of their block. Takes time linear in the
 * pieces.
 */
export function copyrightsIn(pieces: readonly string[], answer: FoundIn): readonly Statement[] {
  const found: Statement[] = [];
  for (let at = pieces.length - 1; at >= 0 && found.length < LINE_LIMIT; at--) {
    const piece = pieces[at] ?? '';
    if (!mayBeOne(piece)) continue;
    let line = piece.length > 4 * LINE_LENGTH ? piece.slice(piece.indexOf('©')) : piece;
    for (let next = at + 1; next < Math.min(pieces.length, at + LINE_PIECES) && line.length < LINE_LENGTH; next++) {
      const more = pieces[next] ?? '';
      // A block ends the line, unless it holds nothing but sign and year.
      if (more === ' ' && holderIn(line) !== null) break;
      line += more.slice(0, LINE_LENGTH);
    }
    // A link may hold the holder, and what follows the sign no name.
    const isLed = /^[ \t\n\r]*(?:©|\(c\))/i.test(line) && !isNameLike(holderIn(line) ?? '');
    const before = isLed ? lineBefore(pieces, at) : '';
    const text = collapse((isNameLike(before.trim()) ? before + line : line).slice(0, 4 * LINE_LENGTH));
    // In reverse order: the line's main holder is its last.
    for (const holder of [holderIn(text), secondHolderIn(text)]) {
      if (holder !== null) found.push(statement(holder, whereIn(answer, 'copyright', null, text)));
    }
  }
  return found.toReversed();
}
