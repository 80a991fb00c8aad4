/** Types how keys are made and replaced: the one command for a clone that takes no time. */
import { ROOT } from '../../src/dev/site';
import { shellIn } from './clone';
import { KEYS } from './rows/clone';
import { leaveTable, typeAll } from './session';

afterAll(() => leaveTable('keys'));

typeAll('a clone', KEYS, () => shellIn(ROOT));
