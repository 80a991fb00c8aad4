import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite, type Site } from '../../src/dev/site';
import { compare, exportedInbox, flood, type FloodResult, type Verdict } from './flood';
import { freePort } from './free-port';
import { ROOT } from './pages';
import { makeScratchSite } from './scratch-site';
import { freshSessionOf } from './sign-in';

export interface FloodedSite {
  readonly result: FloodResult;
  readonly verdict: Verdict;
  /** Messages in the inbox. */
  readonly stored: number;
  readonly exportSeconds: number;
}

/** Sets a variable while something is done. */
async function withVariable<T>(name: string, value: string, work: () => Promise<T>): Promise<T> {
  const before = process.env[name];
  process.env[name] = value;
  try {
    return await work();
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before;
  }
}

/**
 * Floods a copy of the site, as it was built last, while its storage fails; then reads the inbox of the same copy, started
 * anew with a storage that does not.
 *
 * @param percent operations of storage that fail, of a hundred
 */
export async function floodSite(size: { messages: number; clients: number }, percent: number): Promise<FloodedSite> {
  const copy = await makeScratchSite();
  let site: Site | null = null;
  try {
    for (const built of ['public', '.facet']) await cp(join(ROOT, built), join(copy.root, built), { recursive: true });
    const { root } = copy;
    const start = async () => startSite({ root, port: await freePort(), pages: 'built' });
    site = await withVariable('FACET_STORAGE_FAULTS', String(percent), start);
    const result = await flood(site.origin, size);
    await site.stop();
    site = await withVariable('FACET_STORAGE_FAULTS', '', start);
    const { origin } = site;
    const { cookie } = await withVariable('FACET_ORIGIN', origin, () => freshSessionOf('edgar'));
    const began = performance.now();
    const inbox = await exportedInbox(origin, cookie);
    const exportSeconds = (performance.now() - began) / 1000;
    return { result, verdict: compare(inbox, result), stored: inbox.length, exportSeconds };
  } finally {
    await site?.stop();
    await copy.remove();
  }
}
