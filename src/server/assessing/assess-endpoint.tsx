/** `POST /api/assess`: measures a site, as a stream for the island and as a page for visitors without scripts. */
import { z } from 'zod';
import { parseTypedUrl, type TypedUrl } from '../../brand/typed-url';
import { EXAMPLE_IDS, examplePictures } from '../../site/examples';
import { LIMITS } from '../../site/limits';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { preferredType } from '../platform/accept';
import { assessSite } from './assess-site';
import type { Answer, Call, Handler } from '../platform/endpoint';
import { exampleReport } from './example-reports';
import { ndjsonResponse } from '../platform/ndjson';
import { formPage, reportPage } from './report-page';
import { measuredNow } from '../published-reports/publish-tools';
import { signReport } from './signing/sign-report';
import { StorageError } from '../platform/storage';

const schema = z.strictObject({
  // Longer ones are read as far as to say what is wrong with them: a URL has no more characters.
  address: z.string().max(LIMITS.assessBodyBytes).default(''),
  /** A recorded example in place of a URL: the form of the page without script. */
  example: z.enum(EXAMPLE_IDS).optional(),
  locale: z.enum(EVERY_LOCALE).optional(),
});

type Fields = z.output<typeof schema>;

async function respondWithPage(call: Call<Fields>, target: TypedUrl): Promise<Answer> {
  const assessment = await assessSite(target, call.services, {
    signal: call.request.signal,
    onRequest: () => undefined,
  });
  if (assessment.state === 'busy') {
    const { code, retryAfterSeconds } = assessment;
    const page = await formPage(call, target.url, code, retryAfterSeconds);
    page.headers.set('Retry-After', String(retryAfterSeconds));
    return page;
  }
  const { outcome } = assessment;
  return outcome.ok
    ? reportPage(call, target.url, outcome.report, measuredNow(outcome.report, call.services), outcome.pictures)
    : formPage(call, target.url, outcome.code);
}

/**
 * Progress as it happens, then the report, its pictures and its evidence, or why there is none. The status is sent
 * before any of it is known.
 */
function respondWithStream({ services }: Call<Fields>, target: TypedUrl): Response {
  return ndjsonResponse(async (write, signal) => {
    try {
      const assessment = await assessSite(target, services, {
        signal,
        onRequest: ({ id, state, ms }) => {
          write({ t: 'request', id, state, ms });
        },
      });
      if (assessment.state === 'busy') {
        const { code, retryAfterSeconds } = assessment;
        write({ t: 'error', code, retryAfterSeconds });
      } else if (!assessment.outcome.ok) write({ t: 'error', code: assessment.outcome.code });
      else {
        const { evidence, report, pictures } = assessment.outcome;
        const facts = assessment.outcome.facts ?? (await services.pageReader.assess(evidence, null)).facts;
        const signature = signReport(report, services.environment.signingKeys);
        write({ t: 'report', facts, report, signature });
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

export const assessHandler: Handler<Fields> = {
  schema,
  respond(call) {
    const { example } = call.fields;
    if (example !== undefined) return reportPage(call, '', exampleReport(example), 'example', examplePictures(example));
    const streams = preferredType(call.request.headers.get('accept'), ['text/html', 'application/x-ndjson']);
    const { sampleHosts } = call.services.environment;
    const parsed = parseTypedUrl(call.fields.address, { sampleHosts: Object.keys(sampleHosts) });
    if (parsed.ok) {
      return streams === 'text/html' ? respondWithPage(call, parsed) : Promise.resolve(respondWithStream(call, parsed));
    }
    if (call.html) return formPage(call, call.fields.address, parsed.code);
    return Promise.resolve({ code: parsed.code, fields: { address: parsed.code } });
  },
};
