/** Whether a report is what this site signed. The cryptography is the host's own (Web Cryptography Level 2, Ed25519). */
import { fromBase64url, toBase64url } from './base64url';
import { lacksReceipts, receiptsText, signedText, type PublicKey, type ReportJson, type Signature } from './signature';

/** The part of `SubtleCrypto` that is used. */
export type Cryptography = Pick<SubtleCrypto, 'digest' | 'importKey' | 'verify'>;

/**
 * `verified`: signed by one of the keys, and not altered since. `altered`: signed by one of them as something else.
 * `unknown-key`: signed by none of them. `unsupported`: the host cannot tell.
 */
export type Verdict = 'verified' | 'altered' | 'unknown-key' | 'unsupported';

const ALGORITHM = 'Ed25519';

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  // A copy, since an encoder's bytes may be in memory that is shared.
  return Uint8Array.from(new TextEncoder().encode(text));
}

async function importKey(cryptography: Cryptography, { kty, crv, x }: PublicKey): Promise<CryptoKey | null> {
  try {
    return await cryptography.importKey('jwk', { kty, crv, x }, ALGORITHM, false, ['verify']);
  } catch {
    // NotSupportedError where the host has no Ed25519.
    return null;
  }
}

async function holds(
  cryptography: Cryptography,
  key: CryptoKey,
  report: ReportJson,
  signature: Signature,
): Promise<boolean> {
  if (!lacksReceipts(report)) {
    const digest = await cryptography.digest('SHA-256', bytesOf(receiptsText(report)));
    if (toBase64url(new Uint8Array(digest)) !== signature.receipts) return false;
  }
  const value = fromBase64url(signature.value);
  if (value === null) return false;
  return cryptography.verify(ALGORITHM, key, value, bytesOf(signedText(report, signature.receipts)));
}

/**
 * @param report the report as it came, with every member it had
 * @param keys the site's public keys
 * @param cryptography null if the host has none, such as a page that isn't a secure context
 */
export async function verifyReport(
  report: ReportJson,
  signature: Signature,
  keys: readonly PublicKey[],
  cryptography: Cryptography | null,
): Promise<Verdict> {
  const known = keys.find(({ kid }) => kid === signature.key);
  if (known === undefined) return 'unknown-key';
  const key = cryptography && (await importKey(cryptography, known));
  if (!cryptography || key === null) return 'unsupported';
  try {
    return (await holds(cryptography, key, report, signature)) ? 'verified' : 'altered';
  } catch {
    // What has no canonical JSON was never signed.
    return 'altered';
  }
}
