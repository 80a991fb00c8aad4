/** Colours and weights of a terminal (ECMA-48, 8.3.117): the sixteen that users set, so that they fit any background. */
import type { Band } from '../../components/band';
import { rendered, type Shown } from '../../encoding/terminal';

const CODES = {
  bold: [1, 22],
  quiet: [2, 22],
  good: [32, 39],
  uneven: [33, 39],
  weak: [31, 39],
  signal: [31, 39],
} as const;

export type Style = keyof typeof CODES;

/** Paints a text that is already measured. */
export type Paint = (style: Style | Band, text: Shown) => Shown;

export const plainly: Paint = (_, text) => text;

export const inColour: Paint = (style, text) => {
  const [on, off] = CODES[style];
  return rendered(text, on, off);
};

interface ColourSituation {
  /** False if `--no-color` was typed. */
  readonly color: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
}

/**
 * Whether to use colours: what was typed comes first, then `NO_COLOR` (no-color.org), `FORCE_COLOR` (force-color.org;
 * `0` counts as no), a terminal that can show none, and whether there is a terminal at all.
 */
export function usesColour({ color, env, isTerminal }: ColourSituation): boolean {
  if (!color || env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced) return forced !== '0' && forced !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
}

const USUAL = 80;
/** Longer lines are hard to read. */
const WIDEST_PROSE = 100;

/**
 * Columns to write in: as typed, else those of the terminal or of `COLUMNS`, capped at what is readable.
 *
 * @param columns of the terminal; null if output does not go to one
 */
export function widthOf(typed: number | null, columns: number | null, env: ColourSituation['env']): number {
  if (typed !== null) return typed;
  const named = Number(env['COLUMNS']);
  const known = columns ?? (Number.isInteger(named) && named > 0 ? named : USUAL);
  return Math.min(WIDEST_PROSE, Math.max(20, known));
}
