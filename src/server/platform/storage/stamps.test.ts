import { dayStamp, deleteBefore, spanStamp } from './stamps';
import { keysBelow } from './raw';
import { memoryStorage } from '../testing/memory-storage';

const NOON = Date.parse('2026-06-01T12:00:00Z');

async function storageWith(...keys: readonly string[]) {
  const storage = memoryStorage();
  for (const key of keys) await storage.put(key, 1, {});
  return storage;
}

describe('the times in keys', () => {
  it('are UTC days', () => {
    expect(dayStamp(NOON)).toBe('20260601');
    expect(dayStamp(Date.parse('2026-06-01T23:59:59.999-01:00'))).toBe('20260602');
  });

  it('are spans since 1970, as long as each other', () => {
    expect(spanStamp(NOON, 600)).toBe('0002967192');
    expect(spanStamp(NOON + 599_999, 600)).toBe('0002967192');
    expect(spanStamp(NOON + 600_000, 600)).toBe('0002967193');
    expect(spanStamp(NOON + 999, 1, 12)).toBe('001780315200');
    expect(spanStamp(0, 600)).toBe('0000000000');
  });
});

describe('deleting what is earlier', () => {
  it('keeps the time itself and all later ones, and what is below another prefix', async () => {
    const storage = await storageWith('a/0009/x', 'a/0010/x', 'a/0011/x', 'b/0001/x');
    await deleteBefore(storage, 'a/', '0010');
    expect(await keysBelow(storage, '')).toEqual(['a/0010/x', 'a/0011/x', 'b/0001/x']);
  });

  it('takes times with and without names behind them', async () => {
    const storage = await storageWith('a/20260531-x', 'a/20260601-x', 'b/2026-05-31', 'b/2026-06-01');
    await deleteBefore(storage, 'a/', '20260601');
    await deleteBefore(storage, 'b/', '2026-06-01');
    expect(await keysBelow(storage, '')).toEqual(['a/20260601-x', 'b/2026-06-01']);
  });

  it('finds times behind a folder of their owner', async () => {
    const storage = await storageWith('a/00/20260531-x', 'a/00/20260601-x', 'a/99/20260531-x');
    await deleteBefore(storage, 'a/', '20260601', 1);
    expect(await keysBelow(storage, '')).toEqual(['a/00/20260601-x']);
  });
});
