/** A deploy proves itself: on a platform without faults everything passes, and each fault of a platform is found. */
import { smoke, type Smoke } from '../smoke/smoke';
import { readOptions, type SmokeOptions } from '../smoke/options';
import type { ProbeName } from '../smoke/probes';
import { introductionOf } from '../smoke/probes/gate';
import { serveWithFault, type PassedAnswer, type PassedRequest, type PlatformFault } from '../harness/faulty-platform';

const ORIGIN = process.env['FACET_ORIGIN'] ?? '';
/** The last two of the slow sites: their progress is seen here alone. */
const [PLAIN = '', HELD_BACK = ''] = (process.env['FACET_UNHURRIED'] ?? '').split(',').slice(-2);

function optionsFor(origin: string, address: string): SmokeOptions {
  const options = readOptions([origin, '--address', address]);
  if (options === null) throw new Error(`${origin} cannot be probed.`);
  return options;
}

async function smokeThrough(
  fault: PlatformFault,
  { address = PLAIN, probes }: { address?: string | undefined; probes?: readonly ProbeName[] } = {},
): Promise<{ readonly smoked: Smoke; readonly told: string }> {
  const platform = await serveWithFault(ORIGIN, fault);
  const told: string[] = [];
  try {
    const smoked = await smoke(optionsFor(platform.origin, address), (line) => told.push(line), probes);
    return { smoked, told: told.join('\n') };
  } finally {
    await platform.close();
  }
}

it('everything that a local platform can show passes, and it says what it cannot show', async () => {
  const { smoked, told } = await smokeThrough({});
  expect({ failed: smoked.failed, told }).toEqual({ failed: 0, told });
  const notShown = [...smoked.results].filter(([, { state }]) => state === 'not-shown').map(([name]) => name);
  expect(notShown).toEqual(['plainHttp', 'compression', 'tooManyRequests']);
  expect(told).toContain('this local platform does not compress');
  expect(told).toMatch(/\n\d+ passed, 0 failed, 3 not shown$/);
});

it('a site behind a password is said to be one, and nothing else is asked', async () => {
  const paths: string[] = [];
  const { smoked, told } = await smokeThrough({
    asked: ({ path }) => paths.push(path),
    answered: (answer) => {
      Object.assign(answer, { status: 401, headers: { 'content-type': 'text/html' }, body: Buffer.from('Password') });
    },
  });
  expect(smoked.failed).toBe(1);
  expect(told).toContain('asks for a password or a login (401)');
  expect(paths).toEqual(['/en/']);
});

type Change = NonNullable<PlatformFault['answered']>;

const isHtml = ({ headers }: PassedAnswer): boolean => String(headers['content-type']).startsWith('text/html');
const isMade = ({ headers }: PassedAnswer): boolean => headers['age'] === undefined;
const withoutHeader =
  (name: string, applies: (answer: PassedAnswer, request: PassedRequest) => boolean): Change =>
  (answer, request) => {
    if (applies(answer, request))
      answer.headers = Object.fromEntries(Object.entries(answer.headers).filter(([each]) => each !== name));
  };
const replaced =
  (path: RegExp, change: Partial<PassedAnswer>): Change =>
  (answer, request) => {
    if (path.test(request.path)) Object.assign(answer, change);
  };
const found = (body: string): Partial<PassedAnswer> => ({ status: 200, body: Buffer.from(body) });

/** Faults that the settings of a deploy, a plan or the platform itself may have, and the probe that finds each. */
const FAULTS: Readonly<Record<string, PlatformFault & { readonly probe: ProbeName; readonly address?: string }>> = {
  'files without the rules of _headers': {
    probe: 'builtPages',
    answered: withoutHeader('content-security-policy', (answer) => !isMade(answer)),
  },
  'functions without their headers': {
    probe: 'rowsOfEndpoints',
    answered: withoutHeader('content-security-policy', (answer, { path }) => isMade(answer) && path !== '/en/'),
  },
  'a second policy from another rule': {
    probe: 'builtPages',
    answered: (answer, { path }) => {
      const policy = String(answer.headers['content-security-policy']);
      if (path.startsWith('/de/')) answer.headers['content-security-policy'] = [policy, policy];
    },
  },
  'an unsafe source in the policy': {
    probe: 'madeForRequests',
    answered: (answer) => {
      const policy = String(answer.headers['content-security-policy']);
      if (isMade(answer))
        answer.headers['content-security-policy'] = policy.replace("'self'", "'self' 'unsafe-inline'");
    },
  },
  'missing pages that answer 200': {
    probe: 'missingPages',
    answered: (answer) => {
      if (answer.status === 404) answer.status = 200;
    },
  },
  'missing pages in one language': {
    probe: 'missingPages',
    asked: (request) => {
      request.path = request.path.replace(/^\/(de|fr|es|ja|ar)\/nothing/, '/en/nothing');
    },
  },
  'a gated page among the files': {
    probe: 'gatedPages',
    answered: replaced(/^\/ja\/feedback\/inbox\/index\.html$/, found(introductionOf('feedback-inbox', 'ja') ?? '')),
  },
  'a gated page behind a doubled slash': {
    probe: 'gatedPages',
    answered: replaced(/^\/en\/\/feedback\/inbox\/$/, found('another page')),
  },
  'a function that answers by its name': {
    probe: 'hiddenNames',
    answered: replaced(/^\/\.netlify\/functions\/gate$/, { status: 200 }),
  },
  'the project as the publish folder': {
    probe: 'hiddenNames',
    answered: replaced(/^\/package\.json$/, { status: 200 }),
  },
  'pages that are kept for a year': {
    probe: 'caching',
    answered: (answer) => {
      if (isHtml(answer)) answer.headers['cache-control'] = 'public, max-age=31536000, immutable';
    },
  },
  'assets that are asked for again': {
    probe: 'caching',
    answered: (answer) => {
      answer.headers['cache-control'] = 'public, max-age=0, must-revalidate';
    },
  },
  'personal answers that are stored': {
    probe: 'madeForRequests',
    answered: (answer) => {
      if (answer.headers['cache-control'] === 'no-store') answer.headers['cache-control'] = 'public, max-age=60';
    },
  },
  'a missing Vary': { probe: 'negotiation', answered: withoutHeader('vary', isMade) },
  'one language for everybody': {
    probe: 'negotiation',
    answered: (answer, { path }) => {
      if (path.startsWith('/?')) answer.headers['location'] = '/en/?a=1';
    },
  },
  'the first tag of Accept-Language alone': {
    probe: 'negotiation',
    asked: ({ headers }) => {
      if (headers['accept-language'] !== undefined) {
        headers['accept-language'] = headers['accept-language'].slice(0, 2);
      }
    },
  },
  'cookies that do not arrive': {
    probe: 'negotiation',
    asked: ({ headers }) => {
      delete headers['cookie'];
    },
  },
  'a cookie that scripts read': {
    probe: 'languageChoice',
    answered: (answer) => {
      answer.headers['set-cookie'] = String(answer.headers['set-cookie']).replace('; HttpOnly', '');
    },
  },
  'a rule of languages in front of the function': {
    probe: 'languageChoice',
    asked: ({ path, headers }) => {
      if (path.startsWith('/?')) headers['cookie'] = '';
    },
  },
  'an origin check that sees its own origin': {
    probe: 'originCheck',
    asked: ({ headers }) => {
      headers['origin'] = `http://${headers['host'] ?? ''}`;
      delete headers['sec-fetch-site'];
    },
  },
  'a function that takes itself for another origin': {
    probe: 'originCheck',
    asked: ({ headers }) => {
      if (headers['origin']?.endsWith(headers['host'] ?? '') === true) headers['origin'] = 'https://elsewhere.example';
    },
  },
  'a stream that is held back': { probe: 'progress', address: HELD_BACK, answered: () => undefined },
  'bodies above 1 MB refused': {
    probe: 'largeUpload',
    answered: (answer, { body }) => {
      if (body.byteLength > 1_000_000) answer.status = 413;
    },
  },
  'a function that ends at large bodies': {
    probe: 'screenshot',
    answered: (answer, { body }) => {
      if (body.byteLength > 1_000_000) answer.status = 500;
    },
  },
  'storage that forgets': {
    probe: 'message',
    answered: (answer, { path }) => {
      if (path.includes('/feedback/status/')) answer.status = 404;
    },
  },
  'storage that writes twice': {
    probe: 'message',
    answered: (answer, { path }) => {
      if (path !== '/api/feedback' || answer.status !== 201) return;
      answer.body = Buffer.from(JSON.stringify({ reference: crypto.randomUUID() }));
    },
  },
  'challenges from a cache': {
    probe: 'challenges',
    answered: replaced(/^\/api\/feedback\/challenge$/, {
      body: Buffer.from(
        JSON.stringify({
          ...{ algorithm: 'SHA-256', challenge: 'a'.repeat(64), maxnumber: 300_000, signature: 'b'.repeat(64) },
          salt: 'c?issued=1&expires=4102444800&',
        }),
      ),
    }),
  },
  'no noindex on a preview': {
    probe: 'noindex',
    answered: (answer) => {
      delete answer.headers['x-robots-tag'];
      answer.body = Buffer.from(answer.body.toString('utf8').replace(/<meta[^>]*name="robots"[^>]*>/, ''));
    },
  },
  'a sitemap of another address': {
    probe: 'sitemap',
    answered: (answer, { path }) => {
      if (path === '/sitemap.xml')
        answer.body = Buffer.from(answer.body.toString('utf8').replaceAll('localhost', 'old'));
    },
  },
  'cards that cannot be drawn': {
    probe: 'published',
    address: 'northwind.example',
    answered: replaced(/^\/media\/report\//, { status: 500 }),
  },
  'a CDN that is not told to forget': {
    probe: 'published',
    address: 'northwind.example',
    answered: replaced(/^\/badge\//, { status: 200 }),
  },
  'a feed that is missing': { probe: 'feeds', answered: replaced(/^\/ar\/changelog\/atom\.xml$/, { status: 404 }) },
  'scripts as plain text': {
    probe: 'mediaTypes',
    answered: (answer, { path }) => {
      if (path.endsWith('.js')) answer.headers['content-type'] = 'text/plain; charset=utf-8';
    },
  },
  'assets of another deploy': {
    probe: 'mediaTypes',
    answered: replaced(/^\/assets\/.*\.css$/, { status: 404 }),
  },
  'a script put into pages': {
    probe: 'builtPages',
    answered: (answer) => {
      if (!isHtml(answer)) return;
      answer.body = Buffer.from(
        answer.body.toString('utf8').replace('</body>', '<script src="/x.js"></script></body>'),
      );
    },
  },
  'other sites’ scripts may read answers': {
    probe: 'rowsOfEndpoints',
    answered: ({ headers }) => {
      headers['access-control-allow-origin'] = '*';
    },
  },
  'a function that does not start': {
    probe: 'rowsOfEndpoints',
    answered: replaced(/^\/api\/auth\/session$/, { status: 502 }),
  },
  'a method that is answered by a file': {
    probe: 'rowsOfEndpoints',
    answered: (answer, { method }) => {
      if (method === 'PUT') answer.status = 200;
    },
  },
  'keys of another deploy': {
    probe: 'signature',
    answered: replaced(/^\/api\/signing-keys$/, { body: Buffer.from('{"keys":[]}') }),
  },
  'a brand that cannot be read': {
    probe: 'comparison',
    answered: (answer) => {
      answer.body = Buffer.from(answer.body.toString('utf8').replace(' · ', ', '));
    },
  },
  'an expired security.txt': {
    probe: 'securityTxt',
    answered: (answer, { path }) => {
      if (!path.endsWith('security.txt')) return;
      answer.body = Buffer.from(answer.body.toString('utf8').replace(/Expires: \d+/, 'Expires: 2020'));
    },
  },
  'a provider that is told another address': {
    probe: 'signIn',
    answered: (answer) => {
      answer.headers['location'] = String(answer.headers['location']).replace('localhost', 'main--old.example');
    },
  },
  'missing assets that are kept for a year': {
    probe: 'caching',
    answered: (answer) => {
      if (answer.status === 404) answer.headers['cache-control'] = 'public, max-age=31536000, immutable';
    },
  },
  'error reports that arrive nowhere': {
    probe: 'errorReports',
    answered: replaced(/^\/error-report$/, { status: 404 }),
  },
  'a build for another context': {
    probe: 'builtForContext',
    answered: (answer, { path }) => {
      if (path !== '/facet-build.json') return;
      answer.body = Buffer.from(answer.body.toString('utf8').replace('"context":"dev"', '"context":"production"'));
    },
  },
};

for (const [name, { probe, address, ...fault }] of Object.entries(FAULTS)) {
  it(`${name}: found`, async () => {
    const { smoked, told } = await smokeThrough(fault, { address, probes: [probe] });
    expect({ state: smoked.results.get(probe)?.state, told }).toEqual({ state: 'failed', told });
  });
}
