/** What may be sent to get an address: the one schema for scripts and for forms without script. */
import { z } from 'zod';
import { MAX_BRANDS, MIN_BRANDS } from '../../brand/comparison/compared-brands';
import { fragmentOf, packedIn, PAYLOAD_LIMIT, type LinkProblem } from '../../brand/sharing/fragment';
import { parseComparisonPayload, parsePayload, type SharedReport } from '../../brand/sharing/link';
import { unpack } from '../../brand/sharing/pack';
import { PUBLISHED_ID_FORM } from '../../site/published-reports';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { COMPONENT } from '../platform/shape-field';
import { daysField } from './own-report-body';

/** A field left empty in a form is a field left out. */
const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), field.optional());

/** Read by their shapes, which say more precisely what is wrong with them. */
const sentReport = z.unknown().meta({ [COMPONENT]: 'ReceivedReport' });
const sentSignature = z.unknown().meta({ [COMPONENT]: 'Signature' });

/** As `REPORT_KEY_BYTES` are written. */
const KEY_FORM = /^[0-9a-f]{32}$/;

const FIELDS = {
  /**
   * Made by the owner's browser for one report, so that sending it again does not store it twice: 128 random bits in
   * hexadecimal digits. UUIDs, which have 122, are taken from programs that were made before.
   */
  key: z.union([z.string().regex(KEY_FORM), z.uuid()]),
  locale: optional(z.enum(EVERY_LOCALE)),
  /** The fragment of a private link instead of its content, for forms. */
  payload: optional(z.string()),
};

/** One report, or those of a comparison. @param more what else may be sent */
const keptSchema = <T extends z.ZodRawShape>(more: T) =>
  z
    .discriminatedUnion('kind', [
      z.strictObject({
        ...FIELDS,
        ...more,
        kind: z.literal('assessment'),
        report: sentReport.optional(),
        signature: sentSignature.optional(),
      }),
      z.strictObject({
        ...FIELDS,
        ...more,
        kind: z.literal('comparison'),
        reports: z
          .array(z.strictObject({ report: sentReport, signature: sentSignature.optional() }))
          .min(MIN_BRANDS)
          .max(MAX_BRANDS)
          .optional(),
      }),
    ])
    .superRefine((fields: Record<string, unknown>, context) => {
      const name = fields['kind'] === 'assessment' ? 'report' : 'reports';
      if (fields[name] === undefined && fields['payload'] === undefined) {
        context.addIssue({ code: 'custom', path: [name], message: 'required' });
      }
    });

/** For everyone to see. */
export const publicationSchema = keptSchema({
  /** Id of the publication that this one measures again. */
  previous: optional(z.string().regex(PUBLISHED_ID_FORM)),
});

/** A report for people who have the address. */
export const linkSchema = keptSchema({
  /** How long it is kept. A form sends digits. */
  days: optional(z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), daysField)),
});

export type PublicationFields = z.output<typeof publicationSchema>;
export type LinkFields = z.output<typeof linkSchema>;
/** What both have. */
export type KeptFields = PublicationFields | LinkFields;

type Read =
  | { readonly ok: true; readonly reports: readonly SharedReport[] }
  | { readonly ok: false; readonly code: 'report-malformed' | 'report-version' | 'body-too-large' };

const REFUSALS = {
  'link-malformed': 'report-malformed',
  'link-version': 'report-version',
  'link-too-large': 'body-too-large',
} as const satisfies Record<LinkProblem, string>;

type Text = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: LinkProblem };

/** The text that a private link carries, out of the link or made of what was sent. */
async function textOf(fields: KeptFields): Promise<Text> {
  if (fields.payload !== undefined) {
    const kind = fields.kind === 'assessment' ? 'report' : 'comparison';
    const found = packedIn(fragmentOf(fields.payload, kind) ?? '', kind);
    return found.ok ? unpack(found.packed, PAYLOAD_LIMIT) : found;
  }
  const sent =
    fields.kind === 'assessment'
      ? { report: fields.report, signature: fields.signature }
      : { reports: fields.reports ?? [] };
  try {
    return { ok: true, text: JSON.stringify(sent) };
  } catch (error) {
    // Nested so deeply that the stack overflows.
    if (error instanceof RangeError) return { ok: false, code: 'link-malformed' };
    throw error;
  }
}

/** The reports that were sent, one or those of a comparison in the order of its columns. */
export async function reportsIn(fields: KeptFields): Promise<Read> {
  const found = await textOf(fields);
  if (!found.ok) return { ok: false, code: REFUSALS[found.code] };
  if (fields.kind === 'assessment') {
    const parsed = parsePayload(found.text);
    return parsed.ok ? { ok: true, reports: [parsed.shared] } : { ok: false, code: REFUSALS[parsed.code] };
  }
  const parsed = parseComparisonPayload(found.text);
  return parsed.ok ? { ok: true, reports: parsed.shared } : { ok: false, code: REFUSALS[parsed.code] };
}
