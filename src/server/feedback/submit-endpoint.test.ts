import { endpoint } from '../endpoint';
import { fakeServices, TEST_CONTEXT } from '../fake-services';
import { memoryStorage } from '../memory-storage';
import type { Storage } from '../storage';
import { submitHandler } from './submit-endpoint';

const KEY = '6f0c1b1e-6a0e-4c57-9f0e-0d6f3a1b2c3d';
const MESSAGE = { kind: 'idea', message: 'More colours, please. 色を増やして。' };
const BROWSER = 'text/html,*/*;q=0.8';

function open(storage: Storage = memoryStorage()) {
  const handle = endpoint('feedback', submitHandler, () => fakeServices({ storage }));
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    handle(new Request('https://facet.example/api/feedback', { method: 'POST', body, headers }), TEST_CONTEXT);
  return {
    storage,
    json: (fields: Record<string, unknown>) => send(JSON.stringify(fields), { 'content-type': 'application/json' }),
    form: (fields: Record<string, string>) => send(new URLSearchParams(fields), { accept: BROWSER }),
    stored: async () => {
      const { keys } = await storage.list('feedback/messages/', null);
      return Promise.all(keys.map(async (key) => (await storage.get(key))?.value as Record<string, unknown>));
    },
  };
}

const referenceOf = async (response: Response) => ((await response.json()) as { reference: string }).reference;

describe('feedback', () => {
  it('is stored before its receipt is given, with what was written and nothing that tells who', async () => {
    const { json, stored } = open();
    const response = await json({ ...MESSAGE, locale: 'ja', page: '/en/about/?q=secret', email: 'a@b.example' });
    expect(response.status).toBe(201);
    const [record, ...others] = await stored();
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      ...MESSAGE,
      locale: 'ja',
      page: '/en/about/',
      email: 'a@b.example',
      trust: 'moderate',
      reasons: ['proof-missing'],
      status: 'new',
    });
    expect(record?.['reference']).toBe(await referenceOf(response));
    expect(JSON.stringify(record)).not.toContain(TEST_CONTEXT.ip);
  });

  it('is stored once however often it is sent, with the same receipt', async () => {
    const { json, stored } = open();
    const references = await Promise.all([1, 2, 3].map(async () => referenceOf(await json({ ...MESSAGE, key: KEY }))));
    expect(new Set(references).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('is stored once from a form without a key too', async () => {
    const { form, stored } = open();
    await form(MESSAGE);
    await form(MESSAGE);
    await form({ ...MESSAGE, message: 'Another' });
    expect(await stored()).toHaveLength(2);
  });

  it('is not replaced by other words under the same key', async () => {
    const { json, stored } = open();
    await json({ ...MESSAGE, key: KEY });
    const response = await json({ ...MESSAGE, message: 'Other', key: KEY });
    expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ code: 'key-reused' })]);
    expect((await stored()).map((record) => record['message'])).toEqual([MESSAGE.message]);
  });

  it('gives the same receipt where the first answer was lost after the write', async () => {
    const storage = memoryStorage();
    const put = storage.put.bind(storage);
    let lose = true;
    const lossy = open({
      ...storage,
      put: async (key, ...rest) => {
        const result = await put(key, ...rest);
        if (!key.startsWith('feedback/messages/') || !lose) return result;
        lose = false;
        throw new Error('connection lost');
      },
    });
    const first = await lossy.json({ ...MESSAGE, key: KEY });
    expect(first.status).toBe(201);
    expect(await (await lossy.json({ ...MESSAGE, key: KEY })).json()).toEqual(await first.json());
    expect(await lossy.stored()).toHaveLength(1);
  });

  it('that asks to keep a site out holds the site, and needs no words', async () => {
    const { form, stored } = open();
    const fields = { kind: 'exclusion', page: ' Shop.Northwind.com/tea?q=1 ', email: '', message: '', website: '' };
    expect((await form(fields)).status).toBe(201);
    expect(await stored()).toEqual([
      expect.objectContaining({ kind: 'exclusion', page: 'https://shop.northwind.com', message: '' }),
    ]);
  });

  it('shows who asks to keep a site out, and names none, the form again with what is missing', async () => {
    const { form, stored } = open();
    const response = await form({ kind: 'exclusion', page: '10.0.0.1', message: '', locale: 'en' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('href="#exclusion-page"');
    expect(html).toContain('value="10.0.0.1"');
    expect(html).toContain('type="hidden" name="kind" value="exclusion"');
    expect(html).not.toMatch(/<textarea[^>]*required/);
    expect(await stored()).toEqual([]);
  });

  it('is kept where a program’s field was filled in, marked for moderation', async () => {
    const { json, stored } = open();
    expect((await json({ ...MESSAGE, website: 'https://spam.example' })).status).toBe(201);
    expect(await stored()).toEqual([
      expect.objectContaining({ trust: 'moderate', reasons: ['trap-filled', 'proof-missing'] }),
    ]);
  });

  it('gives a person a receipt in their language', async () => {
    const { form, stored } = open();
    const response = await form({ ...MESSAGE, locale: 'en', page: '', email: '', website: '' });
    const html = await response.text();
    expect(response.status).toBe(201);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(String((await stored())[0]?.['reference']));
  });

  it('shows a person the form again with what they wrote and what is wrong', async () => {
    const { form, stored } = open();
    const response = await form({ kind: 'idea', message: '  ', email: 'x"><b>', page: '', locale: 'en' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('href="#feedback-message"');
    expect(html).toContain('href="#feedback-email"');
    expect(html).toContain('value="x&quot;&gt;&lt;b&gt;"');
    expect(html).toMatch(/value="idea"[^>]*checked|checked[^>]*value="idea"/);
    expect(await stored()).toEqual([]);
  });

  it.each([
    [{ kind: 'rant', message: 'a' }, { kind: 'not-a-choice' }],
    [{ kind: 'idea' }, { message: 'required' }],
    [{ ...MESSAGE, message: 'a'.repeat(5001) }, { message: 'too-long' }],
    [{ ...MESSAGE, email: 'nobody' }, { email: 'malformed' }],
    [{ ...MESSAGE, page: 'https://' }, { page: 'malformed' }],
    [{ kind: 'exclusion' }, { page: 'required' }],
    [
      { kind: 'exclusion', page: 'localhost', email: 'nobody' },
      { page: 'malformed', email: 'malformed' },
    ],
    [{ ...MESSAGE, kind: undefined }, { kind: 'required' }],
    [{ ...MESSAGE, key: '1' }, { key: 'malformed' }],
    [{ ...MESSAGE, message: { $ne: 1 } }, { message: 'malformed' }],
    [{ ...MESSAGE, admin: true }, { admin: 'unknown-key' }],
  ])('refuses %j', async (fields, expected) => {
    const { json, stored } = open();
    const response = await json(fields);
    expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ fields: expected })]);
    expect(await stored()).toEqual([]);
  });

  it.each(['\u0000', '\ud800', '￾', '<script>', "'; DROP TABLE", '🏳️‍🌈'.repeat(50), '‮', '__proto__'])(
    'stores the naughty string %j as it is, or refuses it whole',
    async (message) => {
      const { json, stored } = open();
      const response = await json({ ...MESSAGE, message });
      expect(response.status).toBe(201);
      expect((await stored()).map((record) => record['message'])).toEqual([message]);
    },
  );
});
