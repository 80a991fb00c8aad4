/** What sites send, for every outcome of the checks of Trust. */
import type { AnsweredRequest, Evidence, EvidenceRequest } from '../evidence/evidence';
import type { VerdictCase } from './verdict-case';
import { answered, evidence, failed, GOOD_HEADERS, GOOD_PAGE, HOME, page, skipped } from './evidence';
import { BLANK, change, cut, edited } from './pages';

const HTTP = 'http://northwind.example/';

/** http answers with redirects along these URLs. */
function http(...route: readonly [string, ...string[]]): AnsweredRequest {
  const redirects = route.map((location, index) => ({ url: route[index - 1] ?? HTTP, status: 301, location }));
  return answered('http-home', null, { redirects, finalUrl: route.at(-1) ?? HTTP });
}

const served = answered('http-home', GOOD_PAGE);

/** The good site with all lines of one field replaced by these values, and another page if given. */
function sends(name: string, values: readonly string[], html: string = GOOD_PAGE): Evidence {
  const others = GOOD_HEADERS.filter(([key]) => key !== name);
  return evidence(
    answered('https-home', html, { headers: [...others, ...values.map((value) => [name, value] as const)] }),
  );
}

/** The good site without HSTS, with these cookies. */
const unprotected = (...cookies: readonly string[]) =>
  evidence(answered('https-home', GOOD_PAGE, { headers: cookies.map((value) => ['set-cookie', value] as const) }));
const allows = (origin: string, credentials: string) =>
  evidence(
    answered('https-home', GOOD_PAGE, {
      headers: [
        ['access-control-allow-origin', origin],
        ['access-control-allow-credentials', credentials],
      ],
    }),
  );
const NO_ANSWER = evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'));

const CSP = 'content-security-policy';
const meta = (value: string) => `<meta http-equiv="Content-Security-Policy" content="${value}">`;

const sts = (...values: readonly string[]) => sends('strict-transport-security', values);
const policy = (...values: readonly string[]) => sends(CSP, values);

/** The good page with something more in its body, or in its head. */
const withBody = (html: string) => change('<h2>How', `${html}<h2>How`);
const withHead = (html: string) => edited('<meta charset="utf-8">', `<meta charset="utf-8">${html}`);

/** The good page with other links at its end. */
const withLinks = (html: string) => change(/<nav>[^]*<\/nav>/, html);

function securityTxt(text: string | null, patch: Partial<AnsweredRequest> = {}): Evidence {
  return evidence(
    answered('security-txt', text, { headers: [['content-type', 'text/plain; charset=utf-8']], ...patch }),
  );
}

const CONTACT = 'Contact: https://northwind.example/security';
const EXPIRES = 'Expires: 2026-12-31T22:59:00.000Z';
const html = [['content-type', 'text/html; charset=utf-8']] as const;
const page200 = (id: 'security-txt' | 'not-found-control'): EvidenceRequest =>
  answered(id, '<!doctype html><title>Northwind</title>', { headers: html });

const SIGNED = `-----BEGIN PGP SIGNED MESSAGE-----
Hash: SHA256

# Who to tell
${CONTACT}\r
- -----
${EXPIRES}
-----BEGIN PGP SIGNATURE-----
Expires: 2001-01-01T00:00:00Z

iHUEARYKAB0WIQSsP2kEdoKDVFpSg6u3rK
-----END PGP SIGNATURE-----`;

export const TRUST_VERDICTS: readonly VerdictCase[] = [
  ['https', 'pass', evidence()],
  ['https', 'pass', evidence(http(HOME, 'https://www.northwind.example/'))],
  ['https', 'pass', evidence(skipped('https-home', 'deadline'))],
  ['https', 'https-only', evidence(failed('http-home', 'connection-refused'))],
  ['https', 'other-host', evidence(http('https://www.northwind.example/', HOME))],
  ['https', 'http-first', evidence(http('http://www.northwind.example/', HOME))],
  ['https', 'http-first', evidence(http('/en/', `${HOME}en/`))],
  ['https', 'no-redirect', evidence(served)],
  ['https', 'bad-certificate', evidence(failed('https-home', 'certificate'), served)],
  ['https', 'bad-certificate', evidence(failed('https-home', 'certificate'), failed('http-home', 'too-slow'))],
  ['https', 'no-https', evidence(failed('https-home', 'connection-refused'), served)],
  ['https', 'no-https', evidence(failed('https-home', 'protocol'), served)],
  [
    'https',
    'downgrade',
    evidence(
      served,
      answered('https-home', GOOD_PAGE, { redirects: [{ url: HOME, status: 302, location: HTTP }], finalUrl: HTTP }),
    ),
  ],
  ['https', 'unread', evidence(failed('https-home', 'too-slow'), served)],
  ['https', 'unread', evidence(failed('https-home', 'tls'), served)],
  ['https', 'unread', evidence(failed('https-home', 'connection-reset'), served)],
  ['https', 'unread', evidence(failed('https-home', 'connection-refused'), failed('http-home', 'connection-refused'))],
  ['https', 'unread', evidence(failed('http-home', 'too-slow'))],
  ['https', 'unread', evidence(answered('http-home', null, { status: 403 }))],

  ['hsts', 'pass', evidence()],
  ['hsts', 'half-year', sts('max-age=15768000')],
  ['hsts', 'short', sts('max-age=300; includeSubDomains')],
  ['hsts', 'off', sts('max-age=0', 'max-age=63072000')],
  ['hsts', 'invalid', sts('31536000')],
  ['hsts', 'none', sts()],
  ['hsts', 'no-https', evidence(failed('https-home', 'certificate'), served)],
  ['hsts', 'unread', evidence(failed('https-home', 'too-slow'), served)],

  ['csp', 'pass', evidence()],
  ['csp', 'pass', sends(CSP, [], withHead(meta("default-src 'self'")))],
  ['csp', 'pass', policy(`sandbox ${'allow-scripts '.repeat(300)}; default-src 'self'`)],
  ['csp', 'eval', policy("default-src 'self'; script-src 'self' 'unsafe-eval'")],
  ['csp', 'unsafe', policy("default-src 'self' 'unsafe-inline'")],
  ['csp', 'open', policy("img-src 'self'")],
  [
    'csp',
    'report-only',
    evidence(answered('https-home', GOOD_PAGE, { headers: [[`${CSP}-report-only`, "default-src 'self'"]] })),
  ],
  ['csp', 'none', policy()],
  ['csp', 'none', sends(CSP, [], edited('<h2>How', `${meta("default-src 'self'")}<h2>How`))],
  ['csp', 'unread', evidence(answered('https-home', BLANK, { status: 403 }), failed('http-home', 'too-slow'))],

  ['framing', 'pass', evidence()],
  ['framing', 'pass', sends('x-frame-options', ['SAMEORIGIN'])],
  ['framing', 'open', policy('frame-ancestors http: https:')],
  ['framing', 'open', policy('frame-ancestors https://*')],
  ['framing', 'open', policy("frame-ancestors 'self' *:*")],
  ['framing', 'pass', policy('frame-ancestors https://*.northwind.example')],
  ['framing', 'invalid', evidence(answered('https-home', GOOD_PAGE, { headers: [['x-frame-options', 'none']] }))],
  ['framing', 'none', sends(CSP, [], withHead(meta("frame-ancestors 'none'")))],
  ['framing', 'unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],

  ['nosniff', 'pass', evidence()],
  ['nosniff', 'invalid', sends('x-content-type-options', ['no-sniff'])],
  ['nosniff', 'none', sends('x-content-type-options', [])],
  ['nosniff', 'unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],

  ['referrer-policy', 'pass', evidence()],
  ['referrer-policy', 'pass', sends('referrer-policy', [], withHead('<meta name=Referrer content=same-origin>'))],
  ['referrer-policy', 'absent', sends('referrer-policy', [])],
  ['referrer-policy', 'invalid', sends('referrer-policy', ['private'])],
  ['referrer-policy', 'unsafe', sends('referrer-policy', ['no-referrer, unsafe-url'])],
  ['referrer-policy', 'unsafe', page(withHead('<meta name=referrer content=origin>'))],
  ['referrer-policy', 'unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],

  ['cookies', 'pass', evidence()],
  ['cookies', 'pass', sends('set-cookie', ['tea=oolong; Path=/; secure; HttpOnly', 'a=b;SECURE'])],
  ['cookies', 'pass', sends('set-cookie', ['tea=; Max-Age=0', 'a=; expires=Thu, 01-Jan-1970 00:00:00 GMT'])],
  ['cookies', 'hsts', sends('set-cookie', ['tea=oolong; Path=/'])],
  ['cookies', 'insecure', unprotected('tea=secure; Path=/', 'a=b; Secure')],
  ['cookies', 'insecure', unprotected('tea')],
  ['cookies', 'no-https', evidence(failed('https-home', 'connection-refused'), served)],
  ['cookies', 'unread', NO_ANSWER],

  ['cors', 'pass', evidence()],
  ['cors', 'pass', sends('access-control-allow-origin', ['*'])],
  ['cors', 'pass', allows('https://elsewhere.example', 'true')],
  ['cors', 'pass', allows('*', 'false')],
  ['cors', 'contradicts', allows('*', 'true')],
  ['cors', 'unread', NO_ANSWER],

  ['mixed-content', 'pass', evidence()],
  // Links, forms, data that scripts read, and this computer's own addresses are not fetched from elsewhere.
  [
    'mixed-content',
    'pass',
    withBody(
      '<a href="http://a.example/">a</a><form action="http://a.example/"></form><link rel=dns-prefetch href="http://a.example/">' +
        '<script type="text/template" src="http://a.example/a"></script><img src="http://127.0.0.1/a.png">' +
        '<template><img src="http://a.example/a.png"></template><img srcset="a.png,http://a.example/">',
    ),
  ],
  [
    'mixed-content',
    'upgraded',
    sends(CSP, ['upgrade-insecure-requests'], edited('src="/logo', 'src="http://a.example/logo')),
  ],
  ['mixed-content', 'media', withBody('<img srcset="/a.png 1x, http://a.example/a,b.png 2x">')],
  ['mixed-content', 'pass', withBody('<img src="http://[::1]/a.png">')],
  ['mixed-content', 'media', withBody('<input type="image" src="http://a.example/a.png" alt="Go">')],
  ['mixed-content', 'media', page(withHead('<link rel="preload" as="video" href="http://a.example/a.mp4">'))],
  ['mixed-content', 'media', page(withHead('<link rel="icon" href="http://a.example/a.ico">'))],
  ['mixed-content', 'scripts', withBody('<object data="http://a.example/a"></object>')],
  ['mixed-content', 'media', withBody('<video poster="http://a.example/a.jpg"></video>')],
  ['mixed-content', 'media', withBody('<picture><source srcset="a.png 1x,http://a.example/b.png 2x"></picture>')],
  ['mixed-content', 'scripts', page(withHead('<base href="http://northwind.example/">'))],
  ['mixed-content', 'scripts', withBody('<script src=" HTTP://a.example/a.js"></script>')],
  ['mixed-content', 'scripts', withBody('<iframe src="http://a.example/"></iframe>')],
  ['mixed-content', 'scripts', page(withHead('<link rel="preload stylesheet" href="http://a.example/a.css">'))],
  ['mixed-content', 'scripts', cut('<script src="http://a.example/a.js"></script>')],
  ['mixed-content', 'no-https', evidence(failed('https-home', 'connection-refused'), served)],
  ['mixed-content', 'unread', cut(BLANK)],

  ['script-integrity', 'none', evidence()],
  [
    'script-integrity',
    'none',
    withBody('<script src="/a.js"></script><script src="//www.northwind.example/a.js"></script>'),
  ],
  ['script-integrity', 'none', withBody('<script type="text/template" src="https://elsewhere.example/a"></script>')],
  ['script-integrity', 'all', withBody('<script src="https://elsewhere.example/a.js" integrity="sha384-a"></script>')],
  ['script-integrity', 'reported', withBody('<link rel=stylesheet href="https://elsewhere.example/a.css" integrity>')],
  ['script-integrity', 'reported', withBody('<script type=module src="//elsewhere.example/a.js"></script>')],
  ['script-integrity', 'unread', NO_ANSWER],

  ['security-txt', 'pass', evidence()],
  ['security-txt', 'pass', securityTxt(SIGNED)],
  [
    'security-txt',
    'pass',
    securityTxt(`# ours\r\nCONTACT:mailto:security@northwind.example\r\nexpires: 2026-12-31T00:00:00z`),
  ],
  ['security-txt', 'far-expiry', securityTxt(`${CONTACT}\nExpires: 2036-01-01T00:00:00Z`)],
  ['security-txt', 'old-path', securityTxt(`${CONTACT}\n${EXPIRES}`, { url: `${HOME}security.txt` })],
  ['security-txt', 'expired', securityTxt(`${CONTACT}\nExpires: 2025-12-31T00:00:00Z`)],
  ['security-txt', 'incomplete', securityTxt(CONTACT)],
  ['security-txt', 'incomplete', securityTxt(EXPIRES)],
  ['security-txt', 'incomplete', securityTxt(`# ${CONTACT}\n${EXPIRES}`)],
  ['security-txt', 'incomplete', securityTxt('')],
  ['security-txt', 'wrong-type', evidence(page200('security-txt'))],
  ['security-txt', 'wrong-type', securityTxt(`${CONTACT}\n${EXPIRES}`, { headers: [] })],
  ['security-txt', 'pass', securityTxt(`\ufeff${CONTACT}\r\n${EXPIRES}\r\n`)],
  ['security-txt', 'insecure', securityTxt(`${CONTACT}\n${EXPIRES}`, { url: `${HTTP}.well-known/security.txt` })],
  ['security-txt', 'none', securityTxt(null, { status: 404 })],
  ['security-txt', 'none', securityTxt(null, { status: 410 })],
  ['security-txt', 'none', evidence(page200('security-txt'), page200('not-found-control'))],
  ['security-txt', 'none', evidence(answered('security-txt', GOOD_PAGE, { headers: html, finalUrl: HOME }))],
  ['security-txt', 'unread', evidence(page200('security-txt'), failed('not-found-control', 'too-slow'))],
  ['security-txt', 'unread', securityTxt(null, { status: 403 })],
  ['security-txt', 'unread', evidence(skipped('security-txt', 'robots'))],

  ['contact-legal', 'pass', evidence()],
  [
    'contact-legal',
    'pass',
    withLinks('<a href="/x" rel="privacy-policy">Small print</a> <a href="mailto:tea@northwind.example">Tea</a>'),
  ],
  ['contact-legal', 'pass', withLinks('<a href="/x">Datenschutzerklärung</a> <a href="/y">Impressum</a>')],
  ['contact-legal', 'pass', withLinks('<a href="/x">個人情報保護方針</a> <a href="/y">お問い合わせ</a>')],
  ['contact-legal', 'pass', withLinks('<a href="/x"><img alt="سياسة الخصوصية"></a> <a href="/y">اتصل بنا</a>')],
  ['contact-legal', 'pass', withLinks('<a href="/confidentialite">A</a><a href="/Mentions_L%C3%A9gales.html">B</a>')],
  [
    'contact-legal',
    'pass',
    page(
      edited(/<nav>[^]*<\/nav>/, '<a href="/x">Privacy policy</a>').replace(
        '"url": "/",',
        '"url": "/", "contactPoint": [{ "@type": "ContactPoint", "telephone": "+44 20 7946 0000" }],',
      ),
    ),
  ],
  ['contact-legal', 'no-privacy', withLinks('<a href="/contact-us">Talk</a>')],
  // The notice of someone else's service is not the brand's policy.
  [
    'contact-legal',
    'no-privacy',
    withLinks('<a href="https://policies.google.com/privacy">Privacy Policy</a><a href="tel:+442079460000">Call</a>'),
  ],
  ['contact-legal', 'no-contact', withLinks('<a href="/x">Privacy</a>')],
  ['contact-legal', 'none', withLinks('<a href="/shop/contactless">Contactless payment</a>')],
  // A headline is not what a link is called by.
  ['contact-legal', 'none', withLinks(`<a href="/news/1">${'Why everyone now talks about '.repeat(3)} privacy</a>`)],
  ['contact-legal', 'language', page(edited(/<nav>[^]*<\/nav>/, '').replace('lang="en"', 'lang="mi"'))],
  ['contact-legal', 'unread', cut(BLANK)],
];
