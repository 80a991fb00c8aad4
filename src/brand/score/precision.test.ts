import { readFileSync } from 'node:fs';
import { PRECISE, precisionOf, type Precision } from './precision';
import { RUBRIC } from './rubric';

const { checks } = JSON.parse(readFileSync('content/precision.json', 'utf8')) as Precision;

it('is the share of verdicts that are right, and what is arguable is not', () => {
  expect(precisionOf({ right: 18, arguable: 1, wrong: 1 })).toBe(900);
  expect(precisionOf({ right: 17, arguable: 3, wrong: 0 })).toBe(850);
});

it('weighs nothing whose verdicts are wrong too often', () => {
  const weights = new Map(RUBRIC.dimensions.flatMap((each) => each.checks).map(({ id, weight }) => [id, weight]));
  const imprecise = checks.filter((check) => precisionOf(check) < PRECISE).map(({ id }) => id);
  expect(imprecise.filter((id) => (weights.get(id) ?? 0) > 0)).toEqual([]);
});
