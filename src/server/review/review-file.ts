/** Reads what the build found when it compared itself with the public site. */
import { z } from 'zod';
import type { ReviewResult } from '../../components/review/review';
import { DEPLOY_CONTEXTS } from '../../site/environment';
import { LOCALES } from '../../site/locales';
import { ROUTES, type RouteId } from '../../site/routes';

/** A path on the site itself. What it says about its pages comes from elsewhere, so it must not lead anywhere else. */
const path = z.string().regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u);
const origin = z.string().refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
const locale = z.enum(LOCALES);
const route = z.enum(Object.keys(ROUTES) as [RouteId, ...RouteId[]]);
const count = z.number().int().min(0);
const title = z.string();

const changes = z.array(
  z.enum(['added', 'removed', 'moved', 'edited', 'translated', 'outdated', 'current', 'untranslated']),
);
const page = z.object({
  locale,
  route: route.nullable(),
  title,
  before: path.nullable(),
  after: path.nullable(),
  changes,
});
const feedEntries = z.array(z.object({ path, title }));
const redirects = z.array(z.object({ from: path, to: path }));
const bytes = z.object({ html: count, script: count });

const reviewSchema = z.object({
  before: z.object({
    origin,
    version: z.string(),
    lostLocales: z.array(z.object({ locale: z.string(), pages: count })),
  }),
  after: z.object({ version: z.string(), context: z.enum(DEPLOY_CONTEXTS) }),
  pieces: z.array(z.object({ route, slug: z.string(), title, changes, pages: z.array(page) })),
  others: z.array(page),
  hidden: z.array(z.object({ locale, path, title, visibility: z.enum(['draft', 'scheduled']) })),
  outdated: z.array(z.object({ locale, path, title, changed: count, total: count })),
  feeds: z.array(z.object({ locale, folder: path, added: feedEntries, removed: feedEntries, edited: feedEntries })),
  cards: z.array(
    z.object({
      locale,
      path,
      title,
      change: z.enum(['added', 'removed', 'edited']),
      before: path.nullable(),
      after: path.nullable(),
      difference: path.nullable(),
      share: z.number().min(0).max(1).nullable(),
    }),
  ),
  redirects: z.object({ added: redirects, removed: redirects }),
  bytes: z.array(
    z.object({
      path,
      title,
      before: bytes.nullable(),
      after: bytes,
      packed: z.object({ bytes: count, budget: count }).nullable(),
    }),
  ),
});

const resultSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('compared'), review: reviewSchema }),
  z.object({
    state: z.literal('failed'),
    origin,
    obstacle: z.enum(['unreachable', 'without-facts', 'unreadable']),
  }),
]) satisfies z.ZodType<ReviewResult>;

/** @throws SyntaxError or ZodError where the file is not one of this build's */
export function parseReviewFile(text: string): ReviewResult {
  return resultSchema.parse(JSON.parse(text));
}
