/** What is asked before a third-party server is. Each method throws a FetchFailure if the request must not happen. */
export interface Permissions {
  /** Before a redirect is followed. @param from where it came from */
  readonly follow: (to: URL, from: URL) => Promise<void>;
  /** The vetted IP addresses of a URL's host, those first that are to be tried first. */
  readonly prefer: (url: URL, ips: readonly string[]) => readonly string[];
  /**
   * Before a connection is made for a request.
   *
   * @param ip vetted, the one that will be connected to; null if a proxy finds it
   */
  readonly connect: (url: URL, ip: string | null) => Promise<void>;
  /** Called when the server at an IP address has shown a valid certificate for a URL's host. */
  readonly secured: (url: URL, ip: string) => void;
}

/** For recordings and tests: nothing needs permission. */
export const FREE: Permissions = {
  follow: () => Promise.resolve(),
  prefer: (_url, ips) => ips,
  connect: () => Promise.resolve(),
  secured: () => undefined,
};
