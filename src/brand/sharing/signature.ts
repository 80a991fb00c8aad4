/**
 * The signed part of a report, so that a link without room for the receipts can be verified, too: the report
 * without receipts, and a digest of the receipts.
 */
import { canonicalJson, wellFormed } from './canonical-json';
import { isJsonObject, jsonObjectOf, type Json } from './json';

/** Ed25519 (RFC 8032). Texts are base64url without padding (RFC 4648 §5). */
export interface Signature {
  /** Id of the key: its JWK thumbprint (RFC 7638). */
  readonly key: string;
  /** SHA-256 of `receiptsText`. */
  readonly receipts: string;
  /** Of `signedText`, as UTF-8. */
  readonly value: string;
}

/** The public half of a key, as a JWK (RFC 8037) in the set of `GET /api/signing-keys`. */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly alg: 'EdDSA';
  readonly use: 'sig';
  readonly kid: string;
  /** The 32 bytes of the key. */
  readonly x: string;
}

/** Keys of a set that can be used here; others are passed over (RFC 7517 §5). */
export function publicKeysIn(set: unknown): readonly PublicKey[] {
  const keys = isJsonObject(set) ? set['keys'] : null;
  if (!Array.isArray(keys)) return [];
  return keys
    .filter(isJsonObject)
    .flatMap(({ kty, crv, kid, x }): readonly PublicKey[] =>
      kty === 'OKP' && crv === 'Ed25519' && typeof kid === 'string' && typeof x === 'string'
        ? [{ kty, crv, alg: 'EdDSA', use: 'sig', kid, x }]
        : [],
    );
}

/** A report as JSON, known to be one: it may hold members that this version does not know, and they are signed too. */
export type ReportJson = Json;

function checksOf(report: ReportJson): readonly Json[] {
  const { checks } = report;
  return Array.isArray(checks) ? checks.map(jsonObjectOf) : [];
}

/** Whether a report's receipts were left out: no check has a list of them, not even an empty one. */
export function lacksReceipts(report: ReportJson): boolean {
  return checksOf(report).every(({ receipts }) => receipts === undefined);
}

/** A copy of a report in which no check has receipts. */
export function withoutReceipts(report: ReportJson): ReportJson {
  return { ...report, checks: checksOf(report).map(({ receipts: _, ...check }) => check) };
}

/** Every receipt by the id of its check, as canonical JSON. */
export function receiptsText(report: ReportJson): string {
  return canonicalJson(
    wellFormed(Object.fromEntries(checksOf(report).map(({ id, receipts }) => [String(id), receipts ?? []]))),
  );
}

/**
 * The text that is signed.
 *
 * @param receipts digest of `receiptsText`
 */
export function signedText(report: ReportJson, receipts: string): string {
  return canonicalJson(wellFormed({ report: withoutReceipts(report), receipts }));
}
