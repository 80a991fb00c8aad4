/** Probes of what only a deploy can show, with answers as Netlify gives them: a local platform shows none of it. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { brotliCompressSync, createGzip, gzipSync } from 'node:zlib';
import { ENDPOINTS } from '../../src/site/endpoints';
import { FUNCTION_NAMES } from '../../src/site/functions';
import { pageHeaders } from '../../src/site/headers';
import { LOCALES } from '../../src/site/locales';
import { pathTo } from '../../src/site/routes';
import type { BuiltPage, Deploy } from './deploy';
import type { RawAnswer, RawRequest } from './exchange';
import { runProbe } from './probe';
import { PROBES, type ProbeName } from './probes';

const ORIGIN = 'https://facet.example';

const pages = LOCALES.map((locale): BuiltPage => ({
  path: pathTo(locale, 'home'),
  locale,
  route: 'home',
  status: 'translated',
  htmlBytes: 1,
  scriptBytes: 0,
}));

const production: Deploy = {
  origin: ORIGIN,
  context: 'production',
  local: false,
  sendsOwnFileHeaders: false,
  canonicalOrigin: ORIGIN,
  pages,
  builtFor: 'production',
  redirects: [],
  styleHashes: [],
  formTargets: [],
  address: ORIGIN,
  compared: null,
  unmeasured: 'b.example',
  limits: true,
};

function answer(body: string | Buffer, headers: Readonly<Record<string, string>> = {}, status = 200): RawAnswer {
  const bytes = Buffer.from(body);
  return { status, headers, body: bytes.toString('utf8'), pieces: [bytes] };
}

type Site = (request: RawRequest) => RawAnswer;

async function stateOf(name: ProbeName, site: Site, deploy: Deploy = production) {
  const result = await runProbe(PROBES[name], { deploy, ask: async (request) => site(request) });
  return result.state === 'failed' ? result.findings.map(({ of }) => of) : result.state;
}

const HTML =
  '<html lang="en"><link rel="stylesheet" href="/assets/a-12345678.css"><script src="/assets/b-12345678.js">';

describe('compression', () => {
  const packers = { br: brotliCompressSync, gzip: gzipSync };
  const compressed: Site = ({ path, headers = {} }) => {
    const encoding = headers['accept-encoding'] as keyof typeof packers;
    const body = path.startsWith('/assets/') ? `file ${path}` : HTML;
    if (!(encoding in packers)) return answer(body);
    return answer(packers[encoding](body), { 'content-encoding': encoding, vary: 'Accept-Encoding' });
  };

  it('is found where it is, and missed where it is not', async () => {
    expect(await stateOf('compression', compressed)).toBe('passed');
    const plain: Site = ({ headers: _, ...request }) => compressed(request);
    expect(await stateOf('compression', plain)).toContain('GET /assets/b-12345678.js for br: Content-Encoding');
  });

  it('must not take Vary or bytes away', async () => {
    const unvaried: Site = (request) => {
      const { headers, ...rest } = compressed(request);
      return { ...rest, headers: { ...headers, vary: undefined } };
    };
    expect(await stateOf('compression', unvaried)).toContain('GET /en/ for gzip: Vary');
    const cut: Site = (request) => {
      const given = compressed(request);
      return request.headers?.['accept-encoding'] === 'gzip' ? { ...given, pieces: [gzipSync('half of it')] } : given;
    };
    expect(await stateOf('compression', cut)).toContain('GET /en/ for gzip: the same bytes when unpacked');
  });
});

describe('the bytes of pages', () => {
  const bare = `${HTML}<main>Words</main>`;
  const banner = '<aside class="preview-banner"><p>Not public</p></aside>';
  const bytesOf = async (body: string, deploy: Deploy) => {
    const built = { ...deploy, pages: pages.map((page) => ({ ...page, htmlBytes: bare.length })) };
    const found = await stateOf('builtPages', () => answer(body), built);
    return Array.isArray(found) && found.includes('GET /en/: bytes') ? 'differ' : 'the same';
  };

  it('are those of production, where a preview adds its banner and Netlify its drawer', async () => {
    const preview: Deploy = { ...production, context: 'deploy-preview' };
    const drawer = '<script async src="/.netlify/scripts/cdp"></script>';
    expect(await bytesOf(bare, production)).toBe('the same');
    expect(await bytesOf(`${bare}${drawer}`, production)).toBe('differ');
    expect(await bytesOf(bare + banner, production)).toBe('differ');
    expect(await bytesOf(bare + banner + drawer, preview)).toBe('the same');
    expect(await bytesOf(`${bare}<p>Put in</p>${banner}`, preview)).toBe('differ');
  });
});

describe('caching', () => {
  const kept: Site = ({ path, headers = {} }) => {
    if (path.includes('nothing-here')) return answer('', {}, 404);
    if (headers['if-none-match'] === '"1"') return answer('', {}, 304);
    const hashed = path.startsWith('/assets/');
    const cache = hashed ? 'public, max-age=31536000, immutable' : 'public,max-age=0,must-revalidate';
    return answer(HTML, { 'cache-control': cache, etag: '"1"' });
  };

  it('needs validators that hold', async () => {
    expect(await stateOf('caching', kept)).toBe('passed');
    const forgetful: Site = ({ headers: _, ...request }) => kept(request);
    expect(await stateOf('caching', forgetful)).toContain('GET /en/ with its ETag: status');
    const without: Site = (request) => {
      const { headers, ...rest } = kept(request);
      return { ...rest, headers: { ...headers, etag: undefined } };
    };
    expect(await stateOf('caching', without)).toContain('GET /en/: ETag');
  });
});

describe('noindex in production', () => {
  const ROBOTS = '<meta name="robots" content="noindex">';
  const site: Site = ({ path }) => answer(pages.some((page) => page.path === path) ? HTML : HTML + ROBOTS);

  it('is where it must be, and nowhere else', async () => {
    expect(await stateOf('noindex', site)).toBe('passed');
    expect(await stateOf('noindex', () => answer(HTML))).toContain('GET /de/auth/sign-in/: noindex');
    expect(await stateOf('noindex', () => answer(HTML + ROBOTS))).toContain('GET /de/: noindex');
    const byHeader: Site = (request) => ({ ...site(request), headers: { 'x-robots-tag': 'noindex' } });
    expect(await stateOf('noindex', byHeader)).toContain('GET /de/: X-Robots-Tag');
  });
});

describe('the sitemap in production', () => {
  const alternates = [...LOCALES, 'x-default'].map((tag) => `<xhtml:link hreflang="${tag}"/>`).join('');
  const sitemap = pages.map(({ path }) => `<url><loc>${ORIGIN}${path}</loc>${alternates}</url>`).join('');
  const site: Site = ({ path }) =>
    answer(path === '/robots.txt' ? `Disallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml` : sitemap);

  it('is named, under the address that is asked', async () => {
    expect(await stateOf('sitemap', site)).toBe('passed');
    expect(
      await stateOf('sitemap', ({ path }) => answer(path === '/robots.txt' ? 'Disallow: /api/' : sitemap)),
    ).toEqual(['robots.txt: Sitemap']);
    const elsewhere = { ...production, origin: 'https://main--facet.netlify.app' };
    expect(await stateOf('sitemap', site, elsewhere)).toEqual(['origin of canonical links']);
  });
});

describe('the context of the build', () => {
  const missing: Site = () => answer('', {}, 404);

  it('is the one that was said, and production has no pseudo-locales', async () => {
    expect(await stateOf('builtForContext', missing)).toBe('passed');
    expect(await stateOf('builtForContext', missing, { ...production, builtFor: 'branch-deploy' })).toEqual([
      'context of the build',
    ]);
    expect(await stateOf('builtForContext', () => answer(''))).toHaveLength(2);
  });
});

describe('progress that is compressed on its way', () => {
  const lines = [
    ...Array.from({ length: 20 }, (_, at) => ({ t: 'request', id: `request-${at}`, state: 'started', ms: 0 })),
    { t: 'report', report: randomBytes(60_000).toString('hex') },
    { t: 'pictures' },
    { t: 'evidence' },
  ].map((line) => `${JSON.stringify(line)}\n`);
  const headers = { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'content-encoding': 'gzip' };
  const arriving = (pieces: readonly Buffer[]): Site => {
    return () => ({ status: 200, headers, body: '', pieces });
  };

  it('is seen where each line is sent as it is written', async () => {
    const packer = createGzip();
    const pieces: Buffer[] = [];
    packer.on('data', (piece: Buffer) => pieces.push(piece));
    for (const line of lines) {
      packer.write(line);
      await new Promise<void>((resolve) => {
        packer.flush(() => resolve());
      });
    }
    packer.end();
    await once(packer, 'end');
    expect(await stateOf('progress', arriving(pieces))).toBe('passed');
  });

  it('is missed where no picture of several is drawn', async () => {
    const undrawn = JSON.stringify({ t: 'pictures', missing: { icon: 'not-drawn', logo: 'not-drawn' } });
    const sent = lines.map((line) => (line.includes('"pictures"') ? `${undrawn}\n` : line));
    const pieces = sent.map((line) => Buffer.from(line));
    const site: Site = () => ({ status: 200, headers: { ...headers, 'content-encoding': '' }, body: '', pieces });
    expect(await stateOf('progress', site)).toEqual([
      `POST /api/assess of ${ORIGIN}: a picture was drawn, or none could be`,
    ]);
  });

  it('is missed where it is held back until the end', async () => {
    const bytes = gzipSync(lines.join(''));
    const pieces = Array.from({ length: Math.ceil(bytes.byteLength / 1448) }, (_, at) =>
      bytes.subarray(at * 1448, (at + 1) * 1448),
    );
    expect(await stateOf('progress', arriving(pieces))).toEqual([
      `POST /api/assess of ${ORIGIN}: progress came in pieces`,
    ]);
  });
});

describe('too many requests', () => {
  /** @param refusal of what comes after the first sixty */
  const counting = (refusal: RawAnswer): Site => {
    let count = 0;
    return () => ((count += 1) > 60 ? refusal : answer('{}'));
  };
  const refused = answer('', { 'retry-after': '100' }, 429);

  it('are refused, with the time to come back', async () => {
    expect(await stateOf('tooManyRequests', counting(refused))).toBe('passed');
    const of = 'GET /api/feedback/challenge';
    expect(await stateOf('tooManyRequests', counting(answer('', {}, 429)))).toEqual([`${of}, refused: Retry-After`]);
    expect(await stateOf('tooManyRequests', () => answer('{}'))).toContain(`${of}, many at once: statuses`);
    expect(await stateOf('tooManyRequests', counting(answer('', {}, 503)))).toContain(`${of}, many at once: statuses`);
    expect(await stateOf('tooManyRequests', () => refused)).toContain(`${of}: served`);
  });

  it('are not those of a client that names another address', async () => {
    const believing = counting(refused);
    const site: Site = (request) =>
      request.headers?.['x-forwarded-for'] === undefined ? believing(request) : answer('{}');
    expect(await stateOf('tooManyRequests', site)).toEqual([
      'GET /api/feedback/challenge, refused, with another X-Forwarded-For: status',
    ]);
  });
});

describe('in production', () => {
  it.each(['message', 'screenshot'] as const)('%s is not shown: nobody should have to read it', async (name) => {
    const nothing: Site = () => {
      throw new Error('it was asked');
    };
    expect(await stateOf(name, nothing)).toBe('not-shown');
  });

  it('scheduled functions must not answer by their names either', async () => {
    const scheduled = FUNCTION_NAMES.find((name) => !(name in ENDPOINTS)) ?? '';
    const path = `/.netlify/functions/${scheduled}`;
    const site: Site = (request) => answer('', {}, request.path === path ? 204 : 404);
    expect(await stateOf('hiddenNames', site)).toEqual([`GET ${path}: status`, `POST ${path}: status`]);
  });

  it('an error report that anybody would see is not sent', async () => {
    const sent: string[] = [];
    const site: Site = ({ headers = {}, body = '' }) => {
      sent.push(String(body));
      const status = { 'text/plain': 400, 'text/html': 415 }[headers['content-type'] ?? ''] ?? 204;
      return answer('', pageHeaders({ ...production, cache: 'no-store', vary: [] }), status);
    };
    expect(await stateOf('errorReports', site)).toBe('passed');
    expect(sent).toHaveLength(3);
    expect(sent.join('\n')).not.toContain('"type":"event"');
  });
});
