/** Types in a fresh clone what writers and developers type: each command in order, in one copy of the project. */
import type { ScratchSite } from '../harness/scratch-site';
import { freePort } from '../harness/free-port';
import { cloneProject, shellIn } from './clone';
import { CHECKING, DEVELOPING, WRITING } from './rows/clone';
import { leaveTable, typeAll } from './session';
import { run } from './typing';

// Commands that lint, build or test everything take minutes on a busy machine.
jest.setTimeout(1_800_000);

let site: ScratchSite;
let port = '';
beforeAll(async () => {
  site = await cloneProject();
  port = String(await freePort());
}, 600_000);
afterAll(async () => {
  leaveTable('clone');
  await site.remove();
});

const shell = () => shellIn(site.root, { PORT: port });

typeAll('a fresh clone', WRITING, shell);

describe('after an edit', () => {
  beforeAll(async () => {
    await run('git checkout --quiet . && git clean --quiet --force -d', shell());
    await site.edit('src/dev/check/options.ts', (text) => `${text}\n// An edit.\n`);
  });
  typeAll('a fresh clone', CHECKING, shell);
});

typeAll('a fresh clone', DEVELOPING, shell);
