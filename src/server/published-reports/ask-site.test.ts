import { gzipSync } from 'node:zlib';
import { LIMITS } from '../../site/limits';
import { siteTag } from '../../site/published-reports';
import { exampleReport } from '../assessing/example-reports';
import { SWITCH_KEY } from '../assessing/assessing-switch';
import { closeServers, OFFLINE } from '../fetching/testing/loopback';
import { requestsOf } from '../fetching/request-log';
import { keysBelow, type Storage } from '../platform/storage/raw';
import { testServices } from '../platform/testing/services';
import { TEST_KEYS } from '../platform/testing/signing-keys';
import { ANSWERS, RECORDS } from './testing/keys';
import { askSite, refreshAnswers } from './ask-site';
import { keepReport } from './keep-report';
import { readShown } from './shown';
import { readSiteAnswer, SHOWN } from './store';
import { answeringSite, FILE, ORIGIN } from './testing/answering-site';
import { PUBLISHED_ID_1, putPublished, signedTestReport } from './testing/published';

afterEach(closeServers);

const HIDDEN = { ...SHOWN, isHidden: true };
const TAG = siteTag('harbour.com');
const DAY = 24 * 60 * 60;

const keptOf = async (storage: Storage) => (await readSiteAnswer(storage, ORIGIN))?.answer ?? null;

describe('a site that is asked', () => {
  it('is believed, and what shows its reports is purged', async () => {
    const site = await answeringSite({ [FILE]: 'Reports: index\nReply: Thank you.\n' });
    const answer = { isHidden: false, isIndexable: true, reply: 'Thank you.' };
    expect(await askSite(site.services, ORIGIN)).toEqual({ state: 'read', from: 'file', answer });
    expect(await keptOf(site.services.storage)).toEqual(answer);
    expect([site.asked, site.purged]).toEqual([['harbour.com/robots.txt', FILE], [TAG]]);
  });

  it('changes its mind, and takes the file away', async () => {
    const site = await answeringSite({ [FILE]: 'Reports: hide' });
    await askSite(site.services, ORIGIN);
    site.pass(61);
    expect(await askSite(site.services, ORIGIN)).toMatchObject({ answer: HIDDEN });
    expect(site.purged).toEqual([TAG]);
    site.pass(61);
    site.files[FILE] = 410;
    expect(await askSite(site.services, ORIGIN)).toMatchObject({ state: 'read', answer: SHOWN });
    expect(await keptOf(site.services.storage)).toEqual(SHOWN);
    expect(site.purged).toEqual([TAG, TAG]);
  });

  it.each(['Reports: hide', 'Reports: index', 'Reply: Thank you.'])(
    'has what shows its reports purged whichever part of its answer alone is another: %s',
    async (part) => {
      const site = await answeringSite({ [FILE]: '# Nothing yet' });
      await askSite(site.services, ORIGIN);
      const before = site.purged.length;
      site.pass(61);
      site.files[FILE] = part;
      await askSite(site.services, ORIGIN);
      site.pass(61);
      await askSite(site.services, ORIGIN);
      expect(site.purged.slice(before)).toEqual([TAG]);
    },
  );

  it('is asked by signed requests that anyone can look up', async () => {
    const signed: boolean[] = [];
    const site = await answeringSite({
      [FILE]: ({ headers }, response) => {
        signed.push(headers['user-agent']?.startsWith('FacetBot/') === true && headers['signature'] !== undefined);
        response.end('Reports: hide');
      },
    });
    await askSite(site.services, ORIGIN);
    await site.settled();
    expect(signed).toEqual([true]);
    const { requests } = await requestsOf(site.services, 'harbour.com');
    expect(requests.map(({ name }) => name).sort()).toEqual(['robots', 'site-answer']);
  });

  it.each([
    ['a page in place of the file', '<!doctype html><p>Reports: hide'],
    ['no file', 404],
    ['a redirect to its home page', { location: '/' }],
  ])('says nothing by %s', async (_, file) => {
    const site = await answeringSite({ [FILE]: file, 'harbour.com/': '<!doctype html><title>Harbour</title>' });
    expect(await askSite(site.services, ORIGIN)).toEqual({ state: 'read', from: 'file', answer: SHOWN });
    expect(site.purged).toEqual([]);
  });

  it('may keep the file on another host of its own', async () => {
    const www = 'www.harbour.com/.well-known/facet.txt';
    const site = await answeringSite({ [FILE]: { location: `https://${www}` }, [www]: 'Reports: hide' });
    expect(await askSite(site.services, ORIGIN)).toMatchObject({ answer: HIDDEN });
    expect(site.asked).toEqual(['harbour.com/robots.txt', FILE, 'www.harbour.com/robots.txt', www]);
  });
});

describe('a site that asks us to stay away', () => {
  it('counts as hidden where the operator was told', async () => {
    const site = await answeringSite({}, { excludedSites: ['harbour.com'] });
    expect(await askSite(site.services, ORIGIN)).toEqual({ state: 'read', from: 'exclusion', answer: HIDDEN });
    expect([site.asked, await keptOf(site.services.storage)]).toEqual([[], HIDDEN]);
  });

  it('counts as hidden where its robots.txt names us, and is asked for nothing else', async () => {
    const robots = 'User-agent: FacetBot\nDisallow: /\nAllow: /.well-known/';
    const site = await answeringSite({ 'harbour.com/robots.txt': robots, [FILE]: 'Reports: index' });
    expect(await askSite(site.services, ORIGIN)).toEqual({ state: 'read', from: 'exclusion', answer: HIDDEN });
    expect(site.asked).toEqual(['harbour.com/robots.txt']);
  });

  it('is not asked for the file where its robots.txt forbids all crawlers to', async () => {
    const site = await answeringSite({ 'harbour.com/robots.txt': 'User-agent: *\nDisallow: /.well-known/' });
    expect(await askSite(site.services, ORIGIN)).toEqual({ state: 'not-read', why: 'robots', answer: SHOWN });
    expect(site.asked).toEqual(['harbour.com/robots.txt']);
  });
});

describe('what was read last stays', () => {
  it.each([
    ['refuses', 403, 'refused'],
    ['is in trouble', 503, 'refused'],
    ['limits us', 429, 'refused'],
    ['redirects to another site', { location: 'https://elsewhere.com/facet.txt' }, 'elsewhere'],
    ['redirects inside', { location: 'http://169.254.169.254/latest/meta-data/' }, 'elsewhere'],
    ['redirects to this machine', { location: 'http://localhost:22/' }, 'elsewhere'],
    ['redirects in a circle', { location: '/.well-known/facet.txt' }, 'elsewhere'],
    ['redirects to where its robots.txt lets nobody', { location: 'https://www.harbour.com/facet.txt' }, 'robots'],
    ['says that nothing has changed', 304, 'refused'],
  ])('where the site %s', async (_, file, why) => {
    const site = await answeringSite({
      [FILE]: 'Reports: hide',
      'elsewhere.com/facet.txt': 'Reports: index',
      'www.harbour.com/robots.txt': 'User-agent: *\nDisallow: /',
      'www.harbour.com/facet.txt': 'Reports: index',
    });
    await askSite(site.services, ORIGIN);
    site.pass(61);
    site.files[FILE] = file;
    expect(await askSite(site.services, ORIGIN)).toEqual({ state: 'not-read', why, answer: HIDDEN });
    expect(await keptOf(site.services.storage)).toEqual(HIDDEN);
    expect(site.asked.filter((asked) => asked.startsWith('elsewhere'))).toEqual([]);
  });

  it('where its robots.txt cannot be read', async () => {
    const site = await answeringSite({ [FILE]: 'Reports: hide' });
    await askSite(site.services, ORIGIN);
    site.pass(61);
    site.files['harbour.com/robots.txt'] = 500;
    expect(await askSite(site.services, ORIGIN)).toEqual({ state: 'not-read', why: 'refused', answer: HIDDEN });
  });

  it('where the connection breaks off', async () => {
    const site = await answeringSite({ [FILE]: (request) => request.socket.destroy() });
    expect(await askSite(site.services, ORIGIN)).toMatchObject({ state: 'not-read', why: 'unreachable' });
  });

  it('where the name leads inside', async () => {
    const network = { ...OFFLINE, resolve: () => Promise.resolve(['10.0.0.1']) };
    const asked = await askSite(testServices(), ORIGIN, { network });
    expect(asked).toEqual({ state: 'not-read', why: 'unreachable', answer: SHOWN });
  });

  it('where the operator has stopped requests', async () => {
    const site = await answeringSite({ [FILE]: 'Reports: hide' });
    await site.services.storage.put(SWITCH_KEY, false, {});
    expect(await askSite(site.services, ORIGIN)).toMatchObject({ state: 'not-read', why: 'paused' });
    expect(site.asked).toEqual([]);
  });
});

describe('a file made to hurt', () => {
  it('is read as far as 4 KB, and what was cut off counts for nothing', async () => {
    const site = await answeringSite({ [FILE]: `Reply: Here.\n${'# '.repeat(3000)}\nReports: hide\n` });
    expect(await askSite(site.services, ORIGIN)).toMatchObject({ answer: { isHidden: false, reply: 'Here.' } });
  });

  it('is unpacked no further', async () => {
    const site = await answeringSite({
      [FILE]: (_, response) => {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync(Buffer.concat([Buffer.alloc(50_000_000, '# a bomb\n'), Buffer.from('Reports: hide\n')])));
      },
    });
    expect((await askSite(site.services, ORIGIN)).answer).toEqual(SHOWN);
  });

  it.each([
    ['an answer', { inAll: 600, forAnAnswer: 0.3 }],
    ['all of them', { inAll: 1, forAnAnswer: 600 }],
  ])('may not drip for longer than the time of %s', async (_, time) => {
    const drips: NodeJS.Timeout[] = [];
    const site = await answeringSite({
      [FILE]: (_, response) => {
        response.write('Reports: hide\n');
        drips.push(setInterval(() => response.write('#'), 20));
      },
    });
    // It trickles until it is given up on: without an end there is no answer.
    expect(await askSite(site.services, ORIGIN, { time })).toMatchObject({ state: 'not-read', why: 'too-slow' });
    for (const drip of drips) clearInterval(drip);
  });

  it('cannot put markup or another direction into a page', async () => {
    const site = await answeringSite({ [FILE]: 'Reply: a\u202eb\nReply: </p><script>alert(1)</script>' });
    const asked = await askSite(site.services, ORIGIN);
    // Shown only as text: pages escape it.
    expect(asked.answer.reply).toBe('</p><script>alert(1)</script>');
  });
});

describe('how often a site is asked', () => {
  it('is once, however many want it at once', async () => {
    const site = await answeringSite({ [FILE]: 'Reports: hide' });
    const all = await Promise.all(Array.from({ length: 20 }, () => askSite(site.services, ORIGIN)));
    expect(site.asked).toHaveLength(2);
    expect(all.filter(({ state }) => state === 'read')).toHaveLength(1);
    expect(all.filter((asked) => asked.state === 'not-read' && asked.why === 'resting')).toHaveLength(19);
  });

  it('is once a minute', async () => {
    const site = await answeringSite({ [FILE]: 'Reports: hide' });
    await askSite(site.services, ORIGIN);
    site.pass(20);
    expect(await askSite(site.services, ORIGIN)).toEqual({
      state: 'not-read',
      why: 'resting',
      retryAfterSeconds: 40,
      answer: HIDDEN,
    });
    site.pass(40);
    expect(await askSite(site.services, ORIGIN)).toMatchObject({ state: 'read' });
  });

  it('is thirty times in ten minutes for all names of one domain', async () => {
    const answers = { 'a.harbour.com/.well-known/facet.txt': 'Reports: hide' };
    const site = await answeringSite(answers);
    const states: string[] = [];
    for (let times = 0; times < 30; times += 1) {
      const asked = await askSite(site.services, 'https://a.harbour.com');
      states.push(asked.state === 'read' ? 'read' : asked.why);
      await site.settled();
      site.pass(LIMITS.siteAnswerPauseSeconds / 4);
      await site.services.storage.delete((await site.services.storage.list(ANSWERS)).keys[0] ?? '');
    }
    expect(site.asked.length).toBe(LIMITS.neighbourRequests);
    expect(states.filter((state) => state === 'read')).toHaveLength(LIMITS.neighbourRequests / 2);
    expect(states.at(-1)).toBe('resting');
  });
});

describe('a publication that is shown', () => {
  async function published(file: string | number) {
    const report = exampleReport('harbour');
    const site = await answeringSite({ [FILE]: file });
    await putPublished(site.services.storage, {
      reports: [{ ...report, target: { address: ORIGIN, origin: ORIGIN } }],
    });
    const shown = async () => {
      const found = await readShown(site.services, PUBLISHED_ID_1);
      if (found === null) throw new Error('the publication is gone');
      return found;
    };
    return { ...site, shown };
  }

  it('has its site asked again after a day, and is hidden from then on', async () => {
    const site = await published('Reports: show');
    await refreshAnswers(site.services, await site.shown());
    site.pass(DAY - 1);
    site.files[FILE] = 'Reports: hide';
    await refreshAnswers(site.services, await site.shown());
    expect((await site.shown()).isHidden).toBe(false);
    site.pass(1);
    await refreshAnswers(site.services, await site.shown());
    expect((await site.shown()).isHidden).toBe(true);
    expect(site.asked.filter((asked) => asked === FILE)).toHaveLength(2);
  });

  it('has it asked again after an hour where that brought nothing', async () => {
    const site = await published(503);
    await refreshAnswers(site.services, await site.shown());
    site.files[FILE] = 'Reports: hide';
    site.pass(3599);
    await refreshAnswers(site.services, await site.shown());
    expect((await site.shown()).isHidden).toBe(false);
    site.pass(1);
    await refreshAnswers(site.services, await site.shown());
    expect((await site.shown()).isHidden).toBe(true);
  });

  it('has it asked again after an hour where a function ended before it kept what was said', async () => {
    const site = await published('Reports: hide');
    const { storage } = site.services;
    let writes = 0;
    const dying: Storage = {
      ...storage,
      put: (key, ...rest) => {
        if (key.startsWith(ANSWERS) && (writes += 1) > 1) throw new Error('the function ended');
        return storage.put(key, ...rest);
      },
    };
    await expect(askSite({ ...site.services, storage: dying }, ORIGIN)).rejects.toThrow('the function ended');
    expect(await readSiteAnswer(storage, ORIGIN)).toMatchObject({ unread: true, answer: SHOWN });
    site.pass(3600);
    await refreshAnswers(site.services, await site.shown());
    expect((await site.shown()).isHidden).toBe(true);
  });

  it('costs one read of storage where its site need not be asked', async () => {
    const site = await published('Reports: show');
    const shown = await site.shown();
    await refreshAnswers(site.services, shown);
    const get = jest.spyOn(site.services.storage, 'get');
    const put = jest.spyOn(site.services.storage, 'put');
    await refreshAnswers(site.services, shown);
    expect([get.mock.calls.length, put.mock.calls.length]).toEqual([1, 0]);
  });

  it('costs the same calls of storage, however many sites are kept', async () => {
    const calls = async (others: number) => {
      const site = await published('Reports: show');
      const shown = await site.shown();
      for (let at = 0; at < others; at += 1) {
        const checkedAt = '2026-06-01T00:00:00.000Z';
        await site.services.storage.put(`${ANSWERS}${String(at)}`, { format: 1, checkedAt, answer: SHOWN }, {});
      }
      const spies = (['get', 'put', 'list', 'delete'] as const).map((name) => jest.spyOn(site.services.storage, name));
      await refreshAnswers(site.services, shown);
      await site.settled();
      return spies.map(({ mock }) => mock.calls.length);
    };
    expect(await calls(2000)).toEqual(await calls(0));
  });
});

describe('publishing', () => {
  async function publishing(file: string | number) {
    const site = await answeringSite({ [FILE]: file }, { signingKeys: TEST_KEYS });
    const report = { ...exampleReport('harbour'), target: { address: ORIGIN, origin: ORIGIN } };
    const published = await keepReport(
      site.services,
      { kind: 'assessment', key: 'a6a1bb5c-8b0f-4d9f-8f33-8c4f3f4f5a00', ...signedTestReport(report) },
      { client: [{ key: 'c0ffee', clients: 1 }], session: null },
      'published',
      365,
    );
    return { site, published };
  }

  it('asks the site first, and stores nothing that its owner hides', async () => {
    const { site, published } = await publishing('Reports: hide');
    expect(published).toEqual({ ok: false, code: 'site-excluded' });
    expect(await keysBelow(site.services.storage, RECORDS)).toEqual([]);
  });

  it('goes on with what the site said last where it cannot be asked', async () => {
    const { site, published } = await publishing(503);
    expect(published).toMatchObject({ ok: true });
    expect(site.asked).toContain(FILE);
  });
});

it('keeps nothing of a site of which nothing is kept, where that is wanted', async () => {
  const site = await answeringSite({ [FILE]: 'Reports: hide' });
  expect(await askSite(site.services, ORIGIN, { onlyKnown: true })).toMatchObject({ state: 'read', answer: HIDDEN });
  expect(await readSiteAnswer(site.services.storage, ORIGIN)).toBeNull();
});
