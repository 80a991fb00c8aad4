/** The options of gathering: how it reports, what may be fetched, and what counts and signs requests. */
import type { AnsweredRequest, Evidence, ImageBody, RequestId, Scope } from '../../../brand/evidence/evidence';
import type { RequestName } from '../../../components/CrawlerRequests';
import type { RequestSigner } from '../../fetching/request-signature';
import type { AllowedTargets } from '../../fetching/allowed-targets';
import type { ImageFile } from '../../fetching/body';
import type { FetchLimits } from '../../fetching/limits';
import type { Network } from '../../fetching/network';
import type { FetchPolicy } from '../../fetching/vetting';
import type { PageReader } from '../../platform/services';
import type { RequestProgress } from './journal';
import type { RedirectOptions } from './redirects';

/** Aborting `signal` makes `gather` reject with its reason. */
export interface GatherOptions extends RedirectOptions {
  /** Told of each request as it starts and as it is settled. */
  readonly onRequest: (progress: RequestProgress) => void;
  /** Reads pages, once they are there. What it throws, `gather` rejects with. */
  readonly reader: Pick<PageReader, 'readHomePage' | 'readRefresh' | 'readAlternates'>;
  readonly policy: FetchPolicy;
  /** What may be fetched; by default, the public web and the policy's sample sites. */
  readonly allowed?: AllowedTargets;
  /** `preview`: the site isn't public yet, and the home page is requested only at the typed address. */
  readonly scope?: Exclude<Scope, 'page'>;
  /** Read once, for `collectedAt`. */
  readonly now: () => Date;
  /** Origin of this site, which our User-Agent names, without a trailing slash; null if it names no site. */
  readonly botOrigin: string | null;
  /** What else our User-Agent says. */
  readonly botMark?: string;
  /** Signs our requests; recordings and tests need none. */
  readonly sign?: RequestSigner;
  /** Called for each request as it is sent, including redirects, with its name and URL. */
  readonly onSend?: (name: RequestName, url: URL) => void;
  /** Called with the file of each requested image, at once. Without it, only the start of an image is read. */
  readonly onImage?: (id: RequestId, image: ImageBody, file: ImageFile) => void;
  /** What is known of pictures on other sites: those are not asked for again. */
  readonly findPictures?: (urls: ReadonlyMap<RequestId, URL>) => Promise<ReadonlyMap<RequestId, AnsweredRequest>>;
  /** Evidence of another page of the site, as old as it may be: what the site has once is not asked for again. */
  readonly neighbour?: () => Promise<Evidence | null>;
  /** Path of the page that should not exist, for recordings that are to stay the same; else a random one. */
  readonly controlPath?: string;
  /** For tests; production keeps the defaults. */
  readonly limits?: FetchLimits;
  readonly network?: Network;
  readonly assessmentMs?: number;
  /** Once, when the first answer has come. What follows waits for it. */
  readonly onAnswer?: () => Promise<void>;
}
