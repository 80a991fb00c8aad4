import { nextFreePort, startSite, type Site, type SiteOptions } from './site';

const USUAL_PORT = 8888;

/** The port that PORT names; otherwise 8888, or the next that is free, which is announced. */
async function portFrom(value: string | undefined): Promise<number> {
  if (value === undefined || value === '') {
    const free = await nextFreePort(USUAL_PORT);
    if (free !== USUAL_PORT) console.log(`Port ${USUAL_PORT} is taken: Facet will be served on port ${free}.`);
    return free;
  }
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_532) throw new Error(`PORT is "${value}", not a port.`);
  return port;
}

/**
 * Serves the site until it is interrupted or fails, and prints its address. Ends the process: with 0 after SIGINT or
 * SIGTERM, otherwise with 1 and the last lines of what failed.
 */
export async function serve(pages: SiteOptions['pages']): Promise<void> {
  let site: Site | null = null;
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      // A terminal sends it to every process of the group, and the bootstrap forwards its own: one is enough.
      if (interruption.signal.aborted) return;
      interruption.abort();
      // Children still running before the site is up end with this process.
      void Promise.resolve(site?.stop()).finally(() => process.exit(0));
    });
  }
  try {
    site = await startSite({ port: await portFrom(process.env['PORT']), pages, show: true });
    console.log(`\nFacet is served at ${site.origin}/`);
    console.log('Sample brands to type into the address field, and where to look at them:');
    for (const { type, browse } of site.samples) console.log(`  ${type.padEnd(20)} ${browse}`);
    console.log(`Error reports of pages and functions arrive at ${site.errorSink}/`);
    if (site.identity === null) console.log('People sign in with the provider that OIDC_ISSUER names.');
    else {
      console.log(`People sign in with a provider for development, ${site.identity.issuer}, as whom they like:`);
      for (const { name, email, roles } of site.identity.personas) {
        console.log(`  ${email.padEnd(24)} ${(roles?.join(', ') ?? 'no roles').padEnd(36)} ${name}`);
      }
    }
    const tail = await site.failed;
    if (interruption.signal.aborted) return;
    await site.stop();
    throw new Error(`The platform ended.\n${tail}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
