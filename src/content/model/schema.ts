/**
 * Front matter, one schema for each kind of content. The comments are the writer's reference.
 * Unknown fields are errors, so that a typing mistake is not a silent default.
 */
import { z } from 'zod';
import { isDay, isMoment, type ContentKind } from './kinds';
import { STATE } from './stamps';

/** A rule says what is wrong, a semicolon, and what to write; `front-matter.ts` makes a problem and its fix of it. */
const text = z.string('is not a text; put quotes around it');
const yesOrNo = z.boolean('is neither true nor false; write one of them, without quotes');

const date = text
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: "is not a date; write it as '2026-11-21', in quotes", abort: true })
  .refine(isDay, 'is not a day of the calendar; correct it');

const moment = text
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/, {
    error: "is not a time with its zone; write it as '2026-12-01T08:00:00Z', in quotes",
    abort: true,
  })
  .refine(isMoment, 'is not a time of the calendar; correct it');

const common = {
  /** The page's h1 and title. A title is unique in its kind and locale. */
  title: text.trim().min(1, 'is empty; give the page a title'),
  /** One or two sentences for search results and shared links, at most 200 characters. */
  description: text
    .trim()
    .min(1, 'is empty; write one or two sentences for search results and shared links')
    .max(200, 'is longer than 200 characters; shorten it to one or two sentences'),
  /** Day of the last change that readers should know of, `'YYYY-MM-DD'`; feeds and the sitemap repeat it. */
  updated: date.optional(),
  /** `true` while it is being written: it is built everywhere but in production. In a translation it means that text. */
  draft: yesOrNo.default(false),
  /** For a translation: the state of the source it was made from, `'0123456789ab'`. Commands write it. */
  source: text.regex(STATE, 'is not as the commands write it; remove it, and run content:mark-current').optional(),
};

/** What a dated kind adds. */
const dated = {
  ...common,
  /** Day it was first published, `'YYYY-MM-DD'`. A day to come keeps it out of production until it begins (UTC). */
  published: date,
  /** Time it appears in production, with its zone: `'2026-12-01T08:00:00Z'`; it falls on the day of `published`. */
  publishAt: moment.optional(),
  /** `true` if readers of other languages get no page rather than this text; only the source sets it. */
  onlyTranslated: yesOrNo.default(false),
};

const CHANGE_KINDS = ['added', 'changed', 'fixed', 'removed', 'security'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const changeKind = z.enum(CHANGE_KINDS, {
  error: ({ input }) => `holds ${JSON.stringify(input)}, which is not a kind of change; use ${CHANGE_KINDS.join(', ')}`,
});

/** A list without duplicates. */
const distinct = (list: readonly string[]): boolean => new Set(list).size === list.length;
const REPEATED = 'names something twice; remove one of the two';

const postSchema = z.strictObject({
  ...dated,
  /** Who wrote it: an id of `content/authors.json`. */
  author: text,
  /** What it is about: ids of `content/tags.json`. */
  tags: z.array(text, 'is not a list; write it as [one, two]').refine(distinct, REPEATED).default([]),
});

const changelogSchema = z.strictObject({
  ...dated,
  /** Version of the site it describes, e.g. `"0.1.0"`. */
  version: text.regex(/^\d+\.\d+\.\d+$/, "is not a version; write it as '0.1.0', in quotes"),
  /** What kinds of change it holds. */
  kinds: z
    .array(changeKind, 'is not a list; write it as [added, fixed]')
    .min(1, `is empty; name at least one of ${CHANGE_KINDS.join(', ')}`)
    .refine(distinct, REPEATED),
});

/** The folder's date is the day it is in force from; a day to come keeps it out of production until it begins (UTC). */
const legalSchema = z.strictObject(common);
/** Home and about. */
const pageSchema = z.strictObject(common);
/** What the page of a check shows besides its text comes from the engine. */
const guideSchema = z.strictObject(common);

export const FRONT_MATTER_SCHEMAS = {
  post: postSchema,
  changelog: changelogSchema,
  legal: legalSchema,
  page: pageSchema,
  guide: guideSchema,
} as const satisfies Record<ContentKind, z.ZodType>;

export type FrontMatter = z.output<(typeof FRONT_MATTER_SCHEMAS)[ContentKind]>;
export type PostFrontMatter = z.output<(typeof FRONT_MATTER_SCHEMAS)['post']>;
