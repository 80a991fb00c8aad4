/** The requests of one look at a site: counted before they are made, and written down once they were. */
import type { RequestName } from '../../components/CrawlerRequests';
import type { Services } from '../platform/services';
import { isExcludedIp } from './excluded-ips';
import type { Network } from './network';
import { logRequests, type SentRequest } from './request-log';
import { neighbourFactor, UntypedSites } from './untyped-sites';
import { siteOf } from './vetting';

export interface CountedRequests {
  readonly untypedSites: UntypedSites;
  /** To be called before a request is sent. */
  readonly note: (name: RequestName, url: URL) => void;
  /** Gives back what was not asked for and writes down what was, once visitors have their answer. */
  readonly close: () => void;
}

/**
 * @param typed what a visitor typed, which has an allowance of its own; null if every site counts
 * @param onOwnRequest before each request that is made of its site: whether it may be
 */
export function countRequests(
  services: Pick<Services, 'storage' | 'now' | 'report' | 'afterwards' | 'environment'>,
  network: Network,
  typed: URL | null,
  onOwnRequest: () => boolean = () => true,
): CountedRequests {
  const { environment } = services;
  const sent: SentRequest[] = [];
  const untypedSites = new UntypedSites(
    {
      typed: typed && siteOf(typed),
      factor: neighbourFactor(environment),
      isExcludedIp: (ip) => isExcludedIp(ip, environment, network),
      onOwnRequest,
    },
    services,
  );
  return {
    untypedSites,
    note: (name, url) => sent.push({ site: siteOf(url), name, time: services.now().getTime() }),
    close: () => {
      services.afterwards(untypedSites.giveBack());
      services.afterwards(logRequests(services, sent));
    },
  };
}
