/** The sample brands: invented, served on loopback only, so that the tool can be tried without internet access. */

/** Header fields by lower-case name. */
type Headers = Readonly<Record<string, string>>;

/**
 * A brand's site. Its files are served at their own paths, `contact.html` also at `/contact` and `/contact/`, and a
 * folder's `index.html` at the folder's path; other paths answer 404 with `404.html`, or a few words.
 */
export interface SampleBrand {
  /** Host name under `.example` (RFC 2606), which no brand can own. */
  readonly host: string;
  /** Folder of the site, next to this file. */
  readonly folder: string;
  /** Whether http redirects to https on the same host. */
  readonly redirectsHttp: boolean;
  /** Whether `www.` redirects to the host without it. */
  readonly redirectsWww: boolean;
  /** Sent with every response, including errors and redirects. */
  readonly headers: Headers;
  /**
   * Also sent for one path, replacing headers of the same name:
   * `{ '/llms.txt': { 'content-type': 'text/html' } }`.
   */
  readonly pathHeaders?: Readonly<Record<string, Headers>>;
  /** Whether missing pages answer 200. */
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
    // Its app has a different name from its pages, and its shared links show little.
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
