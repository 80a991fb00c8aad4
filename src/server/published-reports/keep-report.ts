/** Decides whether a report may have an address, and stores it once: for whoever has the address, or for everyone. */
import { createHash } from 'node:crypto';
import type { Report } from '../../brand/report/report';
import { canonicalJson, wellFormed } from '../../brand/sharing/canonical-json';
import type { SharedReport } from '../../brand/sharing/link';
import { originsOf } from '../../brand/urls/target';
import type { PublicKey, Signature } from '../../brand/sharing/signature';
import { verifyReport } from '../../brand/sharing/verify';
import type { ErrorCode } from '../../site/errors';
import { LIMITS } from '../../site/limits';
import type { PublishedKind, ReportState } from '../../site/published-reports';
import type { Client } from '../platform/client-key';
import { hashOfSecret, privateSecrets } from '../platform/private-secrets';
import type { Services, Session } from '../platform/services';
import { publicKeys } from '../platform/signing-keys';
import { formerIdOf, reportIdOf, reportsOf, storedReport, type PublishedRecord } from '../reports/record';
import { idsOf, readRecord } from '../reports/store';
import { formerOf, linkFormer } from './link-previous';
import { publishFor, storeFor } from './members-reports';
import { isHiddenByNow, isUnwanted } from './owners';
import { reportsIn, type KeptFields } from './publication-body';
import { overTotal } from './publication-limits';
import { keyOfRecord, publisherKeyOf } from './publisher-key';
import { expiryFrom } from './renew';

/** What its owner gets. */
export interface ReportReceipt extends Pick<PublishedRecord, 'id' | 'kind' | 'state' | 'expiresAt'> {
  /** Opens the report to its owner; empty if the secret it was made with is no longer in use. */
  readonly publisherKey: string;
}

type Refusal = Extract<
  ErrorCode,
  | 'report-malformed'
  | 'report-version'
  | 'body-too-large'
  | 'not-signed'
  | 'rubrics-differ'
  | 'site-excluded'
  | 'key-reused'
  | 'too-many-published'
  | 'account-closed'
  | 'gone'
>;

type Refused =
  | { readonly ok: false; readonly code: Refusal }
  /** A limit is reached: of the site, of the owner's network, of all together. */
  | { readonly ok: false; readonly retryAfterSeconds: number };

export type Kept = { readonly ok: true; readonly receipt: ReportReceipt } | Refused;

export interface Owner {
  readonly client: Client;
  readonly session: Session | null;
}

type SignedReport = SharedReport & { readonly signature: Signature };

/** What keeping a report takes. */
export type KeepingServices = Pick<
  Services,
  'storage' | 'environment' | 'now' | 'sleep' | 'report' | 'purge' | 'instance' | 'afterwards'
>;

/** The reports, if this site signed every one of them; else null. */
async function signedHere(
  keys: readonly PublicKey[],
  reports: readonly SharedReport[],
): Promise<readonly SignedReport[] | null> {
  const verified = await Promise.all(
    reports.map(async (shared) => {
      const { received, signature } = shared;
      if (signature === null) return null;
      const verdict = await verifyReport(received, signature, keys, crypto.subtle);
      return verdict === 'verified' ? { ...shared, signature } : null;
    }),
  );
  const signed = verified.filter((each) => each !== null);
  return signed.length === reports.length ? signed : null;
}

function receiptOf(record: PublishedRecord, secrets: readonly string[]): Kept {
  const { id, kind, state, expiresAt } = record;
  return { ok: true, receipt: { id, kind, state, expiresAt, publisherKey: keyOfRecord(record, secrets) ?? '' } };
}

function contentOf(kind: PublishedKind, previous: string | null, reports: PublishedRecord['reports']): string {
  return createHash('sha256')
    .update(canonicalJson(wellFormed({ kind, previous, reports })))
    .digest('hex');
}

/** What is stored under a key already, under an id as it was made before, too. */
async function knownBy({ storage }: KeepingServices, key: string): Promise<PublishedRecord | null> {
  const known = await readRecord(storage, reportIdOf(key));
  // Keys are UUIDs where they were made before, and by other programs.
  return known ?? (key.includes('-') ? readRecord(storage, formerIdOf(key)) : null);
}

/** Why reports may not have an address, or null; what may be is counted. */
async function refused(
  services: KeepingServices,
  shown: readonly Report[],
  { client, session }: Owner,
  state: ReportState,
  known: PublishedRecord | null,
): Promise<Refused | null> {
  const { storage, environment } = services;
  // It counts for the site whose report it is; every site in it has a say.
  const origins = shown.map(({ target }) => target.origin);
  const owners = [...new Set(shown.flatMap(({ target }) => originsOf(target)))];
  if (await isUnwanted(services, owners)) return { ok: false, code: 'site-excluded' };
  const member = session?.member ?? null;
  const isListed = member === null || known?.member === member;
  if (!isListed && (await idsOf(storage, member)).length >= LIMITS.publishedPerMember) {
    return { ok: false, code: 'too-many-published' };
  }
  const [secret] = await privateSecrets(storage, environment);
  const retryAfterSeconds = await overTotal(services, state, client, origins, secret);
  if (retryAfterSeconds !== null) return { ok: false, retryAfterSeconds };
  return (await isHiddenByNow(services, owners)) ? { ok: false, code: 'site-excluded' } : null;
}

/**
 * Lets everyone see a report that only people with its address could see. The address stays the same.
 *
 * @param previous id, as requested, of the publication that this one measures again
 * @throws StorageError if it isn't certain that it is published; calling again is safe
 */
export async function publishKept(
  services: KeepingServices,
  record: PublishedRecord,
  previous: string | undefined,
  owner: Owner,
): Promise<Kept> {
  const { storage, environment } = services;
  if (record.state === 'published') return receiptOf(record, await privateSecrets(storage, environment));
  const shown = reportsOf(record).map(({ report }) => report);
  const refusal = await refused(services, shown, owner, 'published', record);
  if (refusal !== null) return refusal;
  const former = await formerOf(services, previous, shown);
  return published(services, await publishFor(services, record.id, former, owner.session));
}

/** What its owner gets of a report that is stored now, whose former one is told of it. */
async function published(
  services: KeepingServices,
  stored: PublishedRecord | 'gone' | 'account-closed',
): Promise<Kept> {
  if (typeof stored === 'string') return { ok: false, code: stored };
  // It is stored without it, too.
  await linkFormer(services, stored).catch(services.report);
  return receiptOf(stored, await privateSecrets(services.storage, services.environment));
}

/**
 * Stores signed reports once: the same content under the same key has the same receipt. What has a link and is sent to
 * be published keeps its address.
 *
 * @throws StorageError if it is not certain that it is stored: sending it again is safe
 */
export async function keepReport(
  services: KeepingServices,
  fields: KeptFields,
  owner: Owner,
  state: ReportState,
  days: number,
): Promise<Kept> {
  const { storage, environment, now } = services;
  const read = await reportsIn(fields);
  if (!read.ok) return read;
  const signed = await signedHere(publicKeys(environment.signingKeys), read.reports);
  if (signed === null) return { ok: false, code: 'not-signed' };
  const shown = signed.map(({ report }) => report);
  if (new Set(shown.map(({ rubricVersion }) => rubricVersion)).size > 1) return { ok: false, code: 'rubrics-differ' };

  const { kind, key } = fields;
  const previous = 'previous' in fields ? fields.previous : undefined;
  const reports = signed.map(storedReport);
  const content = contentOf(kind, null, reports);
  const isSame = (record: PublishedRecord) =>
    // Before there were links, the former publication was part of it.
    record.content === content || record.content === contentOf(kind, previous ?? null, reports);
  const known = await knownBy(services, key);
  if (known !== null && !isSame(known)) return { ok: false, code: 'key-reused' };
  if (known !== null && state === 'published') return publishKept(services, known, previous, owner);
  const secrets = await privateSecrets(storage, environment);
  if (known !== null) return receiptOf(known, secrets);

  const refusal = await refused(services, shown, owner, state, null);
  if (refusal !== null) return refusal;
  const id = reportIdOf(key);
  const time = now().toISOString();
  const stored = await storeFor(
    services,
    {
      ...{ format: 2, id, kind, content, reports, state, storedAt: time, publishedAt: time },
      member: owner.session?.member ?? null,
      keyHash: hashOfSecret(publisherKeyOf(id, secrets[0])),
      expiresAt: expiryFrom(now(), days),
      previous: state === 'published' ? await formerOf(services, previous, shown) : null,
      next: null,
    },
    owner.session,
  );
  if (stored === null) return { ok: false, code: 'account-closed' };
  // Another request with the same key may have come first.
  if (!isSame(stored)) return { ok: false, code: 'key-reused' };
  return published(services, stored);
}
