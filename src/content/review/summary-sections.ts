/** The parts of a summary, each as rows of Markdown. */
import type { FeedEntry, PageChange, Review } from '../../components/review/review';
import type { Locale } from '../../site/locales';
import { code, link, plain, row } from './markdown';

/** Where pages can be seen: origins, null if nowhere. */
export interface Origins {
  readonly base: string | null;
  readonly site: string | null;
}

export interface Section {
  readonly title: string;
  /** What a reader has to know of all rows. */
  readonly note?: string;
  /** The heading above the rows, so that they are a table. */
  readonly head: readonly string[];
  readonly rows: readonly string[];
  /** Whether it is of the kind that is read seldom. */
  readonly folded: boolean;
}

const NOTHING = '–';

function table(...columns: readonly string[]): string[] {
  return [row(columns), row(columns.map(() => '---'))];
}

/** A link if the page can be seen, otherwise its path. */
function pageLink(path: string | null, origin: string | null): string {
  if (path === null) return NOTHING;
  return origin === null ? code(path) : link(code(path), origin + path);
}

/** A picture of the build itself, or of the site it is compared with. */
function picture(text: string, address: string | null, site: string | null): string[] {
  if (address === null) return [];
  if (!address.startsWith('/')) return [link(text, address)];
  return site === null ? [] : [link(text, site + address)];
}

function changeCells({ locale, before, after, changes }: PageChange, { base, site }: Origins): string[] {
  return [locale, changes.join(', '), pageLink(before, base), pageLink(after, site)];
}

/** Content whose files changed, a row for each piece. */
export function pieceRows({ pieces }: Review): Section {
  return {
    title: 'Content',
    head: table('Content', 'Kind', 'Slug', 'Change'),
    rows: pieces.map(({ title, route, slug, changes }) => row([plain(title), route, code(slug), changes.join(', ')])),
    folded: false,
  };
}

/** The same, a row for each of its pages. */
export function piecePageRows({ pieces }: Review, origins: Origins): Section {
  return {
    title: 'Pages of content',
    head: table('Page', 'Locale', 'Change', 'Before', 'After'),
    rows: pieces.flatMap(({ pages }) => pages.map((page) => row([plain(page.title), ...changeCells(page, origins)]))),
    folded: true,
  };
}

export function otherRows({ others, hidden }: Review, origins: Origins): Section {
  return {
    title: 'Other pages that read differently',
    note:
      'Nothing of their own content changed: listings, neighbours, interface strings.' +
      (hidden.length === 0 ? '' : ' Some may differ only because this build shows drafts, and production will not.'),
    head: table('Page', 'Locale', 'Change', 'Before', 'After'),
    rows: others.map((page) => row([plain(page.title), ...changeCells(page, origins)])),
    folded: true,
  };
}

export function impactRows({ outdated }: Review, { site }: Origins): Section {
  return {
    title: 'Outdated translations',
    note: 'Their sources changed since they were translated.',
    head: table('Translation', 'Locale', 'Sections changed', 'Page'),
    rows: outdated.map(({ title, locale, path, changed, total }) =>
      row([plain(title), locale, `${changed} of ${total}`, pageLink(path, site)]),
    ),
    folded: false,
  };
}

export function redirectRows({ redirects: { added, removed } }: Review): Section {
  const rows = (list: typeof added, change: string) => list.map(({ from, to }) => row([change, code(from), code(to)]));
  return {
    title: 'Redirects',
    head: table('Change', 'From', 'To'),
    rows: [...rows(added, 'new'), ...rows(removed, 'gone')],
    folded: false,
  };
}

export function feedRows({ feeds }: Review, { base, site }: Origins): Section {
  const entry = (locale: Locale, folder: string, change: string, { path, title }: FeedEntry, origin: string | null) =>
    row([code(folder), locale, change, plain(title), pageLink(path, origin)]);
  return {
    title: 'Feed entries',
    head: table('Feed', 'Locale', 'Change', 'Entry', 'Page'),
    rows: feeds.flatMap(({ locale, folder, added, removed, edited }) => [
      ...added.map((one) => entry(locale, folder, 'added', one, site)),
      ...edited.map((one) => entry(locale, folder, 'edited', one, site)),
      ...removed.map((one) => entry(locale, folder, 'removed', one, base)),
    ]),
    folded: false,
  };
}

/** Rounded to tenths of a per cent; a difference is never rounded to none. */
function percent(share: number | null): string {
  if (share === null) return 'not compared';
  if (share > 0 && share < 0.001) return '< 0.1 %';
  return `${(share * 100).toFixed(1)} %`;
}

export function cardRows({ cards }: Review, { site }: Origins): Section {
  return {
    title: 'Social cards',
    head: table('Page', 'Locale', 'Pixels that differ', 'Pictures'),
    rows: cards.map(({ title, locale, change, before, after, difference, share }) => {
      const pictures = [
        ...picture('before', before, site),
        ...picture('after', after, site),
        ...picture('difference', difference, site),
      ];
      const differing = change === 'edited' ? percent(share) : change;
      return row([plain(title), locale, differing, pictures.length === 0 ? NOTHING : pictures.join(' · ')]);
    }),
    folded: false,
  };
}

const thousands = (bytes: number): string => bytes.toLocaleString('en-US');

function difference(before: number | undefined, after: number): string {
  if (before === undefined || before === after) return thousands(after);
  return `${thousands(after)} (${after > before ? '+' : '−'}${thousands(Math.abs(after - before))})`;
}

export function byteRows({ bytes }: Review): Section {
  const packed = bytes.filter((page) => page.packed !== null).length;
  return {
    title: 'Bytes of changed pages',
    note:
      'HTML and script unpacked, with what changed; HTML and styles packed by brotli, against the budget of the page.' +
      (packed === bytes.length ? '' : ` Packed were the largest alone, ${packed} of ${bytes.length}.`),
    head: table('Page', 'HTML', 'Script', 'Packed', 'Budget'),
    rows: bytes.map(({ path, before, after, packed: sent }) =>
      row([
        code(path),
        difference(before?.html, after.html),
        difference(before?.script, after.script),
        sent === null ? NOTHING : thousands(sent.bytes),
        sent === null ? NOTHING : `${thousands(sent.budget)}${sent.bytes > sent.budget ? ' **exceeded**' : ''}`,
      ]),
    ),
    folded: true,
  };
}

export function hiddenRows({ hidden }: Review, { site }: Origins): Section {
  return {
    title: 'Only in the preview',
    note: 'Drafts and what is still to come: production does not show them.',
    head: table('Page', 'Locale', 'Why', 'Page of the preview'),
    rows: hidden.map(({ title, locale, visibility, path }) =>
      row([plain(title), locale, visibility, pageLink(path, site)]),
    ),
    folded: false,
  };
}
