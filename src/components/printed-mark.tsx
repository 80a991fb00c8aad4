import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SITE_NAME } from '../site/page-metadata';
import { GemMark } from './Gem';
import { Wordmark } from './Wordmark';

/** The mark as a document of its own, in one colour, for pictures outside the page. */
export function markSvg(size: number, colour: string): string {
  return svgOf(<GemMark size={size} />, colour);
}

/** Sign and name, as SVG. @param height in pixels */
export function wordmarkSvg(height: number, colour: string): string {
  return svgOf(<Wordmark height={height} label={SITE_NAME} />, colour);
}

function svgOf(drawing: ReactElement, colour: string): string {
  return renderToStaticMarkup(drawing)
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" color="${colour}" `)
    .replace(/ (?:class|role|aria-hidden|aria-label)="[^"]*"/g, '');
}
