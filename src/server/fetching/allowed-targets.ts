import { urlProblem, type UrlProblem } from '../../brand/urls/typed-url';
import { isFetchable, sampleFor, vetIps, type FetchPolicy } from './vetting';

/**
 * What may be fetched and connected to. It is asked at every step of a request: about the URL before anything is
 * resolved, about the target of a redirect, and about every IP address before a connection. This folder has one
 * implementation, the public web. Any other has to be passed in.
 */
export interface AllowedTargets {
  /** What is wrong with the form of a URL that a redirect leads to; null if it may be asked. */
  readonly problem: (url: URL) => Exclude<UrlProblem, 'address-empty'> | null;
  /** Whether a URL may be asked at all, before anything is resolved. */
  readonly allows: (url: URL) => boolean;
  /** Where a URL is answered in place of where its host is; null if its host is to be resolved. */
  readonly instead: (url: URL) => FetchPolicy['sampleHosts'][string] | null;
  /**
   * The IP addresses of a URL's host that may be connected to.
   *
   * @throws FetchFailure `unresolvable` without any, `refused-address`
   */
  readonly vet: (url: URL, ips: readonly string[]) => readonly string[];
}

/** The public web, and the sample sites of a policy. */
export function publicWeb(policy: FetchPolicy): AllowedTargets {
  const sampleHosts = Object.keys(policy.sampleHosts);
  return {
    problem: (url) => urlProblem(url, { sampleHosts }),
    allows: (url) => isFetchable(url, policy),
    instead: (url) => sampleFor(url, policy),
    vet: (_url, ips) => vetIps(ips),
  };
}
