/** Ink, paper and mark for pictures that stand outside the page and cannot read its tokens. */
import { renderToStaticMarkup } from 'react-dom/server';
import { GemMark } from './Gem';

/** The light theme's `ink`, `quiet`, `rule` and `paper` as sRGB; the rule is darker, for pictures are seen small. */
export const INK = '#171d28';
export const QUIET = '#54585f';
export const RULE = '#c4c2bc';
export const PAPER = '#fbfaf7';

/** The mark as a document of its own, in one colour. */
export function markSvg(size: number, colour: string): string {
  return renderToStaticMarkup(<GemMark size={size} />)
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" color="${colour}" `)
    .replace(/ (?:class|aria-hidden)="[^"]*"/g, '');
}
