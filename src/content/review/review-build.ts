/** Compares a build with production for reviewers, and leaves the result where the gate finds it. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { REVIEW_FILE, type Review, type ReviewResult } from '../../components/review/review';
import { counted } from '../commands/outcome';
import { writeWhole } from '../model/cache';
import { writePublic, type Publication } from '../outputs/publication';
import { buildAtOrigin, buildInFolder, type Build } from './build-place';
import { cardChanges, PICTURE_FOLDER, type KeepPicture } from './card-changes';
import { compareBuilds } from './compare-builds';
import { changedBytes } from './page-bytes';

/** Where functions find it, from the project's root. */
export const REVIEW_PLACE = join('.facet', 'gated', REVIEW_FILE);

/** @param keep where pictures of differences may be left; null if nowhere */
export async function reviewOf(before: Build, after: Build, keep: KeepPicture | null): Promise<Review> {
  const { cards, changed, ...comparison } = compareBuilds(before.facts, after.facts);
  return {
    before: { origin: before.name, version: before.facts.version, lostLocales: before.facts.lostLocales },
    after: { version: after.facts.version, context: after.facts.context },
    ...comparison,
    cards: await cardChanges(cards, before, after, keep),
    bytes: await changedBytes(changed, after),
  };
}

/**
 * Compares `public/` with the site that the environment names. A production build compares itself with nothing, and
 * removes what an earlier build of another context left. If the site doesn't respond, the build still finishes.
 *
 * @returns the message for the build's log; null if there is nothing to compare with
 */
export async function writeReview(publication: Publication): Promise<{ level: 'info' | 'warn'; text: string } | null> {
  const { root, environment } = publication;
  const file = join(root, REVIEW_PLACE);
  rmSync(file, { force: true });
  rmSync(join(root, 'public', PICTURE_FOLDER), { recursive: true, force: true });
  const { context, reviewBase } = environment;
  if (context === 'production' || reviewBase === null) return null;
  const result = await reviewAgainst(reviewBase, publication);
  writeWhole(file, JSON.stringify(result));
  if (result.state === 'failed') {
    return { level: 'warn', text: `This build was not compared with ${reviewBase}. ${result.reason ?? ''}` };
  }
  const { pieces, others } = result.review;
  return {
    level: 'info',
    text: `Compared with ${reviewBase}: ${counted(pieces.length, 'piece')} of content and ${counted(others.length, 'other page')} changed.`,
  };
}

async function reviewAgainst(origin: string, publication: Publication): Promise<ReviewResult> {
  const [before, after] = await Promise.all([buildAtOrigin(origin), buildInFolder(join(publication.root, 'public'))]);
  if ('obstacle' in before) return { state: 'failed', origin, ...before };
  if ('obstacle' in after) throw new Error(`The build cannot read its own facts. ${after.reason}`);
  const review = await reviewOf(before, after, (path, picture) => {
    writePublic(publication, path, picture);
  });
  return { state: 'compared', review };
}
