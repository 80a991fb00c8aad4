import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FUNCTION_NAMES, functionFiles, FUNCTIONS_FOLDER, writeFunctions } from './functions';
import { rateLimitsOf } from './rate-limits';

describe('functions', () => {
  it('bind a handler to its wrapper, beside a literal config', () => {
    expect(functionFiles().get('assess.ts')).toBe(`\
// Made from the tables in src/site/ whenever a build begins: what is changed here is lost.
import { assessHandler } from '../../src/server/assessing/assess-endpoint';
import { platformServices } from '../../src/server/app';
import { endpoint } from '../../src/server/platform/endpoint';

export default endpoint('assess', assessHandler, platformServices);

export const config = {
  "path": [
    "/api/assess"
  ],
  "rateLimit": {
    "windowLimit": 20,
    "windowSize": 180,
    "aggregateBy": [
      "ip",
      "domain"
    ]
  }
};
`);
  });

  it('do all that is done by the clock in one, which has a schedule and no path', () => {
    const text = functionFiles().get('clock.ts');
    expect(text).toContain("import { forgetFeedbackTask } from '../../src/server/feedback/forget-feedback-task';");
    expect(text).toContain("    'forget-feedback': forgetFeedbackTask,");
    expect(text).toContain('export const config = {\n  "schedule": "*/15 * * * *"\n};');
    expect([...functionFiles().values()].filter((each) => each.includes('"schedule"'))).toHaveLength(1);
  });

  it.each([
    ['free', 2],
    ['pro', 5],
  ] as const)('have as many rate limits as the plan "%s" has rules: %d', (plan, rules) => {
    const limited = [...functionFiles(plan)].filter(([, text]) => text.includes('"rateLimit"')).map(([file]) => file);
    expect(limited).toHaveLength(rules);
    expect(limited).toEqual(expect.arrayContaining(['assess.ts', 'compare.ts']));
    expect(
      rateLimitsOf(plan)
        .edge.map((name) => `${name}.ts`)
        .sort(),
    ).toEqual(limited.sort());
  });

  it('have no config where only a redirect leads to them', () => {
    expect(functionFiles().get('not-found.ts')).not.toContain('config');
  });

  it('leave out the paths of others', () => {
    expect(functionFiles().get('auth-pages.ts')).toContain('"excludedPath": [\n    "/api/*"\n  ]');
  });
});

describe('the folder of functions', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'facet-functions-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  it('holds one file for each row, a package of modules, and nothing of former rows', () => {
    const folder = join(root, FUNCTIONS_FOLDER);
    writeFunctions(root);
    writeFileSync(join(folder, 'former.ts'), '');
    writeFileSync(join(folder, 'gate.ts'), '// changed');
    writeFunctions(root);
    expect(readdirSync(folder).sort()).toEqual([...FUNCTION_NAMES.map((name) => `${name}.ts`), 'package.json'].sort());
    expect(readFileSync(join(folder, 'gate.ts'), 'utf8')).toBe(functionFiles().get('gate.ts'));
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({ type: 'module' });
  });

  it('is not touched where it is right', () => {
    writeFunctions(root);
    const file = join(root, FUNCTIONS_FOLDER, 'assess.ts');
    const { ino, mtimeMs } = statSync(file);
    writeFunctions(root);
    expect(statSync(file)).toMatchObject({ ino, mtimeMs });
  });
});
