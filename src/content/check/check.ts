/** Checks the content against the rules between files: names, titles, translations, links. Findings stop the build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../site/locales';
import { buildTime } from '../model/environment';
import { lineOfField } from '../model/front-matter';
import { FOLDER_OF, parseContentPath, sourceOf } from '../model/kinds';
import { sectionsOf } from '../model/stamps';
import { checkMoves, movedPaths, readMoves } from '../model/moves';
import type { Found } from '../model/lacking';
import { readNames } from '../model/names';
import type { Problem } from '../model/problem';
import { translationTable, type TranslationRow } from '../model/translations';
import { brokenLinks, contradictoryLinks, linkTargets, type LinkMap } from './links';
import { strangeLinks } from './link-words';
import { lackingPages } from './lacking-pages';
import { lostTranslations } from './lost-translations';
import { contentFiles, readContent, type ContentFile, type ReadAhead } from './read-content';
import { checkStamps, sectionedSource, type Outdatedness } from './translation-stamps';
import { checkFigures } from './unbound-figures';
import { untranslated } from './untranslated';

export interface CheckedContent extends Found {
  /** What may be wrong, and stops nothing. */
  readonly warnings: readonly Problem[];
  readonly files: readonly ContentFile[];
  /** Path of a translation → what changed in its source since; translations that are current are not in it. */
  readonly outdated: ReadonlyMap<string, Outdatedness>;
  /** Paths of translations that are untouched copies of their sources: no page is made of them. */
  readonly untouched: ReadonlySet<string>;
}

/**
 * @param ahead what other processes read already
 * @returns everything in `content/` and every problem with it; none means that the build can use all of it
 */
export function checkContent(root: string, ahead?: ReadAhead): CheckedContent {
  const { authors, tags } = readNames(root);
  const now = buildTime().getTime();
  const paths = contentFiles(root);
  const { files, problems } = readContent(root, ahead, paths);
  const moves = readMoves(root);
  const { rows, orphans } = contentTable(files);
  const stamps = checkStamps(root, rows);
  const copies = untranslated(root, rows, (source) => sectionsOf(sectionedSource(root, source)));
  const figures = checkFigures(files, rows, stamps.outdated, now);
  const found: Problem[] = [
    ...problems,
    ...misnamedFiles(paths),
    ...files.flatMap((file) => unknownNames(root, file, Object.keys(authors), Object.keys(tags))),
    ...files.flatMap((file) => contradictoryDates(root, file)),
    ...files.flatMap((file) => misplacedFields(root, file)),
    ...rows.flatMap((row) => contradictoryTranslations(root, row)),
    // A source with problems of its own still exists.
    ...orphans
      .filter(({ file }) => !existsSync(join(root, sourceOf(file))))
      .map(({ file }) => ({
        file,
        message: `The translation has no source: ${sourceOf(file)} does not exist.`,
        fix: `Write ${DEFAULT_LOCALE}.mdx first, or remove the translation.`,
      })),
    ...repeatedTitles(root, files),
    ...lostTranslations(rows),
    ...stamps.problems,
    ...copies.problems,
    ...checkMoves(moves, (kind, slug) => existsSync(join(root, 'content', FOLDER_OF[kind], slug))),
    ...figures.problems,
    ...files.flatMap(contradictoryLinks),
    ...brokenLinks(files, linkMap(root, rows, problems), now),
  ];
  const lacking = lackingPages(rows, copies.untouched);
  const warnings = [...figures.warnings, ...strangeLinks(files)];
  return { problems: found, warnings, lacking, files, outdated: stamps.outdated, untouched: copies.untouched };
}

/** What links of the content may lead to, and where pages have moved. */
export function linkMap(
  root: string,
  rows: readonly TranslationRow<ContentFile>[],
  problems: readonly Problem[],
): LinkMap {
  const { authors, tags } = readNames(root);
  const unread = [...new Set(problems.map(({ file }) => file))].flatMap((file) => {
    const address = parseContentPath(file.replace(/^content\//, ''));
    return 'message' in address ? [] : [address];
  });
  const targets = linkTargets({
    rows,
    tags: Object.keys(tags),
    authors: Object.keys(authors),
    unread,
    now: buildTime().getTime(),
  });
  const moved = movedPaths(readMoves(root).moves, (path) => targets.has(path));
  return { targets, moved: new Map(moved.map(({ from, to }) => [from, to])) };
}

/** A problem with a field. The file is read again to find its line, which only an error needs. */
function fieldProblem(root: string, file: string, field: string, message: string, fix: string): Problem {
  return { file, line: lineOfField(readFileSync(join(root, file), 'utf8'), field), message, fix };
}

/** @param outdated paths of translations whose sources changed since; no rule asks for them */
export function contentTable(
  files: readonly ContentFile[],
  outdated: { has(file: string): boolean } = new Set<string>(),
) {
  return translationTable(
    files.map((entry) => {
      const { file, frontMatter } = entry;
      const onlyTranslated = 'onlyTranslated' in frontMatter && frontMatter.onlyTranslated;
      return { ...entry, onlyTranslated, outdated: outdated.has(file) };
    }),
  );
}

function unknownNames(
  root: string,
  { file, frontMatter }: ContentFile,
  authors: readonly string[],
  tags: readonly string[],
): Problem[] {
  if (!('author' in frontMatter)) return [];
  const unknown = (what: 'author' | 'tag', ids: readonly string[], known: readonly string[]) => {
    const fix = `Add it to content/${what}s.json in every locale, or use one of ${known.join(', ')}.`;
    return ids
      .filter((id) => !known.includes(id))
      .map((id) => fieldProblem(root, file, what === 'tag' ? 'tags' : what, `The ${what} "${id}" is not known.`, fix));
  };
  return [...unknown('author', [frontMatter.author], authors), ...unknown('tag', frontMatter.tags, tags)];
}

function contradictoryDates(root: string, { file, frontMatter }: ContentFile): Problem[] {
  if (!('published' in frontMatter)) return [];
  const { published, publishAt, updated } = frontMatter;
  const day = publishAt?.slice(0, 10) ?? published;
  const problems: Problem[] = [];
  if (day !== published) {
    const message = `It appears on ${day} (publishAt), but is dated ${published} (published).`;
    problems.push(fieldProblem(root, file, 'publishAt', message, `Give both the same day, e.g. published: '${day}'.`));
  }
  if (updated !== undefined && updated < published) {
    const message = `It was changed on ${updated} (updated), before it was published on ${published}.`;
    problems.push(fieldProblem(root, file, 'updated', message, 'Correct one of the two days, or remove updated.'));
  }
  return problems;
}

/** Files that look like content and would be skipped, since content ends with `.mdx`. */
function misnamedFiles(paths: readonly string[]): Problem[] {
  return paths
    .filter((path) => /\.(?:md|mdx|markdown)$/i.test(path) && !path.endsWith('.mdx'))
    .map((path) => ({
      file: `content/${path}`,
      message: 'Content ends with .mdx; this file is not read.',
      fix: `Name it ${path.replace(/^.*\//, '').replace(/\.[^.]*$/, '.mdx')}.`,
    }));
}

function misplacedFields(root: string, { file, address, frontMatter }: ContentFile): Problem[] {
  if (address.locale === DEFAULT_LOCALE) {
    if (frontMatter.source === undefined) return [];
    return [fieldProblem(root, file, 'source', 'The field "source" stands in a source.', 'Remove it.')];
  }
  if (!('onlyTranslated' in frontMatter)) return [];
  const misplaced = [
    ...(frontMatter.onlyTranslated ? ['onlyTranslated'] : []),
    ...(frontMatter.publishAt === undefined ? [] : ['publishAt']),
  ];
  return misplaced.map((field) => {
    const message = `The field "${field}" stands in a translation; the source decides it for all languages.`;
    return fieldProblem(root, file, field, message, `Remove it here; set it in ${DEFAULT_LOCALE}.mdx.`);
  });
}

/** What is a fact of the piece and not of its words: in a translation it would have no effect. */
const SHARED_FIELDS = ['published', 'author', 'tags', 'version', 'kinds'] as const;

function contradictoryTranslations(root: string, { source, cells }: TranslationRow<ContentFile>): Problem[] {
  const fieldOf = (file: ContentFile, field: (typeof SHARED_FIELDS)[number]) =>
    JSON.stringify(new Map<string, unknown>(Object.entries(file.frontMatter)).get(field));
  return Object.values(cells).flatMap(({ entry }) => {
    if (entry === null || entry === source) return [];
    return SHARED_FIELDS.filter((field) => fieldOf(entry, field) !== fieldOf(source, field)).map((field) => {
      const message = `The field "${field}" is not that of the source, which decides it for all languages.`;
      return fieldProblem(root, entry.file, field, message, `Write it as it stands in ${source.file}.`);
    });
  });
}

function repeatedTitles(root: string, files: readonly ContentFile[]): Problem[] {
  const first = new Map<string, string>();
  return files.flatMap(({ file, address, frontMatter: { title } }) => {
    const key = `${address.kind}/${address.locale}/${title}`;
    const other = first.get(key);
    if (other === undefined || address.kind === 'legal') {
      first.set(key, file);
      return [];
    }
    const message = `The title "${title}" is also that of ${other}.`;
    return [fieldProblem(root, file, 'title', message, 'Give one of them another title.')];
  });
}
