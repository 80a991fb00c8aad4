/** Storage over Netlify Blobs, read with strong consistency. */
import { setTimeout as wait } from 'node:timers/promises';
import { getDeployStore, getStore, type GetStoreOptions, type Store } from '@netlify/blobs';
import { LIMITS } from '../../../site/limits';
import type { DeployContext } from '../../../site/environment';
import { checkKey, deleteAll, keysBelow, listingOf, StorageError, type PutCondition, type Storage } from './raw';

/** Names of the stores, of the site's as of each deploy's: of all records, and of what was deleted. */
const STORE_NAMES = { records: 'facet', deletions: 'facet-deletions' } as const;

/** Stands before every key of the site's store, which once held the data of previews, too. */
const PRODUCTION = 'production/';

/** The deploy that `netlify dev` simulates (netlify-cli, lib/blobs/blobs.js). */
const LOCAL_DEPLOY = '0';

/** A conditional write that meets another one is sent again so often, before it counts as one that came too late. */
const MEETINGS = 4;

/** The longest pause before a write is tried again, in ms: the first round has the shortest, each next one twice it. */
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 400;

/** A strong tag in place of a weak one. */
function strong(etag: string): string {
  return etag.replace(/^W\//, '');
}

/**
 * Corrects known faults of `@netlify/blobs` 11, and of what is behind it (S3, fronted by CloudFront), between the
 * client and the network:
 *
 * - The client takes a conditional write for done on every status but 412. S3 also responds 409: the write met another
 *   one, nothing was written, and it should be sent again. So we send it again after a pause. If it still meets others,
 *   we tell the client 412. https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html
 * - A tag on an unsuccessful response would make the write look real, so we remove it. We treat an empty tag as an
 *   error.
 * - Node asks for compressed responses, and CloudFront gives what it compresses a weak tag, `W/"…"`, which matches
 *   nothing (RFC 9110 §13.1.1): every write on that condition would be a conflict. So we request uncompressed
 *   responses. If a weak tag arrives anyway, we use the strong one in it. CloudFront changes nothing else in it, and S3
 *   never makes weak tags. If it were another tag, the write would be a conflict, and nothing would be lost.
 *   https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
 */
function distrustful(fetcher: typeof fetch, pause: (round: number) => Promise<void>): typeof fetch {
  return async (input, init) => {
    const asked = new Headers(init?.headers);
    asked.set('accept-encoding', 'identity');
    const isConditional = asked.has('if-match') || asked.has('if-none-match');
    const send = () => fetcher(input, { ...init, headers: asked });
    let response = await send();
    for (let round = 0; isConditional && response.status === 409 && round < MEETINGS; round += 1) {
      await response.body?.cancel();
      await pause(round);
      response = await send();
    }
    const etag = response.headers.get('etag');
    const isMet = isConditional && response.status === 409;
    if (etag === null && !isMet) return response;
    const headers = new Headers(response.headers);
    headers.delete('etag');
    if (etag !== null && (response.ok || response.status === 304)) headers.set('etag', strong(etag));
    return new Response(response.body, { status: isMet ? 412 : response.status, headers });
  };
}

/** On its own, the client retries for half a minute; a visitor is told sooner. */
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

/** How to reach a store; by default, from the environment that Netlify gives a function. */
type StoreOptions = Omit<GetStoreOptions, 'name' | 'consistency' | 'deployID'>;

export interface BlobsStorageOptions {
  readonly context: DeployContext;
  /** Netlify's id of the deploy; empty on `netlify dev`, which tells functions of none. */
  readonly deployId: string;
  /** Which of the stores, that of all records if not said. */
  readonly of?: keyof typeof STORE_NAMES;
  readonly store?: StoreOptions;
  readonly timeoutSeconds?: number;
  /**
   * The emulator of `netlify dev` (@netlify/blobs 11.1) reads without an etag; there it is taken from a listing made
   * before the value is read, so that a write in between makes the next conditional write a conflict.
   */
  readonly emulator?: boolean;
  /** Waits before a write is tried again, ms. */
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

/**
 * Only production has the site's store. Every other context has the one of its deploy, which Netlify deletes with the
 * deploy: nothing of it is seen from elsewhere, and nothing from elsewhere in it.
 */
function storeOf({ context, deployId, of = 'records' }: BlobsStorageOptions, options: StoreOptions): Store {
  const facts = { ...options, name: STORE_NAMES[of], consistency: 'strong' } as const;
  if (context === 'production') return getStore(facts);
  return getDeployStore({ ...facts, deployID: deployId === '' && context === 'dev' ? LOCAL_DEPLOY : deployId });
}

/** @throws by @netlify/blobs where the environment names no store */
export function blobsStorage(options: BlobsStorageOptions): Storage {
  return storageBelow(options.context === 'production' ? PRODUCTION : '', options);
}

/** Where previews once kept their data: beside production's, and for good. */
const FORMER_PREVIEWS = ['deploy-preview/', 'branch-deploy/'];

/** What previews left in the site's store. @throws as `blobsStorage` does */
export async function deleteFormerPreviews(options: BlobsStorageOptions): Promise<void> {
  if (options.context !== 'production') return;
  const whole = storageBelow('', options);
  for (const prefix of FORMER_PREVIEWS) {
    await deleteAll(whole, await keysBelow(whole, prefix));
  }
}

/** Page by page, so that each gets a response's full time. Only the client can continue where one page ended. */
async function etagsBelow(
  blobs: ReturnType<typeof storeOf>,
  prefix: string,
  start: string,
  timeoutSeconds: number,
): Promise<ReadonlyMap<string, string>> {
  const etags = new Map<string, string>();
  const pages = blobs.list({ prefix: prefix + start, paginate: true })[Symbol.asyncIterator]();
  const next = () => within(timeoutSeconds, `list ${start}`, pages.next());
  for (let page = await next(); page.done !== true; page = await next()) {
    for (const { key, etag } of page.value.blobs) etags.set(key.slice(prefix.length), etag);
  }
  return etags;
}

/** @param prefix precedes every key and is never seen by callers */
function storageBelow(prefix: string, options: BlobsStorageOptions): Storage {
  const { store = {}, timeoutSeconds = LIMITS.storageSeconds, emulator = false } = options;
  const { sleep = wait, random = Math.random } = options;
  const pause = async (round: number): Promise<void> => {
    await sleep(random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** round));
  };
  const blobs = storeOf(options, { ...store, fetch: distrustful(store.fetch ?? fetch, pause) });
  const listed = (start: string) => etagsBelow(blobs, prefix, start, timeoutSeconds);
  const read = async (
    key: string,
    again = emulator ? 2 : 0,
  ): Promise<{ bytes: Uint8Array; etag: string; kind: unknown } | null> => {
    const known = emulator ? (await listed(key)).get(key) : undefined;
    const found = await blobs.getWithMetadata(prefix + key, { type: 'arrayBuffer' });
    // Typed as never null by the library, and null if nothing is stored.
    const { data, etag, metadata } = (found as typeof found | null) ?? {};
    // Written between the listing and the read: the next listing has it.
    if (data && !etag && known === undefined && again > 0) return read(key, again - 1);
    return data ? { bytes: new Uint8Array(data), etag: etag ?? known ?? '', kind: metadata?.['kind'] } : null;
  };
  return {
    pause,

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

    list: async (below) => listingOf(await listed(below)),

    async delete(key) {
      checkKey(key);
      await within(timeoutSeconds, `delete ${key}`, blobs.delete(prefix + key));
    },
  };
}
