/** Holds every content file against the rules: path, front matter, body, links, names. The build stops on what it finds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LOCALES, type Locale } from '../../site/locales';
import { AUTH_PATHNAMES, pathTo, ROUTES, type RouteId } from '../../site/routes';
import { buildEnvironment } from '../model/environment';
import { parseFrontMatter, splitFrontMatter } from '../model/front-matter';
import { parseContentPath, type ContentAddress, type ContentKind } from '../model/kinds';
import { compileBody, type CompiledBody } from '../compile/mdx';
import { readNames } from '../model/names';
import type { Problem } from '../model/problem';
import { buildI18n } from '../model/strings';
import { translationTable, type TranslationRow } from '../model/translations';

interface CheckedFile {
  readonly file: string;
  readonly address: ContentAddress;
  readonly title: string;
  /** 1-based line of the file on which the body begins. */
  readonly bodyLine: number;
  readonly compiled: CompiledBody;
}

function mdxFiles(root: string): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => relative(join(root, 'content'), join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** @returns every problem in `content/`; none means that the build can use all of it */
export function checkContent(root: string): { problems: Problem[] } {
  const problems: Problem[] = [];
  const checked: CheckedFile[] = [];
  const { authors, tags } = readNames(root);
  const i18n = buildI18n(root);
  const { operator } = buildEnvironment();
  for (const path of mdxFiles(root)) {
    const file = `content/${path}`;
    const address = parseContentPath(path);
    if ('message' in address) {
      problems.push(address);
      continue;
    }
    const { yaml, body, bodyLine } = splitFrontMatter(readFileSync(join(root, file), 'utf8'));
    const front = parseFrontMatter(address.kind, yaml, file);
    if (!front.ok) problems.push(...front.problems);
    const result = compileBody(body, file, bodyLine, { i18n, locale: address.locale, operator });
    if (!result.ok) problems.push(...result.problems);
    if (!front.ok || !result.ok) continue;
    const { data } = front;
    if ('author' in data && authors[data.author] === undefined) {
      problems.push(unknownName(file, 'author', data.author, 'content/authors.json', Object.keys(authors)));
    }
    if ('tags' in data) {
      for (const tag of data.tags) {
        if (tags[tag] === undefined) problems.push(unknownName(file, 'tag', tag, 'content/tags.json', Object.keys(tags)));
      }
    }
    checked.push({ file, address, title: data.title, bodyLine, compiled: result.compiled });
  }
  const { rows, orphans } = translationTable(checked);
  for (const { file, address } of orphans) {
    problems.push({
      file,
      line: 1,
      message: `A translation into ${address.locale} has no source.`,
      fix: `Add en.mdx beside it, or remove it.`,
    });
  }
  problems.push(...repeatedTitles(checked));
  problems.push(...brokenLinks(checked, pagesOf(rows)));
  return { problems };
}

function unknownName(file: string, what: string, id: string, list: string, known: readonly string[]): Problem {
  return {
    file,
    line: 1,
    message: `The ${what} "${id}" is not known.`,
    fix: `Add it to ${list} in every locale, or use one of ${known.join(', ')}.`,
  };
}

function repeatedTitles(checked: readonly CheckedFile[]): Problem[] {
  const first = new Map<string, string>();
  return checked.flatMap(({ file, address, title }) => {
    const key = `${address.kind}/${address.locale}/${title}`;
    const other = first.get(key);
    if (other === undefined || address.kind === 'legal') {
      first.set(key, file);
      return [];
    }
    return [{ file, line: 1, message: `The title "${title}" is also that of ${other}.`, fix: 'Give one of them another title.' }];
  });
}

/** Every address below a locale that content may link to, with its text where it is made of content. */
function pagesOf(rows: readonly TranslationRow<CheckedFile>[]): ReadonlyMap<string, CompiledBody | null> {
  const pages = new Map<string, CompiledBody | null>();
  const plain = (Object.keys(ROUTES) as RouteId[]).filter((id) => !ROUTES[id].pattern.includes(':'));
  for (const locale of LOCALES) {
    for (const route of plain) pages.set(`/${locale}${ROUTES[route].pattern}`, null);
    for (const pathname of AUTH_PATHNAMES) pages.set(pathTo(locale, 'auth', { pathname }), null);
    for (const { kind, slug, cells } of rows) {
      const { entry } = cells[locale];
      if (entry !== null) pages.set(contentPath(kind, slug, locale), entry.compiled);
    }
  }
  return pages;
}

function contentPath(kind: ContentKind, slug: string, locale: Locale): string {
  if (kind === 'page') return slug === 'home' ? pathTo(locale, 'home') : `/${locale}/${slug}/`;
  return pathTo(locale, kind === 'changelog' ? 'changelog-entry' : kind, { slug });
}

/** What is wrong with a link, or null. */
function linkProblem(
  href: string,
  { address, compiled }: CheckedFile,
  pages: ReadonlyMap<string, CompiledBody | null>,
): Pick<Problem, 'message' | 'fix'> | null {
  if (/^(?:https?|mailto):/.test(href)) return null;
  const [, path = '', fragment] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(href) ?? [];
  if (path !== '' && !path.startsWith(`/${address.locale}/`)) {
    return {
      message: `The link ${href} does not stay in the language of the text.`,
      fix: `Begin it with /${address.locale}/.`,
    };
  }
  const target = path === '' ? compiled : pages.get(path);
  if (target === undefined) {
    return { message: `The link ${href} leads to no page.`, fix: 'Correct the address; it ends with a slash.' };
  }
  if (fragment !== undefined && target !== null && !target.html.includes(`id="${decodeURIComponent(fragment)}"`)) {
    return { message: `The link ${href} leads to no heading of that page.`, fix: 'Correct the part behind the #.' };
  }
  return null;
}

function brokenLinks(
  checked: readonly CheckedFile[],
  pages: ReadonlyMap<string, CompiledBody | null>,
): Problem[] {
  return checked.flatMap((source) =>
    source.compiled.links.flatMap(({ href, line }): Problem[] => {
      const problem = linkProblem(href, source, pages);
      return problem === null ? [] : [{ file: source.file, line: line + source.bodyLine - 1, ...problem }];
    }),
  );
}
