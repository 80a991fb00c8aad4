/** `POST /api/compare`: measures two to four sites and responds with their comparison, for visitors without scripts. */
import { getDomain } from 'tldts';
import { z } from 'zod';
import { parseTypedUrl, type TypedUrl } from '../../brand/typed-url';
import { comparedUrlsProblems } from '../../brand/compared-urls';
import { MAX_BRANDS } from '../../brand/compared-brands';
import { EXAMPLE_IDS, examplePictures } from '../../site/examples';
import { LIMITS } from '../../site/limits';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { assessSite } from '../assessing/assess-site';
import { comparisonFormPage, comparisonPage, type Measured } from './comparison-page';
import type { Call, Handler } from '../platform/endpoint';
import { exampleReport } from '../assessing/example-reports';
import { measuredNow } from '../published-reports/publish-tools';

const schema = z.strictObject({
  // As many and as long as a body can hold: more is read as far as to say what is wrong with it.
  address: z.array(z.string().max(LIMITS.compareBodyBytes)).default([]),
  /** Recorded examples, first in the comparison: the form of the page without script. */
  example: z.array(z.enum(EXAMPLE_IDS)).max(MAX_BRANDS).default([]),
  locale: z.enum(EVERY_LOCALE).optional(),
});

type Fields = z.output<typeof schema>;

/**
 * Measures one of several sites. What goes wrong with one is told in its column, and takes nothing from the others.
 *
 * @throws the signal's reason where it was aborted
 */
async function measure({ services, request }: Call<Fields>, target: TypedUrl): Promise<Measured> {
  const { url } = target;
  const { signal } = request;
  try {
    const assessment = await assessSite(target, services, { signal, onRequest: () => undefined });
    if (assessment.state === 'busy') {
      const { code, retryAfterSeconds } = assessment;
      return { ok: false, url, code, retryAfterSeconds };
    }
    const { outcome } = assessment;
    return outcome.ok
      ? {
          ok: true,
          report: outcome.report,
          publishable: measuredNow(outcome.report, services),
          pictures: outcome.pictures,
        }
      : { ok: false, url, code: outcome.code };
  } catch (error) {
    signal.throwIfAborted();
    services.report(error);
    return { ok: false, url, code: 'unexpected' };
  }
}

export const compareHandler: Handler<Fields> = {
  schema,
  async respond(call) {
    const { address: typed, example } = call.fields;
    const examples = [...new Set(example)].map((id): Measured & { readonly ok: true } => {
      return { ok: true, report: exampleReport(id), publishable: 'example', pictures: examplePictures(id) };
    });
    const options = { sampleHosts: Object.keys(call.services.environment.sampleHosts) };
    const problems = comparedUrlsProblems(typed, {
      ...options,
      held: examples.map(({ report }) => report.target.origin),
      siteOf: (hostname) => getDomain(hostname, { allowPrivateDomains: true }),
    });
    if (problems.length > 0) return comparisonFormPage(call, typed, problems);
    const targets = typed
      .filter((text) => text.trim() !== '')
      .map((text) => parseTypedUrl(text, options))
      .filter((parsed) => parsed.ok);
    const measured = await Promise.all(targets.map((target) => measure(call, target)));
    return comparisonPage(call, typed, [...examples, ...measured]);
  },
};
