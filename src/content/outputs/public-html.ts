/** A page of a preview as the public site would have it: what only a preview adds counts for nobody's bytes. */

/** The banner; it holds no other `aside`. */
const BANNER = /<aside class="preview-banner"[^]*?<\/aside>/;
/** Its styles, which a preview joins to the end of the ones every page carries. */
const BANNER_STYLES = /\.preview-banner\{[^<]*(?=<\/style>)/;
/** In production only pages without a canonical have it. */
const NOINDEX = '<meta name="robots" content="noindex"/>';

/** @param html of a page of any build; one of production stays as it is */
export function asPublic(html: string): string {
  if (!BANNER.test(html)) return html;
  const bare = html.replace(BANNER, '').replace(BANNER_STYLES, '');
  return bare.includes('rel="canonical"') ? bare.replace(NOINDEX, '') : bare;
}
