/**
 * `npm run record:examples`: assesses the sample brands with the real fetching and saves the evidence and small pictures
 * of their sites in `content/examples/`, from which the build makes the examples. `-- --reports` leaves both unchanged.
 * Either way it writes the golden reports that the engine's tests compare with, and what every check says with each of
 * its outcomes: review the changes before committing them.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessEvidence } from '../brand/engine/assess-evidence';
import type { Evidence } from '../brand/evidence/evidence';
import { readHomePage } from '../brand/requests/home-page';
import { instantTarget } from '../brand/reading/refresh';
import { readAlternates } from '../brand/requests/links-back';
import { shownChecks } from '../brand/engine/shown-outcomes';
import { judgedIn, toldIn } from '../brand/testing/judged';
import { PICTURE_NAMES, type SitePictures } from '../brand/evidence/site-pictures';
import { GatheredPictures } from '../server/assessing/gathered-pictures';
import { gather } from '../server/assessing/gathering/gather';
import { drawPicture } from '../server/images/draw-picture';
import { readEnvironment } from '../site/environment';
import { BRANDS } from './samples/brands';
import { serveSamples } from './samples/serve';

const EVIDENCE = join(process.cwd(), 'content/examples');
const TESTING = join(process.cwd(), 'src/brand/testing');

/** The same in every recording, so that a new recording differs only if the brands do. */
const COLLECTED_AT = '2026-11-20T09:00:00.000Z';

function write(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
}

/** Leaves the pictures that there are as files; `src/site/examples.ts` has to name the same. */
function writePictures(folder: string, pictures: SitePictures): void {
  for (const name of PICTURE_NAMES) {
    const path = join(EVIDENCE, `${folder}-${name}.webp`);
    const [, base64] = pictures[name]?.split(',') ?? [];
    if (base64 === undefined) rmSync(path, { force: true });
    else writeFileSync(path, Buffer.from(base64, 'base64'));
  }
}

async function record(): Promise<void> {
  const samples = await serveSamples(BRANDS, () => new Date(COLLECTED_AT));
  const read = readEnvironment({ FACET_SAMPLE_HOSTS: samples.hosts.join(',') }, 'function');
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { sampleHosts, siteUrl } = read.environment;
  for (const { host, folder } of BRANDS) {
    const pictures = new GatheredPictures({
      pictureDrawer: { draw: drawPicture },
      report: (error) => {
        throw error;
      },
    });
    const evidence = await gather(
      { address: host, origin: `https://${host}` },
      {
        signal: AbortSignal.timeout(30_000),
        onRequest: ({ id, state }) => {
          if (state !== 'started') console.log(`${folder.padEnd(12)}${state.padEnd(10)}${id}`);
        },
        onImage: (...image) => pictures.add(...image),
        reader: {
          readHomePage: (home) => Promise.resolve(readHomePage(home)),
          readRefresh: (page) => Promise.resolve(instantTarget(page)),
          readAlternates: (answer) => Promise.resolve(readAlternates(answer)),
        },
        policy: { sampleHosts, excludedSites: [] },
        controlPath: '/facet-check-0123456789abcdef',
        now: () => new Date(COLLECTED_AT),
        botOrigin: siteUrl,
      },
    );
    write(EVIDENCE, folder, evidence);
    writePictures(folder, await pictures.of(evidence));
  }
  await samples.close();
}

function makeReports(): void {
  for (const { folder } of BRANDS) {
    const evidence = JSON.parse(readFileSync(join(EVIDENCE, `${folder}.json`), 'utf8')) as Evidence;
    write(join(TESTING, 'golden'), folder, judgedIn(assessEvidence(evidence).report));
  }
  write(TESTING, 'told', toldIn(shownChecks()));
}

async function main(): Promise<void> {
  if (!process.argv.includes('--reports')) await record();
  makeReports();
}

void main();
