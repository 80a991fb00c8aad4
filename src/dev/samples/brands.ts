/** The two sample brands: invented, served on loopback only, so that the tool can be tried without internet. */

export interface SampleBrand {
  /** Name under `.example` (RFC 2606), which no brand can own. */
  readonly host: string;
  /** Folder beside this file that holds the site. */
  readonly folder: string;
  /** Whether http and www lead to the one address, as they should. */
  readonly converges: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

export const BRANDS: readonly SampleBrand[] = [
  {
    // Says the same everywhere.
    host: 'northwind.example',
    folder: 'northwind',
    converges: true,
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
    converges: false,
    headers: {},
  },
];
