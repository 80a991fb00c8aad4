/**
 * `npm run record:examples`: assesses the sample brands with the real fetching and saves the evidence in
 * `content/examples/`, from which the build makes the examples. `-- --reports` leaves the evidence unchanged. Both
 * write the golden reports that the engine's tests compare with: review the changes before committing them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessEvidence } from '../brand/assess-evidence';
import type { Evidence } from '../brand/evidence';
import { readHomePage } from '../brand/home-page';
import { readAlternates } from '../brand/links-back';
import { gather } from '../server/assessing/gathering/gather';
import { readEnvironment } from '../site/environment';
import { BRANDS } from './samples/brands';
import { serveSamples } from './samples/serve';

const EVIDENCE = join(process.cwd(), 'content/examples');
const REPORTS = join(process.cwd(), 'src/brand/testing/golden');

/** The same in every recording, so that a new recording differs only if the brands do. */
const COLLECTED_AT = '2026-11-20T09:00:00.000Z';

function write(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
}

async function record(): Promise<void> {
  const samples = await serveSamples(BRANDS, () => new Date(COLLECTED_AT));
  const read = readEnvironment({ FACET_SAMPLE_HOSTS: samples.hosts.join(',') }, 'function');
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { sampleHosts, siteUrl } = read.environment;
  for (const { host, folder } of BRANDS) {
    const evidence = await gather(
      { address: host, origin: `https://${host}` },
      {
        signal: AbortSignal.timeout(30_000),
        onRequest: ({ id, state }) => {
          if (state !== 'started') console.log(`${folder.padEnd(12)}${state.padEnd(10)}${id}`);
        },
        reader: {
          readHomePage: (home) => Promise.resolve(readHomePage(home)),
          readAlternates: (answer) => Promise.resolve(readAlternates(answer)),
        },
        policy: { sampleHosts, excludedSites: [] },
        controlPath: '/facet-check-0123456789abcdef',
        now: () => new Date(COLLECTED_AT),
        botOrigin: siteUrl,
      },
    );
    write(EVIDENCE, folder, evidence);
  }
  await samples.close();
}

function makeReports(): void {
  for (const { folder } of BRANDS) {
    const evidence = JSON.parse(readFileSync(join(EVIDENCE, `${folder}.json`), 'utf8')) as Evidence;
    write(REPORTS, folder, assessEvidence(evidence).report);
  }
}

async function main(): Promise<void> {
  if (!process.argv.includes('--reports')) await record();
  makeReports();
}

void main();
