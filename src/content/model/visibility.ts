import type { FrontMatter } from './schema';

/** Where a piece of content is shown: in all builds, or only in builds that are not production. */
export type Visibility = 'public' | 'draft' | 'scheduled';

/** The front matter that decides, with the day a legal document's folder is named by. */
export interface Publication {
  readonly draft: boolean;
  /** `YYYY-MM-DD`, or null for kinds without it. */
  readonly published: string | null;
  /** ISO 8601 with zone, or null. */
  readonly publishAt: string | null;
  /** `YYYY-MM-DD` a legal document is in force from, or null. */
  readonly version: string | null;
}

/** @param version day a legal document's folder is named by, null for other kinds */
export function publicationOf(frontMatter: FrontMatter, version: string | null): Publication {
  const { draft } = frontMatter;
  if (!('published' in frontMatter)) return { draft, published: null, publishAt: null, version };
  return { draft, published: frontMatter.published, publishAt: frontMatter.publishAt ?? null, version };
}

/** The moment something appears in production; null if it always did. */
export function dueAt({ published, publishAt, version }: Publication): Date | null {
  const day = published ?? version;
  if (publishAt !== null) return new Date(publishAt);
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}

/** @param now the build's time */
export function visibilityOf(publication: Publication, now: Date): Visibility {
  if (publication.draft) return 'draft';
  const due = dueAt(publication);
  return due !== null && due > now ? 'scheduled' : 'public';
}
