/**
 * Types what the docs say outside a clone: the package is installed as they say, and measures a stand-in for the web.
 * Then it runs the programs that the docs show.
 */
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goOutside, type Outside } from './outside';
import { OUTSIDE } from './rows/outside';
import { blockOf } from './scan';
import { leaveTable, noted, typeAll } from './session';
import { run } from './typing';

let outside: Outside;
beforeAll(async () => {
  outside = await goOutside();
});
afterAll(async () => {
  leaveTable('outside');
  await outside.close();
});

typeAll('an empty folder with the package', OUTSIDE, () => outside);

describe('programs', () => {
  // What was installed for the commands: a program finds packages beside itself alone.
  beforeAll(() => symlinkSync(outside.globalPackages, join(outside.folder, 'node_modules')));

  it.each([
    ['src/cli/package/README.md § facet', '', /^\d{3}\n$/],
    [
      'docs/cli.md § Library',
      'console.log(facts.titles.length, result.ok, opened.ok, text.length > 1000);',
      /^1 true true true\n$/,
    ],
  ])('%s', (name, more, wanted) =>
    noted('an empty folder with the library', name, async () => {
      writeFileSync(join(outside.folder, 'program.mjs'), `${blockOf(name)}\n${more}\n`);
      const { code, output } = await run('node program.mjs', outside);
      expect([code, output]).toEqual([0, expect.stringMatching(wanted)]);
    }),
  );

  it('docs/accounts.md § Auth0', () =>
    noted('Node, with a stand-in for Auth0', 'docs/accounts.md § Auth0', async () => {
      const claims = `const api = { idToken: { setCustomClaim: (...claim) => console.log(JSON.stringify(claim)) } };
  exports.onExecutePostLogin({ authorization: { roles: ['editor'] } }, api).then(() => exports.onExecutePostLogin({}, api));`;
      writeFileSync(join(outside.folder, 'action.cjs'), `${blockOf('docs/accounts.md § Auth0')}\n${claims}\n`);
      const { output } = await run('node action.cjs', outside);
      expect(output).toBe('["https://facet.example/roles",["editor"]]\n["https://facet.example/roles",[]]\n');
    }));
});
