/** The cost of one more page: the slope between the smallest corpus and the largest. */
import { medianOf, scenarioOf, type Reading } from './figures';
import type { Scenario, SiteResult } from './scenarios';
import { round, table, times } from './table';

/** The sites, built with a corpus of one size. */
export interface SizeResult {
  /** Pages of the corpus, over all locales. */
  readonly pages: number;
  readonly sites: readonly SiteResult[];
}

/** Milliseconds for each additional page; null if the system does not provide the reading. */
function slopeOf(small: Scenario, large: Scenario, pages: number, reading: Reading): number | null {
  const [from, to] = [medianOf(small, reading), medianOf(large, reading)];
  return from === null || to === null ? null : ((to - from) / pages) * 1000;
}

function slopesOf(name: string, small: SiteResult, large: SiteResult, pages: number): readonly (number | null)[] {
  const [from, to] = [scenarioOf(small, name), scenarioOf(large, name)];
  if (from === undefined || to === undefined) return [null, null];
  return [slopeOf(from, to, pages, 'seconds'), slopeOf(from, to, pages, 'cpuSeconds')];
}

/** For each scenario, each site's cost of one more page, and the first site over the others. Empty with one size. */
export function formatPageCost(sizes: readonly SizeResult[]): string {
  const [small, ...others] = [...sizes].sort((a, b) => a.pages - b.pages);
  const large = others.at(-1);
  if (small === undefined || large === undefined) return '';
  const more = large.pages - small.pages;
  const names = small.sites[0]?.scenarios.map(({ name }) => name) ?? [];
  const rows = names.flatMap((name) => {
    const costs = small.sites.flatMap((site) => {
      const same = large.sites.find((other) => other.site === site.site);
      return same === undefined ? [] : [{ site: site.site, slopes: slopesOf(name, site, same, more) }];
    });
    const [first, ...peers] = costs;
    const ratio = (over: number | null | undefined, under: number | null | undefined) =>
      times((over ?? NaN) / (under ?? NaN));
    return [
      ...costs.map(({ site, slopes }) => [name, site, ...slopes.map((slope) => round(slope, 2))]),
      ...peers.map((peer) => [
        name,
        `${first?.site ?? ''}/${peer.site}`,
        ...peer.slopes.map((slope, index) => ratio(first?.slopes[index], slope)),
      ]),
    ];
  });
  const title = `What one more page costs: (${large.pages} pages − ${small.pages} pages) / ${more}`;
  return `${title}\n\n${table([['scenario', 'site', 'wall ms', 'cpu ms'], ...rows])}`;
}
