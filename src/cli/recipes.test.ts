/** What docs/cli-recipes.md says about inputs and checks is true; `tests/documented/` runs the recipes themselves. */
import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { isPreviewScope, RUBRIC } from '../brand/score/rubric';

const text = readFileSync('docs/cli-recipes.md', 'utf8');

/** The names in the first column of the table that has an input of this name. */
function tableWith(input: string): readonly string[] {
  const table = text.split('\n\n').find((part) => part.startsWith('| input') && part.includes(`\`${input}\``)) ?? '';
  return [...table.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) +\|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
}

const inputsOf = (file: string) => parseYaml(readFileSync(file, 'utf8')) as { readonly inputs: unknown };

describe('recipes', () => {
  it('want no check of a local site that only a public one is asked', () => {
    // Wanted or not, it could not be measured, and the build would fail each time.
    const wanted = [...text.matchAll(/(?:fail-on: |failOn = )(.+)/g)].flatMap(
      ([, list = '']) => list.match(/[\w-]+/g) ?? [],
    );
    const asked = RUBRIC.dimensions.flatMap(({ checks }) =>
      checks.filter((check) => isPreviewScope(check, 'http://localhost:8000/')).map(({ id }) => id),
    );
    expect(wanted).not.toEqual([]);
    expect(wanted.filter((id) => !asked.includes(id))).toEqual([]);
  });

  it('name every input of the action, and no other', () => {
    const { inputs } = inputsOf('src/cli/action/action.yml');
    expect(tableWith('package').toSorted()).toEqual(Object.keys(inputs as object).toSorted());
  });

  it('name every input of the plugin, and no other', () => {
    const { inputs } = inputsOf('src/cli/netlify-plugin/manifest.yml');
    const names = (inputs as readonly { readonly name: string }[]).map(({ name }) => name);
    expect(tableWith('measure').toSorted()).toEqual(names.toSorted());
  });
});
