import { countRequest } from './limits';
import { memoryStorage } from './testing/memory-storage';

const limit = { windowLimit: 3, windowSize: 60 };
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

describe('countRequest', () => {
  it('allows a client its requests, then says when to come back', async () => {
    const storage = memoryStorage();
    for (const second of [0, 10, 20]) {
      expect(await countRequest(storage, 'assess', 'ab12', limit, at(second))).toEqual({ allowed: true });
    }
    expect(await countRequest(storage, 'assess', 'ab12', limit, at(20.5))).toEqual({
      allowed: false,
      retryAfterSeconds: 40,
    });
    expect(await countRequest(storage, 'assess', 'ab12', limit, at(60))).toEqual({ allowed: true });
  });

  it('counts clients and endpoints apart, also those that share a document', async () => {
    const storage = memoryStorage();
    for (let n = 0; n < 3; n += 1) await countRequest(storage, 'assess', 'ab12', limit, at(0));
    expect(await countRequest(storage, 'assess', 'ab99', limit, at(0))).toEqual({ allowed: true });
    expect(await countRequest(storage, 'feedback', 'ab12', limit, at(0))).toEqual({ allowed: true });
    expect(await countRequest(storage, 'assess', 'ab12', limit, at(0))).toMatchObject({ allowed: false });
  });

  it('refuses nobody for asking at the same time: a page may send ten error reports at once, beside others', async () => {
    const storage = memoryStorage();
    const wide = { windowLimit: 10, windowSize: 60 };
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, (_, n) => countRequest(storage, 'a', n % 2 ? 'ab12' : 'ab99', wide, at(0))),
    );
    expect(verdicts.filter(({ allowed }) => !allowed)).toEqual([]);
  });

  it('never gives the last place twice, however many ask at once', async () => {
    const storage = memoryStorage();
    const verdicts = await Promise.all(
      Array.from({ length: 40 }, () => countRequest(storage, 'a', 'ab', limit, at(0))),
    );
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it('forgets counters whose window is over', async () => {
    const storage = memoryStorage();
    for (let n = 0; n < 50; n += 1) await countRequest(storage, 'a', `ab${String(n)}`, limit, at(0));
    await countRequest(storage, 'a', 'abzz', limit, at(61));
    const [key = ''] = (await storage.list('limits/', null)).keys;
    expect(Object.keys((await storage.get(key))?.value as object)).toEqual(['abzz']);
  });
});
