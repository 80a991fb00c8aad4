/** The check that docs/add-a-check.md shows as an example is one. */
import fs from 'node:fs';
import path from 'node:path';
import { assess } from '../score/assess';
import { titlePresent } from './testing/title-present';
import type { Facts } from '../facts/facts';
import type { Rubric } from '../score/rubric';
import { GOOD, PARTIAL, UNREAD } from '../testing/facts';
import { said } from '../testing/statements';

const DOCUMENT = fs.readFileSync(path.join(process.cwd(), 'docs/add-a-check.md'), 'utf8');

/** The code of the document, without the indentation of its list. */
function example(): string {
  const [, indentation = '', code = ''] = /^( *)```ts\n([^]*?)^\1```/m.exec(DOCUMENT) ?? [];
  return code.replaceAll(new RegExp(`^${indentation}`, 'gm'), '');
}

describe('the check in docs/add-a-check.md', () => {
  const code = example();

  // Lint compiles that file: so the code has the types it should have.
  it('is the one that is tried here', () => {
    expect(code.replaceAll("'./", "'../")).toBe(
      fs.readFileSync(path.join(__dirname, 'testing/title-present.ts'), 'utf8'),
    );
  });

  it.each<[string, Partial<Facts>, number | 'unknown']>([
    ['pass', {}, 1000],
    ['several', { titles: [said('Northwind', 'title'), said('Menu', 'title')] }, 500],
    ['none', { titles: [] }, 0],
    ['unread', PARTIAL, 'unknown'],
    ['unread', UNREAD, 'unknown'],
  ])('comes to %s', (outcome, facts, score) => {
    const rubric: Rubric = {
      version: 'document',
      dimensions: [
        {
          id: 'identity',
          weight: 1,
          checks: [{ ...titlePresent, dimension: 'identity', weight: 1, standing: 'ours' }],
        },
      ],
      gates: [],
    };
    expect(assess({ ...GOOD, ...facts }, rubric).checks).toMatchObject([{ id: titlePresent.id, outcome, score }]);
  });
});
