/** What may be sent to be published: the one schema for scripts and for forms without script. */
import { z } from 'zod';
import { MAX_BRANDS, MIN_BRANDS } from '../../brand/comparison/compared-brands';
import { fragmentOf, packedIn, PAYLOAD_LIMIT, type LinkProblem } from '../../brand/sharing/fragment';
import { parseComparisonPayload, parsePayload, type SharedReport } from '../../brand/sharing/link';
import { unpack } from '../../brand/sharing/pack';
import { PUBLISHED_ID_FORM } from '../../site/published-reports';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { COMPONENT } from '../platform/shape-field';

/** A field left empty in a form is a field left out. */
const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), field.optional());

/** Read by their shapes, which say more precisely what is wrong with them. */
const sentReport = z.unknown().meta({ [COMPONENT]: 'ReceivedReport' });
const sentSignature = z.unknown().meta({ [COMPONENT]: 'Signature' });

const FIELDS = {
  /** Made by the publisher's browser for one publication, so that sending it again does not publish it twice. */
  key: z.uuid(),
  /** Id of the publication that this one measures again. */
  previous: optional(z.string().regex(PUBLISHED_ID_FORM)),
  locale: optional(z.enum(EVERY_LOCALE)),
  /** The fragment of a private link, in place of what it carries: what a form can send. */
  payload: optional(z.string()),
};

export const publicationSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...FIELDS,
      kind: z.literal('assessment'),
      report: sentReport.optional(),
      signature: sentSignature.optional(),
    }),
    z.strictObject({
      ...FIELDS,
      kind: z.literal('comparison'),
      reports: z
        .array(z.strictObject({ report: sentReport, signature: sentSignature.optional() }))
        .min(MIN_BRANDS)
        .max(MAX_BRANDS)
        .optional(),
    }),
  ])
  .superRefine((fields, context) => {
    const [name, value] = fields.kind === 'assessment' ? ['report', fields.report] : ['reports', fields.reports];
    if (value === undefined && fields.payload === undefined) {
      context.addIssue({ code: 'custom', path: [name], message: 'required' });
    }
  });

export type PublicationFields = z.output<typeof publicationSchema>;

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
async function textOf(fields: PublicationFields): Promise<Text> {
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
export async function reportsIn(fields: PublicationFields): Promise<Read> {
  const found = await textOf(fields);
  if (!found.ok) return { ok: false, code: REFUSALS[found.code] };
  if (fields.kind === 'assessment') {
    const parsed = parsePayload(found.text);
    return parsed.ok ? { ok: true, reports: [parsed.shared] } : { ok: false, code: REFUSALS[parsed.code] };
  }
  const parsed = parseComparisonPayload(found.text);
  return parsed.ok ? { ok: true, reports: parsed.shared } : { ok: false, code: REFUSALS[parsed.code] };
}
