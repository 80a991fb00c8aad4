import type { PageReader } from '../../../platform/services';

/**
 * Reads pages without workers: the same steps, which tests can count. The engine is loaded when needed: it is large, and
 * most tests that are handed services read no page.
 */
const steps = async () => (await import('../steps')).STEPS;

export const IN_PROCESS_READER: PageReader = {
  readHomePage: async (home) => (await steps()).readHomePage(home),
  readRefresh: async (page) => (await steps()).readRefresh(page),
  readAlternates: async (answer) => (await steps()).readAlternates(answer),
  assess: async (...given) => (await steps()).assess(...given),
};
