/**
 * Moved content: `content/redirects.json` says which slug took the place of which, so that links from elsewhere still
 * arrive. `npm run content:move` writes it.
 */
import { z } from 'zod';
import { LOCALES } from '../../site/locales';
import type { MovedPath } from '../../site/redirects';
import { readJson } from './json-file';
import { CONTENT_KINDS, contentPath, SLUG, type ContentKind } from './kinds';
import type { Problem } from './problem';

export const MOVES_FILE = 'content/redirects.json';

/** Kinds whose slug a writer chooses. */
export const MOVABLE_KINDS = CONTENT_KINDS.filter((kind) => kind !== 'page' && kind !== 'guide');
export type MovableKind = Exclude<ContentKind, 'page' | 'guide'>;

/** For each kind: slug it had → slug it has now. */
export type Moves = Readonly<Record<MovableKind, Readonly<Record<string, string>>>>;

const NO_MOVES: Moves = { post: {}, changelog: {}, legal: {} };

const slugs = z.record(z.string().regex(SLUG), z.string().regex(SLUG)).default({});
const schema = z.strictObject({ post: slugs, changelog: slugs, legal: slugs });

export interface ReadMoves {
  readonly moves: Moves;
  readonly problems: readonly Problem[];
  /** 1-based line of an entry in the file. */
  readonly lineOf: (kind: MovableKind, slug: string) => number;
}

/** The slug another moved to; undefined if it did not move. Objects have a `constructor`, which is a valid slug. */
export function movedTo(slugs: Readonly<Record<string, string>>, slug: string): string | undefined {
  return Object.hasOwn(slugs, slug) ? slugs[slug] : undefined;
}

function unreadable(line: number, message: string): ReadMoves {
  const fix = 'Correct it to {"post": {"<old-slug>": "<new-slug>"}, "changelog": {}, "legal": {}}.';
  return { moves: NO_MOVES, problems: [{ file: MOVES_FILE, line, message, fix }], lineOf: () => 1 };
}

/** Reads `content/redirects.json`; no file means that nothing was moved. */
export function readMoves(root: string): ReadMoves {
  const read = readJson(root, MOVES_FILE);
  if (!read?.ok) return { moves: NO_MOVES, problems: read ? [read.problem] : [], lineOf: () => 1 };
  const { value, lineOf } = read;
  const result = schema.safeParse(value);
  if (result.success) return { moves: result.data, problems: [], lineOf: (kind, slug) => lineOf(`${kind}.${slug}`) };
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return unreadable(
      lineOf(key),
      `"${key}" is not a kind of content that moves; those are ${MOVABLE_KINDS.join(', ')}.`,
    );
  }
  const [kind, slug] = (issue?.path ?? []).map(String);
  if (kind === undefined) return unreadable(1, 'The file holds no object.');
  if (slug === undefined) return unreadable(lineOf(kind), `"${kind}" holds no object of slugs.`);
  const written = (value as Record<string, Record<string, unknown>>)[kind]?.[slug];
  return unreadable(lineOf(`${kind}.${slug}`), `"${slug}": ${JSON.stringify(written)} are not two slugs.`);
}

/**
 * @param exists whether a piece of content has that slug
 * @returns moves that lead nowhere, lead on, or are where a page is
 */
export function checkMoves(
  { moves, problems, lineOf }: ReadMoves,
  exists: (kind: MovableKind, slug: string) => boolean,
): Problem[] {
  const found = MOVABLE_KINDS.flatMap((kind) =>
    Object.entries(moves[kind]).flatMap(([from, to]): Problem[] => {
      const problem = (message: string, fix: string): Problem[] => [
        { file: MOVES_FILE, line: lineOf(kind, from), message, fix },
      ];
      if (exists(kind, from)) {
        return problem(
          `The ${kind} "${from}" exists, so nothing may lead from it to "${to}".`,
          `Remove the line of "${from}".`,
        );
      }
      if (exists(kind, to)) return [];
      const next = movedTo(moves[kind], to);
      if (next !== undefined && endOf(moves[kind], to) === null) {
        return problem(
          `"${from}" leads to "${to}", and from there back in a circle.`,
          `Let it lead to a ${kind} that exists, or remove the line.`,
        );
      }
      if (next !== undefined)
        return problem(`"${from}" leads to "${to}", which leads on to "${next}".`, `Let "${from}" lead to "${next}".`);
      return problem(
        `"${from}" leads to the ${kind} "${to}", which does not exist.`,
        `Correct the slug, or remove the line of "${from}".`,
      );
    }),
  );
  return [...problems, ...found];
}

/** Where a chain of moves ends; null if it runs in a circle. */
function endOf(moves: Readonly<Record<string, string>>, slug: string): string | null {
  const seen = new Set<string>();
  let end = slug;
  for (let next = movedTo(moves, end); next !== undefined; next = movedTo(moves, end)) {
    if (seen.has(end)) return null;
    seen.add(end);
    end = next;
  }
  return end;
}

/** The moves after one more: those to the old slug now lead to the new one, and none leads from where a page is. */
export function withMove(moves: Moves, kind: MovableKind, from: string, to: string): Moves {
  const redirected = Object.entries(moves[kind]).map(([old, target]) => [old, target === from ? to : target] as const);
  const entries = [...redirected, [from, to] as const].filter(([old]) => old !== to);
  return { ...moves, [kind]: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** The text of `content/redirects.json`. */
export function formatMoves({ post, changelog, legal }: Moves): string {
  return `${JSON.stringify({ post, changelog, legal }, null, 2)}\n`;
}

/**
 * Every URL that moved, with the one it moved to.
 * @param exists whether a page of this build has that path: a draft's path is not made public
 */
export function movedPaths(moves: Moves, exists: (path: string) => boolean): MovedPath[] {
  return LOCALES.flatMap((locale) =>
    MOVABLE_KINDS.flatMap((kind) =>
      Object.entries(moves[kind]).flatMap(([from, to]): MovedPath[] => {
        const target = contentPath(kind, to, locale);
        return exists(target) ? [{ from: contentPath(kind, from, locale), to: target }] : [];
      }),
    ),
  );
}
