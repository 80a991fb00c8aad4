/**
 * `POST /api/compare`: measures two to four sites and responds with their comparison, as a page for visitors without
 * scripts and as an export for programs.
 */
import { getDomain } from 'tldts';
import { measuredPage } from '../../brand/urls/target';
import type { TypedUrl } from '../../brand/urls/typed-url';
import { comparedUrlsProblems } from '../../brand/comparison/compared-urls';
import { examplePictures } from '../../site/examples';
import { assessSite } from '../assessing/assess-site';
import type { Outcome } from '../assessing/assessments';
import { readAddress } from '../fetching/vetting';
import { exampleExport, exampleReport } from '../assessing/example-reports';
import { exportOf } from '../assessing/report-export';
import { reusedUntil } from '../assessing/reused';
import { namedType } from '../platform/accept';
import type { Answer, Call, Handler } from '../platform/endpoint';
import { StorageError } from '../platform/storage/store';
import { measuredNow } from '../reports/publish-tools';
import { compareBody, type CompareBody } from './compare-body';
import { comparisonExport, problemsFailure, type Exported } from './comparison-export';
import { comparisonFormPage, comparisonPage, type Measured, type Unmeasured } from './comparison-page';

/** An address, and its place in the list. */
type PlacedUrl = TypedUrl & { readonly place: number };

type Success = Extract<Outcome, { readonly ok: true }>;

/**
 * Measures one of several sites. If one fails, its column says so, and the others are not affected.
 *
 * @param made what the answer needs of a site that was measured
 * @throws the signal's reason if it was aborted
 */
async function measure<T>(
  { services, request, fields }: Call<CompareBody>,
  target: PlacedUrl,
  made: (outcome: Success, until: string | undefined) => T | Promise<T>,
): Promise<T | Unmeasured> {
  const { url, place } = target;
  const { signal } = request;
  const ticket = fields.ticket[place];
  try {
    const assessment = await assessSite(target, services, { signal, ticket, onRequest: () => undefined });
    if (assessment.state === 'busy') {
      const { code, retryAfterSeconds, place: inLine, ticket: kept } = assessment;
      const line = inLine !== undefined && kept !== undefined && { inLine: { place: inLine, ticket: kept } };
      return { ok: false, url, code, retryAfterSeconds, ...line };
    }
    const { outcome } = assessment;
    return outcome.ok ? await made(outcome, reusedUntil(assessment, outcome)) : { ok: false, url, code: outcome.code };
  } catch (error) {
    signal.throwIfAborted();
    services.report(error);
    return { ok: false, url, code: error instanceof StorageError ? 'unavailable' : 'unexpected' };
  }
}

async function respondWithPage(call: Call<CompareBody>, targets: readonly PlacedUrl[]): Promise<Answer> {
  const { services, fields } = call;
  const examples = [...new Set(fields.example)].map((id): Measured => ({
    ok: true,
    report: exampleReport(id),
    publishable: 'example',
    pictures: examplePictures(id),
  }));
  const measured = await Promise.all(
    targets.map((target) =>
      measure<Measured>(call, target, ({ report, pictures }, until) => {
        const publishable = measuredNow(report, services);
        return { ok: true, report, publishable, pictures, reusedUntil: until, leftOut: target.leftOut };
      }),
    ),
  );
  const tickets = targets.map(({ place }, n) => [place, (measured[n] as Partial<Unmeasured>).inLine?.ticket] as const);
  return comparisonPage(call, { typed: fields.address, tickets: new Map(tickets) }, [...examples, ...measured]);
}

async function respondWithExport(call: Call<CompareBody>, targets: readonly PlacedUrl[]): Promise<Answer> {
  const { services, fields } = call;
  const examples = [...new Set(fields.example)].map((id): Exported => ({
    ok: true,
    place: null,
    content: exampleExport(id),
  }));
  const measured = await Promise.all(
    targets.map(async (target): Promise<Exported> => {
      const { place } = target;
      const content = await measure(call, target, async (outcome, until) => ({
        ...(await exportOf(outcome, services)),
        reusedUntil: until,
        leftOut: target.leftOut || undefined,
      }));
      return 'ok' in content ? { ...content, place } : { ok: true, place, content };
    }),
  );
  return comparisonExport([...examples, ...measured], fields.address);
}

export const compareHandler: Handler<CompareBody> = {
  schema: compareBody,
  respond(call) {
    const { address: typed, example } = call.fields;
    const isExport = namedType(call.request.headers.get('accept'), ['text/html', 'application/json']) !== 'text/html';
    const read = (text: string) => readAddress(text, call.services.environment);
    const problems = comparedUrlsProblems(typed, {
      read,
      held: [...new Set(example)].map((id) => measuredPage(exampleReport(id).target)),
      siteOf: (hostname) => getDomain(hostname, { allowPrivateDomains: true }),
    });
    if (problems.length > 0) {
      return isExport ? Promise.resolve(problemsFailure(problems)) : comparisonFormPage(call, typed, problems);
    }
    // Empty fields are skipped.
    const targets = typed.flatMap((text, place): PlacedUrl[] => {
      const parsed = read(text);
      return parsed.ok ? [{ ...parsed, place }] : [];
    });
    return isExport ? respondWithExport(call, targets) : respondWithPage(call, targets);
  },
};
