import type { HeaderStatement, TrustFacts } from '../facts/trust';
import { at, HOME, said } from './statements';

export function header(name: string, value: string): HeaderStatement {
  return { ...said(value, `header:${name}`), name };
}

export const GOOD_TRUST: TrustFacts = {
  headers: [
    header('content-type', 'text/html; charset=utf-8'),
    header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload'),
    header('content-security-policy', "default-src 'self'; frame-ancestors 'none'"),
    header('x-content-type-options', 'nosniff'),
    header('referrer-policy', 'strict-origin-when-cross-origin'),
  ],
  hops: [],
  https: { state: 'valid', host: 'northwind.example', where: at('status') },
  http: {
    state: 'redirects',
    from: 'http://northwind.example/',
    to: HOME,
    where: at('header:location', 'http-home'),
  },
  metaPolicies: [],
  metaReferrers: [],
  insecure: { active: [], activeCount: 0, passive: [], passiveCount: 0 },
  foreignFiles: [],
  securityTxt: {
    state: 'found',
    url: `${HOME}.well-known/security.txt`,
    mediaType: 'text/plain',
    whole: true,
    contacts: [said('mailto:security@northwind.example', 'security-txt:contact')],
    expires: [said('2026-09-01T00:00:00Z', 'security-txt:expires')],
    where: at('status', 'security-txt'),
  },
  contactLinks: { privacy: said('Privacy', 'link:privacy'), contact: said('Contact', 'link:contact') },
  organizationContact: null,
};
