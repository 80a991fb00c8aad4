import { LIMITS } from '../../site/limits';
import { StorageError, type Storage } from '../platform/storage/raw';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_CONTEXT, TEST_ENVIRONMENT } from '../platform/testing/services';
import { KEY, MESSAGE, open, useUp } from './testing/feedback-site';
import { solve } from './testing/solve';

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

  it('about a published report holds its path, without its publisher’s secret', async () => {
    const { form, stored } = open();
    const page = 'https://facet.example/ar/brand-assessment/0123456789abc/0123456789abcdefghjkmnpqrs/?x=1';
    expect((await form({ kind: 'notice', message: 'This is not us.', page, email: '', website: '' })).status).toBe(201);
    expect(await stored()).toEqual([
      expect.objectContaining({ kind: 'notice', page: '/ar/brand-assessment/0123456789abc/' }),
    ]);
  });

  it('about a published report that names none is shown again', async () => {
    const { form, stored } = open();
    const response = await form({ kind: 'notice', message: 'This is not us.', page: '', locale: 'en' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Give the address of the published report');
    expect(html).toMatch(/value="notice"[^>]*checked|checked[^>]*value="notice"/);
    expect(html).toContain('This is not us.');
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
    [{ kind: 'notice', message: 'a' }, { page: 'required' }],
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

  it('has line breaks as they were typed, whatever a form makes of them', async () => {
    const { form, stored } = open();
    const typed = `a${'\n'.repeat(LIMITS.messageCharacters - 2)}b`;
    expect((await form({ ...MESSAGE, message: typed.replaceAll('\n', '\r\n') })).status).toBe(201);
    expect((await stored())[0]?.['message']).toBe(typed);
  });

  it('leads its sender to a private page, and keeps no secret that would open it', async () => {
    const { json, form, storage, keys } = open();
    const { reference, status } = (await (await json({ ...MESSAGE, key: KEY, locale: 'ja' })).json()) as Receipt;
    expect(status).toMatch(new RegExp(`^/ja/feedback/status/${reference}\\.[\\w-]{22}/$`));
    const secret = status.slice(-23, -1);
    for (const key of await keys('')) expect(JSON.stringify((await storage.get(key))?.value)).not.toContain(secret);
    expect(await (await form({ ...MESSAGE, message: 'Another', locale: 'de' })).text()).toMatch(
      /href="\/de\/feedback\/status\/[0-9A-Z]{10}\.[\w-]{22}\/"/,
    );
  });

  it('of a megabyte is too large, in each form', async () => {
    const { json, form } = open();
    const message = 'a'.repeat(1e6);
    expect((await json({ ...MESSAGE, message })).status).toBe(413);
    expect((await form({ ...MESSAGE, message })).status).toBe(413);
  });

  describe('is trusted', () => {
    const trustOf = (record: Record<string, unknown> | undefined) => [record?.['trust'], record?.['reasons']];

    it('with a solved challenge, also when it is sent again', async () => {
      const { json, challenge, stored } = open();
      const fields = { ...MESSAGE, key: KEY, altcha: solve(await challenge()) };
      await Promise.all([json(fields), json(fields)]);
      await json(fields);
      expect((await stored()).map(trustOf)).toEqual([['trusted', []]]);
    });

    it.each<[string, (altcha: string) => Record<string, unknown>, string[]]>([
      ['without', () => ({}), ['proof-missing']],
      ['with a wrong', () => ({ altcha: 'abc' }), ['proof-wrong']],
      ['with a used', (altcha) => ({ altcha }), ['proof-replayed']],
    ])('no more %s solution, and stored all the same', async (_, more, reasons) => {
      const { json, challenge, stored } = open();
      const altcha = solve(await challenge());
      await json({ ...MESSAGE, message: 'First', altcha });
      expect((await json({ ...MESSAGE, ...more(altcha) })).status).toBe(201);
      const second = (await stored()).find(({ message }) => message === MESSAGE.message);
      expect(trustOf(second)).toEqual(['moderate', reasons]);
    });
  });

  it('that storage does not take is shown again, to be sent later', async () => {
    const storage = memoryStorage();
    const put: Storage['put'] = (key, ...rest) =>
      key.startsWith('feedback/messages/') ? Promise.reject(new StorageError('down')) : storage.put(key, ...rest);
    const { form, json } = open({ ...storage, put });
    const response = await form({ ...MESSAGE, key: KEY, email: 'a@b.example' });
    const html = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(html).toContain(`${MESSAGE.message}</textarea>`);
    for (const kept of ['a@b.example', KEY]) expect(html).toContain(`value="${kept}"`);
    expect(html).toContain('role="alert"');
    const problem = await json({ ...MESSAGE, key: KEY });
    expect([problem.status, await problem.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
  });

  it('about the status of another message does not hold what opens that one', async () => {
    const { json, stored } = open();
    await json({ ...MESSAGE, page: '/de/feedback/status/0123456789.AAAAAAAAAAAAAAAAAAAAAA/' });
    expect((await stored())[0]?.['page']).toBe('/de/feedback/status/');
  });

  it('of everybody together is limited, but for what is stored already and what has a proof of work', async () => {
    const storage = memoryStorage();
    let time = Date.parse('2026-06-01T12:00:00Z');
    const { json, challenge, stored } = open(storage, { now: () => new Date(time) });
    await json({ ...MESSAGE, key: KEY });
    await useUp(storage, 'feedback', time);
    const refused = await json({ ...MESSAGE, message: 'Another' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    const wrong = { ...MESSAGE, message: 'Another', altcha: 'abc' };
    expect((await json(wrong)).status).toBe(429);
    expect((await json({ ...MESSAGE, key: KEY })).status).toBe(201);
    expect((await json({ ...MESSAGE, message: 'Proven', altcha: solve(await challenge()) })).status).toBe(201);
    time += 3600_000;
    expect((await json({ ...MESSAGE, message: 'Another' })).status).toBe(201);
    expect(await stored()).toHaveLength(3);
  });

  it('with a proof of work takes the room for all where its own half is used up', async () => {
    const storage = memoryStorage();
    const { json, challenge } = open(storage);
    const time = Date.parse('2026-06-01T12:00:00Z');
    await useUp(storage, 'feedback-proven', time);
    expect((await json({ ...MESSAGE, altcha: solve(await challenge()) })).status).toBe(201);
    await useUp(storage, 'feedback', time);
    const message = 'Another';
    expect((await json({ ...MESSAGE, message, altcha: solve(await challenge()) })).status).toBe(429);
  });

  it('of one network is limited, however many clients it has: eight leave room for others', async () => {
    const storage = memoryStorage();
    let accepted = 0;
    for (let network = 0; network < 8; network += 1) {
      for (let n = 0; n < 2 * LIMITS.feedbackPerNetworkHour; n += 1) {
        const clientAddress = `2001:db8:${String(network)}:${String(n * 100)}::1`;
        const message = `Message ${String(n)} of ${String(network)}`;
        if ((await open(storage, { clientAddress }).json({ ...MESSAGE, message })).status === 201) accepted += 1;
      }
    }
    expect(accepted).toBe(8 * LIMITS.feedbackPerNetworkHour);
    expect((await open(storage).json(MESSAGE)).status).toBe(201);
  });

  it('sent again after midnight and after the secret was replaced is the same message', async () => {
    const storage = memoryStorage();
    const at = (time: string, feedbackSecrets: string[]) =>
      open(storage, { now: () => new Date(time), environment: { ...TEST_ENVIRONMENT, feedbackSecrets } });
    const [old, young] = ['A'.repeat(43), 'B'.repeat(43)];
    const response = await at('2026-06-01T23:59:59Z', [old]).json({ ...MESSAGE, key: KEY });
    const first = (await response.json()) as Receipt;
    const later = at('2026-06-02T00:00:01Z', [young, old]);
    expect(await (await later.json({ ...MESSAGE, key: KEY })).json()).toEqual(first);
    expect(await later.stored()).toHaveLength(1);
  });
});

interface Receipt {
  readonly reference: string;
  readonly status: string;
}
