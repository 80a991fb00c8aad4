import en from '../../../locales/en/inbox.json';
import { memoryStorage } from '../platform/testing/memory-storage';
import { StorageError, type Storage } from '../platform/storage/raw';
import { readMessage } from './store';
import { inboxSite, read } from './testing/inbox-site';

const CHANGE = { action: 'change', locale: 'en', revision: '1', status: 'in-progress', note: 'Thanks', list: '' };

/** The field as a page contains it. */
function fieldIn(html: string, name: string): string {
  if (name === 'note') return read(/<textarea[^>]*name="note"[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1] ?? '');
  if (name === 'status')
    return /<option value="([^"]*)" selected/.exec(html.slice(html.indexOf('name="action"')))?.[1] ?? '';
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

describe('a form of the inbox', () => {
  it('changes a message and leads back to it, in the list it was opened from', async () => {
    const site = await inboxSite();
    const reference = await site.send('More');
    const list = 'kind=idea&search=mo+re&evil=1&message=0000000000';
    const answer = await site.post(reference, { ...CHANGE, locale: 'ja', list, note: 'a\r\nb ' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/ja/feedback/inbox/?kind=idea&search=mo+re&message=${reference}&done=changed`,
    ]);
    expect((await readMessage(site.storage, reference))?.message).toMatchObject({
      ...{ status: 'in-progress', note: 'a\nb', revision: 2 },
      audit: [{ by: 'ed', status: { from: 'new', to: 'in-progress' }, note: 'a\nb' }],
    });
    const html = await (await site.inbox(`?message=${reference}&done=changed`)).text();
    expect(html).toContain(en.change.saved);
    expect(read(html)).toContain('Status changed from “New” to “In progress”.');
    expect(fieldIn(html, 'revision')).toBe('2');
  });

  it('tells whoever was slower, shows both, and lets them save what they typed', async () => {
    const site = await inboxSite();
    const tom = await site.cookieOf('tom', 'editor');
    const reference = await site.send('More');
    await site.post(reference, { ...CHANGE, note: 'First <b>answer</b>' });
    const late = await site.post(reference, { ...CHANGE, status: 'done', note: 'Second\n"answer"' }, tom);
    const html = await late.text();
    expect(late.status).toBe(409);
    expect(html).toContain(en.conflict.title);
    expect(read(html)).toContain('First <b>answer</b>');
    expect(['note', 'status', 'revision'].map((name) => fieldIn(html, name))).toEqual(['Second "answer"', 'done', '2']);
    expect((await readMessage(site.storage, reference))?.message).toMatchObject({ note: 'First <b>answer</b>' });

    const again = await site.post(reference, { ...CHANGE, status: 'done', note: 'Second', revision: '2' }, tom);
    expect(again.status).toBe(303);
    expect((await readMessage(site.storage, reference))?.message).toMatchObject({
      ...{ note: 'Second', status: 'done', revision: 3 },
      audit: [{ by: 'ed' }, { by: 'tom' }],
    });
  });

  it('lets one of two change the message who save at once', async () => {
    const site = await inboxSite();
    const reference = await site.send('More');
    const answers = await Promise.all(['A', 'B', 'C'].map((note) => site.post(reference, { ...CHANGE, note })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  });

  it('keeps an answer that is too long', async () => {
    const site = await inboxSite();
    const reference = await site.send('More');
    const note = 'é'.repeat(5001);
    const answer = await site.post(reference, { ...CHANGE, note });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(fieldIn(html, 'note')).toBe(note);
    expect(html).toContain('href="#note"');
    expect((await readMessage(site.storage, reference))?.message.note).toBe('');
  });

  it('hands an answer back whose message is gone', async () => {
    const site = await inboxSite();
    const reference = await site.send('More');
    await site.post(reference, { action: 'delete' });
    for (const note of ['Too late', 'é'.repeat(5001)]) {
      const answer = await site.post(reference, { ...CHANGE, note });
      expect([answer.status, read(await answer.text())]).toEqual([410, expect.stringContaining(note)]);
    }
  });

  it('hands an answer back that storage may not have taken', async () => {
    const inner = memoryStorage();
    let fails = false;
    const storage: Storage = {
      ...inner,
      put: (key, value, condition) =>
        fails && key.startsWith('feedback/messages/')
          ? Promise.reject(new StorageError('no answer'))
          : inner.put(key, value, condition),
    };
    const site = await inboxSite({ storage });
    const reference = await site.send('More');
    fails = true;
    const answer = await site.post(reference, { ...CHANGE, note: 'Careful words' });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain(en.unstored.title);
    expect(html).toContain('Careful words');
    expect(html).toContain(`href="/en/feedback/inbox/?message=${reference}"`);
  });

  it.each([
    [{ revision: 'x' }],
    [{ revision: '' }],
    [{ revision: '-1' }],
    [{ action: 'steal' }],
    [{ message: 'Other words' }],
    [{ audit: '[]' }],
  ])('takes nothing else: %j', async (fields) => {
    const site = await inboxSite();
    const reference = await site.send('More');
    expect((await site.post(reference, { ...CHANGE, ...fields })).status).toBe(422);
    expect((await readMessage(site.storage, reference))?.message.revision).toBe(1);
  });

  it('says which status does not exist', async () => {
    const site = await inboxSite();
    const reference = await site.send('More');
    const html = await (await site.post(reference, { ...CHANGE, status: 'lost' })).text();
    expect([read(html).includes(en.errors.status), fieldIn(html, 'note')]).toEqual([true, 'Thanks']);
  });

  it('names an answer that is too long before an unknown status', async () => {
    const site = await inboxSite();
    const reference = await site.send('More');
    const html = await (await site.post(reference, { ...CHANGE, status: 'lost', note: 'a'.repeat(5001) })).text();
    expect(read(html)).not.toContain(en.errors.status);
    expect(html).toContain('href="#note"');
  });

  it('is taken from editors alone, and from this site alone', async () => {
    const site = await inboxSite();
    const reference = await site.send('More');
    const mia = await site.cookieOf('mia', 'member');
    for (const fields of [CHANGE, { action: 'delete' }, { ...CHANGE, note: 'a'.repeat(5001) }]) {
      expect((await site.post(reference, fields, '')).status).toBe(401);
      const refused = await site.post(reference, fields, mia);
      expect([refused.status, (await refused.text()).includes('More')]).toEqual([403, false]);
    }
    expect((await readMessage(site.storage, reference))?.message.revision).toBe(1);
  });

  it('deletes a message with all that belongs to it, and keeps who did', async () => {
    const site = await inboxSite();
    const reference = await site.send('Secret words', { email: 'ada@b.example' });
    await site.storage.put(`feedback/screenshots/${reference}-0`, new Uint8Array([1]), {});
    for (let n = 0; n < 12; n += 1) await site.send(`Other ${String(n)}`);
    await site.inbox();
    const answer = await site.post(reference, { action: 'delete', list: 'status=new&after=x' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/en/feedback/inbox/?status=new&after=x&done=deleted',
    ]);
    expect(await (await site.inbox('?done=deleted')).text()).toContain(en.list.deleted);
    const { keys } = await site.storage.list('feedback/');
    const left = keys.filter((key) => key.includes(reference) && !key.startsWith('feedback/edits/'));
    expect(left).toEqual([`feedback/deletions/20260601-${reference}`]);
    for (const key of keys) {
      const value = JSON.stringify((await site.storage.get(key))?.value);
      expect(value).not.toMatch(/Secret words|ada@b\.example/);
      if (!key.startsWith('feedback/deletions/')) expect(value).not.toContain(reference);
    }
    expect((await site.post(reference, { action: 'delete' })).status).toBe(410);
  });
});
