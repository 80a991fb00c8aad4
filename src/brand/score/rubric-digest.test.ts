import { RUBRIC } from './rubric';
import { rubricDigest } from './rubric-digest';

it('differs as soon as a weight does', () => {
  const [first, ...others] = RUBRIC.dimensions;
  if (first === undefined) throw new Error('no dimension');
  const checks = first.checks.map((check, index) => (index === 0 ? { ...check, weight: check.weight + 1 } : check));
  expect(rubricDigest()).toMatch(/^[0-9a-f]{8}$/);
  expect(rubricDigest({ ...RUBRIC })).toBe(rubricDigest());
  expect(rubricDigest({ ...RUBRIC, dimensions: [{ ...first, checks }, ...others] })).not.toBe(rubricDigest());
});
