/** A build to compare with, wherever it is: on a site that answers, or in a folder. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReviewObstacle } from '../../components/review/review';
import { reviewOrigin } from '../../site/review-origin';
import { BUILD_FACTS_PATH } from '../outputs/build-facts';
import { fetchFile } from './fetch-file';
import { readFacts, type ReadFacts } from './read-facts';

export interface Build {
  /** What texts call it: its origin, or the name of its folder as given. */
  readonly name: string;
  /** Origin its pages can be seen at; null for a folder. */
  readonly origin: string | null;
  readonly facts: ReadFacts;
  /** Bytes of one of its files; null if it cannot be had. @param path from the site's root */
  read(path: string): Promise<Buffer | null>;
}

export interface Obstacle {
  readonly obstacle: ReviewObstacle;
  /** A sentence, in English. */
  readonly reason: string;
}

/** What answers of another site may cost. */
const ANSWER = {
  milliseconds: 15_000,
  /** Facts of 100,000 pages. */
  factBytes: 64_000_000,
  fileBytes: 5_000_000,
  /** Files that could not be had before no more are asked for: a site that went away must not hold up a build. */
  failures: 3,
} as const;

function parsed(bytes: Buffer): ReadFacts | Obstacle {
  const facts = readFacts(bytes.toString('utf8'));
  return 'problem' in facts ? { obstacle: 'unreadable', reason: facts.problem } : facts;
}

/**
 * @param origin as `reviewOrigin` gives it
 * @param milliseconds how long one answer may take
 */
export async function buildAtOrigin(
  origin: string,
  milliseconds: number = ANSWER.milliseconds,
): Promise<Build | Obstacle> {
  const answer = await fetchFile(new URL(BUILD_FACTS_PATH, origin), ANSWER.factBytes, milliseconds);
  if ('reason' in answer) {
    const isMissing = answer.status === 404 || answer.status === 410;
    return { obstacle: isMissing ? 'without-facts' : 'unreachable', reason: answer.reason };
  }
  const facts = parsed(answer.bytes);
  if ('obstacle' in facts) return facts;
  let failures = 0;
  const read = async (path: string) => {
    if (failures >= ANSWER.failures) return null;
    const file = await fetchFile(new URL(path, origin), ANSWER.fileBytes, milliseconds);
    if ('bytes' in file) return file.bytes;
    // A file that is not there says nothing about the next one.
    if (file.status === null || file.status >= 500) failures += 1;
    return null;
  };
  return { name: origin, origin, facts, read };
}

/** @param folder a public folder, as a build leaves it */
export async function buildInFolder(folder: string, name = folder): Promise<Build | Obstacle> {
  const readOrNull = (path: string) => readFile(join(folder, path)).catch(() => null);
  const bytes = await readOrNull(BUILD_FACTS_PATH);
  if (bytes === null) {
    const isThere = await stat(folder).then(
      (entry) => entry.isDirectory(),
      () => false,
    );
    return isThere
      ? { obstacle: 'without-facts', reason: 'The folder holds no facet-build.json.' }
      : { obstacle: 'unreachable', reason: 'There is no such folder.' };
  }
  const facts = parsed(bytes);
  return 'obstacle' in facts ? facts : { name, origin: null, facts, read: readOrNull };
}

/** @param place an origin, or a folder */
export function buildAt(place: string): Promise<Build | Obstacle> {
  const origin = reviewOrigin(place);
  return origin === null ? buildInFolder(place) : buildAtOrigin(origin);
}
