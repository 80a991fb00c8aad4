/** Shapes that tell before any colour does: those that the site draws. */
import type { Band } from '../../components/band';
import type { OutcomeKind } from '../../components/report/Marks';
import { safeText, type Shown } from '../../encoding/terminal';

export const OUTCOME_MARKS: Readonly<Record<OutcomeKind, string>> = {
  pass: '●',
  partial: '◐',
  fail: '○',
  na: '–',
  unknown: '◌',
};

export const BAND_MARKS: Readonly<Record<Band, string>> = {
  good: OUTCOME_MARKS.pass,
  uneven: OUTCOME_MARKS.partial,
  weak: OUTCOME_MARKS.fail,
};

/** What deviates from other statements. */
export const ODD_MARK = '◇';

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of the given number of cells, the rest of it dots. @param perMille 0 to 1000 */
export function bar(perMille: number, cells: number): { readonly filled: Shown; readonly rest: Shown } {
  const eighths = Math.round((Math.min(1000, Math.max(0, perMille)) * cells * 8) / 1000);
  const filled = '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
  return { filled: safeText(filled), rest: safeText('·'.repeat(cells - filled.length)) };
}
