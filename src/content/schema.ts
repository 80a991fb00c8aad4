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

const common = {
  /** The page's h1 and title. A title is unique in its kind and locale. */
  title: z.string().trim().min(1, 'is empty; a page needs a title'),
  /** One or two sentences for search results and shared links, at most 200 characters. */
  description: z
    .string()
    .trim()
    .min(1, 'is empty; it is shown in search results and shared links')
    .max(200, 'is longer than 200 characters'),
  /** Day of the last change that readers should know of, `"YYYY-MM-DD"`. */
  updated: date.optional(),
};

export const CHANGE_KINDS = ['added', 'changed', 'fixed', 'removed', 'security'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const postSchema = z.strictObject({
  ...common,
  /** Day it was first published, `"YYYY-MM-DD"`. */
  published: date,
  /** Who wrote it: an id of `content/authors.json`. */
  author: z.string(),
  /** What it is about: ids of `content/tags.json`. */
  tags: z.array(z.string()).default([]),
});

const changelogSchema = z.strictObject({
  ...common,
  /** Day it was first published, `"YYYY-MM-DD"`. */
  published: date,
  /** Version of the site it describes, e.g. `"0.1.0"`. */
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'is not a version like "0.1.0"'),
  /** What kinds of change it holds. */
  kinds: z.array(z.enum(CHANGE_KINDS)).min(1, 'is empty; name at least one kind of change'),
});

const legalSchema = z.strictObject(common);
const pageSchema = z.strictObject(common);

export const FRONT_MATTER_SCHEMAS = {
  post: postSchema,
  changelog: changelogSchema,
  legal: legalSchema,
  page: pageSchema,
} as const satisfies Record<ContentKind, z.ZodType>;

export type PostFrontMatter = z.output<typeof postSchema>;
export type ChangelogFrontMatter = z.output<typeof changelogSchema>;
export type LegalFrontMatter = z.output<typeof legalSchema>;
export type PageFrontMatter = z.output<typeof pageSchema>;

