import { renderToStaticMarkup } from 'react-dom/server';
import { GemMark } from './Gem';

/** The mark as a document of its own, in one colour, for pictures outside the page. */
export function markSvg(size: number, colour: string): string {
  return renderToStaticMarkup(<GemMark size={size} />)
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" color="${colour}" `)
    .replace(/ (?:class|aria-hidden)="[^"]*"/g, '');
}
