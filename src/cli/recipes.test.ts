/** What docs/cli-recipes.md tells to type is what the command, the action and the plugin take. */
import { readFileSync } from 'node:fs';
import { parse as parseYaml, parseAllDocuments } from 'yaml';
import { isPreviewScope, RUBRIC } from '../brand/rubric';
import { parseArguments } from './arguments';

const text = readFileSync('docs/cli-recipes.md', 'utf8');
const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
  language,
  code,
}));

/** What is typed behind the command's name, words in quotes left out of account. */
const typed = blocks.flatMap(({ code }) =>
  [...code.matchAll(/(?:^|\s)(?:facet|npx --yes @facet\/cli@[\d.]+) ((?!-)[^\n|]+)/g)]
    .map(([, line = '']) => line.replace(/[|&;{].*|#.*/, '').trim())
    .filter((line) => line !== ''),
);

/** The names in the first column of the table that has an input of this name. */
function tableWith(input: string): readonly string[] {
  const table = text.split('\n\n').find((part) => part.startsWith('| input') && part.includes(`\`${input}\``)) ?? '';
  return [...table.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) +\|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
}

const inputsOf = (file: string) => parseYaml(readFileSync(file, 'utf8')) as { readonly inputs: unknown };

describe('recipes', () => {
  it('are typed as the command takes them', () => {
    expect(typed.length).toBeGreaterThan(6);
    for (const line of typed) {
      expect([line, parseArguments(line.split(/\s+/)).do]).toEqual([line, 'run']);
    }
  });

  it('are YAML where they say so', () => {
    const yaml = blocks.filter(({ language }) => language === 'yaml');
    expect(yaml.length).toBeGreaterThan(3);
    // Parts of a workflow: keys, then steps.
    for (const { code } of yaml) {
      const parts = code.split(/^# ….*\n/m);
      for (const part of parts) {
        for (const document of parseAllDocuments(part)) {
          expect([part, 'errors' in document ? document.errors : []]).toEqual([part, []]);
        }
      }
    }
  });

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
