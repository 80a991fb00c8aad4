/** From queried MDX nodes to the entries pages are planned from: what a build of this context may show. */
import type { Environment } from '../../site/environment';
import { DEFAULT_LOCALE } from '../../site/locales';
import type { CheckedContent } from '../check/check';
import type { Behind } from '../../components/page-context';
import { contentPath, parseContentPath, type ContentAddress } from '../model/kinds';
import { pieceOf } from '../model/translations';
import { dueAt, visibilityOf } from '../model/visibility';
import type { ContentEntry } from './planned-page';

/** An MDX node as `createPages` queries it. */
export interface MdxNode {
  readonly id: string;
  readonly frontmatter: {
    readonly title: string;
    readonly description: string;
    readonly published: string | null;
    readonly publishAt: string | null;
    readonly updated: string | null;
    readonly version: string | null;
    readonly draft: boolean | null;
    readonly onlyTranslated: boolean | null;
    readonly author: string | null;
    readonly tags: readonly string[] | null;
  };
  readonly internal: { readonly contentFilePath: string };
}

interface Surroundings {
  readonly content: Pick<CheckedContent, 'outdated' | 'untouched'>;
  readonly environment: Environment;
  /** What the build takes for now. */
  readonly now: Date;
  /** From an absolute path to one from the root of the repository, with forward slashes. */
  readonly fileOf: (path: string) => string;
}

/** @returns when scheduled content will appear: ISO 8601 in UTC, sorted, each time once */
export function dueTimesOf(nodes: readonly MdxNode[], { now, fileOf }: Pick<Surroundings, 'now' | 'fileOf'>): string[] {
  const times = nodes.flatMap(({ frontmatter, internal }) => {
    const address = parseContentPath(fileOf(internal.contentFilePath).replace(/^content\//, ''));
    if ('message' in address || address.locale !== DEFAULT_LOCALE) return [];
    const { draft, published, publishAt } = frontmatter;
    const publication = { draft: draft ?? false, published, publishAt, version: address.version };
    const due = dueAt(publication);
    return due !== null && visibilityOf(publication, now) === 'scheduled' ? [due.toISOString()] : [];
  });
  return [...new Set(times)].sort();
}

/**
 * @returns an entry for each node this build may show, in the order of their files. In production that leaves out
 *   drafts and what is still to come, with their translations; elsewhere they are marked. Untouched copies of a source
 *   are no translations anywhere.
 */
export function contentEntries(
  nodes: readonly MdxNode[],
  { content, environment, now, fileOf }: Surroundings,
): ContentEntry[] {
  const entries = nodes
    .flatMap(({ id, frontmatter, internal }): ContentEntry[] => {
      const file = fileOf(internal.contentFilePath);
      const address = parseContentPath(file.replace(/^content\//, ''));
      if ('message' in address || content.untouched.has(file)) return [];
      const { published, publishAt, draft, onlyTranslated, tags, ...facts } = frontmatter;
      const publication = { draft: draft ?? false, published, publishAt, version: address.version };
      const behind = behindOf(address, file, content);
      return [
        {
          id,
          file,
          address,
          ...facts,
          published,
          tags: tags ?? [],
          onlyTranslated: onlyTranslated ?? false,
          outdated: behind !== null,
          behind,
          visibility: visibilityOf(publication, now),
          due: dueAt(publication)?.toISOString() ?? null,
        },
      ];
    })
    // Nodes come in the order the files were read in; pages and listings must not depend on it.
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const sources = new Map(
    entries.filter(({ address }) => address.locale === DEFAULT_LOCALE).map((entry) => [pieceOf(entry.address), entry]),
  );
  // The source decides when a piece appears; a translation can only be a draft of its own.
  const marked = entries.map((entry): ContentEntry => {
    const source = sources.get(pieceOf(entry.address));
    if (source === undefined || source.visibility === 'public') {
      return entry.visibility === 'scheduled' && source !== undefined ? { ...entry, visibility: 'public' } : entry;
    }
    return { ...entry, visibility: source.visibility, due: source.due };
  });
  return environment.context === 'production' ? marked.filter(({ visibility }) => visibility === 'public') : marked;
}

function behindOf(address: ContentAddress, file: string, { outdated }: Surroundings['content']): Behind | null {
  const found = outdated.get(file);
  if (found === undefined) return null;
  return {
    sourcePath: contentPath(address.kind, address.slug, DEFAULT_LOCALE),
    sections: found.changed.map(({ id, heading }) => ({ id, heading })),
    total: found.total,
  };
}
