/** One fault at a time, each where it hurts most. */
import { createHash } from 'node:crypto';
import { LIMITS } from '../../site/limits';
import { memoryStorage } from '../platform/testing/memory-storage';
import { StorageError, type Storage } from '../platform/storage/raw';
import { deleteSaved, readSaved, saveReports } from './saved-reports';
import {
  conflictAfterWrite,
  isContent,
  isIndex,
  lostAnswer,
  lostRequest,
  once,
  savingMember,
} from './testing/saving-member';
import { reportBody } from './testing/saved-bodies';

/** Etags that are digests, as object stores use them: the same content has the same etag again. */
function etagsOfContent(inner: Storage): Storage {
  const etagOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
  return {
    ...inner,
    async get(key) {
      const stored = await inner.get(key);
      return stored && { ...stored, etag: etagOf(stored.value) };
    },
    async put(key, value, condition) {
      const stored = await inner.get(key);
      if ('ifMatch' in condition && (stored === null || etagOf(stored.value) !== condition.ifMatch)) {
        return { conflict: true };
      }
      const written = await inner.put(key, value, 'ifNew' in condition ? condition : {});
      return 'etag' in written ? { etag: etagOf(value) } : written;
    },
  };
}

describe('a save', () => {
  it.each([
    ['the content, before it was written', 'put', isContent, lostRequest],
    ['the content, after it was written', 'put', isContent, lostAnswer],
    ['the index, before it was written', 'put', isIndex, lostRequest],
    ['the index, after it was written', 'put', isIndex, lostAnswer],
    ['a read of the index', 'get', isIndex, lostRequest],
    ['a conflict that was our own write', 'put', isIndex, conflictAfterWrite],
  ] as const)('survives the loss of %s', async (_, method, fits, change) => {
    const { save, storage, list, keys } = await savingMember();
    await save(reportBody('first.example'));
    once(storage, method, fits, change);
    expect(await save(reportBody('a.example'))).toMatchObject({ ok: true, isNew: true });
    expect(await list()).toHaveLength(2);
    expect((await keys()).filter(isContent)).toHaveLength(2);
  });

  it('is not told that something is there by a read as old as the time before it was deleted', async () => {
    const { save, storage, member, list } = await savingMember();
    const saved = await save(reportBody('a.example'));
    const old = await storage.get(`members/${member}/saved-index`);
    await deleteSaved(storage, member, saved.ok ? saved.item.id : '');
    const get = storage.get.bind(storage);
    let reads = 0;
    storage.get = (key) => (isIndex(key) && (reads += 1) <= 2 ? Promise.resolve(old) : get(key));
    expect(await save(reportBody('a.example'))).toMatchObject({ ok: true, isNew: true });
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['of each write', memoryStorage],
    ['of the content', () => etagsOfContent(memoryStorage())],
  ])('stands against a deletion that was given up on and comes late, with etags %s', async (_, make) => {
    const { save, storage, member, list } = await savingMember(make());
    const saved = await save(reportBody('a.example'));
    const id = saved.ok ? saved.item.id : '';
    let late: () => Promise<unknown> = lostRequest;
    const put = storage.put.bind(storage);
    storage.put = (key, ...rest) => {
      if (!isIndex(key)) return put(key, ...rest);
      late = () => put(key, ...rest);
      return lostRequest();
    };
    await expect(deleteSaved(storage, member, id)).rejects.toThrow(StorageError);
    storage.put = put;
    expect(await save(reportBody('a.example'))).toMatchObject({ ok: true, isNew: false });
    await late();
    expect((await list()).map((item) => item.id)).toEqual([id]);
  });

  it('whose answer was lost, and which was deleted before it was looked for, is whole when it is told of', async () => {
    const { save, storage, member, list } = await savingMember();
    const body = reportBody('a.example');
    const known = await save(body);
    const id = known.ok ? known.item.id : '';
    await deleteSaved(storage, member, id);
    once(storage, 'put', isIndex, async (work) => {
      await work();
      once(storage, 'delete', isContent, lostRequest);
      await expect(deleteSaved(storage, member, id)).rejects.toThrow(StorageError);
      throw new StorageError('lost');
    });
    expect(await save(body)).toMatchObject({ ok: true });
    expect(await list()).toHaveLength(1);
    expect((await readSaved(storage, member, id))?.reports[0]?.received).toEqual(body.report);
  });

  long('does not give up for an old read of a full index what is on its way', async () => {
    const { save, storage, member, list } = await savingMember();
    for (let number = 0; number < LIMITS.savedPerMember; number += 1) {
      await save(reportBody(`n${String(number)}.example`));
    }
    const full = await storage.get(`members/${member}/saved-index`);
    await deleteSaved(storage, member, (await list())[0]?.id ?? '');
    let late: () => Promise<unknown> = lostRequest;
    let isOld = false;
    once(storage, 'put', isIndex, (work) => {
      [late, isOld] = [work, true];
      return lostRequest();
    });
    const get = storage.get.bind(storage);
    storage.get = (key) => {
      if (!isOld || !isIndex(key)) return get(key);
      isOld = false;
      return Promise.resolve(full);
    };
    await save(reportBody('last.example'));
    await late();
    for (const { id } of await list()) expect(await readSaved(storage, member, id)).not.toBeNull();
  });

  it('that broke off between content and index was not acknowledged, and is healed by the same save', async () => {
    const { services, session, storage, list, keys, after } = await savingMember();
    const broken = {
      ...storage,
      put: (...args: Parameters<Storage['put']>) =>
        isIndex(args[0]) && 'ifMatch' in args[2] ? lostRequest() : storage.put(...args),
    };
    const save = (over: Storage) => saveReports({ ...services, storage: over }, session, reportBody('a.example'));
    await expect(save(broken)).rejects.toThrow(StorageError);
    expect(await list()).toEqual([]);
    const left = (await keys()).filter(isContent).length;
    expect(left).toBeGreaterThan(0);
    expect(await save(storage)).toMatchObject({ ok: true, isNew: true });
    expect(await list()).toHaveLength(1);
    // Leftovers are deleted once no save can be in progress any more.
    expect((await keys()).filter(isContent)).toHaveLength(left + 1);
    after(60 * 60 * 1000);
    await saveReports(services, session, reportBody('b.example'));
    expect((await keys()).filter(isContent)).toHaveLength(2);
  });
});
