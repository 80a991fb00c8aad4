/** Attacks on published reports from outside. `docs/published-reports.md` lists all of them with their outcomes. */
import { randomUUID } from 'node:crypto';
import { sharedFragment } from '../../brand/sharing/fragment';
import { pack } from '../../brand/sharing/pack';
import { LIMITS } from '../../site/limits';
import { LOCALES } from '../../site/locales';
import { badgePathOf, cardPathOf, publishedDataPath } from '../../site/published-reports';
import { exampleReport } from '../assessing/example-reports';
import { endpoint } from '../platform/endpoint';
import { keysBelow } from '../platform/storage/raw';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_CONTEXT, testServices } from '../platform/testing/services';
import { readRecord } from '../reports/store';
import { badgeHandler } from './badge-endpoint';
import { memberPublicationHandler } from './member-publication-endpoint';
import { oembedHandler } from './oembed-endpoint';
import { publishReportHandler } from './publish-report-endpoint';
import { publishedDataHandler } from './published-data-endpoint';
import { publishedReportHandler } from './published-report-endpoint';
import { publisherHandler } from './publisher-endpoint';
import { reportCardHandler } from './report-card-endpoint';
import { PUBLISHED_ID_1, PUBLISHER_KEY_1 } from './testing/published';
import { publishedShell } from './testing/published-shell';
import { BROWSER, privatePath, publication, publishingSite, reportOf } from './testing/publishing-site';
import { putShown } from './testing/shown-publication';

const SITE = 'https://facet.example';
const PAGE = `/en/brand-assessment/${PUBLISHED_ID_1}/`;
const OEMBED = `/api/oembed?url=${encodeURIComponent(SITE + PAGE)}`;

/** Every address that shows a publication to everyone, and what answers it. */
const SHOWN_AT = {
  page: PAGE,
  card: cardPathOf(PUBLISHED_ID_1, 'en'),
  badge: badgePathOf(PUBLISHED_ID_1, 'svg'),
  'data of the badge': badgePathOf(PUBLISHED_ID_1, 'json'),
  data: publishedDataPath(PUBLISHED_ID_1),
  oEmbed: OEMBED,
} as const;

/** Endpoints that show a publication; a card is made only of its words. */
async function shownSite(...reports: Parameters<typeof putShown>[1][]) {
  const storage = memoryStorage();
  for (const changes of reports) await putShown(storage, changes);
  const services = testServices({
    storage,
    cardDrawer: { draw: (_, card) => Promise.resolve(new TextEncoder().encode(JSON.stringify(card))) },
    artifacts: { ...testServices().artifacts, shell: (locale) => Promise.resolve(publishedShell(locale)) },
  });
  const page = endpoint('published-report', publishedReportHandler, () => services);
  const others = {
    '/media/': endpoint('report-card', reportCardHandler, () => services),
    '/badge/': endpoint('badge', badgeHandler, () => services),
    '/api/oembed': endpoint('oembed', oembedHandler, () => services),
    '/api/reports/': endpoint('published-data', publishedDataHandler, () => services),
  };
  const ask = (path: string, init: RequestInit = {}, origin = SITE) => {
    const [, handle = page] = Object.entries(others).find(([start]) => path.startsWith(start)) ?? [];
    return handle(new Request(origin + path, init), TEST_CONTEXT);
  };
  return { storage, ask };
}

/** What a cache would keep of an answer. */
const keptOf = async (answer: Response) => [answer.status, Object.fromEntries(answer.headers), await answer.text()];

describe('an id that is guessed', () => {
  it.each(Object.entries(SHOWN_AT))('finds nothing of a %s, and soon gets no answer', async (_, path) => {
    const { ask } = await shownSite();
    const guess = (number: number) =>
      ask(path.replace(PUBLISHED_ID_1, String(number).padStart(PUBLISHED_ID_1.length, '0')));
    const first = await guess(0);
    expect([first.status, first.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(first.headers.has('netlify-cdn-cache-control')).toBe(false);
    const statuses: number[] = [];
    for (let number = 1; number <= 120; number += 1) statuses.push((await guess(number)).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([404, 429]);
  });
});

describe('a publisher’s key that is guessed', () => {
  it('opens, renews and deletes nothing', async () => {
    const { publish, look, change, storage, purged } = publishingSite();
    const receipt = await publish();
    const stranger = await publish(publication(reportOf('other.example')));
    const stored = await readRecord(storage, receipt.id);
    const { deleteKey } = receipt;
    const last = deleteKey.at(-1) === '0' ? '1' : '0';
    for (const key of [
      stranger.deleteKey,
      deleteKey.slice(0, -1) + last,
      deleteKey.toUpperCase(),
      stored?.keyHash ?? '',
      deleteKey.slice(0, -1),
      `${deleteKey}0`,
    ]) {
      const path = `${receipt.path}${key}/`;
      expect([key, (await look(path)).status]).toEqual([key, 404]);
      for (const action of ['renew', 'delete'] as const) expect((await change(path, action)).status).toBe(404);
    }
    expect(await readRecord(storage, receipt.id)).toEqual(stored);
    expect(purged).toEqual([]);
  });

  it('is in nothing that everyone is shown, nor is its hash', async () => {
    const { ask } = await shownSite({});
    const { storage } = await shownSite({});
    const record = await readRecord(storage, PUBLISHED_ID_1);
    for (const path of Object.values(SHOWN_AT)) {
      const shown = JSON.stringify(await keptOf(await ask(path)));
      expect(shown).not.toContain(PUBLISHER_KEY_1);
      expect(shown).not.toContain(record?.keyHash);
    }
  });
});

describe('a body made to hurt', () => {
  const sent = (body: string, type = 'application/json') => {
    const { services, storage } = publishingSite();
    const send = endpoint('publish-report', publishReportHandler, () => services);
    const init = { method: 'POST', body, headers: { 'content-type': type } };
    return { storage, answer: send(new Request(`${SITE}/api/reports/publish`, init), TEST_CONTEXT) };
  };
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const withReport = (report: string) => `{"key":"${randomUUID()}","kind":"assessment","report":${report}}`;

  it.each([
    ['larger than a publication may be', withReport(`"${'x'.repeat(LIMITS.savedReportBytes)}"`), [413]],
    ['nested a hundred thousand times', withReport(nested(100_000)), [400, 422]],
    ['nested within a report', withReport(`{"format":1,"checks":${nested(5_000)}}`), [422]],
    ['with a prototype', withReport('{"__proto__":{"format":1}}'), [422]],
  ])('%s is refused, and nothing is stored', async (_, body, statuses) => {
    const { storage, answer } = sent(body);
    expect(statuses).toContain((await answer).status);
    expect(await keysBelow(storage, 'published/')).toEqual([]);
  });

  long('that unpacks to more than a publication may be is refused, and nothing is stored', async () => {
    const { form, storage } = publishingSite();
    const payload = sharedFragment('report', await pack('x'.repeat(50_000_000)));
    expect(payload.length).toBeLessThan(LIMITS.savedReportBytes);
    expect((await form({ key: randomUUID(), kind: 'assessment', payload })).status).toBe(413);
    expect(await keysBelow(storage, 'published/')).toEqual([]);
  });
});

describe('what was deleted', () => {
  it('is public again when its publisher sends it again, by the same key, and counts anew', async () => {
    const { publish, change, data, look, json } = publishingSite();
    const body = publication(reportOf('again.example'));
    const first = await publish(body);
    for (let round = 1; round < LIMITS.publishedPerSiteDay; round += 1) {
      await change(privatePath(first), 'delete');
      expect((await data(first.id)).status).toBe(410);
      expect(await publish(body)).toEqual(first);
      expect((await look(privatePath(first))).status).toBe(200);
    }
    await change(privatePath(first), 'delete');
    expect((await json(body)).status).toBe(429);
  });

  it('can be published by who kept its data, at another address and by another key', async () => {
    const { publish, change, data } = publishingSite();
    const first = await publish();
    const { reports } = (await (await data(first.id)).json()) as { reports: { report: object; signature: object }[] };
    await change(privatePath(first), 'delete');
    const second = await publish({ key: randomUUID(), kind: 'assessment', ...reports[0] });
    expect(second.id).not.toBe(first.id);
    expect(second.deleteKey).not.toBe(first.deleteKey);
    expect((await data(first.id)).status).toBe(410);
  });
});

describe('a hostile name', () => {
  it.each(LOCALES)('is text without controls or overrides of direction in oEmbed, in %s', async (locale) => {
    const report = exampleReport('harbour');
    const name = '</script><b>"\u202eA\u2066\u0000\n{{score}}';
    const { ask } = await shownSite({ reports: [{ ...report, portrait: { ...report.portrait, name } }] });
    const answer = await ask(OEMBED.replace('%2Fen%2F', `%2F${locale}%2F`));
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const { title } = (await answer.json()) as { title: string };
    expect(title).toContain('{{score}}');
    expect(title).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  });
});

describe('a cache that is to keep something wrong', () => {
  it.each(Object.entries(SHOWN_AT))('keeps one and the same %s, whatever else is asked', async (_, path) => {
    const { ask } = await shownSite({});
    const expected = await keptOf(await ask(path));
    expect(expected[0]).toBe(200);
    const more = path.includes('?') ? '&' : '?';
    const headers = {
      accept: 'application/problem+json',
      'accept-language': 'ar',
      authorization: 'Bearer x',
      cookie: 'locale=es; session=x',
      forwarded: 'host=evil.example;proto=http',
      'if-none-match': '"x"',
      range: 'bytes=0-1',
      'x-forwarded-host': 'evil.example',
      'x-http-method-override': 'DELETE',
      'x-original-url': '/en/',
    };
    expect(await keptOf(await ask(`${path}${more}locale=ar&id=x&utm_source=<b>`))).toEqual(expected);
    expect(await keptOf(await ask(path, { headers }))).toEqual(expected);
    expect(await keptOf(await ask(path, {}, 'https://evil.example'))).toEqual(expected);
  });

  it.each(Object.entries(SHOWN_AT))('gets no body of a %s for its head, and no other headers', async (_, path) => {
    const { ask } = await shownSite({});
    const [status, headers] = await keptOf(await ask(path));
    expect(await keptOf(await ask(path, { method: 'HEAD' }))).toEqual([status, headers, '']);
  });

  it.each(Object.entries(SHOWN_AT))('may keep of a %s in another spelling the same, or nothing', async (_, path) => {
    const { ask } = await shownSite({});
    const expected = await keptOf(await ask(path));
    const spellings = [
      path.toUpperCase(),
      path.replace('abc', 'ABC'),
      path.replace('abc', '%61bc'),
      path.replace('abc', '%2561bc'),
      path.replace(PUBLISHED_ID_1, `${PUBLISHED_ID_1}%00`),
      path.replace(PUBLISHED_ID_1, `x%2F..%2F${PUBLISHED_ID_1}`),
      path.replace(PUBLISHED_ID_1, `${PUBLISHED_ID_1};a=b`),
    ];
    for (const spelling of spellings) {
      const answer = await ask(spelling);
      if (answer.status === 200) expect(await keptOf(answer)).toEqual(expected);
      else {
        expect([spelling, answer.status]).toEqual([spelling, 404]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.has('netlify-cdn-cache-control')).toBe(false);
      }
    }
  });
});

describe('a storm of purges', () => {
  long('ends at the limit of who renews, and purges nothing of others', async () => {
    const { publish, change, purged } = publishingSite();
    const receipt = await publish();
    const statuses: number[] = [];
    for (let round = 0; round <= 60; round += 1) statuses.push((await change(privatePath(receipt), 'renew')).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([303, 429]);
    expect(purged).toEqual(Array.from({ length: 60 }, () => `report-${receipt.id}`));
  });

  long('ends at the limit of the site, where others name a publication as the one before', async () => {
    const { publish, json, purged, services, after } = publishingSite();
    const at = (minute: number) =>
      reportOf('stormed.example', { collectedAt: new Date(minute * 60_000).toISOString() });
    const first = await publish(publication(at(0)));
    for (let minute = 1; minute <= 2 * LIMITS.publishedPerSiteDay; minute += 1) {
      Object.assign(services, { clientAddress: `203.0.${String(minute)}.1` });
      after(60_000);
      await json(publication(at(minute), { previous: first.id }));
    }
    expect(purged).toHaveLength(LIMITS.publishedPerSiteDay - 1);
  });
});

describe('another website that sends a request of a visitor', () => {
  it.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])(
    'publishes, renews and deletes nothing: %j',
    async (foreign) => {
      const { publish, services, storage, signIn } = publishingSite();
      const { cookie } = await signIn('ada');
      const receipt = await publish(publication(), cookie);
      const before = await readRecord(storage, receipt.id);
      const own = endpoint('member-publication', memberPublicationHandler, () => services);
      const publisher = endpoint('publisher', publisherHandler, () => services);
      const publishing = endpoint('publish-report', publishReportHandler, () => services);
      const post = (path: string, body: URLSearchParams | string, type?: string) =>
        new Request(SITE + path, {
          method: 'POST',
          body,
          headers: { accept: BROWSER, cookie, ...foreign, ...(type && { 'content-type': type }) },
        });
      const body = JSON.stringify(publication(reportOf('other.example')));
      const answers = [
        await publishing(post('/api/reports/publish', body, 'application/json'), TEST_CONTEXT),
        await publishing(post('/api/reports/publish', body, 'text/plain'), TEST_CONTEXT),
      ];
      for (const action of ['renew', 'delete']) {
        const fields = new URLSearchParams({ action });
        answers.push(await publisher(post(privatePath(receipt), fields), TEST_CONTEXT));
        answers.push(await own(post(`/api/account/published/${receipt.id}`, fields), TEST_CONTEXT));
      }
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 403));
      expect(await readRecord(storage, receipt.id)).toEqual(before);
      expect(await keysBelow(storage, 'published/reports/')).toHaveLength(1);
    },
  );
});
