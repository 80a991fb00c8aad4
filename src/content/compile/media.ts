/** Writes what texts show to `public/media/`: pictures in their widths, films as they are. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Problem } from '../model/problem';
import { MEDIA_FOLDER, mergedJobs, type MediaJob } from './beside';
import { cacheFolder, keepOnly, publishedDigest, publishKept, writeWhole } from '../model/cache';
import { inTurns } from '../model/process';
import { WEBP } from './pictures';

/**
 * Encodes what was not encoded before, puts everything into `public/media/` and removes from there what no job names.
 * @param root folder of the repository
 * @param jobs of every text that is published
 * @returns pictures that could not be decoded
 */
export async function renderMedia(root: string, jobs: readonly MediaJob[]): Promise<Problem[]> {
  const todo = mergedJobs(jobs);
  const target = join(root, 'public', MEDIA_FOLDER);
  mkdirSync(target, { recursive: true });
  const wanted = new Set(todo.flatMap(({ outputs }) => outputs.map(({ path }) => basename(path))));
  keepOnly(target, wanted);
  const problems: Problem[] = [];
  // libvips already uses all cores while it encodes; more than a few pictures at a time only cost memory.
  await inTurns(todo, async (job) => {
    try {
      await render(root, target, job);
    } catch (error) {
      problems.push({
        file: job.source,
        message: `The file cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
        fix: 'Save it again from the program it was made with.',
      });
    }
  });
  return problems.sort((a, b) => (a.file < b.file ? -1 : 1));
}

async function render(root: string, target: string, { source, digest, outputs }: MediaJob): Promise<void> {
  const cache = cacheFolder(root, 'media');
  const missing = outputs.filter(({ path }) => !existsSync(join(cache, basename(path))));
  if (missing.length > 0) {
    const bytes = readFileSync(join(root, source));
    if (publishedDigest(bytes) !== digest) throw new Error('it was changed while the site was built; build again');
    for (const { path, width } of missing) {
      const content =
        width === null
          ? bytes
          : await sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer();
      writeWhole(join(cache, basename(path)), content);
    }
  }
  for (const { path } of outputs) publishKept(join(cache, basename(path)), join(target, basename(path)));
}
