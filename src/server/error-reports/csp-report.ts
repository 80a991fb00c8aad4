/**
 * What browsers say of violations of the Content-Security-Policy: one `csp-report` (CSP Level 3 §5.3), or a list of
 * reports of which some are about it (Reporting API). Both become the first form, which Sentry's security endpoint
 * takes. Queries and fragments are left out, since they may say something
 * about a person, and the secret of a private link.
 */
import { z } from 'zod';
import { pathWithoutSecret } from '../../site/feedback-link';

const TEXT = 2000;
const text = z.string().transform((value) => value.slice(0, TEXT));
const line = z.number().int().nonnegative().optional();

function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  // Keywords such as `inline` and `data` are no addresses, and of a `data:` only the scheme matters.
  return url.protocol === 'https:' || url.protocol === 'http:'
    ? url.origin + pathWithoutSecret(url.pathname)
    : url.protocol.slice(0, -1);
}
const address = text.transform(withoutQuery);

/** Members as they are passed on. */
const reportSchema = z.object({
  'document-uri': address,
  referrer: address.optional(),
  'blocked-uri': address.optional(),
  'effective-directive': text.optional(),
  'violated-directive': text.optional(),
  'original-policy': text.optional(),
  disposition: z.enum(['enforce', 'report']).optional(),
  'status-code': line,
  'source-file': address.optional(),
  'line-number': line,
  'column-number': line,
});

const legacySchema = z.object({ 'csp-report': reportSchema });

const reportingSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    referrer: z.string().nullish(),
    blockedURL: z.string().nullish(),
    effectiveDirective: z.string().nullish(),
    originalPolicy: z.string().nullish(),
    disposition: z.string().nullish(),
    statusCode: z.number().nullish(),
    sourceFile: z.string().nullish(),
    lineNumber: z.number().nullish(),
    columnNumber: z.number().nullish(),
  }),
});

export type CspReport = z.output<typeof reportSchema>;

/** Of one delivery so many are passed on. */
const REPORT_LIMIT = 10;

function fromReportingApi({ body }: z.output<typeof reportingSchema>): CspReport | null {
  const members = Object.entries({
    'document-uri': body.documentURL,
    referrer: body.referrer,
    'blocked-uri': body.blockedURL,
    'effective-directive': body.effectiveDirective,
    'violated-directive': body.effectiveDirective,
    'original-policy': body.originalPolicy,
    disposition: body.disposition,
    'status-code': body.statusCode,
    'source-file': body.sourceFile,
    'line-number': body.lineNumber,
    'column-number': body.columnNumber,
  }).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const parsed = reportSchema.safeParse(Object.fromEntries(members));
  return parsed.success ? parsed.data : null;
}

/**
 * The violations a body tells of; other reports of a list are left out.
 *
 * @returns null where the body is neither of the two forms
 */
export function parseCspReports(bytes: Uint8Array): readonly CspReport[] | null {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
  if (Array.isArray(value)) {
    return value.slice(0, REPORT_LIMIT).flatMap((entry): CspReport[] => {
      const parsed = reportingSchema.safeParse(entry);
      const report = parsed.success ? fromReportingApi(parsed.data) : null;
      return report === null ? [] : [report];
    });
  }
  const legacy = legacySchema.safeParse(value);
  return legacy.success ? [legacy.data['csp-report']] : null;
}
