/** Checks the package's schemas with a third-party validator. */
import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { facet } from '../testing/terminal';
import { exampleMeasured } from '../formats/testing/samples';
import { jsonText } from '../formats/json';
import { schemas } from './schemas';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
const all = schemas();
const problems = (name: string, text: string) => {
  const validate = ajv.compile(all[name] ?? false);
  return validate(JSON.parse(text))
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
};

const files = { 'a.json': jsonText(exampleMeasured('harbour')), 'b.json': jsonText(exampleMeasured('northwind')) };
const run = async (line: string) => (await facet(line.split(' '), { files })).stdout;

it('take what the command writes', async () => {
  expect(problems('report.schema.json', await run('open a.json --json'))).toEqual([]);
  expect(problems('comparison.schema.json', await run('compare a.json b.json --json'))).toEqual([]);
  expect(problems('changes.schema.json', await run('diff a.json b.json --json'))).toEqual([]);
});

it('refuse what it does not', async () => {
  expect(problems('report.schema.json', '{"format": 1}')).not.toEqual([]);
  const changes = JSON.parse(await run('diff a.json b.json --json')) as Record<string, unknown>;
  expect(problems('changes.schema.json', JSON.stringify({ ...changes, overall: 3 }))).not.toEqual([]);
});

it('take the configuration that docs/cli.md shows, and no misspelt one', () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/cli.md', 'utf8')) ?? [];
  expect(problems('config.schema.json', example)).toEqual([]);
  expect(problems('config.schema.json', '{"gates": {"minscore": 80}}')).toEqual([
    '/gates must NOT have additional properties',
  ]);
  expect(problems('config.schema.json', '{"gates": {"minScore": 73.6}}')).toEqual([]);
  expect(problems('config.schema.json', '{"gates": {"minScore": 101}}')).not.toEqual([]);
});
