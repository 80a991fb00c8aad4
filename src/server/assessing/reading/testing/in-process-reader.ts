import type { PageReader } from '../page-reader';
import { STEPS } from '../steps';

/** Reads pages without workers: the same steps, which tests can count. */
export const IN_PROCESS_READER: PageReader = {
  readHomePage: (home) => Promise.resolve(STEPS.readHomePage(home)),
  readAlternates: (answer) => Promise.resolve(STEPS.readAlternates(answer)),
  assess: (...given) => Promise.resolve(STEPS.assess(...given)),
};
