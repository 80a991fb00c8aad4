import type { ImageBody } from '../../../brand/evidence';

/** CSS pixels in one of each absolute unit (CSS Values 4 §6.2). */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

function pixels(tag: string, attribute: 'width' | 'height'): number | null {
  const value = new RegExp(`\\s${attribute}\\s*=\\s*["']\\s*([\\d.]+(?:e[+-]?\\d+)?)\\s*([a-z%]*)\\s*["']`, 'i').exec(
    tag,
  );
  const unit = PIXELS[(value?.[2] ?? '').toLowerCase()];
  const length = Number(value?.[1]);
  return unit !== undefined && Number.isFinite(length) && length > 0 ? Math.round(length * unit) : null;
}

/**
 * Size an SVG file states on its root element, in CSS pixels; null for what is relative or left out. Null instead of
 * a size where the text has no `svg` root. The text is read up to the root's tag and neither parsed nor shown.
 */
export function svgSize(bytes: Uint8Array): Pick<ImageBody, 'width' | 'height'> | null {
  const text = new TextDecoder(bytes[0] === 0xff || bytes[0] === 0xfe ? 'utf-16' : 'utf-8').decode(bytes);
  let rest = text.trimStart();
  // Prolog: XML declaration, processing instructions, comments, doctype with or without an internal subset.
  for (;;) {
    const end = rest.startsWith('<!--')
      ? rest.indexOf('-->') + 3
      : rest.startsWith('<?')
        ? rest.indexOf('?>') + 2
        : /^<!doctype/i.test(rest)
          ? (/^<!doctype[^[>]*(\[[^\]]*\]\s*)?>/i.exec(rest)?.[0].length ?? 0)
          : 0;
    if (end < 4) break;
    rest = rest.slice(end).trimStart();
  }
  const root = /^<(?:[\w-]+:)?svg(?=[\s>/])(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(rest)?.[0];
  return root === undefined ? null : { width: pixels(root, 'width'), height: pixels(root, 'height') };
}
