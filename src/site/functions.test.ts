import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FUNCTION_NAMES, functionFiles, FUNCTIONS_FOLDER, writeFunctions } from './functions';

describe('functions', () => {
  it('bind a handler to its wrapper, beside a literal config', () => {
    expect(functionFiles().get('auth-start.ts')).toBe(`\
// Made from the tables in src/site/ whenever a build begins: what is changed here is lost.
import { authStartHandler } from '../../src/server/accounts/auth-start-endpoint';
import { endpoint } from '../../src/server/platform/endpoint';

export default endpoint('auth-start', authStartHandler);

export const config = {
  "path": [
    "/api/auth/start"
  ],
  "rateLimit": {
    "windowLimit": 30,
    "windowSize": 180,
    "aggregateBy": [
      "ip",
      "domain"
    ]
  }
};
`);
  });

  it('that run by the clock have a schedule and no path', () => {
    const text = functionFiles().get('forget-feedback.ts');
    expect(text).toContain("import { forgetFeedbackTask } from '../../src/server/feedback/forget-feedback-task';");
    expect(text).toContain('export const config = {\n  "schedule": "23 3 * * *"\n};');
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
