/**
 * After the build: what is not for the CDN leaves `public/`, and what is derived from the tables is written.
 * Gatsby's page data is kept for its next incremental build, outside `public/`.
 */
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { isPreview } from '../../site/environment';
import { formTargets, SPECULATION_RULES_PATH, staticHeaders } from '../../site/headers';
import { EVERY_LOCALE, localesIn } from '../../site/pseudo-locales';
import { staticRedirects } from '../../site/redirects';
import { releaseOf } from '../../site/error-reports';
import { SHELL_HEAD, SHELL_HEAD_SLOT, SHELL_TITLE, SHELL_TITLE_SLOT } from '../../site/shell-tokens';
import { PRINTED_THEMES } from '../../styles/printed-colours';
import { buildEnvironment } from '../model/environment';
import { writePublic } from '../outputs/publication';
import { CARD_FOLDER } from '../outputs/cards/card-text';
import { writeCards } from '../outputs/cards/page-cards';
import { SHELL_FOLDER } from '../pages/shells';
import { writeBuildFacts } from '../outputs/build-facts';
import { writeCardPages } from '../outputs/card-pages';
import { readPages } from '../outputs/read-pages';
import { writeFeeds } from '../outputs/feeds';
import { writeLlmsTxt } from '../outputs/llms-txt';
import { removeSearchIndex, SEARCH_HASHED, writeSearchIndex } from '../outputs/search';
import { robotsTxt, speculationRules } from '../outputs/well-known-files';
import { writeSitemap } from '../outputs/sitemap';
import { EXAMPLE_IDS, examplePath, examplePictures } from '../../site/examples';
import { exampleExport } from '../model/examples';
import { keepOnly } from '../model/cache';
import { movedPaths, readMoves } from '../model/moves';
import { buildI18n } from '../model/strings';
import { writeReview } from '../review/review-build';
import { checkedBody, plannedSite } from './planned-site';
import { MEDIA_FOLDER } from '../compile/beside';
import { siteVersion, sourceMapFolder, uploadSourceMaps } from './error-reports';
import {
  BUILD_FOLDER,
  gatsbyFolder,
  removeFormerLocales,
  removeFormerPages,
  removeFormerStaticFiles,
} from './former-pages';
import { bundles, publishedAssets } from '../bundles/bundles';

/** What Gatsby writes for its own client and reads again when it builds the next time. */
const GATSBY_FOLDERS = ['page-data', 'slice-data', '_gatsby', '~partytown'];
const GATSBY_FILES = ['chunk-map.json', 'webpack.stats.json'];

function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

/** Puts Gatsby's own files back where it left them, so that it builds only what changed. */
export function restoreGatsbyFiles(root: string): void {
  if (!existsSync(join(root, '.cache'))) {
    // Without its cache Gatsby starts afresh; what an earlier build left would only mislead it.
    rmSync(join(root, BUILD_FOLDER), { recursive: true, force: true });
    return;
  }
  const kept = gatsbyFolder(root);
  // Moved, not copied: with ten thousand pages there are as many files of page data.
  for (const name of existsSync(kept) ? readdirSync(kept) : []) move(join(kept, name), join(root, 'public', name));
  const putBack = (from: string, to: string) => {
    if (existsSync(from)) cpSync(from, to, { recursive: true });
  };
  // If only scripts changed, Gatsby reads the pages it rendered before, the withdrawn ones too.
  for (const locale of EVERY_LOCALE) {
    putBack(join(root, BUILD_FOLDER, 'shell', locale), join(root, 'public', locale, SHELL_FOLDER));
  }
}

/** The CSP's source of a style sheet that is in every page. */
function styleHash(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

/** Moves shells to a folder that only functions read. */
function withdraw(root: string): void {
  for (const locale of EVERY_LOCALE) {
    const shells = join(root, 'public', locale, SHELL_FOLDER);
    if (existsSync(shells)) {
      for (const name of readdirSync(shells)) {
        const target = join(root, BUILD_FOLDER, 'shell', locale, name);
        move(join(shells, name), target);
        const html = readFileSync(target, 'utf8')
          .replaceAll(SHELL_TITLE, SHELL_TITLE_SLOT)
          .replace(`<meta name="${SHELL_HEAD}"/>`, SHELL_HEAD_SLOT);
        writeFileSync(target, html);
      }
      rmSync(shells, { recursive: true });
    }
  }
}

/** Removes what only Gatsby's client would load, and assets of earlier builds. */
function dropGatsbyClient(root: string, kept: ReadonlySet<string>): void {
  const publicFolder = join(root, 'public');
  for (const name of [...GATSBY_FOLDERS, ...GATSBY_FILES])
    move(join(publicFolder, name), join(gatsbyFolder(root), name));
  for (const name of readdirSync(publicFolder)) {
    if (name.endsWith('.js')) rmSync(join(publicFolder, name));
  }
  keepOnly(join(publicFolder, 'assets'), { has: (name) => kept.has(`/assets/${name}`) });
  keepOnly(sourceMapFolder(root), { has: (name) => kept.has(`/assets/${name.replace(/\.map$/, '')}`) });
}

/** What is in `public/`, folders with a slash at their end, sorted. */
function published(root: string): string[] {
  return readdirSync(join(root, 'public'), { withFileTypes: true })
    .filter(({ name }) => name !== '_headers' && name !== '_redirects')
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort();
}

export async function publish({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>): Promise<void> {
  const root = process.cwd();
  const environment = buildEnvironment();
  const locales = localesIn(environment);
  const version = siteVersion(root);
  const made = await bundles();
  const hashes = [made.sheets.inlined, ...Object.values(made.sheets.inPages)].map(styleHash);
  const { pages, due } = plannedSite();
  const paths = new Set(pages.map(({ path }) => path));
  withdraw(root);
  dropGatsbyClient(root, new Set(publishedAssets(made)));
  removeFormerPages(root, paths, locales);
  removeFormerLocales(root, locales);
  removeFormerStaticFiles(root);
  const write = (name: string, text: string) => writeFileSync(join(root, 'public', name), text);
  const redirects = movedPaths(readMoves(root).moves, (path) => paths.has(path));
  write('_redirects', staticRedirects(redirects, locales));
  write('robots.txt', robotsTxt(environment));
  write(SPECULATION_RULES_PATH.slice(1), speculationRules(locales));
  const publication = {
    root,
    environment,
    pages,
    i18n: buildI18n(root),
    bodies: (file: string) => checkedBody(file)?.html,
  };
  // Processes read the pages while the lists are written that need none of them.
  const reading = readPages(publication);
  const feeds = writeFeeds(publication);
  writeSitemap(publication);
  writeLlmsTxt(publication);
  for (const id of EXAMPLE_IDS) writePublic(publication, examplePath(id), exampleExport(root, id));
  for (const path of EXAMPLE_IDS.flatMap((id) => Object.values(examplePictures(id)))) {
    cpSync(join(root, 'content', path), join(root, 'public', path));
  }
  const html = await reading;
  writeBuildFacts(publication, { version, redirects, feeds }, html);
  const { drawn, reused, incomplete } = await writeCards(publication);
  reporter.info(`Social cards: ${drawn} drawn, ${reused} from the cache.`);
  for (const { title, left } of incomplete) {
    reporter.warn(`The social card of "${title}" leaves out ${left.join(' ')}: none of its fonts has it.`);
  }
  // After the cards, since it lists which of them exist.
  writeCardPages(publication, html, join(root, BUILD_FOLDER, 'gated'));
  if (environment.leaveOut.includes('search')) removeSearchIndex(root);
  else await writeSearchIndex(publication);
  const review = await writeReview(publication);
  if (review !== null) reporter[review.level](review.text);
  // After everything else, since it names what is there.
  write(
    '_headers',
    staticHeaders({
      context: environment.context,
      styleHashes: hashes,
      formTargets: formTargets(environment),
      hsts: environment.hsts,
      immutable: ['/assets/*', `/${CARD_FOLDER}/*`, `${MEDIA_FOLDER}/*`, ...SEARCH_HASHED],
      published: published(root),
    }),
  );
  const facts = {
    version,
    context: environment.context,
    locales,
    contact: environment.operator.email,
    ...(isPreview(environment.context) && { storageKey: randomBytes(32).toString('base64') }),
    styleHashes: hashes,
    due,
    colours: PRINTED_THEMES,
  };
  writeFileSync(join(root, BUILD_FOLDER, 'facts.json'), JSON.stringify(facts));
  if (environment.sentryUpload === null) return;
  try {
    await uploadSourceMaps(root, environment.sentryUpload, releaseOf(version));
    reporter.info(`Source maps were uploaded for ${releaseOf(version)}.`);
  } catch (error) {
    // The site is whole without them.
    reporter.warn(`Source maps were not uploaded: ${String(error)}`);
  }
}
