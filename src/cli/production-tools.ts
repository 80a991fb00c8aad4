import type { Tools } from './tools';

/** What the command measures with outside of tests; each is loaded when it is used. */
export const PRODUCTION_TOOLS: Tools = {
  measure: async (address, options) => (await import('./measuring/measure')).measure(address, options),
  measureMany: async (options) => (await import('./many/measure-many')).measureMany(options),
  measurePage: async (html, url) => (await import('./measuring/measure-page')).measurePage(html, url),
};
