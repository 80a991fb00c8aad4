/** Storage in memory for very many records: keys are kept sorted, what is the same in many is kept once, operations are counted. */
import { checkKey, type Storage } from '../../src/server/platform/storage/raw';

/** How many keys Netlify lists in one request. */
const PAGE_SIZE = 1000;

interface Entry {
  /** JSON. */
  readonly text: string;
  readonly etag: string;
  /** Texts and their replacements. */
  readonly renamed?: readonly (readonly [string, string])[];
}

export interface Operations {
  readonly get: number;
  readonly put: number;
  /** Pages of listings. */
  readonly list: number;
  readonly delete: number;
  /** Keys in them. */
  readonly listed: number;
  /** Of values read. */
  readonly bytes: number;
}

const NONE: Operations = { get: 0, put: 0, list: 0, delete: 0, listed: 0, bytes: 0 };

export class CountedStorage implements Storage {
  readonly #entries = new Map<string, Entry>();
  #sorted: string[] | null = [];
  #writes = 0;
  #done: { -readonly [Name in keyof Operations]: number } = { ...NONE };

  get size(): number {
    return this.#entries.size;
  }

  /** @returns what was done since this was asked last */
  take(): Operations {
    const done = this.#done;
    this.#done = { ...NONE };
    return done;
  }

  /** Stores copies of all that names contain a text, with others in place of it and of other texts. */
  copy(keys: readonly string[], renamed: readonly (readonly [string, string])[]): void {
    const rename = (text: string) => renamed.reduce((result, [from, to]) => result.replaceAll(from, to), text);
    for (const key of keys) {
      const entry = this.#entries.get(key);
      if (entry !== undefined) this.#entries.set(rename(key), { ...entry, etag: this.#nextEtag(), renamed });
    }
    this.#sorted = null;
  }

  /** Names that contain a text. */
  with(text: string): readonly string[] {
    return [...this.#entries.keys()].filter((key) => key.includes(text));
  }

  #nextEtag(): string {
    return `"${String((this.#writes += 1))}"`;
  }

  #keys(): string[] {
    return (this.#sorted ??= [...this.#entries.keys()].sort((a, b) => (a < b ? -1 : 1)));
  }

  /** The first place of a key that is not before. */
  #placeOf(key: string): number {
    const keys = this.#keys();
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  put: Storage['put'] = (key, value, condition) => {
    checkKey(key);
    this.#done.put += 1;
    const current = this.#entries.get(key);
    if ('ifNew' in condition && current !== undefined) return Promise.resolve({ conflict: true });
    if ('ifMatch' in condition && current?.etag !== condition.ifMatch) return Promise.resolve({ conflict: true });
    if (current === undefined && this.#sorted !== null) this.#sorted.splice(this.#placeOf(key), 0, key);
    const etag = this.#nextEtag();
    const text =
      value instanceof Uint8Array ? `b${Buffer.from(value).toString('base64')}` : `j${JSON.stringify(value)}`;
    this.#entries.set(key, { text, etag });
    return Promise.resolve({ etag });
  };

  get: Storage['get'] = (key) => {
    checkKey(key);
    this.#done.get += 1;
    const entry = this.#entries.get(key);
    if (entry === undefined) return Promise.resolve(null);
    const text = (entry.renamed ?? []).reduce((result, [from, to]) => result.replaceAll(from, to), entry.text);
    this.#done.bytes += text.length;
    const body = text.slice(1);
    const value: unknown = text.startsWith('b') ? new Uint8Array(Buffer.from(body, 'base64')) : JSON.parse(body);
    return Promise.resolve({ value, etag: entry.etag });
  };

  list: Storage['list'] = (prefix) => {
    const all = this.#keys();
    const keys: string[] = [];
    for (let at = this.#placeOf(prefix); all[at]?.startsWith(prefix) === true; at += 1) keys.push(all[at] ?? '');
    this.#done.list += Math.max(1, Math.ceil(keys.length / PAGE_SIZE));
    this.#done.listed += keys.length;
    const etags = new Map(keys.map((key) => [key, this.#entries.get(key)?.etag ?? '']));
    return Promise.resolve({ keys, etags });
  };

  delete: Storage['delete'] = (key) => {
    checkKey(key);
    this.#done.delete += 1;
    if (this.#entries.delete(key) && this.#sorted !== null) this.#sorted.splice(this.#placeOf(key), 1);
    return Promise.resolve();
  };
}
