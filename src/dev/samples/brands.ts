/** The sample brands: invented, served on loopback only, so that the tool can be tried without internet. */

/** Header fields by name in lower case. */
type Headers = Readonly<Record<string, string>>;

/**
 * A brand's site. Its files answer at their own paths, `/contact` and `/contact/` also with `contact.html`, and a
 * folder's path with its `index.html`; what there is no file for answers 404 with `404.html`, or a few words.
 */
export interface SampleBrand {
  /** Name under `.example` (RFC 2606), which no brand can own. */
  readonly host: string;
  /** Folder beside this file that holds the site. */
  readonly folder: string;
  /** Whether http redirects to https, at the same host. */
  readonly redirectsHttp: boolean;
  /** Whether `www.` redirects to the host without it. */
  readonly redirectsWww: boolean;
  /** Sent with every answer, errors and redirects too. */
  readonly headers: Headers;
  /**
   * Sent with the answer for one path as well, in place of what would be sent under the same name:
   * `{ '/llms.txt': { 'content-type': 'text/html' } }`.
   */
  readonly pathHeaders?: Readonly<Record<string, Headers>>;
  /** Whether pages that do not exist answer 200, as if they did. */
  readonly soft404?: boolean;
}

export const BRANDS: readonly SampleBrand[] = [
  {
    // Says the same everywhere.
    host: 'northwind.example',
    folder: 'northwind',
    redirectsHttp: true,
    redirectsWww: true,
    headers: {
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  },
  {
    // Its app goes by another name than its pages, and a shared link of it shows little.
    host: 'harbour.example',
    folder: 'harbour',
    redirectsHttp: true,
    redirectsWww: false,
    headers: { 'strict-transport-security': 'max-age=86400', 'x-frame-options': 'SAMEORIGIN' },
  },
  {
    // Says next to nothing until its scripts have run.
    host: 'tidewater.example',
    folder: 'tidewater',
    redirectsHttp: false,
    redirectsWww: false,
    headers: { 'referrer-policy': 'unsafe-url' },
    soft404: true,
  },
];
