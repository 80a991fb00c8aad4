/** The check that docs/add-a-check.md shows as an example is one, and its cases are. */
import fs from 'node:fs';
import path from 'node:path';
import { assess } from '../score/assess';
import { extractFacts } from '../engine/extract';
import type { Rubric } from '../score/rubric';
import { cases } from './testing/title-present-cases';
import { check } from './testing/title-present';

const DOCUMENT = fs.readFileSync(path.join(process.cwd(), 'docs/add-a-check.md'), 'utf8');

/** The programs of the document, without the indentation of its list. */
const EXAMPLES = [...DOCUMENT.matchAll(/^( *)```ts\n([^]*?)^\1```/gm)].map(([, indentation = '', code = '']) =>
  code.replaceAll(new RegExp(`^${indentation}`, 'gm'), ''),
);

const RUBRIC: Rubric = {
  version: 'document',
  dimensions: [{ id: check.dimension, weight: 1, checks: [check] }],
  gates: [],
};

describe('the check in docs/add-a-check.md', () => {
  // Lint compiles those files: so the code has the types it should have.
  it('and its cases are the ones that are tried here', () => {
    const files = ['title-present.ts', 'title-present-cases.ts'];
    expect(EXAMPLES).toEqual(files.map((file) => fs.readFileSync(path.join(__dirname, 'testing', file), 'utf8')));
  });

  it.each(cases)('comes to %s', (outcome, evidence) => {
    const score = { ...check.outcomes }[outcome];
    expect(assess(extractFacts(evidence), RUBRIC).checks).toMatchObject([{ id: check.id, outcome, score }]);
  });

  it('has a case for every outcome', () => {
    expect(new Set(cases.map(([outcome]) => outcome))).toEqual(new Set(Object.keys(check.outcomes)));
  });
});
