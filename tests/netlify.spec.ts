/**
 * What `netlify build` makes, in a fresh clone; and that it works: its zips serve deploys in processes of their own,
 * with storage as slow and contradictory as in production.
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import StreamZip from 'node-stream-zip';
import sharp from 'sharp';
import { BUNDLES_FOLDER } from '../src/dev/deployed/bundles';
import { serveDeploy, type DeployedSite, type DeployOptions } from '../src/dev/deployed/serve';
import { solve } from '../src/server/feedback/testing/solve';
import { blobsStorage } from '../src/server/platform/storage/blobs';
import { sealedStorage } from '../src/server/platform/storage/sealed';
import { FUNCTION_NAMES } from '../src/site/functions';
import { CLOCK } from '../src/site/schedules';
import { ALL } from './harness/breadth';
import { PUBLIC } from './harness/pages';
import { fileDigests, makeScratchSite, PRODUCTION, type ScratchSite } from './harness/scratch-site';
import { postStreamed } from './harness/streamed';

/** All tests need one build, which takes a while. */
test.describe.configure({ mode: 'default' });

/** Larger than any of our dependencies for functions; Node itself has 126 MB. */
const LARGEST_FILE = 20_000_000;

/** As in production: every operation takes its time. Of two writes of one key that meet, one is refused (409). */
const STORAGE_MS = 200;

const SECRET = PRODUCTION.FACET_STORAGE_KEYS;

/** Only production has the site's own storage. */
const CONTEXTS = ['production', 'unheard-of', 'deploy-preview', 'branch-deploy'];

let site: ScratchSite;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await makeScratchSite({ cold: true });
  await site.run('netlify build', 'netlify-cli/bin/run.js', ['build', '--offline', '--context', 'dev'], {
    // Netlify adds its own plugin, a download, to every Gatsby site that does not opt out.
    NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true',
  });
});

test.afterAll(() => site.remove());

/** Serves the build as a deploy while something is done with it. */
async function withDeploy(
  options: Partial<DeployOptions>,
  use: (deploy: DeployedSite, client: APIRequestContext) => Promise<void>,
): Promise<void> {
  const deploy = await serveDeploy({ root: site.root, port: 0, context: 'production', ...options });
  const client = await request.newContext({ baseURL: deploy.origin, ignoreHTTPSErrors: true });
  try {
    await use(deploy, client);
  } finally {
    await client.dispose();
    await deploy.stop();
  }
}

test('netlify build makes the same site in another folder, byte for byte', async () => {
  const [ours, netlifys] = await Promise.all([fileDigests(PUBLIC), site.published()]);
  expect(Object.keys(netlifys).sort()).toEqual(Object.keys(ours).sort());
  expect(Object.keys(ours).filter((file) => ours[file] !== netlifys[file])).toEqual([]);
});

test('netlify build bundles every function, and nothing that is too large', async () => {
  const folder = join(site.root, BUNDLES_FOLDER);
  const bundles = (await readdir(folder)).filter((file) => file.endsWith('.zip')).sort();
  expect(bundles).toEqual(FUNCTION_NAMES.map((name) => `${name}.zip`).sort());
  for (const bundle of bundles) {
    const { size } = await stat(join(folder, bundle));
    test.info().annotations.push({ type: 'bundle', description: `${bundle} ${size} bytes` });
    expect(size, bundle).toBeGreaterThan(1_000);
    const zip = new StreamZip.async({ file: join(folder, bundle) });
    const files = Object.values(await zip.entries());
    await zip.close();
    expect(files.filter((file) => file.size > LARGEST_FILE).map(({ name }) => name)).toEqual([]);
  }
});

for (const context of ALL ? CONTEXTS : CONTEXTS.slice(0, 2)) {
  test(`a deploy answers in its context: ${context}`, async () => {
    await withDeploy({ context, siteUrl: 'https://facet.example' }, async (deploy, client) => {
      const negotiated = await client.get('/', { headers: { 'accept-language': 'ja' }, maxRedirects: 0 });
      expect([negotiated.status(), negotiated.headers()['location']]).toEqual([302, '/ja/']);

      const challenge = await client.get('/api/feedback/challenge');
      expect(challenge.status()).toBe(200);

      const missing = await client.get('/nowhere/', { headers: { 'accept-language': 'ar' } });
      expect([missing.status(), missing.headers()['content-language']]).toEqual([404, 'ar']);

      for (const name of [CLOCK, 'assess', 'unknown']) {
        expect((await client.get(`/.netlify/functions/${name}`)).status(), name).toBe(404);
      }

      // A page of another site, and one of our own: requests are https as they arrive.
      for (const [origin, status] of [
        ['https://elsewhere.example', 403],
        [deploy.origin, 303],
      ] as const) {
        const form = { to: 'fr', back: '/en/' };
        const answer = await client.post('/api/language', { form, headers: { origin }, maxRedirects: 0 });
        expect(answer.status(), origin).toBe(status);
      }

      await deploy.turnClock(CLOCK);
      await deploy.functions.quiet();
      const stores = new Set([...deploy.blobs.blobs.keys()].map((key) => key.split('/')[0]));
      // What was deleted is known of production alone, which has backups.
      const own =
        context === 'production' ? ['site:facet', 'site:facet-deletions'] : [`deploy:${deploy.deploy.id}:facet`];
      expect([...stores].sort()).toEqual(own);
    });
  });
}

test('a signed picture is decoded by the zipped function and stored as WebP', async () => {
  await withDeploy(
    { blobs: { latency: STORAGE_MS }, variables: { FACET_STORAGE_KEYS: SECRET } },
    async ({ origin, blobs, deploy }, client) => {
      const altcha = solve((await (await client.get('/api/feedback/challenge')).json()) as Parameters<typeof solve>[0]);
      const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#246' } })
        .png()
        .toBuffer();
      const message = 'with a picture';
      const answer = await client.post('/api/feedback', {
        headers: { accept: 'application/json', origin },
        multipart: {
          ...{ kind: 'idea', locale: 'en', message, altcha },
          screenshot: { name: 'a.png', mimeType: 'image/png', buffer },
        },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      const { reference, status } = (await answer.json()) as { reference: string; status: string };
      expect(await (await client.get(status)).text()).toContain(message);

      const { url_uncached: url, token } = blobs.access;
      const store = { siteID: deploy.siteId, token, edgeURL: url, uncachedEdgeURL: url };
      const inner = blobsStorage({ context: 'production', deployId: deploy.id, store });
      const storage = sealedStorage(inner, [SECRET], (error) => {
        throw error;
      });
      const [key = ''] = (await storage.list(`feedback/screenshots/${reference}`)).keys;
      const stored = await storage.get(key);
      expect(await sharp(stored?.value as Uint8Array).metadata()).toMatchObject({
        format: 'webp',
        width: 400,
        height: 300,
      });
      expect(await storage.get(`feedback/messages/${reference}`)).toMatchObject({ value: { trust: 'trusted' } });

      // More than 6 MB in base64: refused before a function sees it.
      const large = await client.post('/api/feedback', {
        headers: { origin },
        multipart: {
          kind: 'idea',
          message,
          screenshot: { name: 'a', mimeType: 'image/png', buffer: Buffer.alloc(4_800_000) },
        },
      });
      expect(large.status()).toBe(413);
    },
  );
});

test('four brands are assessed at once, told of as it goes and pictured, over slow connections without IPv6', async () => {
  await withDeploy({ blobs: { latency: STORAGE_MS }, handshakeMs: 300 }, async ({ origin, samples, certificate }) => {
    const answers = await Promise.all(
      samples.map((address) => postStreamed(origin, certificate, '/api/assess', { address, locale: 'en' })),
    );
    for (const { status, pieces } of answers) {
      expect(status, pieces.join('')).toBe(200);
      expect(pieces[0]).toContain('"t":"request"');
      expect(pieces[0]).not.toContain('"t":"report"');
      expect(pieces.join('')).toContain('"t":"report"');
    }
    // Two of them have icons, which a worker beside the zipped function draws.
    const pictured = answers.filter(({ pieces }) => /"t":"pictures",.*"icon":"data:image\/webp;/.test(pieces.join('')));
    expect(pictured.length).toBeGreaterThanOrEqual(2);
  });
});
