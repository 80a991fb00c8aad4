/** Whether a picture moves: such a one could not be stopped by readers (WCAG 2.2, 2.2.2 Pause, Stop, Hide). */

/**
 * @param type `gif`, `png`, `webp`, `avif` or `svg`; every other kind is still
 * @param bytes the whole file
 */
export function isMoving(type: string, bytes: Buffer): boolean {
  switch (type) {
    case 'gif':
      return gifFrames(bytes) > 1;
    case 'png':
      // APNG: the chunk acTL (PNG, third edition, 11.3.6.1).
      return bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
    case 'webp':
      // The animation flag of the extended header (WebP container specification, "Extended File Format").
      return bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0;
    case 'avif':
      // The brand of an image sequence (AVIF, 6.3).
      return bytes.toString('latin1', 8, 12) === 'avis';
    case 'svg':
      // The elements of SVG Animations Level 2, and CSS in a style element.
      return /<(?:animate\w*|set)[\s/>]|@keyframes/.test(bytes.toString('utf8'));
    default:
      return false;
  }
}

/** Images of a GIF (GIF89a specification): blocks follow each other from after the header and its colour table. */
function gifFrames(bytes: Buffer): number {
  const at = (position: number) => bytes[position] ?? 0;
  const colourTable = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));
  /** The position after a chain of sub-blocks: each begins with its length, the last one is empty. */
  const behindBlocks = (from: number) => {
    let position = from;
    while (at(position) !== 0 && position < bytes.length) position += at(position) + 1;
    return position + 1;
  };
  let frames = 0;
  let position = 13 + colourTable(at(10));
  while (position < bytes.length) {
    if (at(position) === 0x21) position = behindBlocks(position + 2);
    else if (at(position) === 0x2c) {
      frames += 1;
      position = behindBlocks(position + 11 + colourTable(at(position + 9)));
    } else break;
  }
  return frames;
}
