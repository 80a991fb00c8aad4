/**
 * `POST /api/assess`: measures a site, as a stream for the island, as a page for visitors without scripts and as an
 * export for programs.
 */
import { exportText, type ReportExport } from '../../brand/sharing/export';
import type { TypedUrl } from '../../brand/urls/typed-url';
import { examplePictures } from '../../site/examples';
import { namedType } from '../platform/accept';
import { assessBody, type AssessBody } from './assess-body';
import { assessSite } from './assess-site';
import type { Outcome } from './assessments';
import type { Answer, Call, Handler } from '../platform/endpoint';
import { readAddress } from '../fetching/vetting';
import { exampleExport, exampleReport } from './example-reports';
import { ndjsonResponse } from '../platform/ndjson';
import { homeInstead } from './home-instead';
import { exportOf } from './report-export';
import { formPage, reportPage } from './report-page';
import { reusedUntil } from './reused';
import type { StreamLine } from './stream-lines';
import { measuredNow } from '../reports/publish-tools';
import { StorageError } from '../platform/storage/store';

/** The words of these say when to come back: what is in the head is for programs. */
async function notAssessed(
  call: Call<AssessBody>,
  url: string,
  { code, retryAfterSeconds }: Extract<Outcome, { readonly ok: false }>,
  suggestion: string | null,
): Promise<Response> {
  const page = await formPage(call, url, { code, suggestion });
  if (retryAfterSeconds !== undefined) page.headers.set('Retry-After', String(retryAfterSeconds));
  return page;
}

async function respondWithPage(call: Call<AssessBody>, target: TypedUrl): Promise<Answer> {
  const assessment = await assessSite(target, call.services, {
    signal: call.request.signal,
    ticket: call.fields.ticket,
    onRequest: () => undefined,
  });
  if (assessment.state === 'busy') {
    const page = await formPage(call, target.url, assessment);
    page.headers.set('Retry-After', String(assessment.retryAfterSeconds));
    return page;
  }
  const { outcome } = assessment;
  return outcome.ok
    ? reportPage(call, target.url, outcome.report, measuredNow(outcome.report, call.services), {
        pictures: outcome.pictures,
        reusedUntil: reusedUntil(assessment, outcome),
        leftOut: target.leftOut,
      })
    : notAssessed(call, target.url, outcome, homeInstead(target, outcome.code));
}

/**
 * Progress as it happens, then the report, its pictures and its evidence, or why there is no report. The status is sent
 * before any of it is known.
 */
function respondWithStream({ services, fields }: Call<AssessBody>, target: TypedUrl): Response {
  return ndjsonResponse<StreamLine>(async (write, signal) => {
    try {
      const assessment = await assessSite(target, services, {
        signal,
        ticket: fields.ticket,
        onWait: (wait) => write({ t: 'waiting', ...wait }),
        onRequest: ({ id, state, ms }) => {
          write({ t: 'request', id, state, ms });
        },
      });
      if (assessment.state === 'busy') {
        const { state: _, ...busy } = assessment;
        write({ t: 'error', ...busy });
      } else if (!assessment.outcome.ok) {
        const { code } = assessment.outcome;
        write({ t: 'error', code, suggestion: homeInstead(target, code) ?? undefined });
      } else {
        const { evidence, report, pictures } = assessment.outcome;
        const { facts, signature } = await exportOf(assessment.outcome, services);
        const until = reusedUntil(assessment, assessment.outcome);
        write({ t: 'report', facts, report, signature, reusedUntil: until, leftOut: target.leftOut || undefined });
        write({ t: 'pictures', ...pictures });
        // Last, so that the others need not wait: this may be megabytes, and only an export needs it.
        write({ t: 'evidence', evidence });
      }
    } catch (error) {
      if (signal.aborted) return;
      const digest = services.report(error);
      write({ t: 'error', code: error instanceof StorageError ? 'unavailable' : 'unexpected', digest });
    }
  });
}

/** As the file that the site saves is written, so that the two are the same bytes. */
function exportResponse(content: ReportExport): Response {
  return new Response(exportText(content), { headers: { 'Content-Type': 'application/json' } });
}

async function respondWithExport({ request, services, fields }: Call<AssessBody>, target: TypedUrl): Promise<Answer> {
  const { signal } = request;
  const { ticket } = fields;
  const assessment = await assessSite(target, services, { signal, ticket, onRequest: () => undefined });
  if (assessment.state === 'busy') {
    const { state: _, ...busy } = assessment;
    return busy;
  }
  const { outcome } = assessment;
  if (!outcome.ok) {
    const { code, retryAfterSeconds } = outcome;
    const suggestion = homeInstead(target, code);
    return {
      code,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(suggestion !== null && { suggestions: { address: suggestion } }),
    };
  }
  const until = reusedUntil(assessment, outcome);
  return exportResponse({
    ...(await exportOf(outcome, services)),
    reusedUntil: until,
    leftOut: target.leftOut || undefined,
  });
}

const RESPOND = {
  'text/html': respondWithPage,
  'application/x-ndjson': (call: Call<AssessBody>, target: TypedUrl) =>
    Promise.resolve(respondWithStream(call, target)),
  'application/json': respondWithExport,
} as const;

/** A page for who names none of them. */
const OFFERS = ['text/html', 'application/x-ndjson', 'application/json'] as const;

export const assessHandler: Handler<AssessBody> = {
  schema: assessBody,
  respond(call) {
    const { example } = call.fields;
    const type = namedType(call.request.headers.get('accept'), OFFERS);
    if (example !== undefined) {
      return type === 'application/json'
        ? Promise.resolve(exportResponse(exampleExport(example)))
        : reportPage(call, '', exampleReport(example), 'example', { pictures: examplePictures(example) });
    }
    const read = readAddress(call.fields.address, call.services.environment);
    if (read.ok) return RESPOND[type](call, read);
    const { code, suggestion } = read;
    if (call.html) return formPage(call, call.fields.address, { code, suggestion });
    return Promise.resolve({
      code,
      fields: { address: code },
      ...(suggestion !== null && { suggestions: { address: suggestion } }),
    });
  },
};
