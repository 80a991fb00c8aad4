/** Hostile pages, and the files beside them: read as the function reads them, and written as it answers. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Evidence, RequestId } from '../../src/brand/evidence/evidence';
import { homeAnswer } from '../../src/brand/requests/home-page';
import { declaredResources } from '../../src/brand/requests/resources';
import { answered, evidence, GOOD_PAGE, page } from '../../src/brand/examples/evidence';
import { receivedText } from '../../src/server/fetching/decoding';
import { FETCH_LIMITS, type BodyKind } from '../../src/server/fetching/limits';
import { pooledReader } from '../../src/server/assessing/reading/page-reader';
import { WorkerLimitError, WorkerPool } from '../../src/server/platform/worker-pool';
import { READING_WORKER } from '../../src/site/functions';
import { LIMITS } from '../../src/site/limits';
import { writeWorker } from '../../src/site/workers';
import { benchPage } from '../engine/page';
import { FILE_TEXTS } from './file-texts';
import { PAGE_TEXTS } from './page-texts';

/**
 * Makes an input of about the given number of bytes, the same in every run. @returns reads it, as the process that
 * serves does; resolves with what came of it in a few words
 */
type HostileCase = (bytes: number) => () => Promise<string>;

const ROOT = join(__dirname, '../..');
const { bodyBytes } = FETCH_LIMITS;

/** A text as an answer with it is read: in UTF-8, up to its limit. */
function cut(text: string, limit: number): string {
  return receivedText(new TextEncoder().encode(text).subarray(0, limit), 'utf-8');
}

/** The workers, started by the first page. */
let pool: WorkerPool | null = null;

function startPool(): WorkerPool {
  const file = join(mkdtempSync(join(tmpdir(), 'facet-hostile-')), 'reading-worker.mjs');
  writeWorker(ROOT, READING_WORKER, file);
  // Longer than in functions: the benchmark judges the CPU, a busy machine takes longer.
  return new WorkerPool({ file: () => file, seconds: 60, megabytes: LIMITS.readingMegabytes });
}

/** Reads a site as the function does, and writes what it stores and answers. */
async function read(given: Evidence): Promise<string> {
  const reader = pooledReader((pool ??= startPool()));
  const home = homeAnswer(given);
  if (home === null) throw new Error('the evidence has no home page');
  try {
    const homePage = await reader.readHomePage(home);
    const { hosts } = declaredResources(home, homePage);
    const { facts, report } = await reader.assess(given, homePage);
    JSON.stringify({ evidence: given, report });
    // Storage is across a network: what it was given is written before the answer is.
    await pause(1);
    const encoder = new TextEncoder();
    const answer = [{ facts, report }, { evidence: given }].map((line) => encoder.encode(JSON.stringify(line)));
    const kilobytes = answer.map(({ length }) => String(Math.round(length / 1000))).join(' + ');
    return `${facts.page.state}, ${hosts.length} hosts, answer ${kilobytes} KB`;
  } catch (error) {
    if (error instanceof WorkerLimitError) return `ended: ${error.limit}`;
    throw error;
  }
}

function readingOf(given: Evidence): () => Promise<string> {
  return () => read(given);
}

const pageCases = Object.entries(PAGE_TEXTS).map(([name, make]): [string, HostileCase] => [
  name,
  (bytes) => readingOf(page(cut(make(bytes), bodyBytes.html))),
]);

/** Files are smaller than pages, by their own limits. */
const fileCases = Object.entries(FILE_TEXTS).flatMap(([id, texts]) => {
  const limit = bodyBytes[id as BodyKind];
  return Object.entries(texts).map(([name, make]): [string, HostileCase] => [
    `${id}: ${name}`,
    (bytes) => {
      const text = cut(make((bytes / bodyBytes.html) * limit), limit);
      return readingOf(evidence(answered('https-home', GOOD_PAGE), answered(id as RequestId, text)));
    },
  ]);
});

/** The size inputs are judged by. Half of it is run too, for the ratio. */
export const PAGE_BYTES = bodyBytes.html;

export const PAGES: ReadonlyMap<string, HostileCase> = new Map([...pageCases, ...fileCases]);

/** A page as people mean it: reading it first warms up what every input needs. */
export const ordinary = readingOf(page(benchPage(200_000)));
