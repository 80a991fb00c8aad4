/** What faults cost: the weights are chosen so that these prices come out, each within a quarter. */
import { assess } from './assess';
import type { Check } from '../checks/check';
import { extractFacts } from '../engine/extract';
import type { Evidence } from '../evidence/evidence';
import { evidence } from '../examples/evidence';
import { PRICES, type Price } from '../testing/prices';
import { RUBRIC, type Rubric } from './rubric';

const costOf = (site: Evidence, rubric: Rubric = RUBRIC) =>
  1000 - (assess(extractFacts(site), rubric).overall?.value ?? Number.NaN);

function isWithinAQuarter(cost: number, price: Price['price']): boolean {
  const { from, to } = typeof price === 'number' ? { from: price, to: price } : price;
  return 4 * cost >= 3 * from && 4 * cost <= 5 * to;
}

/** The rubric with another weight of one check. */
function withWeight({ id }: Check, weight: number): Rubric {
  const dimensions = RUBRIC.dimensions.map((dimension) => ({
    ...dimension,
    checks: dimension.checks.map((check) => (check.id === id ? { ...check, weight } : check)),
  }));
  return { ...RUBRIC, dimensions };
}

/** The nearest weight of a check with which a fault has its price; null if no weight up to twice as high does it. */
function weightFor({ price, site }: Price, check: Check): number | null {
  const others = Array.from({ length: 2 * check.weight + 10 }, (_, weight) => weight);
  return (
    others
      .toSorted((a, b) => Math.abs(a - check.weight) - Math.abs(b - check.weight))
      .find((weight) => isWithinAQuarter(costOf(site, withWeight(check, weight)), price)) ?? null
  );
}

/** What to change so that a fault has its price: of each check that it costs points the weight that would do. */
function advice(one: Price): string {
  const lost = new Set(
    assess(extractFacts(one.site)).checks.flatMap(({ id, score }) =>
      typeof score === 'number' && score < 1000 ? [id] : [],
    ),
  );
  const all = RUBRIC.dimensions.flatMap(({ checks }) => checks).filter(({ id, weight }) => lost.has(id) && weight > 0);
  const changes = all.flatMap((check) => {
    const weight = weightFor(one, check);
    return weight === null ? [] : [`src/brand/checks/${check.id}/check.ts: weight ${check.weight} → ${weight}`];
  });
  const asked = JSON.stringify(one.price);
  return `${one.fault} costs ${costOf(one.site)}, and is to cost ${asked} within a quarter. Change one of: ${changes.join('; ')}`;
}

describe('a site that does everything right but one thing', () => {
  it('has 1000 without it', () => {
    expect(costOf(evidence())).toBe(0);
  });

  it.each(PRICES.map((one) => [one.fault, one] as const))('pays for %s', (_, one) => {
    if (!isWithinAQuarter(costOf(one.site), one.price)) throw new Error(advice(one));
  });

  it('is told which weight to change where a price is not met', () => {
    const [fault] = PRICES.filter(({ fault: name }) => name === 'no description');
    if (fault === undefined) throw new Error('no such price');
    const text = advice({ ...fault, price: 70 });
    const [, weight] = /meta-description\/check\.ts: weight \d+ → (\d+)/.exec(text) ?? [];
    const check = RUBRIC.dimensions.flatMap(({ checks }) => checks).find(({ id }) => id === 'meta-description');
    if (check === undefined) throw new Error('no such check');
    expect(isWithinAQuarter(costOf(fault.site, withWeight(check, Number(weight))), 70)).toBe(true);
  });

  it('pays at least as much for no share image as for one that is not there', () => {
    const cost = (fault: string) => costOf(PRICES.find((one) => one.fault === fault)?.site ?? evidence());
    expect(cost('no share image')).toBeGreaterThanOrEqual(cost('a share image that is not there'));
  });
});
