/** Types what else the docs say outside a clone; `outside.test.ts` has one of each command and option. */
import { goOutside, type Outside } from './outside';
import { FROM_NPM, OUTSIDE_AGAIN } from './rows/outside';
import { leaveTable, typeAll } from './session';
import { run } from './typing';

let outside: Outside;
beforeAll(async () => {
  outside = await goOutside();
});
afterAll(async () => {
  leaveTable('outside-again');
  await outside.close();
});

describe('without the package', () => {
  typeAll('an empty folder, from npm', FROM_NPM, () => outside);
});

describe('with the package', () => {
  beforeAll(() => run('npm install --global ./facet-cli.tgz', outside));
  typeAll('an empty folder with the package', OUTSIDE_AGAIN, () => outside);
});
