/**
 * Stores what is published: once, before its publisher is told that it is stored.
 *
 * The entry below `EXPIRING` and the member's entry come first, the record last: by them is found, and forgotten, what an
 * attempt leaves that ends in between. The record alone decides: it is written where none is, under an id that follows
 * from the key the publisher's browser made. A client that sends the same again, because the answer got lost, gets the
 * same receipt.
 */
import { createHash } from 'node:crypto';
import { canonicalJson, wellFormed } from '../../brand/sharing/canonical-json';
import type { SharedReport } from '../../brand/sharing/link';
import { originsOf } from '../../brand/urls/target';
import type { Signature } from '../../brand/sharing/signature';
import { verifyReport } from '../../brand/sharing/verify';
import type { ErrorCode } from '../../site/errors';
import { LIMITS } from '../../site/limits';
import type { PublishedKind } from '../../site/published-reports';
import { isClosing } from '../accounts/close-account';
import { isSignedIn } from '../accounts/sessions';
import { isExcluded, siteOf } from '../fetching/vetting';
import type { Client } from '../platform/client-key';
import { countRequest, limitIn, type Limit } from '../platform/limits';
import { hashOfSecret, privateSecrets, senderSecret } from '../platform/private-secrets';
import type { Services, Session } from '../platform/services';
import { publicKeys } from '../platform/signing-keys';
import { StorageError } from '../platform/storage';
import { countInTotal } from '../platform/totals';
import { askSite } from './ask-site';
import { formerOf, linkFormer } from './link-previous';
import { deleteEntries, publishedIdsOf, putEntry } from '../reports/member-entries';
import { reportsIn, type PublicationFields } from './publication-body';
import { keyOfRecord, publisherKeyOf } from './publisher-key';
import {
  expiringKey,
  memberEntryKey,
  publishedIdOf,
  readRecord,
  recordKey,
  storedReport,
  type PublishedRecord,
} from '../reports/record';
import { removePublished } from '../reports/remove';
import { expiryFrom } from './renew';
import { readSiteAnswer } from './site-answers';

/** What the publisher gets. */
export interface PublicationReceipt extends Pick<PublishedRecord, 'id' | 'kind' | 'expiresAt'> {
  /** Opens the publication to its publisher; empty where the secret it was made with is in use no more. */
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
>;

export type Published =
  | { readonly ok: true; readonly receipt: PublicationReceipt }
  | { readonly ok: false; readonly code: Refusal }
  /** A limit is reached: of the site, of the publisher's network, of all together. */
  | { readonly ok: false; readonly retryAfterSeconds: number };

export type PublishServices = Pick<
  Services,
  'storage' | 'environment' | 'now' | 'sleep' | 'report' | 'purge' | 'instance' | 'afterwards'
>;

interface Publisher {
  readonly client: Client;
  readonly session: Session | null;
}

type SignedReport = SharedReport & { readonly signature: Signature };

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const SITE: Limit = { windowLimit: LIMITS.publishedPerSiteDay, windowSize: DAY };
const NETWORK: Limit = { windowLimit: LIMITS.publishedPerNetworkDay, windowSize: DAY };
const PER_HOUR: Limit = { windowLimit: LIMITS.publishedPerHour, windowSize: HOUR };
const PER_DAY: Limit = { windowLimit: LIMITS.publishedPerDay, windowSize: DAY };

/** The reports, if this site signed every one of them; else null. */
async function signedHere(
  { environment }: PublishServices,
  reports: readonly SharedReport[],
): Promise<readonly SignedReport[] | null> {
  const keys = publicKeys(environment.signingKeys);
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

/** Whether the owner of one of the sites does not want reports of it: said to the operator, or by the site itself. */
async function isUnwanted(
  { storage, environment: { excludedSites } }: PublishServices,
  origins: readonly string[],
): Promise<boolean> {
  if (origins.some((origin) => isExcluded(new URL(origin).hostname, excludedSites))) return true;
  const answers = await Promise.all(origins.map((origin) => readSiteAnswer(storage, origin)));
  return answers.some((known) => known?.answer.isHidden === true);
}

/** Counts a publication. @param secret keeps names of sites out of counters @returns seconds until there is room, or null */
async function overTotal(
  services: PublishServices,
  client: Client,
  origins: readonly string[],
  secret: string,
): Promise<number | null> {
  const { environment } = services;
  // The narrowest first: what a network or a site may not add takes no room from others.
  const widest = { key: (client.at(-1) ?? client[0]).key, clients: 1 };
  const network = await countRequest(services, 'publish-networks', [widest], limitIn(environment, NETWORK));
  if (!network.allowed) return network.retryAfterSeconds;
  for (const site of new Set(origins.map((origin) => siteOf(new URL(origin))))) {
    const key = senderSecret('published-site', site, secret).toString('hex').slice(0, 32);
    const verdict = await countRequest(services, 'publish-sites', [{ key, clients: 1 }], limitIn(environment, SITE));
    if (!verdict.allowed) return verdict.retryAfterSeconds;
  }
  const limits = [limitIn(environment, PER_HOUR), limitIn(environment, PER_DAY)] as const;
  const total = await countInTotal(services, 'published', limits);
  return total.allowed ? null : total.retryAfterSeconds;
}

/**
 * Writes the record where there is none. Where the answer cannot be trusted storage is asked what came of it.
 *
 * @returns what is stored now, which may be what another request wrote
 */
async function settle({ storage, report }: PublishServices, record: PublishedRecord): Promise<PublishedRecord> {
  const { id } = record;
  try {
    if ('etag' in (await storage.put(recordKey(id), record, { ifNew: true }))) return record;
  } catch (error) {
    report(error);
    const written = await readRecord(storage, id);
    if (written === null) throw error;
    return written.record;
  }
  const stored = await readRecord(storage, id);
  if (stored === null) throw new StorageError(`${recordKey(id)} is there and cannot be read`);
  return stored.record;
}

function receiptOf(record: PublishedRecord, sent: string, secrets: readonly string[]): Published {
  if (record.content !== sent) return { ok: false, code: 'key-reused' };
  const { id, kind, expiresAt } = record;
  return { ok: true, receipt: { id, kind, expiresAt, publisherKey: keyOfRecord(record, secrets) ?? '' } };
}

function contentOf(kind: PublishedKind, previous: string | null, reports: PublishedRecord['reports']): string {
  return createHash('sha256')
    .update(canonicalJson(wellFormed({ kind, previous, reports })))
    .digest('hex');
}

/**
 * Stores a record and all that belongs to it.
 *
 * @returns what is stored now; null where the member's account was closed meanwhile
 */
async function store(
  services: PublishServices,
  record: PublishedRecord,
  session: Session | null,
): Promise<PublishedRecord | null> {
  const { storage } = services;
  await storage.put(expiringKey(record), {}, {});
  if (session === null) return settle(services, record);
  const { member } = session;
  await putEntry(storage, member, record);
  const stored = await settle(services, record);
  // Another request with the same key may have come first, or an attempt before this one have ended half-way.
  await deleteEntries(
    storage,
    member,
    record.id,
    stored.member === member ? memberEntryKey(member, stored) : undefined,
  );
  // Whose account is closed from here on finds the entry; who closed it before has not seen it.
  if ((await isSignedIn(services, session)) && !(await isClosing(storage, member))) return stored;
  if (stored.member === member) await removePublished(services, record.id);
  return null;
}

/**
 * Publishes signed reports once: the same content under the same key has the same receipt.
 *
 * @throws StorageError where it is not certain that it is stored: sending it again is safe
 */
export async function publish(
  services: PublishServices,
  fields: PublicationFields,
  { client, session }: Publisher,
): Promise<Published> {
  const { storage, environment, now } = services;
  const read = await reportsIn(fields);
  if (!read.ok) return read;
  const signed = await signedHere(services, read.reports);
  if (signed === null) return { ok: false, code: 'not-signed' };
  const shown = signed.map(({ report }) => report);
  if (new Set(shown.map(({ rubricVersion }) => rubricVersion)).size > 1) return { ok: false, code: 'rubrics-differ' };

  const { kind, key } = fields;
  const reports = signed.map(storedReport);
  const content = contentOf(kind, fields.previous ?? null, reports);
  const id = publishedIdOf(key);
  const secrets = await privateSecrets(storage, environment);
  const [secret] = secrets;
  const known = await readRecord(storage, id);
  if (known !== null) return receiptOf(known.record, content, secrets);

  // Whose report it is counts it; whoever is in it has a say.
  const origins = shown.map(({ target }) => target.origin);
  const owners = [...new Set(shown.flatMap(({ target }) => originsOf(target)))];
  if (await isUnwanted(services, owners)) return { ok: false, code: 'site-excluded' };
  const member = session?.member ?? null;
  if (member !== null && (await publishedIdsOf(storage, member)).length >= LIMITS.publishedPerMember) {
    return { ok: false, code: 'too-many-published' };
  }
  const retryAfterSeconds = await overTotal(services, client, origins, secret);
  if (retryAfterSeconds !== null) return { ok: false, retryAfterSeconds };
  const asked = await Promise.all(owners.map((origin) => askSite(services, origin)));
  if (asked.some(({ answer }) => answer.isHidden)) return { ok: false, code: 'site-excluded' };

  const record: PublishedRecord = {
    ...{ format: 1, id, kind, content, reports, member },
    keyHash: hashOfSecret(publisherKeyOf(id, secret)),
    publishedAt: now().toISOString(),
    expiresAt: expiryFrom(now()),
    previous: await formerOf(services, fields.previous, shown),
    next: null,
  };
  const stored = await store(services, record, session);
  if (stored === null) return { ok: false, code: 'account-closed' };
  const receipt = receiptOf(stored, content, secrets);
  // The publication is stored without it, too.
  if (receipt.ok) await linkFormer(services, stored).catch(services.report);
  return receipt;
}
