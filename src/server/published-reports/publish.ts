/** Decides whether something may be published, and publishes it once. */
import { createHash } from 'node:crypto';
import type { Report } from '../../brand/report/report';
import { canonicalJson, wellFormed } from '../../brand/sharing/canonical-json';
import type { SharedReport } from '../../brand/sharing/link';
import { originsOf } from '../../brand/urls/target';
import type { PublicKey, Signature } from '../../brand/sharing/signature';
import { verifyReport } from '../../brand/sharing/verify';
import type { ErrorCode } from '../../site/errors';
import { LIMITS } from '../../site/limits';
import type { PublishedKind } from '../../site/published-reports';
import type { Client } from '../platform/client-key';
import { hashOfSecret } from '../platform/private-secrets';
import type { Session } from '../platform/services';
import { reportsIn, type PublicationFields } from './publication-body';
import { keyOfRecord, publisherKeyOf } from './publisher-key';
import { publishedIdOf, storedReport, type PublishedRecord } from '../reports/record';
import { expiryFrom } from './renew';

/** What the publisher gets. */
export interface PublicationReceipt extends Pick<PublishedRecord, 'id' | 'kind' | 'expiresAt'> {
  /** Opens the publication to its publisher; empty if the secret it was made with is no longer in use. */
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

interface Publisher {
  readonly client: Client;
  readonly session: Session | null;
}

type SignedReport = SharedReport & { readonly signature: Signature };

/** What publishing decides by. `publishing.ts` makes it of a function's services. */
export interface Publishing {
  readonly now: () => Date;
  readonly report: (error: unknown) => unknown;
  /** The keys that this site signs with. */
  readonly keys: readonly PublicKey[];
  /** Of which publishers' keys are made, the newest first. */
  readonly secrets: () => Promise<readonly [string, ...string[]]>;
  /** Whether the owner of one of the sites does not want reports on it, as far as we know. */
  readonly isUnwanted: (origins: readonly string[]) => Promise<boolean>;
  /** The same, asked of the sites themselves. */
  readonly isHiddenByNow: (origins: readonly string[]) => Promise<boolean>;
  /** Counts a publication. @returns seconds until there is room, or null */
  readonly overTotal: (client: Client, origins: readonly string[], secret: string) => Promise<number | null>;
  readonly publications: {
    readonly find: (id: string) => Promise<PublishedRecord | null>;
    /** How many a member has. */
    readonly countOf: (member: string) => Promise<number>;
    readonly formerOf: (asked: string | undefined, reports: readonly Report[]) => Promise<string | null>;
    /** @returns what is stored now; null if the member's account was closed meanwhile */
    readonly store: (record: PublishedRecord, session: Session | null) => Promise<PublishedRecord | null>;
    readonly linkFormer: (record: PublishedRecord) => Promise<void>;
  };
}

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
 * Publishes signed reports once: the same content under the same key has the same receipt.
 *
 * @throws StorageError if it is not certain that it is stored: sending it again is safe
 */
export async function publish(
  publishing: Publishing,
  fields: PublicationFields,
  { client, session }: Publisher,
): Promise<Published> {
  const { publications, now } = publishing;
  const read = await reportsIn(fields);
  if (!read.ok) return read;
  const signed = await signedHere(publishing.keys, read.reports);
  if (signed === null) return { ok: false, code: 'not-signed' };
  const shown = signed.map(({ report }) => report);
  if (new Set(shown.map(({ rubricVersion }) => rubricVersion)).size > 1) return { ok: false, code: 'rubrics-differ' };

  const { kind, key } = fields;
  const reports = signed.map(storedReport);
  const content = contentOf(kind, fields.previous ?? null, reports);
  const id = publishedIdOf(key);
  const secrets = await publishing.secrets();
  const [secret] = secrets;
  const known = await publications.find(id);
  if (known !== null) return receiptOf(known, content, secrets);

  // It counts for the site whose report it is; every site in it has a say.
  const origins = shown.map(({ target }) => target.origin);
  const owners = [...new Set(shown.flatMap(({ target }) => originsOf(target)))];
  if (await publishing.isUnwanted(owners)) return { ok: false, code: 'site-excluded' };
  const member = session?.member ?? null;
  if (member !== null && (await publications.countOf(member)) >= LIMITS.publishedPerMember) {
    return { ok: false, code: 'too-many-published' };
  }
  const retryAfterSeconds = await publishing.overTotal(client, origins, secret);
  if (retryAfterSeconds !== null) return { ok: false, retryAfterSeconds };
  if (await publishing.isHiddenByNow(owners)) return { ok: false, code: 'site-excluded' };

  const record: PublishedRecord = {
    ...{ format: 1, id, kind, content, reports, member },
    keyHash: hashOfSecret(publisherKeyOf(id, secret)),
    publishedAt: now().toISOString(),
    expiresAt: expiryFrom(now()),
    previous: await publications.formerOf(fields.previous, shown),
    next: null,
  };
  const stored = await publications.store(record, session);
  if (stored === null) return { ok: false, code: 'account-closed' };
  const receipt = receiptOf(stored, content, secrets);
  // The publication is stored without it, too.
  if (receipt.ok) await publications.linkFormer(stored).catch(publishing.report);
  return receipt;
}
