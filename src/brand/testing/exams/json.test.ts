/** What is JSON and what isn't: JSONTestSuite. */
import { readJson } from '../../reading/json';
import { valueOf } from '../json-values';
import { casesOf, expectExam, type Answer } from './sit';

it('are passed', () => {
  const cases = casesOf('json-test-suite.json') as readonly (readonly [name: string, text: string])[];
  const deep = [
    ['n_structure_100000_opening_arrays', '['.repeat(100_000)],
    ['n_structure_open_array_object', '[{"":'.repeat(50_000)],
  ] as const;
  const answers = [...cases, ...deep].map(([name, text]): Answer => {
    const read = readJson(text);
    // JSON that had to be repaired doesn't count as JSON either.
    const made = read.ok && read.strict ? [valueOf(read.node)] : null;
    return [name, made, name.startsWith('y_') ? [JSON.parse(text) as unknown] : null];
  });
  expect(expectExam('json-test-suite', answers)).toEqual([]);
});
