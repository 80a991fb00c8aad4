/** What opens a publication to who published it: made again from its id, so that nothing but a hash is stored. */
import type { Services } from '../platform/services';
import { hashOfSecret, opens, privateSecrets, senderSecret } from '../platform/private-secrets';
import { base32Of, type PublishedRecord } from '../reports/record';

/** Characters of a key: 130 bits. */
const CHARACTERS = 26;

export function publisherKeyOf(id: string, secret: string): string {
  return base32Of(senderSecret('publisher', id, secret), CHARACTERS);
}

/** The key of a stored publication; null if the secret it was made with is no longer in use. */
export function keyOfRecord({ id, keyHash }: PublishedRecord, secrets: readonly string[]): string | null {
  return secrets.map((secret) => publisherKeyOf(id, secret)).find((key) => opens(key, keyHash)) ?? null;
}

/** Whether a key was made here for an id, even if nothing is left under that id. @throws StorageError */
export async function isKeyOf(
  { storage, environment }: Pick<Services, 'storage' | 'environment'>,
  id: string,
  key: string,
): Promise<boolean> {
  const secrets = await privateSecrets(storage, environment);
  // Compared as hashes, in constant time.
  return secrets.some((secret) => opens(key, hashOfSecret(publisherKeyOf(id, secret))));
}
