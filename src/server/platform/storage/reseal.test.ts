import { forgetTask } from '../../upkeep/forget-task';
import { resealStored } from './reseal';
import { isSealed, sealedStorage } from './sealed';
import { keysBelow, StorageError, type Storage } from './raw';
import { memoryStorage } from '../testing/memory-storage';
import { RECORDED, recordedStore } from '../testing/recorded-store';
import { testServices, TEST_ENVIRONMENT } from '../testing/services';
import { foundIn, storedBytes } from '../testing/stored-bytes';

const [OLD, NEW] = ['an old secret of thirty-two bytes or more', 'a new secret of thirty-two bytes or more'];

/** Words of the recorded store: a person's, and those of messages. */
const WORDS = [
  '"ada"',
  'ada@facet.example',
  'A first message',
  'Thanks',
  'one.example',
  RECORDED.receipt.reference + '"',
];

function setUp(inner: Storage, storageKeys: readonly string[], { deployId = 'd1' } = {}) {
  let time = Date.parse(RECORDED.at);
  const deleteFormerPreviews = jest.fn(() => Promise.resolve());
  const services = testServices({
    storage: sealedStorage(inner, storageKeys, () => undefined),
    environment: { ...TEST_ENVIRONMENT, storageKeys },
    now: () => new Date(time),
    ...{ deployId, deleteFormerPreviews },
  });
  return { services, deleteFormerPreviews, after: (ms: number) => (time += ms) };
}

/** Names of records that storage with only one key does not open. */
async function unopened(inner: Storage, key: string): Promise<readonly string[]> {
  const storage = sealedStorage(inner, [key], () => undefined);
  const keys = (await keysBelow(inner, '')).filter(isSealed);
  const values = await Promise.all(keys.map(async (name) => (await storage.get(name))?.value));
  return keys.filter((_, index) => values[index] === undefined);
}

let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'info').mockImplementation()));
afterEach(() => log.mockRestore());

describe('sealing again what is stored', () => {
  it('leaves no word of people open in what 0.8.0 wrote, and every record readable', async () => {
    const inner = await recordedStore();
    expect(foundIn(await storedBytes(inner), WORDS)).toEqual(WORDS);
    const before = await keysBelow(inner, '');
    const { services, deleteFormerPreviews } = setUp(inner, [NEW, 'unsealed']);
    const values = async () => Promise.all(before.map(async (key) => (await services.storage.get(key))?.value));
    const read = await values();
    await resealStored(services);
    expect(foundIn(await storedBytes(inner), WORDS)).toEqual([]);
    expect(await unopened(inner, NEW)).toEqual([]);
    expect(await values()).toEqual(read);
    expect(deleteFormerPreviews).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^\{"sealedWithTheFirstStorageKey":\d\d,"unreadable":0\}$/));
  });

  it('is done by the clock', async () => {
    const inner = await recordedStore();
    await forgetTask(setUp(inner, [NEW, 'unsealed']).services);
    expect(await unopened(inner, NEW)).toEqual([]);
  });

  it('lets a former key be taken out, and tells of what no key opens', async () => {
    const inner = memoryStorage();
    await sealedStorage(inner, [OLD], () => undefined).put('sessions/a', 1, {});
    await sealedStorage(inner, ['a key that was lost'], () => undefined).put('sessions/b', 2, {});
    await resealStored(setUp(inner, [NEW, OLD]).services);
    expect(await unopened(inner, NEW)).toEqual(['sessions/b']);
    expect(log).toHaveBeenCalledWith('{"sealedWithTheFirstStorageKey":1,"unreadable":1}');
  });

  it('asks storage for nothing where there is one key', async () => {
    const asked = jest.fn<Promise<never>, []>(() => Promise.reject(new Error('asked')));
    const inner: Storage = { get: asked, put: asked, list: asked, delete: asked };
    await resealStored(setUp(inner, [NEW]).services);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is done once for each deploy: an earlier one may have stored something in between', async () => {
    const inner = await recordedStore();
    await resealStored(setUp(inner, [NEW, 'unsealed']).services);
    await inner.put('sessions/later', { subject: 'of an earlier deploy' }, {});
    await resealStored(setUp(inner, [NEW, 'unsealed']).services);
    expect(await unopened(inner, NEW)).toEqual(['sessions/later']);
    await resealStored(setUp(inner, [NEW, 'unsealed'], { deployId: 'd2' }).services);
    expect(await unopened(inner, NEW)).toEqual([]);
  });

  long('goes on where its time was over, or storage failed, at every operation', async () => {
    for (let chosen = 0; ; chosen += 1) {
      const inner = await recordedStore();
      const { services } = setUp(inner, [NEW, 'unsealed']);
      let operations = 0;
      const failing = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
        return (...args: A): Promise<R> => {
          operations += 1;
          return operations > chosen ? Promise.reject(new StorageError('gone')) : work(...args);
        };
      };
      const { get, put, list } = services.storage;
      const broken = { ...services.storage, get: failing(get), put: failing(put), list: failing(list) };
      const outcome = await resealStored({ ...services, storage: broken }).then(
        () => 'done',
        () => 'failed',
      );
      if (outcome === 'failed') await resealStored(services);
      expect([chosen, await unopened(inner, NEW)]).toEqual([chosen, []]);
      if (outcome === 'done') break;
    }
  });

  it('ends when its time is over, and the next run goes on', async () => {
    const inner = await recordedStore();
    const { services, after } = setUp(inner, [NEW, 'unsealed']);
    const slow = {
      ...services.storage,
      put: (...args: Parameters<Storage['put']>) => (after(5000), services.storage.put(...args)),
    };
    await resealStored({ ...services, storage: slow });
    const left = await unopened(inner, NEW);
    expect(left.length).toBeGreaterThan(0);
    await resealStored(services);
    expect(await unopened(inner, NEW)).toEqual([]);
  });

  it('brings nothing back that was deleted or changed meanwhile', async () => {
    const inner = memoryStorage();
    await inner.put('sessions/a', 'open', {});
    await inner.put('sessions/b', 'open', {});
    const { services } = setUp(inner, [NEW, 'unsealed']);
    await resealStored(services, async (key) => {
      if (key === 'sessions/a') await services.storage.delete(key);
      else await services.storage.put(key, 'changed', {});
    });
    expect(await services.storage.get('sessions/a')).toBeNull();
    expect(await services.storage.get('sessions/b')).toMatchObject({ value: 'changed' });
  });
});
