import { LIMITS } from '../../site/limits';
import { memoryStorage } from '../platform/testing/memory-storage';
import { StorageError, type Storage } from '../platform/storage/raw';
import { MESSAGE_CSV_HEAD } from './csv';
import { changeMessage, deleteMessage } from './inbox';
import { listMessages } from './listing';

const SUMMARIES = 'feedback/summaries';
import { inboxSite } from './testing/inbox-site';

const EDITOR = { name: 'Ed', member: 'm' };
const MANY = 60;

/** A storage that counts what is read of messages. */
function counting(change: (inner: Storage) => Partial<Storage> = () => ({})) {
  const inner = memoryStorage();
  const reads = { count: 0 };
  const storage: Storage = {
    ...inner,
    get: (key) => {
      if (key.startsWith('feedback/messages/')) reads.count += 1;
      return inner.get(key);
    },
    ...change(inner),
  };
  return { inner, storage, reads };
}

async function manyMessages(storage: Storage) {
  const site = await inboxSite({ storage });
  const references: string[] = [];
  for (let n = 0; n < MANY; n += 1) references.push(await site.send(`Message ${String(n)}`));
  return { ...site, references };
}

describe('summaries of messages', () => {
  it('spare reading what the filter leaves out', async () => {
    const { storage, reads } = counting();
    const site = await manyMessages(storage);
    const [reference = ''] = site.references;
    await changeMessage(storage, reference, { status: 'done', revision: 1 }, EDITOR, site.services.now());
    await listMessages(storage, {}, '', null);
    reads.count = 0;
    const page = await listMessages(storage, { status: 'done' }, '', null);
    expect(page.messages.map((message) => message.reference)).toEqual([reference]);
    expect([page.counts, page.complete]).toEqual([{ new: MANY - 1, 'in-progress': 0, done: 1, spam: 0 }, true]);
    expect(reads.count).toBe(1);
  });

  it('hold no word of a message', async () => {
    const { storage } = counting();
    const site = await manyMessages(storage);
    await site.send('Secret words', { email: 'ada@b.example', page: '/en/about/' });
    await listMessages(storage, {}, '', null);
    const kept = JSON.stringify((await storage.get(SUMMARIES))?.value);
    expect(kept).toContain(site.references[0]);
    expect(kept).not.toMatch(/Secret|ada@|about/);
  });

  it('follow every change, arrival and deletion, whatever they said before', async () => {
    const { storage } = counting();
    const site = await manyMessages(storage);
    await listMessages(storage, {}, '', null);
    const [first = '', second = ''] = site.references;
    await changeMessage(storage, first, { status: 'spam', revision: 1 }, EDITOR, site.services.now());
    await deleteMessage(storage, second, EDITOR, site.services.now());
    await site.send('Another', { kind: 'praise' });
    const { counts } = await listMessages(storage, {}, '', null);
    expect(counts).toEqual({ new: MANY - 1, 'in-progress': 0, done: 0, spam: 1 });
    expect((await listMessages(storage, { kind: 'praise' }, '', null)).messages).toHaveLength(1);
    expect(JSON.stringify((await storage.get(SUMMARIES))?.value)).not.toContain(second);
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['another version', { format: 2, messages: {} }],
    ['what is wrong of a message', { format: 1, messages: { '0000000000': { status: 'lost' } } }],
  ])('are made anew where %s lies in their place', async (_, value) => {
    const { storage } = counting();
    await manyMessages(storage);
    await storage.put(SUMMARIES, value, {});
    const { counts, messages } = await listMessages(storage, {}, '', null);
    expect([counts.new, messages[0]?.message]).toEqual([MANY, `Message ${String(MANY - 1)}`]);
    expect((await storage.get(SUMMARIES))?.value).toMatchObject({ format: 1, messages: expect.anything() as unknown });
  });

  it.each<[string, (inner: Storage) => Partial<Storage>]>([
    [
      'cannot be written',
      (inner) => ({
        put: (key, value, condition) =>
          key === SUMMARIES ? Promise.reject(new StorageError('no')) : inner.put(key, value, condition),
      }),
    ],
    [
      'are written by somebody else first',
      (inner) => ({
        put: (key, value, condition) =>
          key === SUMMARIES ? Promise.resolve({ conflict: true }) : inner.put(key, value, condition),
      }),
    ],
    [
      'cannot be told apart, since the listing names no etags',
      (inner) => ({
        list: async (prefix) => ({ ...(await inner.list(prefix)), etags: new Map<string, string>() }),
      }),
    ],
  ])('are done without where they %s', async (_, change) => {
    const { storage } = counting(change);
    const { references, services } = await manyMessages(storage);
    const [reference = ''] = references;
    await listMessages(storage, {}, '', null);
    await changeMessage(storage, reference, { status: 'done', revision: 1 }, EDITOR, services.now());
    const { counts, messages } = await listMessages(storage, { status: 'done' }, '', null);
    expect([counts.new, counts.done, messages.map((message) => message.reference)]).toEqual([MANY - 1, 1, [reference]]);
  });
});

describe('the exported table', () => {
  it('is for editors', async () => {
    const site = await inboxSite();
    expect((await site.table('', '')).status).toBe(401);
    expect((await site.table('', await site.cookieOf('mia', 'member', 'reviewer'))).status).toBe(403);
  });

  it('is a file of what the filter lets through, over all pages', async () => {
    const site = await manyMessages(memoryStorage());
    await site.send('Praise, "quoted"\n=cmd|calc', { kind: 'praise' });
    const all = await site.table();
    expect(Object.fromEntries(all.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="facet-feedback.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const bytes = new Uint8Array(await all.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')).toHaveLength(1 + MANY + 1 + 1);
    const praise = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await (await site.table('?kind=praise&search=quoted')).arrayBuffer(),
    );
    expect(praise.startsWith(MESSAGE_CSV_HEAD)).toBe(true);
    expect(praise).toContain(`"Praise, ""quoted""\n'=cmd|calc"`);
    expect(praise.match(/\r\n/g)).toHaveLength(2);
  });

  it('is several files of as many as one can hold, which the inbox offers', async () => {
    const limit = jest.replaceProperty(LIMITS, 'exportScan', (MANY - 5) as typeof LIMITS.exportScan);
    const site = await manyMessages(memoryStorage());
    const rows = async (query: string) => (await (await site.table(query)).text()).split('\r\n').slice(1, -1);
    const [first, second, third] = [await rows(''), await rows('?part=2'), await rows('?part=3')];
    const { candidates } = await listMessages(site.storage, {}, '', null);
    limit.restore();
    expect([first.length, second.length, third.length, candidates]).toEqual([MANY - 5, 5, 0, MANY]);
    expect(new Set([...first, ...second]).size).toBe(MANY);
  });

  it('is of one language where that is asked for', async () => {
    const site = await inboxSite();
    await site.send('English words');
    await site.send('日本語', {}, 'ja');
    const table = await (await site.table('?language=ja')).text();
    expect(table).toContain('"日本語"');
    expect(table).not.toContain('English words');
  });

  it('breaks off where storage does on the way, and does not end as if it were whole', async () => {
    let failsAfter = Infinity;
    const { storage } = counting((inner) => ({
      get: (key) => {
        if (key.startsWith('feedback/messages/') && (failsAfter -= 1) < 0) {
          return Promise.reject(new StorageError('gone'));
        }
        return inner.get(key);
      },
    }));
    const site = await manyMessages(storage);
    await listMessages(storage, {}, '', null);
    failsAfter = 25;
    await expect((await site.table()).text()).rejects.toThrow('gone');
    failsAfter = 0;
    expect((await site.table()).status).toBe(503);
  });
});
