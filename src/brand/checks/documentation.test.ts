/** The check that docs/add-a-check.md shows as an example is one. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { assess } from '../score/assess';
import type { Check } from './check';
import type { Facts } from '../facts/facts';
import type { Rubric } from '../score/rubric';
import { GOOD, PARTIAL, UNREAD } from '../testing/facts';
import { said } from '../testing/statements';

const DOCUMENT = fs.readFileSync(path.join(process.cwd(), 'docs/add-a-check.md'), 'utf8');
const FILE = path.join(__dirname, 'title-present.ts');

/** The code of the document, without the indentation of its list. */
function example(): string {
  const [, indentation = '', code = ''] = /^( *)```ts\n([^]*?)^\1```/m.exec(DOCUMENT) ?? [];
  return code.replaceAll(new RegExp(`^${indentation}`, 'gm'), '');
}

function compilerOptions(): ts.CompilerOptions {
  const file = path.join(process.cwd(), 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    process.cwd(),
  );
  return { ...options, noEmit: true, incremental: false, composite: false };
}

/** Runs the code from a folder of its own, with its imports where they are. */
async function load(code: string): Promise<Check> {
  const file = path.join(folder, 'title-present.ts');
  fs.writeFileSync(file, code.replaceAll("'./", `'${__dirname}/`));
  const [check] = Object.values((await import(file)) as Record<string, Check>);
  if (check === undefined) throw new Error('the document exports no check');
  return check;
}

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'facet-check-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('the check in docs/add-a-check.md', () => {
  const code = example();

  it('has the types it should have', () => {
    const options = compilerOptions();
    const host = ts.createCompilerHost(options);
    const readFile = host.readFile.bind(host);
    const fileExists = host.fileExists.bind(host);
    host.readFile = (name) => (path.resolve(name) === FILE ? code : readFile(name));
    host.fileExists = (name) => path.resolve(name) === FILE || fileExists(name);
    const program = ts.createProgram([FILE], options, host);
    const source = program.getSourceFile(FILE);
    const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
    expect(source?.text).toContain('definePageCheck');
  });

  it.each<[string, Partial<Facts>, number | 'unknown']>([
    ['pass', {}, 1000],
    ['several', { titles: [said('Northwind', 'title'), said('Menu', 'title')] }, 500],
    ['none', { titles: [] }, 0],
    ['unread', PARTIAL, 'unknown'],
    ['unread', UNREAD, 'unknown'],
  ])('comes to %s', async (outcome, facts, score) => {
    const check = await load(code);
    const rubric: Rubric = {
      version: 'document',
      dimensions: [
        { id: 'identity', weight: 1, checks: [{ ...check, dimension: 'identity', weight: 1, standing: 'ours' }] },
      ],
      gates: [],
    };
    expect(assess({ ...GOOD, ...facts }, rubric).checks).toMatchObject([{ id: check.id, outcome, score }]);
  });
});
