/** Holds the content against the rules between files: names, titles, translations, links. The build stops on what it finds. */
import { DEFAULT_LOCALE } from '../../site/locales';
import { buildTime } from '../model/environment';
import { readNames } from '../model/names';
import type { Problem } from '../model/problem';
import { translationTable } from '../model/translations';
import { brokenLinks, linkTargets } from './links';
import { readContent, type ContentFile } from './read-content';
import { checkStamps, type Outdatedness } from './translation-stamps';

export interface CheckedContent {
  readonly problems: readonly Problem[];
  readonly files: readonly ContentFile[];
  /** Path of a translation → what changed in its source since; translations that are current are not in it. */
  readonly outdated: ReadonlyMap<string, Outdatedness>;
}

/** @returns everything in `content/` and every problem with it; none means that the build can use all of it */
export function checkContent(root: string): CheckedContent {
  const { authors, tags } = readNames(root);
  const now = buildTime().getTime();
  const { files, problems } = readContent(root);
  const { rows, orphans } = translationTable(files.map((file) => ({ ...file, ...translationFacts(file) })));
  const stamps = checkStamps(root, rows);
  const found: Problem[] = [
    ...problems,
    ...files.flatMap((file) => unknownNames(file, Object.keys(authors), Object.keys(tags))),
    ...files.flatMap(contradictoryDates),
    ...files.flatMap(misplacedFields),
    ...orphans.map(({ file, address }) => ({
      file,
      line: 1,
      message: `A translation into ${address.locale} has no source.`,
      fix: 'Add en.mdx beside it, or remove it.',
    })),
    ...repeatedTitles(files),
    ...stamps.problems,
    ...brokenLinks(files, linkTargets(rows, Object.keys(tags), Object.keys(authors)), now),
  ];
  return { problems: found, files, outdated: stamps.outdated };
}

/** What the table of translations asks of a file; whether it is outdated concerns no rule. */
function translationFacts({ frontMatter }: ContentFile) {
  return { onlyTranslated: 'onlyTranslated' in frontMatter && frontMatter.onlyTranslated, outdated: false };
}

function unknownName(file: string, what: string, id: string, list: string, known: readonly string[]): Problem {
  return {
    file,
    line: 1,
    message: `The ${what} "${id}" is not known.`,
    fix: `Add it to ${list} in every locale, or use one of ${known.join(', ')}.`,
  };
}

function unknownNames({ file, frontMatter }: ContentFile, authors: readonly string[], tags: readonly string[]): Problem[] {
  if (!('author' in frontMatter)) return [];
  return [
    ...[frontMatter.author]
      .filter((author) => !authors.includes(author))
      .map((author) => unknownName(file, 'author', author, 'content/authors.json', authors)),
    ...frontMatter.tags
      .filter((tag) => !tags.includes(tag))
      .map((tag) => unknownName(file, 'tag', tag, 'content/tags.json', tags)),
  ];
}

function contradictoryDates({ file, frontMatter }: ContentFile): Problem[] {
  if (!('publishAt' in frontMatter) || frontMatter.publishAt === undefined) return [];
  const { published, publishAt } = frontMatter;
  if (publishAt.slice(0, 10) === published) return [];
  return [
    {
      file,
      line: 1,
      message: `It appears on ${publishAt.slice(0, 10)} (publishAt), but is dated ${published} (published).`,
      fix: 'Give both the same day.',
    },
  ];
}

function misplacedFields({ file, address, frontMatter }: ContentFile): Problem[] {
  if (address.locale === DEFAULT_LOCALE || !('onlyTranslated' in frontMatter)) return [];
  const misplaced = [
    ...(frontMatter.onlyTranslated ? ['onlyTranslated'] : []),
    ...(frontMatter.publishAt === undefined ? [] : ['publishAt']),
  ];
  return misplaced.map((field) => ({
    file,
    line: 1,
    message: `The field "${field}" stands in a translation; the source decides it for all languages.`,
    fix: `Remove it here; set it in ${DEFAULT_LOCALE}.mdx.`,
  }));
}

function repeatedTitles(files: readonly ContentFile[]): Problem[] {
  const first = new Map<string, string>();
  return files.flatMap(({ file, address, frontMatter: { title } }) => {
    const key = `${address.kind}/${address.locale}/${title}`;
    const other = first.get(key);
    if (other === undefined || address.kind === 'legal') {
      first.set(key, file);
      return [];
    }
    return [{ file, line: 1, message: `The title "${title}" is also that of ${other}.`, fix: 'Give one of them another title.' }];
  });
}
