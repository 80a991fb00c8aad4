/**
 * `npm run record:example`: assesses a sample brand through the real fetching and keeps the evidence in
 * `content/examples/`, where the build makes the home page's example report from it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather } from '../server/gathering/gather';
import { readEnvironment } from '../site/environment';
import { serveSamples } from './samples/serve';

const HOST = 'harbour.example';
const FOLDER = join(process.cwd(), 'content', 'examples');

async function record(): Promise<void> {
  const samples = await serveSamples();
  const read = readEnvironment({ FACET_SAMPLE_HOSTS: samples.hosts.join(',') }, 'function');
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { sampleHosts, siteUrl } = read.environment;
  const evidence = await gather(
    { address: HOST, origin: `https://${HOST}` },
    {
      signal: AbortSignal.timeout(30_000),
      onRequest: ({ id, state }) => {
        console.log(`${state.padEnd(9)} ${id}`);
      },
      policy: { sampleHosts, excludedSites: [] },
      controlPath: '/facet-check-0123456789abcdef',
      now: () => new Date(),
      botOrigin: siteUrl,
    },
  );
  await samples.close();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'harbour.json'), `${JSON.stringify(evidence, null, 2)}\n`);
}

void record();
