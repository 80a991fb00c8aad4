/** What checks of robots.txt share, for the crawlers of assistants and of training. */
import type { CrawlerAccess, Facts } from '../../facts/facts';

/** What robots.txt says about the page to each of the crawlers. */
export function pageAccess({ crawlers }: Facts, names: readonly string[]): readonly CrawlerAccess[] {
  return names.flatMap(
    (name) => crawlers.find(({ crawler, resource }) => crawler === name && resource === 'page') ?? [],
  );
}

/** Those that are kept out; null if that is not known of one of them. */
export function blockedOf(bots: readonly CrawlerAccess[]): readonly CrawlerAccess[] | null {
  if (bots.length === 0 || bots.some(({ allowed }) => allowed === null)) return null;
  return bots.filter(({ allowed }) => allowed === false);
}
