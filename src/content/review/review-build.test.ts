import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ReviewResult } from '../../components/review/review';
import type { DeployContext } from '../../site/environment';
import { publicationOf, type TestPublication } from '../outputs/testing/publication';
import { REVIEW_PLACE, writeReview } from './review-build';
import { build, page } from './testing/facts';

const A = '/en/posts/a/';

const card = (colour: string) =>
  sharp({ create: { width: 12, height: 6, channels: 3, background: colour } })
    .png()
    .toBuffer();

let cleanUp: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of cleanUp) await step();
  cleanUp = [];
});

/** A site that serves these files. @returns its origin */
async function production(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url];
    if (file === undefined) response.writeHead(404).end();
    else response.end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A build whose one post has the card `new`, with what an earlier build left. */
async function preview(context: DeployContext, reviewBase: string | null): Promise<TestPublication> {
  const publication = publicationOf([], {
    '/facet-build.json': JSON.stringify(build([page(A, { cardDigest: 'new', sourceDigest: 'new' })])),
    [A]: '<main>Text</main>',
    '/review/stale.png': 'stale',
  });
  cleanUp.push(() => publication.remove());
  mkdirSync(join(publication.root, 'public/cards'));
  writeFileSync(join(publication.root, 'public/cards/new.png'), await card('white'));
  mkdirSync(join(publication.root, '.facet/gated'), { recursive: true });
  writeFileSync(join(publication.root, REVIEW_PLACE), 'stale');
  return { ...publication, environment: { ...publication.environment, context, reviewBase } };
}

const resultOf = ({ root }: TestPublication) =>
  JSON.parse(readFileSync(join(root, REVIEW_PLACE), 'utf8')) as ReviewResult;

it('leaves what changed for the gate, and pictures of cards that differ', async () => {
  const before = await card('black');
  const origin = await production({
    '/facet-build.json': JSON.stringify(build([page(A, { cardDigest: 'old' })])),
    '/cards/old.png': before,
  });
  const publication = await preview('deploy-preview', origin);
  expect(await writeReview(publication)).toEqual({
    level: 'info',
    text: `Compared with ${origin}: 1 piece of content and 0 other pages changed.`,
  });
  expect(resultOf(publication)).toMatchObject({
    state: 'compared',
    review: {
      before: { origin, version: '1.0.0', lostLocales: [] },
      pieces: [{ slug: 'a', changes: ['edited'] }],
      cards: [
        { path: A, before: '/review/old.png', after: '/cards/new.png', difference: '/review/old-new.png', share: 1 },
      ],
      bytes: [{ path: A, packed: { budget: 13_000 } }],
    },
  });
  expect(readdirSync(join(publication.root, 'public/review')).sort()).toEqual(['old-new.png', 'old.png']);
});

it.each(['a page about an error', null])('tells that a card changed where production gives %s for it', async (body) => {
  const origin = await production({
    '/facet-build.json': JSON.stringify(build([page(A, { cardDigest: 'old' })])),
    ...(body === null ? {} : { '/cards/old.png': body }),
  });
  const publication = await preview('branch-deploy', origin);
  await writeReview(publication);
  expect(resultOf(publication)).toMatchObject({
    review: { cards: [{ change: 'edited', before: null, after: '/cards/new.png', difference: null, share: null }] },
  });
  expect(existsSync(join(publication.root, 'public/review'))).toBe(false);
});

it('lets the build end where production cannot be compared with, and says why', async () => {
  const origin = await production({});
  const publication = await preview('deploy-preview', origin);
  expect(await writeReview(publication)).toEqual({
    level: 'warn',
    text: `This build was not compared with ${origin}. It answers with status 404.`,
  });
  expect(resultOf(publication)).toEqual({
    state: 'failed',
    origin,
    obstacle: 'without-facts',
    reason: 'It answers with status 404.',
  });
  expect(existsSync(join(publication.root, 'public/review'))).toBe(false);
});

it.each([
  ['production', 'https://facet.example'],
  ['dev', null],
] as const)('leaves nothing of an earlier build in %s told %s', async (context, base) => {
  const publication = await preview(context, base);
  expect(await writeReview(publication)).toBeNull();
  expect(existsSync(join(publication.root, REVIEW_PLACE))).toBe(false);
  expect(existsSync(join(publication.root, 'public/review'))).toBe(false);
});
