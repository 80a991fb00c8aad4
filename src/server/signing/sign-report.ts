/** Signs reports, so that anyone can verify that this site measured them. Ed25519 (RFC 8032). */
import { createHash, sign } from 'node:crypto';
import type { Report } from '../../brand/report/report';
import { receiptsText, signedText, type Signature } from '../../brand/sharing/signature';
import { signingKey } from '../platform/signing-keys';

/**
 * @param entries the first one signs
 * @returns null if there is no key, or if the report is of a pasted page: this site has not seen it
 */
export function signReport(report: Report, [entry]: readonly string[]): Signature | null {
  if (entry === undefined || report.scope !== 'site') return null;
  const { privateKey, publicKey } = signingKey(entry);
  const json = { ...report };
  const receipts = createHash('sha256').update(receiptsText(json)).digest('base64url');
  const value = sign(null, Buffer.from(signedText(json, receipts)), privateKey).toString('base64url');
  return { key: publicKey.kid, receipts, value };
}
