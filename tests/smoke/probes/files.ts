/** Whether files are served as what they are, for as long as they hold. */
import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EXAMPLE_IDS, examplePath, examplePictures } from '../../../src/site/examples';
import { FEED_FORMATS, FEED_SECTIONS, FEED_TYPES, feedPath } from '../../../src/site/feeds';
import { SEARCH_FOLDER, SPECULATION_RULES_PATH } from '../../../src/site/headers';
import { DEFAULT_LOCALE } from '../../../src/site/locales';
import { SOCIAL_CARD } from '../../../src/site/page-metadata';
import { pathTo } from '../../../src/site/routes';
import { BUILD_FACTS_PATH, type Deploy } from '../deploy';
import type { RawAnswer } from '../exchange';
import { expectHeaders, fileHeaders, header } from '../expected';
import { NotShown, type Probe, type Visit } from '../probe';

/** Media types by extension; a platform may use either of those in use. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.css': /^text\/css(; ?charset=utf-8)?$/i,
  '.js': /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
  '.svg': /^image\/svg\+xml/i,
  '.png': /^image\/png$/i,
  '.webp': /^image\/webp$/i,
  '.avif': /^image\/avif$/i,
  '.jpg': /^image\/jpeg$/i,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/i,
  '.woff2': /^font\/woff2$/i,
  '.json': /^application\/json/i,
  '.xml': /^(application|text)\/xml/i,
  '.txt': /^text\/plain; ?charset=utf-8$/i,
  '.webmanifest': /^application\/manifest\+json/i,
};

/** Media types of files that have another one than their name says. */
function typeOf(path: string, { sendsOwnFileHeaders }: Deploy): RegExp {
  if (sendsOwnFileHeaders) return TYPES[extname(path)] ?? /./;
  for (const section of FEED_SECTIONS) {
    for (const format of FEED_FORMATS) {
      if (path === feedPath(pathTo(DEFAULT_LOCALE, section), format)) {
        return new RegExp(`^${FEED_TYPES[format].replace('+', '\\+')}; ?charset=utf-8$`, 'i');
      }
    }
  }
  if (path === SPECULATION_RULES_PATH) return /^application\/speculationrules\+json/;
  return TYPES[extname(path)] ?? /./;
}

/** Files that every deploy has. */
const KNOWN = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/favicon.ico',
  SPECULATION_RULES_PATH,
  BUILD_FACTS_PATH,
  `/${SEARCH_FOLDER}/${DEFAULT_LOCALE}/pagefind-entry.json`,
  ...EXAMPLE_IDS.map(examplePath),
  ...EXAMPLE_IDS.flatMap((id) => Object.values(examplePictures(id))),
  ...FEED_SECTIONS.flatMap((section) =>
    FEED_FORMATS.map((format) => feedPath(pathTo(DEFAULT_LOCALE, section), format)),
  ),
];

/** Pages whose files are looked at: with and without scripts, made by the build and by a function. */
const SOURCES = [
  pathTo(DEFAULT_LOCALE, 'home'),
  pathTo(DEFAULT_LOCALE, 'brand-assessment'),
  pathTo(DEFAULT_LOCALE, 'brand-comparison'),
  pathTo(DEFAULT_LOCALE, 'feedback'),
  pathTo(DEFAULT_LOCALE, 'posts'),
  pathTo(DEFAULT_LOCALE, 'auth', { pathname: 'sign-in' }),
  pathTo(DEFAULT_LOCALE, 'auth', { pathname: 'account' }),
];

/** What a page loads or shows, of this site. */
function filesIn(html: string, origins: readonly string[]): readonly string[] {
  const values = [...html.matchAll(/\s(?:href|src|srcset|content)="([^"]*)"/g)].map(([, value = '']) => value);
  const paths = values.map((value) =>
    origins.reduce((rest, origin) => rest.replace(origin, ''), value.split(' ')[0] ?? ''),
  );
  return paths.filter((path) => /^\/[^/].*\.[a-z0-9]+$/i.test(path) && extname(path) in TYPES);
}

async function linkedFiles({ ask, deploy }: Visit): Promise<readonly string[]> {
  const pages = await Promise.all(SOURCES.map((path) => ask({ path, headers: { accept: 'text/html' } })));
  const origins = [deploy.origin, deploy.canonicalOrigin].filter((origin) => origin !== '');
  return [...new Set(pages.flatMap(({ body }) => filesIn(body, origins)))];
}

const publishedAs = (path: string): string =>
  path.replace(/^\/([^/]+\/)?.*$/, (all, folder?: string) => folder ?? all.slice(1));

export const mediaTypes: Probe = {
  name: 'Every file that pages load is there, with its media type, and with the headers of its folder',
  async run(visit) {
    const { deploy, ask, expect } = visit;
    const linked = await linkedFiles(visit);
    for (const extension of ['.js', '.css', '.svg', '.png', '.webmanifest']) {
      expect(
        `pages load files of ${extension}`,
        linked.some((path) => path.endsWith(extension)),
        true,
      );
    }
    await Promise.all(
      [...new Set([...linked, ...KNOWN])].map(async (path) => {
        const answer = await ask({ path });
        const of = `GET ${path}`;
        expect(`${of}: status`, answer.status, 200);
        expect(`${of}: Content-Type`, header(answer, 'Content-Type'), typeOf(path, deploy));
        const { 'Cache-Control': _, 'Content-Type': type, ...expected } = fileHeaders(deploy, publishedAs(path));
        expectHeaders(
          visit,
          of,
          answer,
          type === undefined || deploy.sendsOwnFileHeaders ? expected : { ...expected, 'Content-Type': type },
        );
      }),
    );
  },
};

/** Folders of files whose names hold a digest of their content. */
const HASHED = new RegExp(`^/(assets|media|${SOCIAL_CARD.folder})/`);

export const caching: Probe = {
  name: 'Files named by their content are kept for a year, everything else is asked for again',
  async run(visit) {
    const { ask, expect, deploy } = visit;
    if (deploy.sendsOwnFileHeaders) throw new NotShown('netlify dev sends files with a Cache-Control of its own');
    const paths = [...new Set([...(await linkedFiles(visit)), ...KNOWN, ...SOURCES.slice(0, 3)])];
    expect(
      'pages load files named by their content',
      paths.some((path) => HASHED.test(path)),
      true,
    );
    // A file that a later deploy adds must not be missing for a year.
    const missing = await ask({ path: '/assets/nothing-here.js' });
    expect('GET /assets/nothing-here.js: status', missing.status, 404);
    expect('GET /assets/nothing-here.js: Cache-Control', header(missing, 'Cache-Control'), /^(?!.*immutable)/);
    await Promise.all(
      paths.map(async (path) => {
        const answer = await ask({ path });
        const cached = (header(answer, 'Cache-Control') ?? '').toLowerCase();
        const of = `GET ${path}: Cache-Control`;
        expect(
          of,
          cached,
          HASHED.test(path) ? /max-age=31536000.*immutable/ : /^(?!.*immutable).*max-age=0.*must-revalidate/,
        );
        const etag = header(answer, 'ETag');
        if (deploy.local && etag === null) return;
        expect(`GET ${path}: ETag`, etag, /^(W\/)?"[^"]+"$/);
        const again = await ask({ path, headers: { 'if-none-match': etag ?? '""' } });
        expect(`GET ${path} with its ETag: status`, again.status, 304);
      }),
    );
  },
};

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

function decoded({ pieces, headers }: RawAnswer): string {
  const bytes = Buffer.concat(pieces);
  return (DECODERS[String(headers['content-encoding'])]?.(bytes) ?? bytes).toString('utf8');
}

export const compression: Probe = {
  name: 'Pages, scripts and style sheets are compressed for those who take it, and only for them',
  async run(visit) {
    const { ask, expect, deploy } = visit;
    const [home = ''] = SOURCES;
    const first = await ask({ path: home, headers: { 'accept-encoding': 'br' } });
    if (deploy.local && header(first, 'Content-Encoding') === null) {
      throw new NotShown('this local platform does not compress');
    }
    const linked = await linkedFiles(visit);
    const paths = ['.js', '.css'].flatMap((extension) => linked.find((path) => path.endsWith(extension)) ?? []);
    await Promise.all(
      [...paths, ...SOURCES.slice(0, 2)].flatMap((path) =>
        ['br', 'gzip', 'identity'].map(async (encoding) => {
          const [packed, plain] = await Promise.all([
            ask({ path, headers: { 'accept-encoding': encoding } }),
            ask({ path, headers: { 'accept-encoding': 'identity' } }),
          ]);
          const of = `GET ${path} for ${encoding}`;
          expect(
            `${of}: Content-Encoding`,
            header(packed, 'Content-Encoding'),
            encoding === 'identity' ? null : encoding,
          );
          expect(`${of}: the same bytes when unpacked`, decoded(packed) === plain.body, true);
          if (encoding !== 'identity') expect(`${of}: Vary`, header(packed, 'Vary'), /accept-encoding/i);
        }),
      ),
    );
  },
};
