/** An assessment from origin to report, with what limits it. */
import { assess } from '../../brand/assess';
import { extractFacts } from '../../brand/extract';
import { assessOnce, type Assessment } from './assessments';
import { isExcluded } from './fetching/vetting';
import { gather, type GatherOptions, type GatherTarget } from './gathering/gather';
import { homeProblem } from './gathering/problem';
import type { Services } from '../platform/services';

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
  const { sampleHosts, siteUrl, excludedSites } = services.environment;
  if (isExcluded(new URL(origin).hostname, excludedSites)) {
    return Promise.resolve({ state: 'done', outcome: { ok: false, code: 'site-excluded' }, reused: false });
  }
  return assessOnce({ origin, deploy: services.deployId, signal }, services, async () => {
    const evidence = await gather(
      { address: origin, origin },
      {
        signal,
        onRequest,
        policy: { sampleHosts, excludedSites },
        now: services.now,
        botOrigin: siteUrl,
      },
    );
    const code = homeProblem(evidence);
    if (code !== null) return { ok: false, code };
    const facts = extractFacts(evidence);
    return { ok: true, evidence, facts, report: assess(facts) };
  });
}
