/** `npm run bench:observatory`: the grade MDN's HTTP Observatory gives a production build. See bench/README.md. */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../../src/dev/site';
import { makeCertificates } from '../../src/server/fetching/testing/certificates';
import { serveUnder } from '../../tests/harness/domain';
import { freePort } from '../../tests/harness/free-port';
import { ROOT } from '../../tests/harness/pages';
import { makeScratchSite, PRODUCTION } from '../../tests/harness/scratch-site';
import { installPeer } from '../build/packages';

/** What it prints. https://github.com/mdn/mdn-http-observatory#running-a-simple-scan-from-the-command-line */
interface Scan {
  readonly scan: {
    readonly grade: string;
    readonly score: number;
    readonly testsPassed: number;
    readonly testsQuantity: number;
  };
  readonly tests: Readonly<
    Record<string, { readonly result: string; readonly pass: boolean; readonly scoreModifier: number }>
  >;
}

const HOST = new URL(PRODUCTION.URL).host;

/** Installs it, and writes the two lists that its own install script would download: neither names the site. */
function installObservatory(): string {
  const folder = installPeer(ROOT, 'observatory', join(ROOT, 'bench/observatory'));
  const observatory = join(folder, 'node_modules/@mdn/mdn-http-observatory');
  mkdirSync(join(observatory, 'conf'), { recursive: true });
  writeFileSync(join(observatory, 'conf/hsts-preload.json'), '{}');
  writeFileSync(join(observatory, 'conf/tld-list.json'), '["example"]');
  return observatory;
}

async function main(): Promise<void> {
  const observatory = installObservatory();
  const copy = await makeScratchSite();
  try {
    await copy.build(PRODUCTION);
    const site = await startSite({ root: copy.root, port: await freePort(), pages: 'built', platform: 'direct' });
    const certificates = makeCertificates(HOST, `www.${HOST}`);
    const domain = await serveUnder(HOST, site.origin, certificates);
    try {
      const authority = join(copy.root, 'authority.pem');
      writeFileSync(authority, certificates.valid);
      const { https, http } = domain.ports;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--require', join(ROOT, 'bench/observatory/to-loopback.cjs'), join(observatory, 'src/scan.js'), HOST],
        {
          cwd: observatory,
          env: {
            ...process.env,
            NODE_EXTRA_CA_CERTS: authority,
            OBSERVATORY_PORTS: JSON.stringify({ 443: https, 80: http }),
          },
        },
      );
      const { scan, tests } = JSON.parse(stdout) as Scan;
      for (const [name, { result, pass, scoreModifier }] of Object.entries(tests)) {
        console.log(`${pass ? 'passed' : 'FAILED'} ${String(scoreModifier).padStart(3)}  ${name}: ${result}`);
      }
      console.log(`${scan.grade}, ${scan.score} points, ${scan.testsPassed} of ${scan.testsQuantity} tests passed`);
      if (scan.grade !== 'A+') process.exitCode = 1;
    } finally {
      await Promise.all([domain.close(), site.stop()]);
    }
  } finally {
    await copy.remove();
  }
}

void main();
