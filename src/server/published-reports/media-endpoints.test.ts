/** Card and badge as requested: what they show, to whom, for how long, and what they don't. */
import sharp from 'sharp';
import type { Report } from '../../brand/report/report';
import { LOCALES } from '../../site/locales';
import { badgePathOf, cardPathOf } from '../../site/published-reports';
import { exampleReport } from '../assessing/example-reports';
import { endpoint } from '../platform/endpoint';
import type { Services } from '../platform/services';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_CONTEXT, testServices, type TestServices } from '../platform/testing/services';
import { WorkerLimitError } from '../platform/worker-pool';
import { answerKey } from './testing/keys';
import { badgeHandler } from './badge-endpoint';
import { reportCardHandler } from './report-card-endpoint';
import { SHOWN } from './store';
import { PUBLISHED_ID_1, putPublished } from './testing/published';

const [HARBOUR, NORTHWIND, TIDEWATER] = [
  exampleReport('harbour'),
  exampleReport('northwind'),
  exampleReport('tidewater'),
] as const;
const BRANDS = [HARBOUR, NORTHWIND, TIDEWATER];
const CARD = cardPathOf(PUBLISHED_ID_1, 'en');
const SVG = badgePathOf(PUBLISHED_ID_1, 'svg');
const JSON_BADGE = badgePathOf(PUBLISHED_ID_1, 'json');

async function servicesWith(reports: readonly Report[], changes: Partial<Services> = {}): Promise<TestServices> {
  const storage = memoryStorage();
  await putPublished(storage, { reports });
  return testServices({ storage, now: () => new Date('2026-12-01T12:00:00Z'), ...changes });
}

function ask(services: Services, path: string, init: RequestInit = {}): Promise<Response> {
  const send = path.startsWith('/badge/')
    ? endpoint('badge', badgeHandler, () => services)
    : endpoint('report-card', reportCardHandler, () => services);
  return send(new Request(`https://facet.example${path}`, init), TEST_CONTEXT);
}

/** The owner of a report's site says it is not to be shown. */
function hide(services: TestServices, { target: { origin } }: Report): Promise<unknown> {
  const answer = { format: 1, origin, checkedAt: '2026-11-30T00:00:00Z', answer: { ...SHOWN, isHidden: true } };
  return services.storage.put(answerKey(origin), answer, {});
}

describe('a card', () => {
  it.each(sampled(LOCALES))('is a picture of 1200 × 630 in %s, of a report and of a comparison', async (locale) => {
    for (const reports of [[HARBOUR], BRANDS]) {
      const answer = await ask(await servicesWith(reports), cardPathOf(PUBLISHED_ID_1, locale));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      const png = await answer.bytes();
      expect(png.byteLength).toBeLessThanOrEqual(100_000);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, isPalette: true });
    }
  });

  it('is not drawn again, nor kept, where drawing took too much or failed', async () => {
    for (const error of [new WorkerLimitError('time'), new WorkerLimitError('memory'), new Error('a defect')]) {
      const draw = jest.fn(() => Promise.reject(error));
      const report = jest.fn(() => 'digest');
      const answer = await ask(await servicesWith([HARBOUR], { cardDrawer: { draw }, report }), CARD);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.has('netlify-cdn-cache-control')).toBe(false);
      expect(answer.headers.get('retry-after')).toBe('60');
      expect(draw).toHaveBeenCalledTimes(1);
      expect(report).toHaveBeenCalledWith(error);
    }
  });

  it('is in the language of its address alone', async () => {
    const draw = jest.fn(() => Promise.resolve(new Uint8Array()));
    const services = await servicesWith([HARBOUR], { cardDrawer: { draw } });
    await ask(services, cardPathOf(PUBLISHED_ID_1, 'ja'), { headers: { 'accept-language': 'de' } });
    expect(draw.mock.calls).toMatchObject([[{}, { words: { locale: 'ja' } }]]);
    for (const language of ['xx', 'EN', 'en-gb']) {
      expect((await ask(services, `/media/report/${PUBLISHED_ID_1}-${language}.png`)).status).toBe(404);
    }
  });

  it('shows of a comparison no name and no figure of a brand whose site hides it', async () => {
    const draw = jest.fn(() => Promise.resolve(new Uint8Array()));
    const services = await servicesWith(BRANDS, { cardDrawer: { draw } });
    await hide(services, NORTHWIND);
    await ask(services, CARD);
    expect(draw.mock.calls).toMatchObject([
      [{}, { words: { brands: [{}, { figure: '–', note: { word: 'Hidden' }, values: [] }, {}] } }],
    ]);
    expect(JSON.stringify(draw.mock.calls)).not.toContain('Northwind');
  });
});

describe.each([
  ['a card', CARD],
  ['a badge', SVG],
  ['the data of a badge', JSON_BADGE],
])('%s', (_, path) => {
  it('can be embedded anywhere, and is kept by the CDN until it is purged', async () => {
    const answer = await ask(await servicesWith(BRANDS), path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': 'public, durable, max-age=3600',
      'netlify-cache-tag': `report-${PUBLISHED_ID_1},site-harbour.example,site-northwind.example,site-tidewater.example`,
      etag: expect.stringMatching(/^"[\w-]{22}"$/) as unknown,
    });
  });

  it('is there while it is, for who may see it', async () => {
    const services = await servicesWith([HARBOUR]);
    expect((await ask(services, path.replace(PUBLISHED_ID_1, '0'.repeat(13)))).status).toBe(404);
    expect((await ask(services, path.replace(PUBLISHED_ID_1, PUBLISHED_ID_1.toUpperCase()))).status).toBe(404);
    expect((await ask({ ...services, now: () => new Date('2027-06-01T12:00:00Z') }, path)).status).toBe(404);
    const head = await ask(services, path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    await hide(services, HARBOUR);
    const answer = await ask(services, path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is the same where it was not changed, and another one where it was', async () => {
    const etagOf = async (reports: readonly Report[]) =>
      (await ask(await servicesWith(reports), path)).headers.get('etag');
    const [first, again, other] = await Promise.all([[HARBOUR], [HARBOUR], [TIDEWATER]].map(etagOf));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe('a badge', () => {
  it('styles itself, and by its policy can do nothing else', async () => {
    const answer = await ask(await servicesWith([HARBOUR]), SVG);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
    expect(await answer.text()).toMatch(/<title>Facet · \d+\.\d\/100 · 2026-11-20<\/title>/);
  });

  it('has the policy of every page if there is no publication', async () => {
    const answer = await ask(testServices(), SVG);
    expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  });
});
