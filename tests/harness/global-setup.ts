import { startSite } from '../../src/dev/site';
import { serveFaults } from './faulty-sites';
import { freePort } from './free-port';

const stopping: (() => Promise<void>)[] = [];

/**
 * Serves the site as `npm start` does, with faulty sites alongside the sample brands. `FACET_ORIGIN` names a site that
 * is already being served; `FACET_REUSE_BUILD=1` serves the last build. Jest and Playwright call it; Playwright calls
 * what it returns at the end.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['FACET_ORIGIN'] !== undefined) return stopServing;
  // Tests sign in as personas, even if the developer's environment names another provider.
  delete process.env['OIDC_ISSUER'];
  const faults = await serveFaults();
  stopping.push(faults.close);
  const site = await startSite({
    port: await freePort(),
    pages: process.env['FACET_REUSE_BUILD'] === '1' ? 'built' : 'build',
    platform: 'direct',
    sampleHosts: faults.hosts,
  });
  stopping.push(site.stop);
  process.env['FACET_ORIGIN'] = site.origin;
  process.env['FACET_SINK_ORIGIN'] = site.errorSink;
  process.env['FACET_CDN_ORIGIN'] = site.cdn;
  process.env['FACET_UNHURRIED'] = faults.unhurried.join();
  return stopServing;
}

export async function stopServing(): Promise<void> {
  await Promise.all(stopping.splice(0).map((stop) => stop()));
}
