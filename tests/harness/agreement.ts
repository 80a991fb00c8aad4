/** The status table as requests, and the parts of a response that both platforms must agree on. */
import { createHash } from 'node:crypto';
import type { RawAnswer, RawRequest } from '../smoke/exchange';
import { SAME, TWISTED } from '../smoke/spellings';
import { feedPath } from '../../src/site/feeds';
import { LOCALES } from '../../src/site/locales';
import { pathTo } from '../../src/site/routes';
import { pagesOf, publicFiles } from './pages';
import { ENDPOINTS, METHODS, PAGES, VISITORS, type Visitor } from './status-table';
import { elementsOf, textOf } from './words';

export type Row = RawRequest & { readonly method: string; readonly visitor: Visitor };

const get = (path: string, visitor: Visitor = 'nobody', headers: Readonly<Record<string, string>> = {}): Row => ({
  method: 'GET',
  path,
  visitor,
  headers,
});

/** After a function's 404 `netlify dev` tries `…/index.html` and the like, and then the page itself again. */
const ASKED_AGAIN = ['a doubled slash at its end', 'a file without its end'];

/** Pages and endpoints that depend on the user and the method: each status of the table once. */
function guardedRows(): Row[] {
  const pages = Object.entries(PAGES).flatMap(([page, statuses]) => {
    const distinct = VISITORS.filter(
      (visitor, index) => VISITORS.findIndex((other) => statuses[other] === statuses[visitor]) === index,
    );
    return distinct.map((visitor) => get(`/en/${page}`, visitor));
  });
  const spelled = SAME.slice(1).map((spell) => get(spell('/ar/feedback/inbox/')));
  const twisted = Object.entries(TWISTED)
    .filter(([name]) => !ASKED_AGAIN.includes(name))
    .map(([, twist]) => get(twist('/en/feedback/inbox/')));
  const methods = METHODS.filter((method) => method !== 'GET').map((method) => ({
    ...get('/ar/feedback/inbox/'),
    method,
  }));
  const headers = { 'content-type': 'application/json', 'accept-language': 'ja' };
  const endpoints = Object.entries(ENDPOINTS).flatMap(([path, answered]) => {
    const refused = METHODS.find((method) => answered[method] === undefined) ?? 'PUT';
    const asked = ['nobody', 'member'] as const;
    return [
      ...Object.keys(answered).flatMap((method) =>
        asked.map((visitor) => ({ ...get(path, visitor, headers), method })),
      ),
      { ...get(path, 'nobody', headers), method: refused },
    ].map((row) => (row.method === 'GET' || row.method === 'HEAD' ? row : { ...row, body: '{}' }));
  });
  return [...pages, ...spelled, ...twisted, ...methods, ...endpoints];
}

/** Files of each kind, missing pages in each language, and moved content. */
function publishedRows(): Row[] {
  const routes = new Map(pagesOf(['ja']).map((page) => [page.route, page.path]));
  const missing = LOCALES.flatMap((locale) => [`/${locale}/nothing-here/`, `/${locale}/404.html`]);
  const without = ['/xx/', '/nothing', '/index.html', '/en/404'];
  const home = pathTo('en', 'home');
  const [asset = ''] = publicFiles(/^\/assets\/.*\.js$/);
  const files = ['/favicon.svg', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/speculation.json', asset];
  return [
    ...['ja,en;q=0.5', 'de-CH', 'tlh'].map((language) => get('/', 'nobody', { 'accept-language': language })),
    ...[...routes.values()].map((path) => get(path)),
    ...[home.slice(0, -1), `${home}index.html`, `${home}?a=1`, `/${home}`].map((path) => get(path)),
    ...[...files, feedPath(pathTo('en', 'posts'), 'rss')].map((path) => get(path)),
    ...missing.map((path) => get(path)),
    ...without.map((path) => get(path, 'nobody', { 'accept-language': 'ja' })),
    { ...get(home), method: 'HEAD' },
  ];
}

/** Requests to send to both platforms, each once. */
export function statusRows(): readonly Row[] {
  return [...publishedRows(), ...guardedRows()];
}

/** Headers that matter to a browser or a cache. */
const HEADERS = [
  'allow',
  'cache-control',
  'content-language',
  'content-security-policy',
  'content-type',
  'location',
  'referrer-policy',
  'retry-after',
  'strict-transport-security',
  'vary',
  'www-authenticate',
  'x-content-type-options',
  'x-robots-tag',
];

/** For these, `netlify dev` keeps the file's own value even if `_headers` has another, which the CDN would send. */
const NOT_OF_FILES = ['cache-control', 'content-type'];

/** Both platforms set it on files, functions never do. */
const isFile = ({ headers }: RawAnswer): boolean => headers['age'] !== undefined;

/** Parts that differ in each request: the identity provider's address, and its parameters. */
function lasting(text: string, origin: string): string {
  return text.replaceAll(origin, '').replace(/^http:\/\/127\.0\.0\.1:\d+(\/[^?]*)\?.*$/, 'provider$1');
}

/** Fields that programs depend on. All others may contain a new time or a random name. */
const DECISIVE = ['code', 'state', 'status', 'type'];

/** JSON with each value replaced by its type; of a list only the first entry, since the number of sessions differs. */
function shapeOf(json: string): unknown {
  return JSON.parse(json, (key: string, value: unknown) => {
    if (Array.isArray(value)) return value.slice(0, 1) as unknown;
    return typeof value === 'object' || DECISIVE.includes(key) ? value : typeof value;
  });
}

function bodyOf(answer: RawAnswer): unknown {
  const { body, headers } = answer;
  const type = String(headers['content-type']);
  if (body === '') return null;
  // Files are identical, everything else is made for the request.
  if (isFile(answer)) return createHash('sha256').update(body).digest('hex');
  if (/^application\/(.+\+)?json/.test(type)) return shapeOf(body);
  const telling = elementsOf(body).filter(({ tagName }) => ['title', 'h1', 'h2'].includes(tagName));
  // The title is in the head, which is not text of the page.
  return telling.map((element) => element.childNodes.map(textOf).join(' '));
}

/** The parts of a response that must be the same on every platform. @param origin the platform's */
export function compared(answer: RawAnswer, origin: string): unknown {
  const headers = HEADERS.flatMap((name) => {
    const value = isFile(answer) && NOT_OF_FILES.includes(name) ? undefined : answer.headers[name];
    return value === undefined ? [] : [[name, lasting(String(value), origin)] as const];
  });
  return { status: answer.status, ...Object.fromEntries(headers), body: bodyOf(answer) };
}
