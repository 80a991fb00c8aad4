/** Types what the docs say outside a clone: the package is installed as they say, and measures a stand-in for the web. */
import { goOutside, type Outside } from './outside';
import { OUTSIDE } from './rows/outside';
import { leaveTable, typeAll } from './session';

let outside: Outside;
beforeAll(async () => {
  outside = await goOutside();
});
afterAll(async () => {
  leaveTable('outside');
  await outside.close();
});

typeAll('an empty folder with the package', OUTSIDE, () => outside);
