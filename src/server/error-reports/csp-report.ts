/**
 * What browsers say of violations of the Content-Security-Policy: one `csp-report` (CSP Level 3 §5.3), or a list of
 * reports of which some are about it (Reporting API). Both become the first form, which Sentry's security endpoint
 * takes. Queries and fragments are left out, since they may say something
 * about a person, and so are the secret of a private link and the ids of reports.
 */
import { z } from 'zod';
import { pathForErrors } from '../../site/feedback-link';
import { jsonValue } from '../platform/body';

const TEXT = 2000;
const text = z.string().transform((value) => value.slice(0, TEXT));
const line = z.number().int().nonnegative().optional();

function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  // Keywords such as `inline` and `data` are not addresses, and of a `data:` URL only the scheme matters.
  return url.protocol === 'https:' || url.protocol === 'http:'
    ? url.origin + pathForErrors(url.pathname)
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

/** Members of the first form by their names in the Reporting API. */
const REPORTING_NAMES = {
  'document-uri': 'documentURL',
  referrer: 'referrer',
  'blocked-uri': 'blockedURL',
  'effective-directive': 'effectiveDirective',
  'violated-directive': 'effectiveDirective',
  'original-policy': 'originalPolicy',
  disposition: 'disposition',
  'status-code': 'statusCode',
  'source-file': 'sourceFile',
  'line-number': 'lineNumber',
  'column-number': 'columnNumber',
} satisfies Record<keyof CspReport, string>;

const reportingSchema = z.object({ type: z.literal('csp-violation'), body: z.record(z.string(), z.unknown()) });

type CspReport = z.output<typeof reportSchema>;

/** How many of one delivery are passed on at most. */
const REPORT_LIMIT = 10;

function fromReportingApi({ body }: z.output<typeof reportingSchema>): CspReport | null {
  const members = Object.entries(REPORTING_NAMES).map(([name, theirs]) => [name, body[theirs]] as const);
  const told = members.filter(([, value]) => value !== null && value !== undefined && value !== '');
  const parsed = reportSchema.safeParse(Object.fromEntries(told));
  return parsed.success ? parsed.data : null;
}

/**
 * The violations that a body reports; a list's reports of other kinds are left out.
 *
 * @returns null if the body is neither of the two forms
 */
export function parseCspReports(bytes: Uint8Array): readonly CspReport[] | null {
  const value = jsonValue(bytes);
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
