/** Pages of a preview as the public site would have them: what a preview adds to each counts against no budget. */

const BANNER_START = '<aside class="preview-banner"';
/** The banner holds no other `aside`. */
const BANNER = new RegExp(`${BANNER_START}[^]*?</aside>`);
/** Its styles, which a preview joins to the end of the ones every page carries. */
const BANNER_STYLES = /\.preview-banner\{[^<]*(?=<\/style>)/;
/** In production only pages without a canonical have it. */
const NOINDEX = '<meta name="robots" content="noindex"/>';

/** @param html of a page of any build; one of production stays as it is */
export function publicHtml(html: Buffer): Buffer {
  if (!html.includes(BANNER_START)) return html;
  const bare = html.toString('utf8').replace(BANNER, '').replace(BANNER_STYLES, '');
  return Buffer.from(bare.includes('rel="canonical"') ? bare.replace(NOINDEX, '') : bare);
}
