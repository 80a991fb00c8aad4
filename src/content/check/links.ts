/** Internal links of content: they stay in the language of the text and lead to a page, and to a heading of it. */
import { LOCALES, type Locale } from '../../site/locales';
import { AUTH_PATHNAMES, pathTo, ROUTES, type RouteId } from '../../site/routes';
import type { ContentKind } from '../model/kinds';
import { dueAt, publicationOf } from '../model/visibility';
import type { Problem } from '../model/problem';
import type { TranslationRow } from '../model/translations';
import type { ContentFile } from './read-content';

interface Target {
  /** Anchors of its text. */
  readonly anchors: ReadonlySet<string>;
  /** The moment production has the page: 0 where it always did, Infinity for a draft. */
  readonly from: number;
}

/** What stands at an address; null for pages made of interface strings, whose anchors are nobody's to link to. */
export type LinkTargets = ReadonlyMap<string, Target | null>;

/** The address of a piece of content. */
export function contentPath(kind: ContentKind, slug: string, locale: Locale): string {
  if (kind === 'page') return slug === 'home' ? pathTo(locale, 'home') : `/${locale}/${slug}/`;
  return pathTo(locale, kind === 'changelog' ? 'changelog-entry' : kind, { slug });
}

/** The moment, in milliseconds since 1970, from which production shows a file; Infinity for a draft. */
function shownFrom({ frontMatter, address }: ContentFile): number {
  const publication = publicationOf(frontMatter, address.version);
  return publication.draft ? Infinity : (dueAt(publication)?.getTime() ?? 0);
}

/** Every address that content may link to. */
export function linkTargets(rows: readonly TranslationRow<ContentFile>[], tags: readonly string[], authors: readonly string[]): LinkTargets {
  const targets = new Map<string, Target | null>();
  const plain = (Object.keys(ROUTES) as RouteId[]).filter((id) => !ROUTES[id].pattern.includes(':'));
  // Older versions of a legal document stand below the newest: whichever comes last here is the page.
  const inOrder = [...rows].sort((a, b) => ((a.version ?? '') < (b.version ?? '') ? -1 : 1));
  const anchors = new Map<ContentFile, ReadonlySet<string>>();
  const anchorsOf = (file: ContentFile) => {
    const known = anchors.get(file) ?? new Set(file.body.ids);
    anchors.set(file, known);
    return known;
  };
  for (const locale of LOCALES) {
    for (const route of plain) targets.set(`/${locale}${ROUTES[route].pattern}`, null);
    for (const pathname of AUTH_PATHNAMES) targets.set(pathTo(locale, 'auth', { pathname }), null);
    for (const tag of tags) targets.set(pathTo(locale, 'posts-tag', { tag }), null);
    for (const author of authors) targets.set(pathTo(locale, 'posts-author', { author }), null);
    for (const { kind, slug, cells, source } of inOrder) {
      const { entry } = cells[locale];
      // A translation that is a draft gives way to the source's text at the same address.
      if (entry !== null) targets.set(contentPath(kind, slug, locale), { anchors: anchorsOf(entry), from: shownFrom(source) });
    }
  }
  return targets;
}

type Wrong = Pick<Problem, 'message' | 'fix'>;

function linkProblem(
  href: string,
  source: ContentFile,
  targets: LinkTargets,
  now: number,
): Wrong | null {
  const { address, body } = source;
  if (/^(?:https?|mailto):/.test(href)) return null;
  const [, path = '', fragment] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(href) ?? [];
  if (path !== '' && !path.startsWith(`/${address.locale}/`)) {
    return {
      message: `The link ${href} does not stay in the language of the text.`,
      fix: `Begin it with /${address.locale}/.`,
    };
  }
  if (path === '') {
    return body.ids.includes(decodeFragment(fragment ?? '')) ? null : noHeading(href);
  }
  const target = targets.get(path);
  if (target === undefined) {
    return { message: `The link ${href} leads to no page.`, fix: 'Correct the address; it ends with a slash.' };
  }
  if (target === null) return null;
  if (target.from > now && target.from > shownFrom(source)) {
    return {
      message: `The link ${href} leads to a page that production does not have when it has this one.`,
      fix: 'Publish both together, or remove the link until then.',
    };
  }
  return fragment === undefined || target.anchors.has(decodeFragment(fragment)) ? null : noHeading(href);
}

function noHeading(href: string): Wrong {
  return { message: `The link ${href} leads to no heading of that page.`, fix: 'Correct the part behind the #.' };
}

/** Fragments are often written in their own letters; a percent sign that encodes nothing stands for itself. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** @param now what the build takes for now, in milliseconds since 1970 */
export function brokenLinks(files: readonly ContentFile[], targets: LinkTargets, now: number): Problem[] {
  return files.flatMap((source) =>
    source.body.links.flatMap(({ href, line }): Problem[] => {
      const problem = linkProblem(href, source, targets, now);
      return problem === null ? [] : [{ file: source.file, line: line + source.bodyLine - 1, ...problem }];
    }),
  );
}
