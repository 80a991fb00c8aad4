/** What a command needs from its environment: the stores of a site, and keys. */
import { blobsStorage, type BlobsStorageOptions } from '../../server/platform/storage/blobs';
import { sealedStorage } from '../../server/platform/storage/sealed';
import type { Storage } from '../../server/platform/storage/raw';
import type { BackedUp } from '../../server/upkeep/backup-records';
import { listed } from '../../site/variable-values';
import { BackupError } from './sealed-file';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A listing of everything takes longer than a function would wait for it. */
const SECONDS = 600;

function optionsFrom(variables: Variables): Omit<BlobsStorageOptions, 'of'> {
  const about = { context: 'production', deployId: '', timeoutSeconds: SECONDS } as const;
  // As functions find their store; on this machine, the one of a deploy that is tried.
  if (variables['NETLIFY_BLOBS_CONTEXT']) return about;
  const [token, siteID] = [variables['NETLIFY_AUTH_TOKEN'], variables['NETLIFY_SITE_ID']];
  if (!token || !siteID)
    throw new BackupError('Set NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID, as for netlify’s own commands.');
  const apiURL = variables['NETLIFY_API_URL'];
  return { ...about, store: { token, siteID, ...(apiURL && { apiURL }) } };
}

/** The site's stores, with records as stored. */
export function storesOf(variables: Variables): { readonly records: Storage; readonly deletions: Storage } {
  const options = optionsFrom(variables);
  return { records: blobsStorage(options), deletions: blobsStorage({ ...options, of: 'deletions' }) };
}

const KEY = /^[A-Za-z0-9+/_-]{43,}={0,2}$/;

/** @throws BackupError */
export function keysFrom(variables: Variables, name: string): readonly [string, ...string[]] {
  const [first, ...others] = listed(variables[name] ?? '').filter((key) => key !== 'unsealed');
  if (first === undefined || ![first, ...others].every((key) => KEY.test(key))) {
    throw new BackupError(
      `Set ${name}: 32 random bytes or more in base64 (openssl rand -base64 32), or several with commas.`,
    );
  }
  return [first, ...others];
}

/** A store as it is read. @param secrets those it is sealed with, the first seals */
export function unsealed(storage: Storage, secrets: readonly string[]): Storage {
  // Records that can't be opened are counted where it matters, and reported once.
  return sealedStorage(storage, secrets, () => undefined);
}

/** Opens records that are in no store. @returns undefined if no key does */
export function opener(secrets: readonly string[]): (record: BackedUp) => Promise<unknown> {
  const nowhere = () => Promise.reject(new Error('nothing is written here'));
  return async ({ key, value }) => {
    const one: Storage = {
      get: () => Promise.resolve({ value, etag: '"1"' }),
      ...{ put: nowhere, list: nowhere, delete: nowhere },
    };
    return (await unsealed(one, secrets).get(key))?.value;
  };
}
