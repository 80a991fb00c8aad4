/** Brands whose pictures or sites are on servers that others use, too: none of them loses by it, and nobody is asked more. */
import { LIMITS } from '../../site/limits';
import { closeServers } from '../fetching/testing/loopback';
import { keysBelow } from '../platform/storage/raw';
import { deleteOldResults } from './result-spans';
import { OPT_OUT, TYPED, VICTIM, pages, declaring, leadingTo, world, entry } from './testing/brands';
import type { Answering } from './testing/neighbourhood';

afterEach(closeServers);

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A server of pictures, with headers that are nobody's business. */
const pictured: Answering = ({ pathname }, response) => {
  if (pathname === '/robots.txt') return;
  response.writeHead(200, { 'content-type': 'image/png', 'set-cookie': 'sid=1', 'x-internal': 'cdn-secret' }).end(PNG);
};

describe('brands that share a server', () => {
  const IMAGES = ['icon', 'preview-image', 'logo'] as const;

  /** Twelve brands whose pages declare the same pictures, on a server that counts. */
  async function twelve(pictures: Answering = pictured) {
    const there = world();
    await there.add('cdn.net', VICTIM, pictures);
    const post = async (at: number) => {
      await there.add(`brand${String(at)}.com`, `127.10.${String(at)}.1`, declaring('https://cdn.net/'));
      return there.post(`https://brand${String(at)}.com`);
    };
    return { ...there, brand: post };
  }

  it('share the requests for its pictures: twelve have all checks and the same score', async () => {
    const { brand, count } = await twelve();
    const scores: unknown[] = [];
    for (let at = 0; at < 12; at += 1) {
      const assessment = await brand(at);
      for (const id of IMAGES)
        expect(entry(assessment, id)).toMatchObject({ state: 'answered', body: { type: 'png' } });
      if (assessment.state === 'done' && assessment.outcome.ok) {
        scores.push(assessment.outcome.report.overall);
        expect(Object.keys(assessment.outcome.pictures).sort()).toEqual(['icon', 'logo', 'previewImage']);
      }
    }
    expect(new Set(scores.map((score) => JSON.stringify(score))).size).toBe(1);
    // Its pictures once, and its robots.txt for each, and whatever else is no picture.
    expect(count('cdn.net')).toBeLessThanOrEqual(LIMITS.neighbourRequests);
  });

  it('have them for ten minutes, of which nothing is kept but facts and the small copy', async () => {
    const { brand, asked, pass, storage } = await twelve();
    await brand(0);
    const first = asked('cdn.net').rest.length;
    pass((LIMITS.reportReuseSeconds - 1) * 1000);
    await brand(1);
    const kept = await Promise.all(
      (await keysBelow(storage, 'assessments/results/')).map(async (key) => (await storage.get(key))?.value),
    );
    const pictures = kept.filter((value) => typeof value === 'object' && value !== null && 'picture' in value);
    expect(pictures).toHaveLength(IMAGES.length);
    for (const value of pictures) {
      expect(Object.keys(value as object).sort()).toEqual(['answer', 'at', 'picture']);
      expect(JSON.stringify(value)).not.toMatch(/cdn-secret|sid=1|brand0/);
      expect(JSON.stringify(value).length).toBeLessThan(20_000);
    }
    // Everything that isn't a picture is requested again.
    const second = asked('cdn.net').rest.length - first;
    expect(second).toBe(first - IMAGES.length);
    pass(2000);
    await brand(2);
    expect(asked('cdn.net').rest.length - first - second).toBe(first);
    pass(3 * LIMITS.reportReuseSeconds * 1000);
    await deleteOldResults({ storage, now: () => new Date(Date.UTC(2026, 5, 1, 14)) });
    expect(await keysBelow(storage, 'assessments/results/')).toEqual([]);
  });

  it('ask for what was no picture, and obey whoever opts out meanwhile', async () => {
    let isThere = false;
    let robots = '';
    const { brand, asked } = await twelve((url, response, request) => {
      if (url.pathname === '/robots.txt') response.setHeader('content-type', 'text/plain').end(robots);
      else if (isThere) pictured(url, response, request);
    });
    expect(entry(await brand(0), 'icon')).toMatchObject({ state: 'answered', status: 404 });
    isThere = true;
    expect(entry(await brand(1), 'icon')).toMatchObject({ state: 'answered', status: 200 });
    robots = OPT_OUT;
    const before = asked('cdn.net').rest.length;
    expect(entry(await brand(2), 'icon')).toMatchObject({ state: 'skipped', reason: 'robots' });
    expect(asked('cdn.net').rest).toHaveLength(before);
  });

  it('are all measured where six of them lead to sites of one network, and no site is asked more for it', async () => {
    const { add, post, hits } = world();
    for (let at = 0; at < 6; at += 1) {
      await add(`shop${String(at)}.net`, `127.30.0.${String(at + 1)}`, pages());
      await add(`brand${String(at)}.com`, `127.10.${String(at)}.1`, leadingTo(`https://shop${String(at)}.net/`));
    }
    for (let at = 0; at < 6; at += 1) {
      expect(await post(`https://brand${String(at)}.com`)).toMatchObject({ reused: false, outcome: { ok: true } });
    }
    const there = hits.filter(({ address }) => address.startsWith('127.30.0.'));
    expect(there.length).toBeLessThanOrEqual(LIMITS.targetNetworkRequests);
  });

  long('do not lend it to others: a thousand hosts that lead to one site ask it thirty times', async () => {
    const { add, post, count } = world();
    await add('victim.com', VICTIM, pages());
    for (let at = 0; at < 1000; at += 1) {
      const host = `h${String(at)}.evil${String(at % 100)}.com`;
      await add(host, TYPED, leadingTo(`https://victim.com/${String(at)}`));
    }
    for (let at = 0; at < 1000; at += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => post(`https://h${String(at + n)}.evil${String((at + n) % 100)}.com`)),
      );
    }
    expect(count('victim.com')).toBeLessThanOrEqual(LIMITS.neighbourRequests);
  });
});
