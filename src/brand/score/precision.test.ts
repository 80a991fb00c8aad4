import { readFileSync } from 'node:fs';
import { isImprecise, type Precision } from './precision';
import { RUBRIC } from './rubric';

const { checks } = JSON.parse(readFileSync('content/precision.json', 'utf8')) as Precision;

it('is not enough where more than one in ten is wrong, and what is arguable is not wrong', () => {
  expect(isImprecise({ right: 15, arguable: 3, wrong: 2 })).toBe(false);
  expect(isImprecise({ right: 17, arguable: 0, wrong: 3 })).toBe(true);
});

it('weighs nothing whose verdicts are wrong too often', () => {
  const weights = new Map(RUBRIC.dimensions.flatMap((each) => each.checks).map(({ id, weight }) => [id, weight]));
  const imprecise = checks.filter(isImprecise).map(({ id }) => id);
  expect(imprecise.filter((id) => (weights.get(id) ?? 0) > 0)).toEqual([]);
});
