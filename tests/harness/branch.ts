/** A branch with one post edited, one moved, one added, one translated and a new draft, and what to report about it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { pathTo } from '../../src/site/routes';
import { ROOT } from './pages';
import { titleOf } from './review';
import { PRODUCTION, type ScratchSite } from './scratch-site';

export const EDITED = 'one-brand-three-names';
export const [MOVED, MOVED_TO] = ['what-happens-when-a-link-is-shared', 'how-a-link-is-shown'];
const NEWEST = 'what-real-pages-say-about-themselves';
export const ADDED = 'a-post-that-is-new';
export const TRANSLATED = 'reading-a-score-honestly';
export const DRAFT = 'zqxcanary-not-done-yet';

/** Production's variables. The time is today's, since certificates and security.txt are checked against the clock. */
export const RELEASED = {
  ...PRODUCTION,
  FACET_BUILD_TIME: '',
  // As long a name as the preview's: edit links contain it, and pages are weighed to the byte.
  BRANCH: 'release',
};

/** Where the preview of the branch would be shown. */
export const PREVIEW = 'https://deploy-preview-12--facet.example';

/** The preview's variables. */
export const PREVIEWED = {
  ...RELEASED,
  CONTEXT: 'deploy-preview',
  FACET_STORAGE_KEYS: '',
  BRANCH: 'feature',
  COMMIT_REF: '0123456789abcdef0123456789abcdef01234567',
  REVIEW_ID: '12',
};

export const TRANSLATIONS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The address of a post. */
export function pathIn(locale: Locale, slug: string): string {
  return pathTo(locale, 'post', { slug });
}

function command(site: ScratchSite, ...args: string[]): Promise<void> {
  return site.run(`content ${args[0] ?? ''}`, 'tsx/dist/cli.mjs', ['src/content/commands/main.ts', ...args]);
}

/** Takes a translation out of a copy of the project, for the branch to add. */
export async function beforeBranch(site: ScratchSite): Promise<void> {
  await site.change(`content/posts/${TRANSLATED}/de.mdx`, null);
}

/** Edits a copy of the project as a writer would. */
export async function branchOff(site: ScratchSite): Promise<void> {
  await site.edit(`content/posts/${EDITED}/en.mdx`, (text) =>
    text
      .replace(/^title: .*$/m, "title: 'One brand, three names, and the odd one out'")
      .replace('A coffee roaster', 'A small coffee roaster'),
  );
  await command(site, 'move', 'post', MOVED, MOVED_TO);
  await command(site, 'new', 'post', ADDED);
  await site.edit(`content/posts/${ADDED}/en.mdx`, (text) =>
    text
      .replace(/^title: .*$/m, "title: 'A post | that is <new>'")
      .replace(/^published: .*$/m, "published: '2026-11-18'")
      .replace(/^draft: .*\n/m, ''),
  );
  await command(site, 'translate', `content/posts/${TRANSLATED}`, 'de');
  // The text that was taken out: a copy of the source is not a translation.
  const translated = `content/posts/${TRANSLATED}/de.mdx`;
  const text = readFileSync(join(ROOT, translated), 'utf8');
  await site.edit(translated, () => text.replace(/^title: .*$/m, "title: 'Eine Punktzahl ehrlich lesen'"));
  await command(site, 'new', 'post', DRAFT, '--draft', '--title', 'Not done yet');
  await site.edit(`content/posts/${DRAFT}/en.mdx`, (text) =>
    text.replace(/^published: .*$/m, "published: '2026-11-16'"),
  );
}

/** The expected pieces, with pages in all locales. @param built the public folder after the changes */
export function expectedPieces(built: string) {
  const pages = (slug: string, before: string | null, changesIn: (locale: Locale) => string[] | null) =>
    LOCALES.flatMap((locale) => {
      const changes = changesIn(locale);
      const after = pathIn(locale, slug);
      const old = before === null ? null : pathIn(locale, before);
      return changes === null
        ? []
        : [{ locale, route: 'post', title: titleOf(built, after), before: old, after, changes }];
    });
  const piece = (slug: string, title: string, changes: string[], of: ReturnType<typeof pages>) => ({
    route: 'post',
    slug,
    title,
    changes,
    pages: of,
  });
  return [
    piece(
      ADDED,
      'A post | that is <new>',
      ['added'],
      pages(ADDED, null, () => ['added']),
    ),
    piece(
      MOVED_TO,
      'What happens when someone shares your link',
      ['moved'],
      pages(MOVED_TO, MOVED, () => ['moved']),
    ),
    piece(
      EDITED,
      'One brand, three names, and the odd one out',
      ['edited', 'outdated'],
      pages(EDITED, EDITED, (locale) => [locale === DEFAULT_LOCALE ? 'edited' : 'outdated']),
    ),
    piece(
      TRANSLATED,
      'Reading a score honestly: unknown is not failed',
      ['translated'],
      pages(TRANSLATED, TRANSLATED, (locale) => (locale === 'de' ? ['translated'] : null)),
    ),
  ];
}

/** Listings with a new entry everywhere, and those by tag with an entry whose title changed. */
export function expectedOthers(): [path: string, route: string][] {
  const tagged: Readonly<Partial<Record<Locale, readonly string[]>>> = {
    en: ['names', 'structured-data'],
    de: ['method', 'scores'],
  };
  // Where the post that was translated is named: by the one after it. The home page names newer ones.
  const newer: [string, string][] = [[pathIn('de', NEWEST), 'post']];
  return LOCALES.flatMap((locale): [string, string][] => [
    [pathTo(locale, 'posts'), 'posts'],
    [pathTo(locale, 'posts-author', { author: 'facet-team' }), 'posts-author'],
    ...(tagged[locale] ?? []).map((tag): [string, string] => [pathTo(locale, 'posts-tag', { tag }), 'posts-tag']),
    ...(locale === 'de' ? newer : []),
  ]);
}

/** To a feed reader a moved entry is a different one. The new post is not translated, so it is in one feed. */
export function expectedFeeds(built: string, production: string) {
  const entry = (folder: string, locale: Locale, slug: string) => {
    const path = pathIn(locale, slug);
    return { path, title: titleOf(folder, path) };
  };
  return LOCALES.map((locale) => ({
    locale,
    folder: pathTo(locale, 'posts'),
    added: [
      ...(locale === 'de' ? [entry(built, locale, TRANSLATED)] : []),
      entry(built, locale, MOVED_TO),
      ...(locale === DEFAULT_LOCALE ? [entry(built, locale, ADDED)] : []),
    ],
    removed: [entry(production, locale, MOVED)],
    edited: locale === DEFAULT_LOCALE ? [entry(built, locale, EDITED)] : [],
  }));
}
