import { canonicalJson } from '../../brand/sharing/canonical-json';
import { LIMITS } from '../../site/limits';
import { StorageError, type Storage } from '../platform/storage/raw';
import { closeAccount } from './close-account';
import { deleteSaved, listSaved, readSaved, saveReports } from './saved-reports';
import { endAllSessions } from './sessions';
import { isContent, isIndex, lostRequest, once, savingMember } from './testing/saving-member';
import { comparisonBody, largeBody, reportBody, SIGNATURE } from './testing/saved-bodies';
import { signedIn } from './testing/signed-in';

describe('saveReports', () => {
  it('keeps a report whole, with members that this version does not know, and its signature', async () => {
    const { save, storage, member, list } = await savingMember();
    const body = reportBody('northwind.example', { later: { __proto__: null, a: [1, { z: 'é', b: null }] } });
    const saved = await save(body);
    if (!saved.ok) throw new Error(saved.code);
    expect(saved.isNew).toBe(true);
    expect(await readSaved(storage, member, saved.item.id)).toEqual({
      id: saved.item.id,
      kind: 'report',
      savedAt: saved.item.savedAt,
      reports: [{ received: body.report, signature: SIGNATURE }],
    });
    expect(await list()).toEqual([saved.item]);
    expect(saved.item).toMatchObject({
      kind: 'report',
      reports: [{ origin: 'https://northwind.example', scope: 'site', overall: null }],
    });
    expect(saved.item.bytes).toBe(
      Buffer.byteLength(
        canonicalJson({ format: 1, kind: 'report', reports: [{ report: body.report, signature: SIGNATURE }] }),
      ),
    );
  });

  it('keeps a comparison with its reports in their order', async () => {
    const { save, storage, member } = await savingMember();
    const saved = await save(comparisonBody('b.example', 'a.example', 'c.example'));
    const item = saved.ok ? saved.item : null;
    expect(item?.reports.map(({ origin }) => origin)).toEqual([
      'https://b.example',
      'https://a.example',
      'https://c.example',
    ]);
    expect((await readSaved(storage, member, item?.id ?? ''))?.reports).toHaveLength(3);
  });

  it('keeps the same once, however its members stand', async () => {
    const { save, list, keys } = await savingMember();
    const first = await save(reportBody('a.example'));
    const { report, ...rest } = reportBody('a.example');
    const again = await save({ ...rest, report: Object.fromEntries(Object.entries(report).reverse()) });
    if (!first.ok || !again.ok) throw new Error('refused');
    expect([first.isNew, again.isNew]).toEqual([true, false]);
    expect(again.item).toEqual(first.item);
    expect(first.item.id).toMatch(/^[0-9a-f]{32}$/);
    expect(await list()).toHaveLength(1);
    expect((await keys()).filter(isContent)).toHaveLength(1);
  });

  it('gives the same report another id with another member, and each only their own', async () => {
    const { save, services, storage, member } = await savingMember();
    const other = (await signedIn(services, 'bo')).session;
    const [mine, theirs] = [
      await save(reportBody('a.example')),
      await saveReports(services, other, reportBody('a.example')),
    ];
    if (!mine.ok || !theirs.ok) throw new Error('refused');
    expect(theirs.item.id).not.toBe(mine.item.id);
    expect(await readSaved(storage, member, theirs.item.id)).toBeNull();
    expect(await deleteSaved(storage, member, theirs.item.id)).toBe(false);
    expect(await readSaved(storage, other.member, theirs.item.id)).not.toBeNull();
  });

  it('lists the newest first', async () => {
    const { save, list } = await savingMember();
    for (const host of ['a.example', 'b.example', 'c.example']) await save(reportBody(host));
    expect((await list()).map(({ reports }) => reports[0]?.origin)).toEqual([
      'https://c.example',
      'https://b.example',
      'https://a.example',
    ]);
  });

  long('takes no more than may be kept, until something is deleted', async () => {
    const { save, storage, member, keys } = await savingMember();
    for (let number = 0; number < LIMITS.savedPerMember; number += 1) {
      expect(await save(reportBody(`n${String(number)}.example`))).toMatchObject({ ok: true });
    }
    const before = await keys();
    expect(await save(reportBody('one-more.example'))).toEqual({ ok: false, code: 'too-many-saved' });
    expect(await keys()).toEqual(before);
    // Existing items need no room.
    expect(await save(reportBody('n7.example'))).toMatchObject({ ok: true, isNew: false });
    const [newest] = await listSaved(storage, member);
    await deleteSaved(storage, member, newest?.id ?? '');
    expect(await save(reportBody('one-more.example'))).toMatchObject({ ok: true, isNew: true });
  });

  long('takes no more bytes than may be kept', async () => {
    const { save, list } = await savingMember();
    const most = Math.floor(LIMITS.savedBytesPerMember / 990_000);
    for (let number = 0; number < most; number += 1) {
      expect(await save(largeBody(`n${String(number)}.example`, 990_000))).toMatchObject({ ok: true });
    }
    expect(await save(largeBody('more.example', 990_000))).toEqual({ ok: false, code: 'too-many-saved' });
    expect(await save(reportBody('small.example'))).toMatchObject({ ok: true });
    expect((await list()).reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(LIMITS.savedBytesPerMember);
  });

  long('takes the last place once', async () => {
    const { save, list, keys } = await savingMember();
    for (let number = 1; number < LIMITS.savedPerMember; number += 1)
      await save(reportBody(`n${String(number)}.example`));
    const results = await Promise.all([save(reportBody('left.example')), save(reportBody('right.example'))]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await list()).toHaveLength(LIMITS.savedPerMember);
    expect((await keys()).filter(isContent)).toHaveLength(LIMITS.savedPerMember);
  });

  it.each([
    ['another form', { format: 1, items: 'many' }],
    ['a format to come', { format: 2, items: [] }],
    ['bytes', new Uint8Array([1, 2, 3])],
    ['nothing', null],
  ])('leaves an index of %s alone', async (_, value) => {
    const { save, storage, member, list } = await savingMember();
    await storage.put(`members/${member}/saved-index`, value, {});
    await expect(save(reportBody('a.example'))).rejects.toThrow(StorageError);
    await expect(list()).rejects.toThrow(StorageError);
    await expect(deleteSaved(storage, member, 'a'.repeat(32))).rejects.toThrow(StorageError);
    expect((await storage.get(`members/${member}/saved-index`))?.value).toEqual(value);
  });

  it('gives up on an index that others never stop writing', async () => {
    const { save, storage } = await savingMember();
    await save(reportBody('a.example'));
    const put = storage.put.bind(storage);
    storage.put = (key, ...rest) => (isIndex(key) ? Promise.resolve({ conflict: true }) : put(key, ...rest));
    await expect(save(reportBody('b.example'))).rejects.toThrow(StorageError);
  });

  it('comes through a storm of twenty at once', async () => {
    const { save, list } = await savingMember();
    const hosts = Array.from({ length: 20 }, (_, number) => `n${String(number)}.example`);
    const results = await Promise.all(hosts.map((host) => save(reportBody(host))));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await list()).toHaveLength(20);
  });

  it('of a session that is over keeps nothing', async () => {
    const { save, services, session, keys } = await savingMember();
    await endAllSessions(services, session.member);
    expect(await save(reportBody('a.example'))).toEqual({ ok: false, code: 'not-signed-in' });
    expect((await keys()).filter((key) => !key.endsWith('/sessions-from'))).toEqual([]);
  });

  it.each([
    ['the first one', 0],
    ['a later one', 1],
  ])('under way while everything is deleted, %s, brings nothing back', async (_, existing) => {
    const codes = new Set<string>();
    for (const side of ['before', 'after'] as const) {
      for (let chosen = 0; ; chosen += 1) {
        const { save, services, session, storage } = await savingMember();
        if (existing > 0) await save(reportBody('first.example'));
        let operations = 0;
        const closing =
          <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
          async (...args: A): Promise<R> => {
            const isChosen = operations === chosen;
            operations += 1;
            if (isChosen && side === 'before') await closeAccount({ ...services, storage }, session);
            const result = await work(...args);
            if (isChosen && side === 'after') await closeAccount({ ...services, storage }, session);
            return result;
          };
        const watched: Storage = {
          get: closing(storage.get.bind(storage)),
          put: closing(storage.put.bind(storage)),
          list: closing(storage.list.bind(storage)),
          delete: closing(storage.delete.bind(storage)),
        };
        const result = await saveReports({ ...services, storage: watched }, session, reportBody('a.example'));
        if (operations <= chosen) break;
        codes.add(result.ok ? 'kept' : result.code);
        const left = [...(await storage.list('members/')).keys, ...(await storage.list('sessions/')).keys];
        expect({ side, chosen, result, left }).toEqual({ side, chosen, result, left: [] });
      }
    }
    expect([...codes].sort()).toEqual(['account-closed', 'kept', 'not-signed-in']);
  });

  it('finds an account that was closed and a tombstone left behind open again after a while', async () => {
    const { save, services, session, storage, list, after } = await savingMember();
    await save(reportBody('first.example'));
    once(storage, 'delete', isContent, lostRequest);
    await expect(closeAccount(services, session)).rejects.toThrow(StorageError);
    expect(await save(reportBody('a.example'))).toEqual({ ok: false, code: 'account-closed' });
    expect(await list()).toEqual([]);
    after(60 * 60 * 1000);
    expect(await save(reportBody('a.example'))).toMatchObject({ ok: true, isNew: true });
    expect(await list()).toHaveLength(1);
  });
});

describe('deleteSaved', () => {
  it('deletes what was kept, once', async () => {
    const { save, storage, member, list, keys } = await savingMember();
    const saved = await save(reportBody('a.example'));
    const id = saved.ok ? saved.item.id : '';
    expect(await deleteSaved(storage, member, id)).toBe(true);
    expect(await deleteSaved(storage, member, id)).toBe(false);
    expect(await readSaved(storage, member, id)).toBeNull();
    expect(await list()).toEqual([]);
    expect((await keys()).filter(isContent)).toEqual([]);
  });

  it('that could not delete the content says so, and a second try does', async () => {
    const { save, storage, member, list, keys } = await savingMember();
    const saved = await save(reportBody('a.example'));
    const id = saved.ok ? saved.item.id : '';
    once(storage, 'delete', isContent, lostRequest);
    await expect(deleteSaved(storage, member, id)).rejects.toThrow(StorageError);
    expect(await list()).toEqual([]);
    expect(await deleteSaved(storage, member, id)).toBe(true);
    expect((await keys()).filter(isContent)).toEqual([]);
    expect(await deleteSaved(storage, member, id)).toBe(false);
  });

  it('takes nothing from the same saved again meanwhile', async () => {
    const { save, storage, member, list } = await savingMember();
    const saved = await save(reportBody('a.example'));
    const id = saved.ok ? saved.item.id : '';
    once(storage, 'delete', isContent, async (work) => {
      expect(await save(reportBody('a.example'))).toMatchObject({ ok: true, isNew: true });
      return work();
    });
    expect(await deleteSaved(storage, member, id)).toBe(true);
    expect(await list()).toHaveLength(1);
    expect(await readSaved(storage, member, id)).not.toBeNull();
  });

  it.each(['', '../saved-index', 'A'.repeat(32), '__proto__', '0'.repeat(31), 'a/b', '\u0000', '🏳️‍🌈'])(
    'and readSaved know no id %j',
    async (id) => {
      const { save, storage, member } = await savingMember();
      await save(reportBody('a.example'));
      expect(await deleteSaved(storage, member, id)).toBe(false);
      expect(await readSaved(storage, member, id)).toBeNull();
    },
  );
});

describe('readSaved', () => {
  it('gives nothing that is not what was saved', async () => {
    const { save, storage, member, keys } = await savingMember();
    const saved = await save(reportBody('a.example'));
    const id = saved.ok ? saved.item.id : '';
    const key = (await keys()).find(isContent) ?? '';
    await storage.put(key, new TextEncoder().encode('{"format":1,"kind":"report","reports":[]}'), {});
    await expect(readSaved(storage, member, id)).rejects.toThrow(StorageError);
    await storage.delete(key);
    await expect(readSaved(storage, member, id)).rejects.toThrow(StorageError);
  });
});
