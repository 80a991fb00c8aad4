/** `content:move`: another slug for a piece of content, with everything that follows from it. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../site/locales';
import { partsOf } from '../check/links';
import { contentFiles, readContent } from '../check/read-content';
import { contentPath, FOLDER_OF, parseContentPath, SLUG } from '../model/kinds';
import { formatMoves, MOVABLE_KINDS, movedTo, MOVES_FILE, readMoves, withMove, type MovableKind } from '../model/moves';
import { formatProblems } from '../model/problem';
import { counted, done, refused, type Outcome } from './outcome';
import { rewriteLinks } from './rewrite-links';
import { forgetUnnamed } from './stamp';

/** The link with the new slug, in the locale it is in; null if it leads elsewhere. */
function movedLink(href: string, kind: MovableKind, from: string, to: string): string | null {
  const { path } = partsOf(href);
  for (const locale of LOCALES) {
    const [old, now] = [contentPath(kind, from, locale), contentPath(kind, to, locale)];
    if (path === old || path === old.slice(0, -1)) return now + href.slice(path.length);
  }
  return null;
}

/** What keeps a piece of content from moving; null if nothing does. */
function obstacle(root: string, kind: MovableKind, from: string, to: string): Outcome | null {
  const folder = (slug: string) => `content/${FOLDER_OF[kind]}/${slug}`;
  const { moves, problems } = readMoves(root);
  if (problems.length > 0) return { text: formatProblems(problems), exitCode: 1 };
  if (!SLUG.test(from) || !existsSync(join(root, folder(from)))) {
    const now = movedTo(moves[kind], from);
    return refused(
      now === undefined ? `${folder(from)} does not exist.` : `"${from}" has moved to "${now}" before.`,
      now === undefined
        ? `Name a slug below content/${FOLDER_OF[kind]}/.`
        : `Move it from there: npm run content:move ${kind} ${now} ${to}`,
    );
  }
  const version = kind === 'legal' ? '2000-01-01/' : '';
  const address = parseContentPath(`${FOLDER_OF[kind]}/${to}/${version}${DEFAULT_LOCALE}.mdx`);
  if ('message' in address) return refused(address.message, address.fix);
  if (existsSync(join(root, folder(to)))) return refused(`${folder(to)} exists already.`, 'Choose another slug.');
  const holder = movedTo(moves[kind], to);
  if (holder !== undefined && holder !== from) {
    return refused(
      `The slug "${to}" leads to "${holder}", which had this name before.`,
      `Choose another slug; links from elsewhere still ask for it (${MOVES_FILE}).`,
    );
  }
  return null;
}

export function moveContent(root: string, typedKind: string, from: string, to: string): Outcome {
  const kind = MOVABLE_KINDS.find((known) => known === typedKind);
  if (kind === undefined) {
    return refused(
      typedKind === 'page'
        ? 'The address of a page is a route of the site.'
        : `"${typedKind}" is not a kind of content that moves.`,
      `Use one of ${MOVABLE_KINDS.join(', ')}.`,
    );
  }
  const refusal = obstacle(root, kind, from, to);
  if (refusal !== null) return refusal;
  const { files, problems } = readContent(root);
  if (problems.length > 0) {
    // A link in a file that cannot be read would lead to the old URL forever.
    return {
      text: `Nothing was moved, since not all content can be read.\n\n${formatProblems(problems)}`,
      exitCode: 1,
    };
  }
  const { texts, edits } = rewriteLinks(root, files, (href) => movedLink(href, kind, from, to));
  const moves = withMove(readMoves(root).moves, kind, from, to);
  const [old, now] = [`content/${FOLDER_OF[kind]}/${from}`, `content/${FOLDER_OF[kind]}/${to}`];
  const renamed = (file: string) => (file.startsWith(`${old}/`) ? now + file.slice(old.length) : file);

  renameSync(join(root, old), join(root, now));
  for (const [file, text] of texts) writeFileSync(join(root, renamed(file)), text);
  writeFileSync(join(root, MOVES_FILE), formatMoves(moves));
  forgetUnnamed(root);

  const moved = contentFiles(root).filter((path) => `content/${path}`.startsWith(`${now}/`));
  const pages = contentPath(kind, from, DEFAULT_LOCALE);
  return done(
    `Moved ${old} to ${now} (${counted(moved.length, 'file')}).`,
    `Redirects, in every locale: ${pages} → ${contentPath(kind, to, DEFAULT_LOCALE)} (${MOVES_FILE}).`,
    edits.length === 0 ? 'No content linked to it.' : `Fixed ${counted(edits.length, 'link')}:`,
    ...edits.map(({ file, line, to: href }) => `  ${renamed(file)}:${line}: ${href}`),
    'Translations are as current as they were.',
  );
}
