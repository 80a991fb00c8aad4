/** Facts of Trust that no site in the checks’ `cases.ts` states: limits, and details of verdicts. */
import type { Facts } from '../facts/facts';
import type { HttpFacts, HttpsFacts, SecurityTxtFacts } from '../facts/trust';
import type { Params } from '../report/report';
import type { Case } from './cases';
import { at, HOME, link, said } from './statements';
import { GOOD_TRUST, header } from './trust-facts';

const PARTIAL = {
  state: 'partial',
  kind: { is: 'home', by: 'root' },
  url: HOME,
  status: 200,
  reason: null,
  where: at('page'),
} as const;
const PASTED = { scope: 'page', target: { address: '', origin: HOME } } as const;
const OVER_HTTP = { ...PARTIAL, state: 'whole', url: 'http://northwind.example/' } as const;

const secure = (state: HttpsFacts['state']): Partial<Facts> => ({ https: { ...GOOD_TRUST.https, state } });
const open = (state: HttpFacts['state'], to: string | null = null): Partial<Facts> => ({
  http: { ...GOOD_TRUST.http, state, to },
});

/** The good headers with all lines of one field replaced by these values. */
function headers(name: string, ...values: readonly string[]): Partial<Facts> {
  const others = (GOOD_TRUST.headers ?? []).filter((one) => one.name !== name);
  return { headers: [...others, ...values.map((value) => header(name, value))] };
}

const sts = (...values: readonly string[]) => headers('strict-transport-security', ...values);
const policy = (...values: readonly string[]) => headers('content-security-policy', ...values);
const metaPolicy = (value: string): Partial<Facts> => ({
  ...policy(),
  metaPolicies: [said(value, 'meta:content-security-policy')],
});
const options = (...values: readonly string[]): Partial<Facts> => ({
  headers: [
    header('content-security-policy', "default-src 'self'"),
    ...values.map((value) => header('x-frame-options', value)),
  ],
});
const sniff = (...values: readonly string[]) => headers('x-content-type-options', ...values);
const referrer = (...values: readonly string[]) => headers('referrer-policy', ...values);
const metaReferrer = (...values: readonly string[]): Partial<Facts> => ({
  ...referrer('no-referrer'),
  metaReferrers: values.map((value) => said(value, 'meta:referrer')),
});

const script = link('http://cdn.example/a.js', 'script:src');
const image = link('http://cdn.example/a.png', 'img:src');
const insecure = (activeCount: number, passiveCount: number): Partial<Facts> => ({
  insecure: {
    active: activeCount > 0 ? [script] : [],
    activeCount,
    passive: passiveCount > 0 ? [image] : [],
    passiveCount,
  },
});

const file = (patch: Partial<SecurityTxtFacts>): Partial<Facts> => ({
  securityTxt: { ...GOOD_TRUST.securityTxt, ...patch },
});
const expires = (...values: readonly string[]) =>
  file({ expires: values.map((value) => said(value, 'security-txt:expires')) });
const atOldPath = (...values: readonly string[]) =>
  file({ url: `${HOME}security.txt`, expires: values.map((value) => said(value, 'security-txt:expires')) });
const contacts = (...values: readonly string[]) =>
  file({ contacts: values.map((value) => said(value, 'security-txt:contact')) });

/** A site that sends these cookies, and nothing that protects them. */
const cookies = (...values: readonly string[]): Partial<Facts> => ({
  headers: values.map((value) => header('set-cookie', value)),
});

const { privacy, contact } = GOOD_TRUST.contactLinks;
const noLinks = { privacy: null, contact: null };

/** Policies that keep foreign scripts out, and what else they say. */
const SAFE_POLICIES: readonly (readonly string[])[] = [
  ["default-src 'self'"],
  ["DEFAULT-SRC 'self'; script-src 'self' https://cdn.example"],
  // Browsers ignore sources listed with a nonce or a hash, and with 'strict-dynamic' hosts and schemes are.
  ["script-src 'nonce-abc' 'unsafe-inline'; object-src 'none'"],
  ["script-src 'sha256-aGFzaA==' 'unsafe-inline'; object-src 'none'"],
  ["script-src 'SHA384-aGFzaA=' 'unsafe-inline'; object-src 'none'"],
  ["script-src 'sha512-a-_+/zaA' 'unsafe-inline'; object-src 'none'"],
  ["script-src 'self'; script-src-attr 'none'; script-src-elem 'self'; object-src 'none'"],
  ["script-src 'strict-dynamic' 'nonce-abc' 'unsafe-inline' https: http:; object-src 'none'"],
  // Only the first directive of a name counts.
  ["default-src 'self'; default-src *"],
  ["Default-Src\t'self'; default-src *"],
  ["script-src 'nonce-a9+/_-==' 'unsafe-inline';object-src  'none'"],
  // A script has to pass every policy, in one line or in several.
  ["default-src * 'unsafe-inline'", "default-src 'self'"],
  ["default-src * 'unsafe-inline', default-src 'self'"],
  // One allows inline code, the other code from elsewhere: together neither.
  ["script-src 'unsafe-inline'; object-src 'none'", "script-src https:; object-src 'none'"],
  ["default-src 'none'; style-src 'unsafe-inline'; img-src *"],
];

const UNSAFE_POLICIES: readonly (readonly [policies: readonly string[], params: Params])[] = [
  [["default-src 'self' 'UNSAFE-INLINE'"], { directive: 'default-src', source: "'unsafe-inline'" }],
  [["default-src 'self'; script-src data:"], { directive: 'script-src', source: 'data:' }],
  [['default-src https:'], { directive: 'default-src', source: 'https:' }],
  [["default-src 'self'; script-src *"], { directive: 'script-src', source: '*' }],
  [["default-src 'self'; script-src http://cdn.example"], { source: 'http://cdn.example' }],
  [["default-src 'self'; object-src *"], { directive: 'object-src', source: '*' }],
  [["default-src 'self'; script-src ftp://cdn.example"], { source: 'ftp://cdn.example' }],
  [["default-src 'self'; script-src https://*.*"], { source: 'https://*.*' }],
  // Inline code that attributes may hold is as open as that of elements, and the list for elements counts before all.
  [["script-src 'self'; script-src-elem 'unsafe-inline'; object-src 'none'"], { directive: 'script-src-elem' }],
  // A directive with a letter outside ASCII is ignored: the next one of that name counts.
  [["default-src 'self' é; default-src 'unsafe-inline'"], { directive: 'default-src' }],
  [["default-src 'self'; script-src-attr 'unsafe-inline'"], { directive: 'script-src-attr' }],
  // An empty nonce does not count as one.
  [["default-src 'self'; script-src 'unsafe-inline' 'nonce-'"], { source: "'unsafe-inline'" }],
  [["default-src 'self'; script-src 'unsafe-inline' 'nonce-a==='"], { source: "'unsafe-inline'" }],
  [["default-src 'self'; script-src 'unsafe-inline' 'md5-abc'"], { source: "'unsafe-inline'" }],
  [["default-src 'self'; script-src 'unsafe-inline' x'nonce-abc'"], { source: "'unsafe-inline'" }],
  // If there are two sources, the first is named.
  [["default-src 'self'; script-src https: http:"], { source: 'https:' }],
  [["default-src * 'unsafe-inline'", "default-src 'self' 'unsafe-inline'"], { source: "'unsafe-inline'" }],
];

export const TRUST_CASES: readonly Case[] = [
  [
    'cookies',
    'insecure',
    { headers: [header('set-cookie', 'tea=; Path=/'), header('set-cookie', 'a=; Secure')] },
    { name: 'tea', count: 1, total: 2 },
  ],
  ['cookies', 'pass', cookies('tea=; Max-Age=-1', 'a=; expires=Thu, 01 Jan 1970 00:00:00 GMT')],
  ['cookies', 'pass', cookies('tea=; Expires=Thu, 01-Jan-70 00:00:00 GMT')],
  ['cookies', 'pass', cookies('tea=oolong; Secure'), {}, ['header:set-cookie: tea=oolong; Secure']],
  ['cookies', 'insecure', cookies('tea=oolong; not-max-age=0')],
  ['cookies', 'insecure', cookies('tea=oolong; not-expires=Thu, 01 Jan 1970 00:00:00 GMT')],
  [
    'cookies',
    'hsts',
    { headers: [...(cookies('tea').headers ?? []), header('strict-transport-security', 'Max-Age=9')] },
  ],
  ...['cookies', 'cors', 'csp', 'framing', 'nosniff', 'referrer-policy'].map((id): Case => [
    id,
    'unread',
    { headers: null },
  ]),

  ['https', 'pass', {}, { host: 'northwind.example', url: HOME }],
  [
    'https',
    'other-host',
    open('redirects', 'https://www.northwind.example/'),
    { url: 'https://www.northwind.example/' },
  ],
  ['https', 'unread', open('redirects')],
  ['https', 'unread', open('unread'), {}, ['status', 'header:location']],

  ['hsts', 'pass', {}, { count: 730 }],
  ['hsts', 'pass', sts('MAX-AGE="31536000"'), { count: 365 }],
  ['hsts', 'pass', sts('max-age=31536000; unheard-of=of', 'max-age=1')],
  ['hsts', 'half-year', sts('max-age=31535999; includeSubDomains')],
  ['hsts', 'short', sts('max-age=15767999')],
  ['hsts', 'short', sts('max-age=60', 'max-age=31536000'), { count: 0 }],
  ['hsts', 'off', sts('max-age=0')],
  ['hsts', 'invalid', sts('includeSubDomains')],
  ['hsts', 'invalid', sts('max-age=31536000; max-age=31536000')],
  ['hsts', 'invalid', sts('max-age=31536000, max-age=31536000')],
  ['hsts', 'invalid', sts('max-age=-1')],
  ['hsts', 'no-https', secure('absent')],
  ['hsts', 'unread', { headers: null }],
  ['hsts', 'unread', { ...secure('unread'), page: OVER_HTTP }],
  ['hsts', 'pass', sts('max-age=31536000;')],
  ['hsts', 'pass', sts('max-age = 31536000; a = ""')],
  ['hsts', 'pass', sts('max-age\t=\t31536000')],
  ['hsts', 'pass', sts(`max-age=${'9'.repeat(15)}`)],
  ['hsts', 'invalid', sts(`max-age=${'9'.repeat(16)}`)],
  ['hsts', 'invalid', sts('max-age=31536000s')],
  ['hsts', 'invalid', sts('max-age=31536000; Max-Age=31536000')],
  ...SAFE_POLICIES.map((values): Case => ['csp', 'pass', policy(...values)]),

  ['csp', 'eval', policy("default-src 'self' 'unsafe-eval'"), { directive: 'default-src' }],
  ...UNSAFE_POLICIES.map(([values, params]): Case => ['csp', 'unsafe', policy(...values), params]),
  // A page that itself came over http is not made less safe by a script that does.
  ['csp', 'pass', { ...policy("default-src 'self'; script-src http://cdn.example"), page: OVER_HTTP }],
  ['csp', 'open', policy("frame-ancestors 'none'"), { directive: 'script-src' }],
  ['csp', 'open', policy('upgrade-insecure-requests')],
  ['csp', 'open', policy("script-src 'self'"), { directive: 'object-src' }],
  ['csp', 'none', policy(' ; ')],
  ['csp', 'none', metaPolicy("frame-ancestors 'none'; sandbox")],
  ['csp', 'unread', { ...policy(), page: PARTIAL }],
  ['csp', 'unsafe', { ...policy("default-src 'self' 'unsafe-inline'"), page: OVER_HTTP }],

  ['framing', 'pass', policy("default-src 'self'", "frame-ancestors 'self' https://partner.example")],
  ['framing', 'pass', options('DENY')],
  ['framing', 'pass', options('sameorigin', 'SAMEORIGIN')],
  ['framing', 'pass', options('DENY, SAMEORIGIN')],
  ['framing', 'pass', options('ALLOWALL', 'none')],
  ['framing', 'open', policy('frame-ancestors *')],
  [
    'framing',
    'open',
    { headers: [header('content-security-policy', 'frame-ancestors https:'), header('x-frame-options', 'DENY')] },
  ],
  [
    'framing',
    'invalid',
    options('ALLOW-FROM https://partner.example'),
    { value: 'allow-from https://partner.example' },
  ],
  ['framing', 'invalid', options('ALLOWALL')],
  ['framing', 'none', options()],
  ...['*:*', 'http:', 'https:', 'http://*', 'HTTPS://*', 'http://*:*', 'https://*:*'].map((source): Case => [
    'framing',
    'open',
    policy(`frame-ancestors 'self' ${source}`),
  ]),
  [
    'framing',
    'pass',
    policy("frame-ancestors 'none'", "frame-ancestors 'self'"),
    {},
    ["header:content-security-policy: frame-ancestors 'none'"],
  ],
  ['framing', 'invalid', options('Nobody', 'Somebody'), { value: 'nobody, somebody' }],

  ['nosniff', 'pass', sniff('NoSniff, other')],
  ['nosniff', 'invalid', sniff('other, nosniff'), { value: 'other, nosniff' }],
  ['nosniff', 'invalid', sniff('"nosniff"')],

  ['referrer-policy', 'pass', {}, { policy: 'strict-origin-when-cross-origin' }],
  ['referrer-policy', 'pass', referrer('unsafe-url, Same-Origin, newer-value'), { policy: 'same-origin' }],
  ['referrer-policy', 'pass', metaReferrer('unsafe-url', 'never'), { policy: 'no-referrer' }],
  ['referrer-policy', 'absent', referrer('')],
  ['referrer-policy', 'invalid', referrer('none'), { value: 'none' }],
  [
    'referrer-policy',
    'invalid',
    { ...referrer('none'), metaReferrers: [said('private', 'meta:referrer')] },
    { value: 'private' },
  ],
  ['referrer-policy', 'unsafe', referrer('no-referrer', 'no-referrer-when-downgrade')],
  ['referrer-policy', 'unsafe', referrer('origin')],
  ['referrer-policy', 'unsafe', metaReferrer('always'), { policy: 'unsafe-url' }],
  ['referrer-policy', 'unread', { ...referrer(), page: PARTIAL }],
  ...['no-referrer', 'same-origin', 'Strict-Origin', 'strict-origin-when-cross-origin'].map((value): Case => [
    'referrer-policy',
    'pass',
    referrer(value),
    { policy: value.toLowerCase() },
  ]),
  ...['unsafe-url', 'no-referrer-when-downgrade', 'origin', 'origin-when-cross-origin'].map((value): Case => [
    'referrer-policy',
    'unsafe',
    referrer(value),
    { policy: value },
  ]),
  ['referrer-policy', 'pass', metaReferrer('Default'), { policy: 'strict-origin-when-cross-origin' }],
  ['referrer-policy', 'pass', { ...referrer('unsafe-url'), metaReferrers: [said('SAME-ORIGIN', 'meta:referrer')] }],
  ['referrer-policy', 'unsafe', metaReferrer('origin-when-crossorigin'), { policy: 'origin-when-cross-origin' }],

  ['mixed-content', 'upgraded', { ...insecure(1, 1), ...policy('upgrade-insecure-requests') }, { count: 2 }],
  ['mixed-content', 'upgraded', { ...insecure(1, 0), ...metaPolicy('upgrade-insecure-requests') }],
  ['mixed-content', 'media', insecure(0, 3), { count: 3 }],
  ['mixed-content', 'scripts', insecure(2, 3), { count: 2 }],
  ['mixed-content', 'scripts', { ...insecure(1, 0), page: PARTIAL }],
  ['mixed-content', 'no-https', { ...insecure(1, 0), page: OVER_HTTP }],
  ['mixed-content', 'unread', { ...insecure(0, 1), page: PARTIAL }],
  ['mixed-content', 'unread', { ...insecure(1, 0), headers: null }],
  // A page measured alone is taken at its word if its address is known.
  ['mixed-content', 'scripts', { ...insecure(1, 0), headers: null, scope: 'page' }],
  ['mixed-content', 'out-of-scope', { ...insecure(1, 0), headers: null, ...PASTED }],
  ['mixed-content', 'out-of-scope', { ...insecure(1, 0), scope: 'page', page: OVER_HTTP }],
  ['mixed-content', 'unread', { page: { ...PARTIAL, state: 'unread' } }],
  ['mixed-content', 'pass', policy('upgrade-insecure-requests')],
  ['mixed-content', 'pass', { headers: null }],

  ['security-txt', 'pass', {}],
  ['security-txt', 'pass', expires('2027-01-02t03:04:05.000z')],
  ['security-txt', 'pass', expires('2026-01-02T05:00:00+01:30')],
  ['security-txt', 'far-expiry', expires('2027-01-02T03:04:06Z')],
  ['security-txt', 'old-path', file({ url: `${HOME}security.txt` })],
  ['security-txt', 'expired', expires('2026-01-02T03:04:05Z')],
  // If there are two faults, the costlier one is reported.
  ['security-txt', 'expired', atOldPath('2026-01-02T03:04:05Z')],
  ['security-txt', 'old-path', atOldPath('2027-01-02T03:04:06Z')],
  ['security-txt', 'incomplete', atOldPath()],
  ['security-txt', 'expired', expires('2026-01-02T04:00:00+01:00')],
  ['security-txt', 'incomplete', expires(), { missing: 'Expires' }],
  ['security-txt', 'incomplete', expires('next summer'), { missing: 'Expires' }],
  ['security-txt', 'incomplete', expires('2026-02-30T00:00:00Z'), { missing: 'Expires' }],
  ['security-txt', 'incomplete', expires('2026-09-01T00:00:00Z', '2026-09-01T00:00:00Z'), { missing: 'Expires' }],
  ['security-txt', 'incomplete', contacts(), { missing: 'Contact' }],
  ['security-txt', 'incomplete', contacts('security@northwind.example', 'http://northwind.example/security')],
  ['security-txt', 'incomplete', contacts('mailto: tea at northwind.example'), { missing: 'Contact' }],
  ['security-txt', 'incomplete', file({ contacts: [], expires: [] }), { missing: 'Contact, Expires' }],
  ['security-txt', 'wrong-type', file({ mediaType: 'text/html' }), { type: 'text/html' }],
  ['security-txt', 'none', file({ state: 'none' })],
  ['security-txt', 'unread', file({ state: 'unread' })],
  ['security-txt', 'unread', file({ contacts: [], whole: false })],
  ...['MAILTO:a@b.example', 'x:y', 'a+b:c', 'a.b:c', 'a-b:c', 'h2:c', 'https://a.example/?to=http:b'].map(
    (value): Case => ['security-txt', 'pass', contacts(value)],
  ),
  ...['see mailto:a@b.example', 'mailto:a@b.example please', 'HTTP://b.example/'].map((value): Case => [
    'security-txt',
    'incomplete',
    contacts(value),
    { missing: 'Contact' },
  ]),
  ['security-txt', 'wrong-type', file({ mediaType: '' }), { type: '–' }],
  ['security-txt', 'unread', file({ url: null })],
  [
    'security-txt',
    'expired',
    file({
      contacts: [said('mailto:a@b.example', 'security-txt:contact'), said('tel:1', 'security-txt:contact')],
      expires: [said('2020-01-01T00:00:00Z', 'security-txt:expires')],
    }),
    {},
    ['!security-txt:expires: 2020-01-01T00:00:00Z', 'security-txt:contact: mailto:a@b.example'],
  ],

  ['contact-legal', 'pass', {}, { privacy: 'Privacy', contact: 'Contact' }],
  [
    'contact-legal',
    'pass',
    {
      contactLinks: { privacy, contact: null },
      organizationContact: said('tel:+491', 'jsonld:Organization.telephone'),
    },
  ],
  [
    'contact-legal',
    'pass',
    { organizationContact: said('tel:+491', 'jsonld:Organization.telephone') },
    { contact: 'Contact' },
  ],
  ['contact-legal', 'no-privacy', { contactLinks: { privacy: null, contact } }, { contact: 'Contact' }],
  ['contact-legal', 'no-contact', { contactLinks: { privacy, contact: null } }, { privacy: 'Privacy' }],
  ['contact-legal', 'none', { contactLinks: noLinks, language: said('zh-Hant-TW', 'html:lang') }],
  ['contact-legal', 'none', { contactLinks: noLinks, language: null }],
  ['contact-legal', 'unread', { page: { ...PARTIAL, state: 'unread' } }],
  ['contact-legal', 'unread', { page: PARTIAL, contactLinks: { privacy, contact: null } }],
  ['contact-legal', 'none', { contactLinks: noLinks, language: said('english', 'html:lang') }],

  ['script-integrity', 'none', { foreignFiles: [{ ...link('data:,', 'script:src', null), hasIntegrity: false }] }],

  [
    'cors',
    'pass',
    { headers: [header('access-control-allow-origin', '*')] },
    {},
    ['header:access-control-allow-origin: *'],
  ],
];
