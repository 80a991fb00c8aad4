/** The functions, run from source in this process, unbundled. */
import { pathToFileURL } from 'node:url';
import { listFunctions } from '@netlify/zip-it-and-ship-it';
import type { PlatformFunction } from './functions';
import { answering, type Invoke } from './invocation';

/** @param folder absolute path of the functions */
export async function sourceFunctions(folder: string): Promise<readonly PlatformFunction[]> {
  const listed = await listFunctions(folder, { parseISC: true });
  return Promise.all(
    listed.map(async ({ name, mainFile, routes = [], excludedRoutes = [], schedule }): Promise<PlatformFunction> => {
      const module = (await import(pathToFileURL(mainFile).href)) as { readonly default: Invoke };
      return { name, routes, excludedRoutes, answer: answering(name, module.default, schedule !== undefined) };
    }),
  );
}
