/** An assessment from origin to report, with what limits it. */
import type { HomePage } from '../../brand/home-page';
import { assessOnce, type Assessment, type Outcome } from './assessments';
import { isExcluded } from './fetching/vetting';
import { gather, type GatherOptions, type GatherTarget } from './gathering/gather';
import { homeProblem } from './gathering/problem';
import { ReadingLimitError } from './reading/page-reader';
import type { Services } from '../platform/services';

/** @throws any error but that of a page which took too much to read */
function tooComplex(error: unknown): Outcome {
  if (error instanceof ReadingLimitError) return { ok: false, code: 'site-too-complex' };
  throw error;
}

/**
 * Nothing is asked or stored of a site whose owner has asked us to stay away. What a visitor typed behind the host
 * stays out of evidence and report, which are handed to other visitors and signed.
 *
 * @param options where progress is told, and what ends it early
 * @throws the signal's reason where it was aborted; StorageError
 */
export function assessSite(
  { origin }: Pick<GatherTarget, 'origin'>,
  services: Services,
  { signal, onRequest }: Pick<GatherOptions, 'signal' | 'onRequest'>,
): Promise<Assessment> {
  const { pageReader } = services;
  const { sampleHosts, siteUrl, excludedSites } = services.environment;
  if (isExcluded(new URL(origin).hostname, excludedSites)) {
    return Promise.resolve({ state: 'done', outcome: { ok: false, code: 'site-excluded' }, reused: false });
  }
  const run = async (): Promise<Outcome> => {
    let page: HomePage | null = null;
    const evidence = await gather(
      { address: origin, origin },
      {
        signal,
        onRequest,
        readHomePage: async (home) => (page = await pageReader.readHomePage(home)),
        policy: { sampleHosts, excludedSites },
        now: services.now,
        botOrigin: siteUrl,
      },
    );
    const code = homeProblem(evidence);
    if (code !== null) return { ok: false, code };
    return { ok: true, evidence, ...(await pageReader.assess(evidence, page)) };
  };
  return assessOnce({ origin, deploy: services.deployId, signal }, services, () => run().catch(tooComplex));
}
