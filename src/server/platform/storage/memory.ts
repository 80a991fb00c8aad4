/** Storage in memory, with real compare-and-swap: of the command, and the base of tests of races and faults. */
import { checkKey, listingOf, type Storage } from './raw';

interface Entry {
  readonly text: string;
  readonly etag: string;
}

/** @returns an empty storage; values are copied in and out, as over a network */
export function memoryStorage(): Storage {
  const entries = new Map<string, Entry>();
  let writes = 0;
  return {
    put(key, value, condition) {
      checkKey(key);
      const current = entries.get(key);
      const holds =
        'ifNew' in condition
          ? current === undefined
          : 'ifMatch' in condition
            ? current?.etag === condition.ifMatch
            : true;
      if (!holds) return Promise.resolve({ conflict: true });
      const etag = `"${String((writes += 1))}"`;
      const text =
        value instanceof Uint8Array ? `b${Buffer.from(value).toString('base64')}` : `j${JSON.stringify(value)}`;
      entries.set(key, { text, etag });
      return Promise.resolve({ etag });
    },
    get(key) {
      checkKey(key);
      const entry = entries.get(key);
      if (!entry) return Promise.resolve(null);
      const body = entry.text.slice(1);
      const value: unknown = entry.text.startsWith('b')
        ? new Uint8Array(Buffer.from(body, 'base64'))
        : JSON.parse(body);
      return Promise.resolve({ value, etag: entry.etag });
    },
    list(prefix) {
      const listed = [...entries]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { etag }]) => [key, etag] as const);
      return Promise.resolve(listingOf(new Map(listed)));
    },
    delete(key) {
      checkKey(key);
      entries.delete(key);
      return Promise.resolve();
    },
  };
}
