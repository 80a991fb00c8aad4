/**
 * Storage with sealed records: someone who has a copy of it, or the site's access to it, but not the key, learns
 * nothing about people. Each record is a JSON Web Encryption in compact form (RFC 7516), `dir` with A256GCM. It
 * contains the name it is stored under and doesn't open under another name, so no one's record can be turned into
 * someone else's.
 *
 * Everything is sealed except what `OPEN` lists. A new kind of record is sealed too, unless it is listed because it
 * says nothing about anyone. Names aren't sealed; they contain only times, random values and hashes.
 *
 * A record that can't be opened reads as `undefined`, which is not a record of any kind. Readers treat it as one that
 * they can't parse, and it can be deleted and overwritten in the same way.
 */
import { compactDecrypt, CompactEncrypt, errors } from 'jose';
import { UNSEALED, type Environment } from '../../../site/environment';
import { namedKey, sealingKeys, SEALING_ALGORITHMS, type SealingKey } from '../sealing-keys';
import type { Storage, Stored } from './raw';

/**
 * Counters, by hashes whose salt is sealed: every request needs them, and they tell nothing. The operator's switches are
 * set by hand.
 */
const OPEN = ['limits/', 'totals/', 'error-reports/', 'switches/'];

export function isSealed(key: string): boolean {
  return !OPEN.some((prefix) => key.startsWith(prefix));
}

/** Seals what no person's data are among: everyone knows it. */
const DEVELOPMENT_KEY = 'the key of every store but that of production';

/** The secrets that open a store's records, the one that seals first; `UNSEALED` may be among them. */
export function storageSecrets({
  context,
  storageKeys,
}: Pick<Environment, 'context' | 'storageKeys'>): readonly string[] {
  return context === 'production' ? storageKeys : [DEVELOPMENT_KEY];
}

const COMPACT = /^[\w-]+\.\.[\w-]+\.[\w-]*\.[\w-]+$/;

/** What a record is of, for the log: what is below may name it. */
const kindOf = (key: string) =>
  key
    .split('/')
    .slice(0, key.startsWith('feedback/') ? 2 : 1)
    .join('/');

/**
 * @param secrets as `storageSecrets` gives them
 * @param report told about a record that cannot be opened
 * @throws Error without a secret to seal with
 */
export function sealedStorage(inner: Storage, secrets: readonly string[], report: (error: Error) => unknown): Storage {
  const keys = sealingKeys(
    secrets.filter((secret) => secret !== UNSEALED),
    'facet stored records',
  );
  const [found] = keys;
  if (found === undefined) throw new Error('nothing can be stored: there is no key to seal it with');
  const sealing: SealingKey = found;

  function seal(key: string, value: unknown): Promise<string> {
    const isBytes = value instanceof Uint8Array;
    const header = { alg: 'dir', enc: 'A256GCM', kid: sealing.id, cty: isBytes ? 'octet-stream' : 'json', key };
    const content = isBytes ? value : new TextEncoder().encode(JSON.stringify(value));
    return new CompactEncrypt(content).setProtectedHeader(header).encrypt(sealing.bytes);
  }

  async function open(key: string, { value, etag }: Stored): Promise<Stored> {
    const unreadable = (why: string): Stored => {
      report(new Error(`${kindOf(key)}: a stored record ${why}`));
      return { value: undefined, etag };
    };
    if (typeof value !== 'string' || !COMPACT.test(value)) {
      return secrets.includes(UNSEALED) ? { value, etag, outdated: true } : unreadable('is not sealed');
    }
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(value, namedKey(keys), SEALING_ALGORITHMS);
      if (protectedHeader['key'] !== key) return unreadable('was sealed under another name');
      const text = () => JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
      const opened = { value: protectedHeader.cty === 'json' ? text() : new Uint8Array(plaintext), etag };
      return protectedHeader.kid === sealing.id ? opened : { ...opened, outdated: true };
    } catch (error) {
      if (error instanceof errors.JOSEError) return unreadable('is sealed with a key that is not here');
      throw error;
    }
  }

  return {
    async put(key, value, condition) {
      return inner.put(key, isSealed(key) ? await seal(key, value) : value, condition);
    },
    async get(key) {
      const stored = await inner.get(key);
      return stored === null || !isSealed(key) ? stored : open(key, stored);
    },
    list: (prefix) => inner.list(prefix),
    delete: (key) => inner.delete(key),
    ...(inner.pause && { pause: inner.pause.bind(inner) }),
  };
}
