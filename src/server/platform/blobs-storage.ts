/** Storage over Netlify Blobs, read with strong consistency. */
import { getStore, type GetStoreOptions } from '@netlify/blobs';
import { LIMITS } from '../../site/limits';
import type { DeployContext } from '../../site/environment';
import { checkKey, pageOf, StorageError, type PutCondition, type Storage } from './storage';

/** The one site-wide store. */
const STORE_NAME = 'facet';

/**
 * What stands before every key: one store serves production and previews alike, and a preview's data is its own.
 *
 * @param deployId Netlify's id of the deploy, empty on a developer's machine
 */
export function keyPrefix(context: DeployContext, deployId: string): string {
  return context === 'production' || context === 'dev' ? `${context}/` : `${context}/${deployId}/`;
}

/**
 * `@netlify/blobs` 11 reports a conditional write as done on every status but 412. An etag on an answer that is no
 * success would make that look real, so it is taken away: an empty etag is an error to us.
 */
function distrustful(fetcher: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetcher(input, init);
    if (response.ok || response.status === 304 || !response.headers.has('etag')) return response;
    const headers = new Headers(response.headers);
    headers.delete('etag');
    return new Response(response.body, { status: response.status, headers });
  };
}

/** The client retries for half a minute by itself; a visitor is told sooner. */
async function within<T>(seconds: number, what: string, operation: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageError(`${what}: no answer in ${String(seconds)} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([operation, deadline]);
  } catch (cause) {
    if (cause instanceof StorageError) throw cause;
    throw new StorageError(what, { cause });
  } finally {
    clearTimeout(timer);
  }
}

function conditionOptions(condition: PutCondition): { onlyIfNew: true } | { onlyIfMatch: string } | object {
  if ('ifNew' in condition) return { onlyIfNew: true };
  if (!('ifMatch' in condition)) return {};
  if (condition.ifMatch === '') throw new StorageError('an empty etag matches nothing');
  return { onlyIfMatch: condition.ifMatch };
}

export interface BlobsStorageOptions {
  /** Stands before every key and is never seen above, e.g. `production/`. */
  readonly prefix: string;
  /** Where the store is; without it the environment Netlify gives a function says so. */
  readonly store?: Omit<GetStoreOptions, 'name' | 'consistency'>;
  readonly timeoutSeconds?: number;
  /**
   * The emulator of `netlify dev` (@netlify/blobs 11.1) reads without an etag; there it is taken from a listing made
   * before the value is read, so that a write in between makes the next conditional write a conflict.
   */
  readonly emulator?: boolean;
}

/** @throws by @netlify/blobs where the environment names no store */
export function blobsStorage(options: BlobsStorageOptions): Storage {
  const { prefix, store = {}, timeoutSeconds = LIMITS.storageSeconds, emulator = false } = options;
  const fetcher = distrustful(store.fetch ?? fetch);
  const blobs = getStore({ ...store, name: STORE_NAME, consistency: 'strong', fetch: fetcher });
  const listed = async (start: string) => (await blobs.list({ prefix: prefix + start })).blobs;
  const read = async (
    key: string,
    again = emulator ? 2 : 0,
  ): Promise<{ bytes: Uint8Array; etag: string; kind: unknown } | null> => {
    const known = emulator ? (await listed(key)).find((blob) => blob.key === prefix + key)?.etag : undefined;
    const found = await blobs.getWithMetadata(prefix + key, { type: 'arrayBuffer' });
    // Typed as never null by the library, and null where nothing is stored.
    const { data, etag, metadata } = (found as typeof found | null) ?? {};
    // Written between the listing and the read: the next listing has it.
    if (data && !etag && known === undefined && again > 0) return read(key, again - 1);
    return data ? { bytes: new Uint8Array(data), etag: etag ?? known ?? '', kind: metadata?.['kind'] } : null;
  };
  return {
    async put(key, value, condition) {
      checkKey(key);
      const bytes = value instanceof Uint8Array;
      const body = bytes ? new Uint8Array(value).buffer : JSON.stringify(value);
      const options = { metadata: { kind: bytes ? 'bytes' : 'json' }, ...conditionOptions(condition) };
      const { modified, etag } = await within(timeoutSeconds, `put ${key}`, blobs.set(prefix + key, body, options));
      if (!modified) return { conflict: true };
      if (!etag) throw new StorageError(`put ${key}: answered without an etag`);
      return { etag };
    },

    async get(key) {
      checkKey(key);
      const found = await within(timeoutSeconds, `get ${key}`, read(key));
      if (found === null) return null;
      if (found.etag === '') throw new StorageError(`get ${key}: answered without an etag`);
      if (found.kind === 'bytes') return { value: found.bytes, etag: found.etag };
      try {
        return { value: JSON.parse(new TextDecoder().decode(found.bytes)) as unknown, etag: found.etag };
      } catch (cause) {
        throw new StorageError(`get ${key}: not JSON`, { cause });
      }
    },

    /** Reads every key below the prefix for each page: the client cannot begin at a cursor. */
    async list(below, cursor) {
      const found = await within(timeoutSeconds, `list ${below}`, listed(below));
      return pageOf(new Map(found.map(({ key, etag }) => [key.slice(prefix.length), etag])), cursor);
    },

    async delete(key) {
      checkKey(key);
      await within(timeoutSeconds, `delete ${key}`, blobs.delete(prefix + key));
    },
  };
}
