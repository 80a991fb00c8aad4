/** Pages of a preview as the public site would have them: what a preview adds to each counts against no budget. */

const BANNER_START = '<aside class="preview-banner"';
/** In production only pages without a canonical have it. */
const NOINDEX = '<meta name="robots" content="noindex"/>';

/** Takes out the first piece between two texts; the second stays unless it is part of the piece. */
function without(html: string, start: string, end: string, isEndPart: boolean): string {
  const from = html.indexOf(start);
  const to = from === -1 ? -1 : html.indexOf(end, from);
  return to === -1 ? html : html.slice(0, from) + html.slice(isEndPart ? to + end.length : to);
}

/** @param html of a page of any build; one of production stays as it is */
export function publicHtml(html: Buffer): Buffer {
  if (!html.includes(BANNER_START)) return html;
  // The banner holds no other `aside`. Its styles are joined to the end of the ones every page carries.
  const unbannered = without(html.toString('utf8'), BANNER_START, '</aside>', true);
  const bare = without(unbannered, '.preview-banner{', '</style>', false);
  return Buffer.from(bare.includes('rel="canonical"') ? bare.replace(NOINDEX, '') : bare);
}
