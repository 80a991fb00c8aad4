/** How reports sent by a member are stored: in full, in canonical form, under a name derived from the content. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { SCOPES } from '../../brand/evidence/evidence';
import { DIMENSION_IDS, hasLostPoints, type CheckResult, type Report } from '../../brand/report/report';
import { plan } from '../../brand/score/plan';
import { headingName, ledTo, measuredPage, targetText } from '../../brand/urls/target';
import { MAX_BRANDS, MIN_BRANDS } from '../../brand/comparison/compared-brands';
import { canonicalJson, NotCanonicalError, wellFormed } from '../../brand/sharing/canonical-json';
import { parsePayload, type HandedOn } from '../../brand/sharing/link';
import { isJsonObject } from '../../brand/sharing/json';
import type { SaidFacts, SavedReportFacts } from '../../components/account/account-facts';
import { SAVED_KINDS, type SavedKind } from '../../site/accounts';
import type { ErrorCode } from '../../site/errors';
import { LIMITS } from '../../site/limits';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { StorageError } from '../platform/storage/store';

/** The shape of a body; whether its reports are valid is checked separately. */
export const savedBodySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('report'),
    report: z.unknown(),
    signature: z.unknown().optional(),
    locale: z.enum(EVERY_LOCALE).optional(),
  }),
  z.strictObject({
    kind: z.literal('comparison'),
    reports: z
      .array(z.strictObject({ report: z.unknown(), signature: z.unknown().optional() }))
      .min(MIN_BRANDS)
      .max(MAX_BRANDS),
    locale: z.enum(EVERY_LOCALE).optional(),
  }),
]);

export type SavedBody = z.output<typeof savedBodySchema>;

export interface SavedContent {
  /** 32 hexadecimal digits, the same for the same member and content. */
  readonly id: string;
  readonly kind: SavedKind;
  /** What is stored: canonical JSON (RFC 8785) in UTF-8. */
  readonly bytes: Uint8Array;
  readonly facts: readonly SavedReportFacts[];
}

type SavedContentResult =
  | { readonly ok: true; readonly content: SavedContent }
  | {
      readonly ok: false;
      readonly code: Extract<ErrorCode, 'report-malformed' | 'report-version' | 'report-not-public' | 'body-too-large'>;
    };

/** A scheme, a host name (RFC 1035 §2.3.4) and a port. */
const ORIGIN_CHARACTERS = 'https://'.length + 253 + ':65535'.length;
const NAME_CHARACTERS = 200;

/** Includes the member: another member's copy of the same report has another name. */
function idOf(member: string, bytes: Uint8Array): string {
  return createHash('sha256').update(`saved ${member} `).update(bytes).digest('hex').slice(0, 32);
}

/** User-supplied text for a list: whole characters, limited in number. */
function bounded(name: string): string {
  const characters = Array.from(name.slice(0, 2 * NAME_CHARACTERS + 1));
  return characters.length <= NAME_CHARACTERS ? name : `${characters.slice(0, NAME_CHARACTERS - 1).join('')}…`;
}

const perMille = z.number();

/** What a list shows of a report, as it is stored. */
export const reportFactsSchema = z.object({
  origin: z.string(),
  led: z.string().exactOptional(),
  name: z.string().nullable(),
  collectedAt: z.string(),
  rubricVersion: z.string(),
  scope: z.enum(SCOPES),
  overall: z.object({ value: perMille, low: perMille, high: perMille }).nullable(),
  said: z
    .object({
      dimensions: z.array(perMille.nullable()).readonly(),
      first: z.object({ cause: z.string().nullable(), check: z.string() }).nullable(),
      lost: z.array(z.string()).readonly().exactOptional(),
      unread: z.array(z.string()).readonly().exactOptional(),
    })
    .exactOptional(),
});

/** What a list shows of a report. */
export function factsOf(report: Report): SavedReportFacts {
  const { target, collectedAt, rubricVersion, scope, overall } = report;
  const name = headingName(report);
  return {
    origin: scope === 'site' ? measuredPage(target) : target.origin,
    ...(ledTo(target) !== null && { led: targetText(target) }),
    name: name === null ? null : bounded(name),
    collectedAt,
    rubricVersion,
    scope,
    overall: overall && { value: overall.value, low: overall.low, high: overall.high },
    said: saidBy(report),
  };
}

function saidBy(report: Report): SaidFacts {
  const [first] = plan(report);
  return {
    dimensions: DIMENSION_IDS.map(
      (id) => report.dimensions.find((dimension) => dimension.id === id)?.score?.value ?? null,
    ),
    first: first === undefined ? null : { cause: first.cause, check: first.check.id },
    lost: idsOf(report, hasLostPoints),
    unread: idsOf(report, ({ score }) => score === 'unknown'),
  };
}

const idsOf = ({ checks }: Report, isOf: (check: CheckResult) => boolean) => checks.filter(isOf).map(({ id }) => id);

/** @returns null if the value has no canonical JSON: infinite numbers, too deep nesting */
function canonical(value: unknown): string | null {
  try {
    return canonicalJson(wellFormed(value));
  } catch (error) {
    // The stack overflows long before a megabyte of brackets is parsed.
    if (error instanceof NotCanonicalError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Reads what is to be saved. */
export function savedContent(member: string, body: SavedBody): SavedContentResult {
  const sent = body.kind === 'report' ? [{ report: body.report, signature: body.signature }] : body.reports;
  const reports: HandedOn[] = [];
  const facts: SavedReportFacts[] = [];
  for (const { report, signature = null } of sent) {
    const text = canonical({ report, signature });
    if (text === null) return { ok: false, code: 'report-malformed' };
    const parsed = parsePayload(text);
    if (!parsed.ok) {
      return { ok: false, code: parsed.code === 'link-version' ? 'report-version' : 'report-malformed' };
    }
    // What is saved makes histories, in which only what is of one scope can stand.
    if (parsed.shared.report.scope === 'preview') return { ok: false, code: 'report-not-public' };
    if (parsed.shared.report.target.origin.length > ORIGIN_CHARACTERS) return { ok: false, code: 'report-malformed' };
    reports.push(parsed.shared);
    facts.push(factsOf(parsed.shared.report));
  }
  const { kind } = body;
  const bytes = new TextEncoder().encode(canonicalJson({ format: 1, kind, reports: reports.map(sentAs) }));
  // Numbers may be longer than they were sent: 1e20 has 21 digits.
  if (bytes.byteLength > LIMITS.savedReportBytes) return { ok: false, code: 'body-too-large' };
  return { ok: true, content: { id: idOf(member, bytes), kind, bytes, facts } };
}

/** A report with its signature, as sent and stored. */
export function sentAs({ received, signature }: HandedOn) {
  return { report: received, signature };
}

const storedSchema = z.object({
  format: z.literal(1),
  kind: z.enum(SAVED_KINDS),
  reports: z
    .array(
      z.object({
        report: z.custom<HandedOn['received']>(isJsonObject),
        signature: z.custom<HandedOn['signature']>((value) => value === null || isJsonObject(value)),
      }),
    )
    .min(1)
    .max(MAX_BRANDS),
});

/**
 * Reads what was stored.
 *
 * @throws StorageError if it does not match its name
 */
export function readContent(member: string, id: string, stored: Uint8Array): readonly HandedOn[] {
  if (idOf(member, stored) !== id) {
    throw new StorageError(`what ${member} saved as ${id} is not what was stored`);
  }
  const { reports } = storedSchema.parse(JSON.parse(new TextDecoder().decode(stored)));
  return reports.map(({ report, signature }) => ({ received: report, signature }));
}
