/** Where a receipt is in the text of the file it is from. */
import type { Receipt } from '../../brand/report/report';

/** 1-based; columns in UTF-16 units, the end is after the last one. SARIF 2.1.0, 3.30. */
export interface Region {
  readonly startLine: number;
  readonly startColumn?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** The start of a line; null if the text has fewer. Lines end as the HTML parser has them: LF, CR LF or CR. */
function lineStart(text: string, line: number): number | null {
  let at = 0;
  for (let count = 1; count < line; count += 1) {
    const [feed, carriage] = [text.indexOf('\n', at), text.indexOf('\r', at)];
    const end = feed < 0 || (carriage >= 0 && carriage < feed) ? carriage : feed;
    if (end < 0) return null;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return at;
}

function lineBreaks(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

/**
 * The region of a receipt: its line, and the columns if its quotation appears there literally. Null if the receipt has
 * no line, or a line that the text doesn't have.
 */
export function regionOf(text: string, { line, snippet = '', value = '' }: Receipt): Region | null {
  if (line === undefined) return null;
  const start = lineStart(text, line);
  if (start === null) return null;
  const [onLine = ''] = lineBreaks(text.slice(start, start + LINE_LIMIT));
  for (const quoted of [snippet, value]) {
    // What is clipped ends in an ellipsis that is not in the file.
    const found = quoted.endsWith('…') ? quoted.slice(0, -1) : quoted;
    const [first = '', ...further] = lineBreaks(found);
    const column = first === '' ? -1 : onLine.indexOf(first);
    if (column < 0 || !text.startsWith(found, start + column)) continue;
    const last = further.at(-1);
    return {
      startLine: line,
      startColumn: column + 1,
      endLine: line + further.length,
      endColumn: last === undefined ? column + first.length + 1 : last.length + 1,
    };
  }
  return { startLine: line };
}

/** UTF-16 units of a line that are looked through. */
const LINE_LIMIT = 100_000;
