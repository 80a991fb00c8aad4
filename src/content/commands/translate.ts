/** `content:translate`: the source's text as the start of a translation, with its stamp. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentDecoded } from '../../brand/basics/text';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../site/locales';
import { inLocale, localeOf } from '../../site/routes';
import { partsOf } from '../check/links';
import { readContent, type ContentFile } from '../check/read-content';
import { sectionedSource } from '../check/translation-stamps';
import { contentPath, sourceOf } from '../model/kinds';
import { formatProblems } from '../model/problem';
import { stampOf } from '../model/stamps';
import { findContent, isFolder } from './content-folder';
import { removeField, setField } from './edit-front-matter';
import { editLinks } from './edit-links';
import { done, refused, type Outcome } from './outcome';
import { writeStamp } from './stamp';

/**
 * The URL of a link in another locale. A heading's anchor is that of the heading at the same place in the
 * translation; if the headings do not match, the link leads to the page.
 */
function translatedLink(href: string, locale: Locale, pages: ReadonlyMap<string, ContentFile>): string | null {
  if (localeOf(href) !== DEFAULT_LOCALE) return null;
  const { path, query, fragment } = partsOf(href);
  const target = inLocale(path, locale);
  const [from, to] = [pages.get(path)?.body.headings, pages.get(target)?.body.headings];
  if (fragment === undefined) return target + query;
  // An untranslated page shows the source's text with the source's anchors.
  if (from === undefined || to === undefined) return `${target}${query}#${fragment}`;
  const index = from.findIndex(({ id }) => id === percentDecoded(fragment));
  const counterpart = from.length === to.length && from[index]?.depth === to[index]?.depth ? to[index] : undefined;
  return target + query + (counterpart === undefined ? '' : `#${counterpart.id}`);
}

/** @param typed a source, its folder, or another translation next to it */
export function translateContent(root: string, typed: string, locale: string): Outcome {
  const others = LOCALES.filter((known) => known !== DEFAULT_LOCALE);
  if (!isLocale(locale))
    return refused(`"${locale}" is not a locale of this site.`, `Use one of ${others.join(', ')}.`);
  if (locale === DEFAULT_LOCALE) {
    return refused(
      `Content is written in ${DEFAULT_LOCALE} and translated from it.`,
      `Use one of ${others.join(', ')}.`,
    );
  }
  const found = findContent(root, typed);
  if (found === null)
    return refused(
      `${typed} does not exist below content/.`,
      'Name a content file or its folder, e.g. content/posts/my-post.',
    );
  const source = isFolder(root, found) ? `${found}/${DEFAULT_LOCALE}.mdx` : sourceOf(found);
  if (!existsSync(join(root, source))) {
    return refused(
      `${source} does not exist.`,
      'Name the folder the source lies in; of a legal document, with its date.',
    );
  }
  const target = source.replace(/[^/]+$/, `${locale}.mdx`);
  if (existsSync(join(root, target))) {
    return refused(
      `${target} exists already.`,
      `Edit it; when it says what the source says, run: npm run content:mark-current ${target}`,
    );
  }
  const { files, problems } = readContent(root);
  const file = files.find((known) => known.file === source);
  if (file === undefined) {
    return { text: formatProblems(problems.filter((problem) => problem.file === source)), exitCode: 1 };
  }
  const written = readFileSync(join(root, source), 'utf8');
  const pages = new Map(
    // The newest version of a legal document is at its URL. It comes last, so it wins.
    files.map((page) => [contentPath(page.address.kind, page.address.slug, page.address.locale), page]),
  );
  const edited = editLinks(written, (href) => translatedLink(href, locale, pages));
  // A translation leaves out what the source decides for all languages.
  const start = ['publishAt', 'onlyTranslated'].reduce(removeField, setField(edited?.text ?? written, 'draft', 'true'));
  writeFileSync(join(root, target), start, { flag: 'wx' });
  writeStamp(root, target, stampOf(sectionedSource(root, file)));
  const cut = (edited?.edits ?? []).filter(({ from, to }) => from.includes('#') && !to.includes('#'));
  return done(
    `Wrote ${target}, a copy of the source, and its stamp.`,
    ...cut.map(({ from, to, line }) => `  ${target}:${line}: no heading found for ${from}; it leads to ${to}`),
    'Translate title, description and text. It is a draft, so production goes on as if it were not there:',
    'remove the line `draft: true` when it is done.',
  );
}
