/** Header fields that the server should send with the page. None can break a page: what could is only reported. */
import { blockOf, type FixBlock, type PlaceholderName, Placeholders } from './block';
import type { Subject } from './subject';

/** By check, in the order of the table in the report. */
const FIELDS: Readonly<Record<string, string>> = {
  hsts: 'Strict-Transport-Security: max-age=31536000',
  // Reports and blocks nothing (CSP 3 §3.2), so that a site can see what it would break before it enforces it.
  csp: "Content-Security-Policy-Report-Only: default-src 'self'; object-src 'none'; base-uri 'self'",
  framing: "Content-Security-Policy: frame-ancestors 'self'",
  nosniff: 'X-Content-Type-Options: nosniff',
  'referrer-policy': 'Referrer-Policy: strict-origin-when-cross-origin',
};

export function headersFix(subject: Subject, name: PlaceholderName): FixBlock | null {
  const lines = Object.entries(FIELDS).flatMap(([check, text]) =>
    subject.lost(check).map((lost) => ({ text, checks: [lost] })),
  );
  return blockOf('headers', lines, new Placeholders(name));
}
