/**
 * Front matter, one schema for each kind of content. The comments are the writer's reference.
 * Unknown fields are errors, so that a typing mistake is not a silent default.
 */
import { z } from 'zod';
import type { ContentKind } from './kinds';

const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date; write it as "2026-11-21", in quotes')
  .refine((value) => !Number.isNaN(Date.parse(value)), 'is not a day of the calendar');

const moment = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/,
    'is not a time with its zone; write it as "2026-12-01T08:00:00Z", in quotes',
  )
  .refine((value) => !Number.isNaN(Date.parse(value)), 'is not a time of the calendar');

const common = {
  /** The page's h1 and title. A title is unique in its kind and locale. */
  title: z.string().trim().min(1, 'is empty; a page needs a title'),
  /** One or two sentences for search results and shared links, at most 200 characters. */
  description: z
    .string()
    .trim()
    .min(1, 'is empty; it is shown in search results and shared links')
    .max(200, 'is longer than 200 characters'),
  /** Day of the last change that readers should know of, `"YYYY-MM-DD"`; feeds and the sitemap repeat it. */
  updated: date.optional(),
  /** `true` while it is being written: it is built everywhere but in production. In a translation it means that text. */
  draft: z.boolean().default(false),
};

/** What a dated kind adds. */
const dated = {
  ...common,
  /** Day it was first published, `"YYYY-MM-DD"`. A day to come keeps it out of production until it begins (UTC). */
  published: date,
  /** Time it appears in production, with its zone: `"2026-12-01T08:00:00Z"`; it lies on the day of `published`. */
  publishAt: moment.optional(),
  /** `true` where readers of other languages get no page rather than this text; only the source sets it. */
  onlyTranslated: z.boolean().default(false),
};

export const CHANGE_KINDS = ['added', 'changed', 'fixed', 'removed', 'security'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const postSchema = z.strictObject({
  ...dated,
  /** Who wrote it: an id of `content/authors.json`. */
  author: z.string(),
  /** What it is about: ids of `content/tags.json`. */
  tags: z.array(z.string()).default([]),
});

const changelogSchema = z.strictObject({
  ...dated,
  /** Version of the site it describes, e.g. `"0.1.0"`. */
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'is not a version like "0.1.0"'),
  /** What kinds of change it holds. */
  kinds: z.array(z.enum(CHANGE_KINDS)).min(1, 'is empty; name at least one kind of change'),
});

/** The folder's date is the day it is in force from; a day to come keeps it out of production until it begins (UTC). */
const legalSchema = z.strictObject(common);
/** Home and about. */
const pageSchema = z.strictObject(common);

export const FRONT_MATTER_SCHEMAS = {
  post: postSchema,
  changelog: changelogSchema,
  legal: legalSchema,
  page: pageSchema,
} as const satisfies Record<ContentKind, z.ZodType>;

export type PostFrontMatter = z.output<typeof postSchema>;
export type ChangelogFrontMatter = z.output<typeof changelogSchema>;
export type FrontMatter = z.output<(typeof FRONT_MATTER_SCHEMAS)[ContentKind]>;
