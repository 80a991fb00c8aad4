/**
 * Serves what `netlify build` left in this folder as a deploy would, until it is interrupted.
 *
 * Usage: `tsx src/dev/deployed/main.ts [--port 8889] [--context production|deploy-preview|branch-deploy] [--plain]
 * [--latency ms] [--fail-every n] [--handshake ms]`, where every nth operation of storage fails. `URL` in the
 * environment is the site's main address, by default the deploy's own; other variables of the site are taken from the
 * environment, too.
 */
import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteVariables } from './environment';
import { serveDeploy } from './serve';

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '8889' },
      context: { type: 'string', default: 'production' },
      plain: { type: 'boolean', default: false },
      latency: { type: 'string', default: '0' },
      'fail-every': { type: 'string', default: '0' },
      handshake: { type: 'string', default: '0' },
    },
  });
  const siteUrl = process.env['URL'];
  const failEvery = Number(values['fail-every']);
  let operations = 0;
  const fault = () => (failEvery > 0 && (operations += 1) % failEvery === 0 ? { status: 503 } : null);
  const site = await serveDeploy({
    root: process.cwd(),
    port: Number(values.port),
    context: values.context,
    plain: values.plain,
    variables: siteVariables(process.env),
    blobs: { latency: Number(values.latency), fault },
    handshakeMs: Number(values.handshake),
    ...(siteUrl !== undefined && { siteUrl }),
    log: (name, text) => process.stderr.write(`[${name}] ${text}`),
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => void site.stop().then(() => process.exit(0)));
  console.log(`A deploy (${values.context}) is served at ${site.origin}/`);
  console.log(`Brands that can be assessed there: ${site.samples.join(', ')}`);
  if (site.certificate === null) return;
  const folder = mkdtempSync(join(tmpdir(), 'facet-certificate-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'certificate.pem');
  writeFileSync(file, site.certificate);
  console.log(`Its certificate, for NODE_EXTRA_CA_CERTS: ${file}`);
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
