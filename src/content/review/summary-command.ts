/** `npm run review:summary`: what a build changes, as Markdown on the standard output. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReviewObstacle, ReviewResult } from '../../components/review/review';
import { reviewOrigin } from '../../site/review-origin';
import { misused, refused, unparsed, type Outcome } from '../commands/outcome';
import { buildAt, type Obstacle } from './build-place';
import { REVIEW_PLACE, reviewOf } from './review-build';
import { reviewSummary } from './summary';

const USAGE = 'npm run review:summary -- [--site <origin or folder>] [--base <origin or folder>] [--help]';

const HELP = [
  USAGE,
  '',
  'Says in Markdown what a build changes against production: content in all locales, feeds, social cards, redirects,',
  'outdated translations, bytes against their budgets, drafts. Without options: what the last build here left.',
  '',
  '  --site …  where the build is shown, for links: https://deploy-preview-12--example.netlify.app',
  '            with --base also what is compared: that site, or a public folder; public/ where it is not given',
  '  --base …  compare anew, with this site or public folder',
  '  --help    show this',
].join('\n');

const MEANINGS: Readonly<Record<ReviewObstacle, string>> = {
  unreachable: 'does not answer',
  'without-facts': 'has no facet-build.json',
  unreadable: 'has facts that cannot be read',
};

function obstructed(
  place: string,
  { obstacle, reason = '' }: Pick<Obstacle, 'obstacle'> & { reason?: string },
): Outcome {
  return refused(
    `Nothing was compared: ${place} ${MEANINGS[obstacle]}. ${reason}`.trim(),
    'Name a site or a public folder that this version of Facet built.',
  );
}

/** A place that is neither an origin that may be asked nor a folder; null if all are. */
function misnamed(places: readonly (string | undefined)[]): string | null {
  const isPlace = (place: string) =>
    reviewOrigin(place) !== null || (existsSync(place) && statSync(place).isDirectory());
  return places.find((place): place is string => place !== undefined && !isPlace(place)) ?? null;
}

function lastReview(root: string, site: string | null): Outcome {
  const file = join(root, REVIEW_PLACE);
  if (!existsSync(file)) {
    return refused(
      'No build left a comparison here: it was compared with nothing.',
      `Build with FACET_REVIEW_BASE, or compare now: ${USAGE}`,
    );
  }
  const result = JSON.parse(readFileSync(file, 'utf8')) as ReviewResult;
  if (result.state === 'failed') return obstructed(result.origin, result);
  return { text: reviewSummary(result.review, site), exitCode: 0 };
}

async function comparison(place: string, base: string): Promise<Outcome> {
  const [before, after] = await Promise.all([buildAt(base), buildAt(place)]);
  if ('obstacle' in before) return obstructed(base, before);
  if ('obstacle' in after) return obstructed(place, after);
  return { text: reviewSummary(await reviewOf(before, after, null), after.origin), exitCode: 0 };
}

/**
 * @param root the project's folder
 * @param argv the arguments after the script's name
 */
export async function summaryCommand(root: string, argv: readonly string[]): Promise<Outcome> {
  let options: { site?: string | undefined; base?: string | undefined; help?: boolean | undefined };
  try {
    options = parseArgs({
      args: [...argv],
      options: { site: { type: 'string' }, base: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    return unparsed(error, USAGE);
  }
  const { site, base, help } = options;
  if (help === true) return { text: HELP, exitCode: 0 };
  const wrong = misnamed([site, base]);
  if (wrong !== null) {
    return misused(`"${wrong}" is no folder and no origin: https://example.com, without a path.`, USAGE);
  }
  const origin = site === undefined ? null : reviewOrigin(site);
  if (base !== undefined) return comparison(origin ?? site ?? join(root, 'public'), base);
  if (site !== undefined && origin === null) {
    return misused(`The folder ${site} is to be compared with nothing: --base is missing.`, USAGE);
  }
  return lastReview(root, origin);
}
