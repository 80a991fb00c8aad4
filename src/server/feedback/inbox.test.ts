import { LIMITS } from '../../site/limits';
import { testServices } from '../platform/testing/services';
import { memoryStorage } from '../platform/testing/memory-storage';
import { MESSAGE_CSV_HEAD, messageCsv } from './csv';
import { changeMessage, deleteMessage } from './inbox';
import { listMessages } from './listing';
import { issueChallenge } from './proof';
import { forgetFeedbackTask } from './forget-feedback-task';
import { submissionSchema } from './submission';
import { submit } from './submit';
import { allMessages } from './testing/all-messages';
import { solve } from './testing/solve';

const START = Date.parse('2026-06-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const EDITOR = { name: 'Ed', member: 'm' };

function setUp() {
  let time = START;
  const storage = memoryStorage();
  const services = testServices({ storage, now: () => new Date(time) });
  return {
    ...{ storage, services },
    after: (ms: number) => (time = START + ms),
    send: async (message: string, fields: Record<string, unknown> = {}) => {
      // So slowly that no limit is met.
      time += 120_000;
      const submission = submissionSchema.parse({ kind: 'idea', message, ...fields });
      const submitted = await submit(services, submission, { locale: 'en', client: [{ key: 'c0ffee', clients: 1 }] });
      if (!submitted.ok) throw new Error('not stored');
      return submitted.receipt.reference;
    },
    words: async (...[filter, search, cursor]: [Parameters<typeof listMessages>[1]?, string?, (string | null)?]) =>
      (await listMessages(storage, filter ?? {}, search ?? '', cursor ?? null)).messages.map(({ message }) => message),
  };
}

describe('the inbox', () => {
  it('lists what came last first', async () => {
    const { send, words } = setUp();
    for (const message of ['one', 'two', 'three']) await send(message);
    expect(await words()).toEqual(['three', 'two', 'one']);
  });

  it('finds by words in any order, case, width and composition', async () => {
    const { send, words } = setUp();
    await send('The CAFE\u0301 is closed', { page: '/fr/about/', email: 'ada@b.example' });
    await send('ｶﾗｰ です', { kind: 'praise' });
    expect(await words({}, 'closed caf\u00e9')).toEqual(['The CAFE\u0301 is closed']);
    expect(await words({}, 'カラー')).toEqual(['ｶﾗｰ です']);
    expect(await words({}, 'ADA@B.example /fr/')).toHaveLength(1);
    expect(await words({}, 'closed open')).toEqual([]);
    expect(await words({}, '.*')).toEqual([]);
    expect(await words({}, '  ')).toHaveLength(2);
  });

  it('filters by what became of a message and what it is', async () => {
    const { send, words, storage, services } = setUp();
    const reference = await send('one');
    await send('two', { kind: 'praise' });
    await changeMessage(storage, reference, { status: 'spam', revision: 1 }, EDITOR, services.now());
    expect(await words({ status: 'spam' })).toEqual(['one']);
    expect(await words({ status: 'new' })).toEqual(['two']);
    expect(await words({ kind: 'praise' })).toEqual(['two']);
    expect(await words({ trust: 'trusted' })).toEqual([]);
    expect(await words({ locale: 'ja' })).toEqual([]);
  });

  it('lets one of two editors change what both have seen', async () => {
    const { send, storage, services } = setUp();
    const reference = await send('one');
    const change = (note: string) => changeMessage(storage, reference, { note, revision: 1 }, EDITOR, services.now());
    const changed = await Promise.all([change('A'), change('B')]);
    expect(changed.filter((result) => result === 'changed-meanwhile')).toHaveLength(1);
  });

  it('goes on page by page until each message was shown once, whatever comes meanwhile', async () => {
    const { send, storage } = setUp();
    const count = LIMITS.inboxPage * 2 + 3;
    for (let n = 0; n < count; n += 1) await send(`Message ${String(n)}`);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listMessages>> = await listMessages(storage, {}, '', cursor);
      expect(page.messages.length).toBeLessThanOrEqual(LIMITS.inboxPage);
      for (const { message } of page.messages) seen.push(message);
      cursor = page.cursor;
      await send(`Later ${String(seen.length)}`);
    } while (cursor !== null);
    expect(seen).toEqual(Array.from({ length: count }, (_, n) => `Message ${String(count - 1 - n)}`));
  });

  it('starts again with an invalid cursor', async () => {
    const { send, words } = setUp();
    await send('one');
    for (const cursor of ['', '../secret', '9', 'zzz']) expect(await words({}, '', cursor)).toEqual(['one']);
  });

  it('shows nothing of what an attempt left behind that stored no message', async () => {
    const { send, words, storage } = setUp();
    const reference = await send('one');
    await storage.put(`feedback/index/20260601130000000-${reference}`, {}, {});
    await storage.put('feedback/index/20260601130000000-0000000000', {}, {});
    expect(await words()).toEqual(['one']);
  });
});

describe('the table for spreadsheets', () => {
  /** Fields of RFC 4180, which may hold line breaks. */
  const fieldsOf = (csv: string) =>
    [...csv.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, field = '']) => field.replaceAll('""', '"'));

  it.each([
    ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['=1\n=2', "'=1\n'=2"],
    ['a"; =1', `a"; '=1`],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ])('holds the formula %j as words, whatever sign a spreadsheet takes for the end of a field', async (sent, held) => {
    const { send, storage } = setUp();
    await send(sent);
    const csv = MESSAGE_CSV_HEAD + messageCsv(await allMessages(storage));
    expect(fieldsOf(csv)).toContain(held);
    for (const field of [...fieldsOf(csv), ...csv.split(/[,;\t\r\n]"*\s*/)]) expect(field).not.toMatch(/^[=+\-@＝]/);
  });

  it('says who changed a message last, and when', async () => {
    const { send, after, storage, services } = setUp();
    const reference = await send('one');
    for (const [day, name] of ['Ed', 'Tom'].entries()) {
      after((day + 1) * DAY);
      const change = { note: name, revision: day + 1 };
      await changeMessage(storage, reference, change, { ...EDITOR, name }, services.now());
    }
    expect(fieldsOf(messageCsv(await allMessages(storage))).slice(-2)).toEqual(['2026-06-03T12:00:00.000Z', 'Tom']);
  });

  it('holds quotes, commas, line breaks and every script, in as many fields as its head, and nothing unseen', async () => {
    const { send, storage } = setUp();
    const message = 'a "b", c;\nd\t色 \u202e مرحبا 🏳️‍🌈';
    await send(message, { page: '/ja/', email: 'a@b.example' });
    const csv = MESSAGE_CSV_HEAD + messageCsv(await allMessages(storage));
    expect(csv.startsWith('\ufeff"reference","receivedAt",')).toBe(true);
    const fields = fieldsOf(csv);
    expect(fields).toContain(message.replace('\u202e', ''));
    expect(fields).toHaveLength(2 * 14);
  });
});

describe('forgetting', () => {
  it('deletes what was kept long enough, with all that belongs to it, and nothing younger', async () => {
    const { send, after, storage, services, words } = setUp();
    const old = await send('old', { altcha: solve(await issueChallenge('A'.repeat(43), new Date(START))) });
    const deleted = await send('deleted');
    await deleteMessage(storage, deleted, EDITOR, services.now());
    await storage.put(`feedback/screenshots/${old}-0`, new Uint8Array([1]), {});
    await storage.put(`feedback/outbox/${old}`, { queuedAt: START, channels: {} }, {});
    await storage.put('feedback/index/20260601120000000-0000000000', {}, {});
    await storage.put('feedback/screenshots/0000000000-0', new Uint8Array([1]), {});
    await storage.put(`feedback/burned/${String(START / 1000).padStart(12, '0')}-abc`, old, {});
    after(30 * DAY);
    const young = await send('young');
    // Left behind by an attempt of long ago whose message was stored by a later one.
    await storage.put(`feedback/index/20260601120000000-${young}`, {}, {});

    after(LIMITS.feedbackRetentionDays * DAY);
    await forgetFeedbackTask(services);
    expect(await words()).toEqual(['young', 'old']);

    after((LIMITS.feedbackRetentionDays + 2) * DAY);
    await forgetFeedbackTask(services);
    expect(await words()).toEqual(['young']);
    const { keys } = await storage.list('feedback/');
    expect(keys.filter((key) => !key.includes(young))).toEqual(['feedback/secret']);
    expect(keys).toHaveLength(3);
  });

  it('keeps who deleted a message for as long as it would have been, the last day included', async () => {
    const { send, after, storage, services } = setUp();
    const reference = await send('one');
    await deleteMessage(storage, reference, EDITOR, services.now());
    const left = async () => (await storage.list('feedback/deletions/')).keys;
    after(LIMITS.feedbackRetentionDays * DAY);
    await forgetFeedbackTask(services);
    expect(await left()).toEqual([`feedback/deletions/20260601-${reference}`]);
    after((LIMITS.feedbackRetentionDays + 1) * DAY);
    await forgetFeedbackTask(services);
    expect(await left()).toEqual([]);
  });

  it('goes for a message too that this version cannot read', async () => {
    const { storage, services, after } = setUp();
    const reference = 'ABCDEFGHJK';
    await storage.put(`feedback/messages/${reference}`, { format: 99, message: 'from the future' }, {});
    await storage.put(`feedback/index/20260601120000000-${reference}`, {}, {});
    await storage.put(`feedback/screenshots/${reference}-0123456789abcdef`, new Uint8Array([1]), {});
    after((LIMITS.feedbackRetentionDays + 2) * DAY);
    await forgetFeedbackTask(services);
    expect((await storage.list('feedback/')).keys.filter((key) => key.includes(reference))).toEqual([]);
  });
});
