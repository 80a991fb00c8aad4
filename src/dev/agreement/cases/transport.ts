/** What comes before the document: status, content codings, media types, redirects. */
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { answered, HTML_TYPE, type Answer, type Case } from '../case';

const PAGE =
  '<!doctype html>\n<html lang="en">\n<title>Tea</title>\n<h1>Tea by sea</h1>\n<p>We ship <a href="tea">tea</a>.</p>\n</html>\n';
const BYTES = Buffer.from(PAGE);

const page = (title: string): Answer => ({
  body: `<!doctype html><html lang="en"><title>${title}</title><link rel=canonical href="c"><h1>${title}</h1><a href="x">x</a>`,
});

function coded(id: string, coding: string | readonly string[], body: Uint8Array): Case {
  const fields = typeof coding === 'string' ? [coding] : coding;
  return answered(`coding-${id}`, {
    headers: [HTML_TYPE, ...fields.map((field) => ['content-encoding', field] as const)],
    body,
  });
}

const GZIP = gzipSync(BYTES);
const BR = brotliCompressSync(BYTES);

const CODINGS: readonly Case[] = [
  coded('gzip', 'gzip', GZIP),
  coded('x-gzip', 'x-gzip', GZIP),
  coded('gzip-upper', 'GZIP', GZIP),
  coded('gzip-spaces', ' gzip ', GZIP),
  coded('deflate-zlib', 'deflate', deflateSync(BYTES)),
  coded('deflate-raw', 'deflate', deflateRawSync(BYTES)),
  coded('br', 'br', BR),
  coded('zstd', 'zstd', zstdCompressSync(BYTES)),
  coded('identity', 'identity', BYTES),
  coded('empty', '', BYTES),
  coded('none', 'none', BYTES),
  coded('utf-8', 'utf-8', BYTES),
  coded('unknown', 'x-unknown', BYTES),
  coded('binary', 'binary', BYTES),
  coded('chunked', 'chunked', BYTES),
  coded('gzip-twice', 'gzip, gzip', gzipSync(GZIP)),
  coded('gzip-br', 'gzip, br', brotliCompressSync(GZIP)),
  coded('br-gzip', 'br, gzip', gzipSync(BR)),
  coded('two-fields', ['gzip', 'br'], brotliCompressSync(GZIP)),
  coded('identity-gzip', 'identity, gzip', GZIP),
  coded('gzip-identity', 'gzip, identity', GZIP),
  coded('gzip-unknown', 'gzip, x-unknown', GZIP),
  coded('unknown-gzip', 'x-unknown, gzip', GZIP),
  coded('gzip-comma', 'gzip,', GZIP),
  coded('comma-gzip', ', gzip', GZIP),
  coded('gzip-but-plain', 'gzip', BYTES),
  coded('deflate-but-plain', 'deflate', BYTES),
  coded('plain-but-gzip', 'identity', GZIP),
  coded('gzip-trailing', 'gzip', Buffer.concat([GZIP, Buffer.from('trailing')])),
  coded('gzip-members', 'gzip', Buffer.concat([gzipSync(BYTES.subarray(0, 60)), gzipSync(BYTES.subarray(60))])),
  coded('gzip-empty', 'gzip', gzipSync('')),
  coded('gzip-no-bytes', 'gzip', Buffer.alloc(0)),
  coded('gzip-quality', 'gzip;q=1', GZIP),
  coded('zstd-twice', 'zstd, gzip', gzipSync(zstdCompressSync(BYTES))),
];

function typed(id: string, types: readonly string[], body: string | Uint8Array = PAGE, nosniff = false): Case {
  return answered(`type-${id}`, {
    headers: [
      ...types.map((type) => ['content-type', type] as const),
      ...(nosniff ? [['x-content-type-options', 'nosniff'] as const] : []),
    ],
    body,
  });
}

const XHTML =
  '<?xml version="1.0" encoding="utf-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"><head><title>Tea</title></head><body><h1>Tea by sea</h1><p>We ship <a href="tea">tea</a>.</p></body></html>';

const TYPES: readonly Case[] = [
  typed('html', ['text/html']),
  typed('html-upper', ['TEXT/HTML']),
  typed('html-spaces', ['  text/html  ; charset=utf-8']),
  typed('html-parameters', ['text/html;x=y;charset="utf-8";charset=windows-1252']),
  typed('html-semicolons', ['text/html;;;']),
  typed('html-quoted', ['text/html; charset="utf-8']),
  typed('short', ['html']),
  typed('missing', []),
  typed('missing-text', [], 'Just text'),
  typed('missing-fragment', [], '<p>One <a href=x>two</a>'),
  typed('missing-comment', [], '<!-- x --><p>One'),
  typed('missing-space', [], '  \n <html><title>Tea</title>'),
  typed('missing-unknown-tag', [], '<section>One</section>'),
  typed('missing-nosniff', [], PAGE, true),
  typed('empty', ['']),
  typed('slash', ['/']),
  typed('any', ['*/*']),
  typed('unknown', ['unknown/unknown']),
  typed('application-unknown', ['application/unknown']),
  typed('broken', ['text/html, charset=utf-8']),
  typed('comma', ['text/html,text/plain']),
  typed('comma-reversed', ['text/plain,text/html']),
  typed('two-fields', ['text/plain', 'text/html']),
  typed('two-fields-reversed', ['text/html', 'text/plain']),
  typed('two-fields-charset', ['text/html; charset=windows-1252', 'text/html']),
  typed('two-fields-any', ['text/html', '*/*']),
  typed('plain', ['text/plain']),
  typed('plain-nosniff', ['text/plain'], PAGE, true),
  typed('plain-charset', ['text/plain; charset=utf-8']),
  typed('html-nosniff', ['text/html'], PAGE, true),
  typed('json', ['application/json']),
  typed('octet-stream', ['application/octet-stream']),
  typed('octet-stream-nosniff', ['application/octet-stream'], PAGE, true),
  typed('css', ['text/css']),
  typed('javascript', ['text/javascript']),
  typed('xml', ['text/xml']),
  typed('xml-of-xhtml', ['text/xml'], XHTML),
  typed('application-xml-of-xhtml', ['application/xml'], XHTML),
  typed('xhtml', ['application/xhtml+xml'], XHTML),
  typed('xhtml-charset', ['application/xhtml+xml; charset=utf-8'], XHTML),
  typed('xhtml-as-html', ['text/html'], XHTML),
  typed('xhtml-of-html', ['application/xhtml+xml']),
  typed('image', ['image/png']),
  typed('html-of-image', ['text/html'], Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')),
  typed('html-of-text', ['text/html'], 'Just text'),
  typed('html-of-json', ['text/html'], '{"a":"<b>x</b>"}'),
  typed('html-of-nothing', ['text/html'], ''),
  typed('html-of-space', ['text/html'], '  \n '),
  typed('html-of-svg', ['text/html'], '<svg xmlns="http://www.w3.org/2000/svg"><text>One</text></svg>'),
  typed('html-of-feed', ['text/html'], '<?xml version="1.0"?><rss><channel><title>Tea</title></channel></rss>'),
  typed('svg', ['image/svg+xml'], '<svg xmlns="http://www.w3.org/2000/svg"><text>One</text></svg>'),
  typed('text-unknown', ['text/x-unknown']),
  typed('text-html-suffix', ['text/html+xml']),
  typed('text-markdown', ['text/markdown']),
];

function xhtml(id: string, source: string): Case {
  return answered(`xhtml-${id}`, { headers: [['content-type', 'application/xhtml+xml']], body: source });
}

const html = (head: string, body: string, attributes = '') =>
  `<html xmlns="http://www.w3.org/1999/xhtml"${attributes}><head>${head}</head><body>${body}</body></html>`;

const XHTMLS: readonly Case[] = [
  xhtml('self-closed-title', html('<title/>', '<p>One</p>')),
  xhtml('self-closed-div', html('<title>Tea</title>', '<div/><p>One</p>')),
  xhtml('self-closed-script', html('<title>Tea</title><script src="x.js"/>', '<p>One</p>')),
  xhtml('self-closed-link', html('<title>Tea</title>', '<a href="one"/><p>One</p>')),
  xhtml('self-closed-textarea', html('<title>Tea</title>', '<textarea/><p>One</p>')),
  xhtml('cdata', html('<title>Tea</title>', '<p><![CDATA[One < two]]></p>')),
  xhtml('upper', '<HTML xmlns="http://www.w3.org/1999/xhtml"><BODY>One</BODY></HTML>'),
  xhtml('upper-inside', html('<TITLE>Tea</TITLE>', '<P>One</P><A href="x">y</A>')),
  xhtml('no-namespace', '<html><head><title>Tea</title></head><body>One</body></html>'),
  xhtml(
    'prefix',
    '<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:head><h:title>Tea</h:title></h:head><h:body><h:h1>One</h:h1></h:body></h:html>',
  ),
  xhtml('lang', html('<title>Tea</title>', '<p>One</p>', ' lang="en"')),
  xhtml('xml-lang', html('<title>Tea</title>', '<p>One</p>', ' xml:lang="de"')),
  xhtml('both-langs', html('<title>Tea</title>', '<p>One</p>', ' lang="en" xml:lang="de"')),
  xhtml(
    'entities',
    `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">${html('<title>T&eacute;</title>', '<p>&nbsp;One &copy;</p>')}`,
  ),
  xhtml('own-entities', `<!DOCTYPE html [<!ENTITY tea "Tea by sea">]>${html('<title>&tea;</title>', '<p>&tea;</p>')}`),
  xhtml('noscript', html('<title>Tea</title>', '<p>One</p><noscript><p>two</p></noscript>')),
  xhtml('unclosed', html('<title>Tea</title>', '<h1>One</h1><p>two<p>three')),
  xhtml('misnested', html('<title>Tea</title>', '<h1>One</h1><b>two<i>three</b></i>')),
  xhtml('ampersand', html('<title>Tea</title>', '<h1>One</h1><p>two & three</p>')),
  xhtml('unquoted', html('<title>Tea</title>', '<h1>One</h1><p id=x>two</p>')),
  xhtml('unknown-entity', html('<title>Tea</title>', '<h1>One</h1><p>&foo;</p>')),
  xhtml('duplicate', html('<title>Tea</title>', '<h1>One</h1><a href="a" href="b">two</a>')),
  xhtml('text-before', `One${html('<title>Tea</title>', '<p>two</p>')}`),
  xhtml('after-end', `${html('<title>Tea</title>', '<p>One</p>')}<p>two</p>`),
  xhtml('declaration', `<?xml version="1.0" encoding="windows-1252"?>${html('<title>Tea</title>', '<p>One</p>')}`),
  xhtml(
    'base',
    html('<title>Tea</title><base href="sub/"/><link rel="canonical" href="c"/>', '<p><a href="one">One</a></p>'),
  ),
  xhtml(
    'svg',
    html(
      '<title>Tea</title>',
      '<svg xmlns="http://www.w3.org/2000/svg"><title>no</title><text>One</text></svg><p>two</p>',
    ),
  ),
  xhtml('table', html('<title>Tea</title>', '<table>One<tr><td>two</td></tr></table>')),
  xhtml('paragraphs', html('<title>Tea</title>', '<p>One<div>two</div>three</p>')),
  xhtml('images', html('<title>Tea</title>', '<img src="one.png" alt="One"/><h1><img src="two.png" alt="Two"/></h1>')),
  xhtml('template', html('<title>Tea</title>', '<template><p>no</p></template><p>One</p>')),
  xhtml('comments', html('<title>Tea</title>', '<!-- no --><?no no?><p>One</p>')),
];

/** A case that goes through several steps. The last one leads to a page at `end`. */
function led(id: string, steps: Readonly<Record<string, Answer>>, end: Answer = page('End')): Case {
  const { '': first = {}, ...others } = steps;
  return answered(id, first, { ...others, end, c: page('Canonical') });
}

const to = (status: number, location: string): Answer => ({
  status,
  headers: [['location', location], HTML_TYPE],
  body: '<title>Moved</title>',
});

const REDIRECTS: readonly Case[] = [
  ...[301, 302, 303, 307, 308].map((status) => led(`redirect-${status}`, { '': to(status, 'end') })),
  led('redirect-chain', { '': to(302, 'a'), a: to(301, 'b'), b: to(307, 'end') }),
  led('redirect-other-host', { '': to(302, 'http://other.localhost/redirect-other-host/end') }),
  led('redirect-www', { '': to(301, 'http://www.brand.localhost/redirect-www/end') }),
  led('redirect-scheme-relative', { '': to(302, '//other.localhost/redirect-scheme-relative/end') }),
  led('redirect-root-relative', { '': to(302, '/redirect-root-relative/end') }),
  led('redirect-fragment', { '': to(302, 'end#part') }),
  led('redirect-query', { '': to(302, 'end?a=b c') }),
  led('redirect-spaces', { '': to(302, ' end ') }),
  led('redirect-unicode-host', { '': to(302, 'http://xn--bcher-kva.localhost/redirect-unicode-host/end') }),
  led('redirect-upper', { '': to(302, 'HTTP://BRAND.LOCALHOST/redirect-upper/end') }),
  led('redirect-dots', { '': to(302, './x/../end') }),
  led('redirect-backslash', { '': to(302, '\\redirect-backslash\\end') }),
  led('redirect-latin-1', { '': to(302, 'end?\u00e9') }),
  led('redirect-300', { '': to(300, 'end') }),
  led('redirect-304', { '': to(304, 'end') }),
  led('redirect-305', { '': to(305, 'end') }),
  led('redirect-without-location', { '': { status: 302, body: '<!doctype html><title>Nowhere</title><p>One' } }),
  led('redirect-200-location', {
    '': { headers: [HTML_TYPE, ['location', 'end']], body: '<!doctype html><title>Here</title><p>One' },
  }),
  led('redirect-201-location', {
    '': { status: 201, headers: [HTML_TYPE, ['location', 'end']], body: '<!doctype html><title>Here</title><p>One' },
  }),
  led('redirect-mailto', { '': to(302, 'mailto:a@b.c') }),
  led('redirect-twice', {
    '': {
      status: 302,
      headers: [
        ['location', 'end'],
        ['location', 'end'],
      ],
    },
  }),
  led('redirect-then-404', { '': to(302, 'gone') }),
  led('redirect-base', { '': to(302, 'sub/end'), 'sub/end': page('Sub') }),
];

/** Each status leads to each kind of address. */
const REDIRECT_TARGETS: Readonly<Record<string, (id: string) => string>> = {
  relative: () => 'end',
  absolute: (id) => `http://brand.localhost/${id}/end#x`,
  elsewhere: (id) => `http://other.localhost/${id}/a`,
  twice: () => 'a',
};

const REDIRECT_MATRIX: readonly Case[] = [301, 302, 303, 307, 308].flatMap((status) =>
  Object.entries(REDIRECT_TARGETS).map(([name, target]) => {
    const id = `redirect-${status}-${name}`;
    return led(id, { '': to(status, target(id)), a: to(status, './end?b') });
  }),
);

const refreshed = (content: string, more = ''): Answer => ({
  body: `<!doctype html><html lang="en"><meta http-equiv="refresh" content="${content}"><title>Wait</title>${more}<p>Wait`,
});
const refreshing = (value: string): Answer => ({
  headers: [HTML_TYPE, ['refresh', value]],
  body: '<!doctype html><html lang="en"><title>Wait</title><p>Wait',
});

const REFRESHES: readonly Case[] = [
  led('refresh-meta-0', { '': refreshed('0; url=end') }),
  led('refresh-meta-0-comma', { '': refreshed('0, end') }),
  led('refresh-meta-0-space', { '': refreshed('0 end') }),
  led('refresh-meta-0-quotes', { '': refreshed("0; URL='end'x") }),
  led('refresh-meta-fraction', { '': refreshed('0.5; url=end') }),
  led('refresh-meta-upper', { '': { body: '<META HTTP-EQUIV="Refresh" CONTENT="0;URL=end"><title>Wait</title>' } }),
  led('refresh-meta-5', { '': refreshed('5; url=end') }),
  led('refresh-meta-30', { '': refreshed('30') }),
  led('refresh-meta-broken', { '': refreshed('now; url=end') }),
  led('refresh-meta-minus', { '': refreshed('-1; url=end') }),
  led('refresh-meta-javascript', { '': refreshed('0; url=javascript:x()') }),
  led('refresh-meta-empty', { '': refreshed('') }),
  led('refresh-meta-twice', { '': refreshed('5; url=no', '<meta http-equiv=refresh content="0; url=end">') }),
  led('refresh-meta-in-body', {
    '': { body: '<!doctype html><title>Wait</title><body><p>One<meta http-equiv=refresh content="0; url=end">' },
  }),
  led('refresh-meta-in-noscript', {
    '': {
      body: '<!doctype html><title>Here</title><noscript><meta http-equiv=refresh content="0; url=end"></noscript><p>One',
    },
  }),
  led('refresh-meta-in-template', {
    '': {
      body: '<!doctype html><title>Here</title><template><meta http-equiv=refresh content="0; url=end"></template><p>One',
    },
  }),
  led('refresh-meta-in-comment', {
    '': { body: '<!doctype html><title>Here</title><!-- <meta http-equiv=refresh content="0; url=end"> --><p>One' },
  }),
  led('refresh-meta-base', { '': refreshed('0; url=end', '<base href="/no/">') }),
  led('refresh-meta-other-host', { '': refreshed('0; url=http://other.localhost/refresh-meta-other-host/end') }),
  led('refresh-meta-chain', { '': refreshed('0; url=a'), a: refreshed('0; url=end') }),
  led('refresh-meta-after-redirect', { '': to(302, 'a'), a: refreshed('0; url=end') }),
  led('refresh-meta-to-redirect', { '': refreshed('0; url=a'), a: to(302, 'end') }),
  led('refresh-meta-entities', { '': refreshed('0; url=end?a=1&amp;b=2') }),
  led('refresh-header-0', { '': refreshing('0; url=end') }),
  led('refresh-header-5', { '': refreshing('5; url=end') }),
  led('refresh-header-comma', { '': refreshing('0,end') }),
  led('refresh-header-broken', { '': refreshing('x') }),
  led('refresh-header-other-host', { '': refreshing('0; url=http://other.localhost/refresh-header-other-host/end') }),
  led('refresh-header-chain', { '': refreshing('0; url=a'), a: refreshed('0; url=end') }),
];

const STATUSES: readonly Case[] = [
  200, 201, 202, 203, 204, 205, 206, 226, 400, 401, 402, 403, 404, 410, 418, 429, 451, 500, 503, 599,
].map((status) => answered(`status-${status}`, { ...page(`Status ${status}`), status }));

const HEADERS: readonly Case[] = [
  answered('header-attachment', { headers: [HTML_TYPE, ['content-disposition', 'attachment']], body: PAGE }),
  answered('header-inline', { headers: [HTML_TYPE, ['content-disposition', 'inline; filename="x.pdf"']], body: PAGE }),
  answered('header-content-location', { headers: [HTML_TYPE, ['content-location', '/elsewhere/']], body: PAGE }),
  answered('header-content-base', { headers: [HTML_TYPE, ['content-base', 'http://other.localhost/']], body: PAGE }),
  answered('header-content-language', {
    headers: [HTML_TYPE, ['content-language', 'de']],
    body: '<!doctype html><title>Tea</title><p>One',
  }),
  answered('header-csp-base', {
    headers: [HTML_TYPE, ['content-security-policy', "base-uri 'none'"]],
    body: '<!doctype html><title>Tea</title><base href="http://other.localhost/"><p><a href="one">One</a>',
  }),
  answered('header-csp-sandbox', {
    headers: [HTML_TYPE, ['content-security-policy', 'sandbox allow-scripts']],
    body: `${PAGE}<noscript>no</noscript>`,
  }),
];

export const TRANSPORT: readonly Case[] = [
  ...CODINGS,
  ...TYPES,
  ...XHTMLS,
  ...REDIRECTS,
  ...REDIRECT_MATRIX,
  ...REFRESHES,
  ...STATUSES,
  ...HEADERS,
];
