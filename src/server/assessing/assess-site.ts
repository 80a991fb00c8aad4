/** An assessment from a page's URL to its report, with what limits it. */
import type { HomePage } from '../../brand/requests/home-page';
import { originsOf } from '../../brand/urls/target';
import type { TypedUrl } from '../../brand/urls/typed-url';
import { assessOnce, type Assessment, type AssessmentQuery, type Outcome, type Visit } from './assessments';
import { countRequests } from '../fetching/counted-requests';
import { INTERNET, type Network } from '../fetching/network';
import { isExcluded, siteOf } from '../fetching/vetting';
import { GatheredPictures } from './gathered-pictures';
import { KeptPictures } from './kept-pictures';
import { ASSESSMENT_MS, gather, type GatherOptions } from './gathering/gather';
import { homeProblem } from './gathering/problem';
import { requestSigner } from '../fetching/request-signature';
import type { Services } from '../platform/services';
import { WorkerLimitError } from '../platform/worker-pool';

interface AssessOptions
  extends Pick<GatherOptions, 'signal' | 'onRequest'>, Pick<AssessmentQuery, 'ticket' | 'onWait'> {
  /** For tests; production keeps the internet. */
  readonly network?: Network;
}

const siteOfOrigin = (origin: string) => siteOf(new URL(origin));

/** @throws any error but that of a page which took too much to read */
function tooComplex(error: unknown): Outcome {
  if (error instanceof WorkerLimitError) return { ok: false, code: 'site-too-complex' };
  throw error;
}

/**
 * Nothing is asked or stored of a site whose owner has asked us to stay away. What a visitor typed after the path stays
 * out of evidence and report, which are handed to other visitors and signed.
 *
 * @param options where progress is reported, and what ends it early
 * @throws the signal's reason if it was aborted; StorageError
 */
export function assessSite(
  { origin, page: asked }: Pick<TypedUrl, 'origin' | 'page'>,
  services: Services,
  { signal, onRequest, ticket, onWait, network = INTERNET }: AssessOptions,
): Promise<Assessment> {
  const { pageReader } = services;
  const { sampleHosts, siteUrl, excludedSites, crawlerKeys } = services.environment;
  if (isExcluded(new URL(origin).hostname, excludedSites)) {
    return Promise.resolve({ state: 'done', outcome: { ok: false, code: 'site-excluded' }, reused: false });
  }
  const policy = { sampleHosts, excludedSites };
  const run = async (visit: Visit): Promise<Outcome> => {
    let page: HomePage | null = null;
    const pictures = new GatheredPictures(services);
    const keptPictures = new KeptPictures(services);
    const { untypedSites, note, close } = countRequests(services, network, new URL(origin), visit.onRequest);
    const evidence = await gather(
      { address: asked, origin },
      {
        signal: visit.signal,
        onRequest,
        reader: {
          readHomePage: async (home) => (page = await pageReader.readHomePage(home)),
          readRefresh: pageReader.readRefresh,
          readAlternates: pageReader.readAlternates,
        },
        policy,
        network,
        now: services.now,
        botOrigin: siteUrl,
        sign: requestSigner(crawlerKeys, siteUrl, services.now),
        onSend: note,
        onImage: (...image) => pictures.add(...image),
        async findPictures(urls) {
          const found = await keptPictures.find(urls);
          for (const [id, { drawn }] of found) pictures.addDrawn(id, drawn);
          return new Map([...found].map(([id, { answer }]) => [id, answer]));
        },
        neighbour: visit.neighbour,
        assessmentMs: Math.min(ASSESSMENT_MS, visit.milliseconds),
        untypedSites,
        reach: visit.reach,
        onAnswer: visit.answered,
      },
    ).finally(close);
    const code = homeProblem(evidence);
    if (code === 'site-resting') {
      visit.refuse(untypedSites.retryAfterSeconds);
      visit.signal.throwIfAborted();
    }
    if (code !== null) return { ok: false, code };
    const [assessed, shown] = await Promise.all([pageReader.assess(evidence, page), pictures.of(evidence)]);
    services.afterwards(keptPictures.keep(evidence, shown, new Set(originsOf(evidence.target).map(siteOfOrigin))));
    return { ok: true, evidence, ...assessed, pictures: shown };
  };
  const query = { page: asked, deploy: services.deployId, signal, ticket, onWait };
  return assessOnce(query, services, (visit) => run(visit).catch(tooComplex));
}
