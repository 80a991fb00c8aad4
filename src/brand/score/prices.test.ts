/** What faults cost: the weights are chosen so that these prices come out, each within a quarter. */
import { assess } from './assess';
import { extractFacts } from '../engine/extract';
import type { Report } from '../report/report';
import { evidence } from '../examples/evidence';
import { PRICES } from '../testing/prices';

const overallOf = ({ overall }: Report) => overall?.value ?? Number.NaN;
const costOf = (site: Parameters<typeof extractFacts>[0]) => 1000 - overallOf(assess(extractFacts(site)));

describe('a site that does everything right but one thing', () => {
  it('has 1000 without it', () => {
    expect(costOf(evidence())).toBe(0);
  });

  it.each(PRICES.map(({ fault, price, site }) => [fault, price, site] as const))('pays for %s', (_, price, site) => {
    const { from, to } = typeof price === 'number' ? { from: price, to: price } : price;
    const cost = costOf(site);
    expect(4 * cost).toBeGreaterThanOrEqual(3 * from);
    expect(4 * cost).toBeLessThanOrEqual(5 * to);
  });

  it('pays at least as much for no share image as for one that is not there', () => {
    const cost = (fault: string) => costOf(PRICES.find((one) => one.fault === fault)?.site ?? evidence());
    expect(cost('no share image')).toBeGreaterThanOrEqual(cost('a share image that is not there'));
  });
});
