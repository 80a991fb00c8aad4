/** Requests to sites that nobody typed, counted as the site counts them, for as long as the command runs. */
import { siteOf } from '../../server/fetching/vetting';
import type { GatherOptions } from '../../server/assessing/gathering/gather';
import { UntypedSites } from '../../server/fetching/untyped-sites';
import { memoryStorage } from '../../server/platform/storage/memory';

/** Counting in memory cannot fail. */
function raise(error: unknown): never {
  throw error;
}

export class Budget {
  /** One process has no other writers. */
  readonly #storage = memoryStorage();

  /**
   * Measures one site within it: `untypedSites` for its requests, `giveBack` at the end.
   *
   * The site that was typed is its user's own choice and is not counted; nobody else could have typed it.
   */
  for(origin: string): {
    readonly untypedSites: NonNullable<GatherOptions['untypedSites']>;
    readonly giveBack: () => Promise<void>;
  } {
    const typed = siteOf(new URL(origin));
    const untypedSites = new UntypedSites(
      {
        typed,
        factor: 1,
        isExcludedIp: () => Promise.resolve(false),
        onOwnRequest: () => true,
      },
      { storage: this.#storage, now: () => new Date(), report: raise },
    );
    return {
      untypedSites: {
        expect: (urls) => untypedSites.expect(urls),
        leadsTo: (url) => untypedSites.leadsTo(url),
        prefer: (url, ips) => untypedSites.prefer(url, ips),
        connect: (url, ip) => (siteOf(url) === typed ? Promise.resolve() : untypedSites.connect(url, ip)),
        secured: (url, ip) => untypedSites.secured(url, ip),
      },
      giveBack: () => untypedSites.giveBack(),
    };
  }
}
