/** The parts of a summary, each as a table of Markdown. */
import type { CardChange, PageBytes, PageChange, Review } from '../../components/review/review';
import { code, link, plain } from './markdown';

/** Where pages can be seen: origins, null if nowhere. */
export interface Origins {
  readonly base: string | null;
  readonly site: string | null;
}

export interface Section {
  readonly title: string;
  /** What a reader has to know about all rows. */
  readonly note?: string;
  /** Headings of the columns. */
  readonly columns: readonly string[];
  /** Cells, which are Markdown. */
  readonly rows: readonly (readonly string[])[];
  /** Set if it is of the kind that is read seldom. */
  readonly folded?: true;
}

const NOTHING = '–';

/** A link if the page can be seen, otherwise its path. */
function pageLink(path: string | null, origin: string | null): string {
  if (path === null) return NOTHING;
  return origin === null ? code(path) : link(code(path), origin + path);
}

/** Rounded to tenths of a per cent; a difference is never rounded to none. */
function percent(share: number | null): string {
  if (share === null) return 'not compared';
  if (share > 0 && share < 0.001) return '< 0.1 %';
  return `${(share * 100).toFixed(1)} %`;
}

function cardCells({ title, locale, change, share, ...card }: CardChange, site: string | null): string[] {
  const pictures = (['before', 'after', 'difference'] as const).flatMap((name) => {
    const address = card[name];
    // A picture of the build itself, or of the site it is compared with.
    const origin = address?.startsWith('/') === true ? site : '';
    return address === null || origin === null ? [] : [link(name, origin + address)];
  });
  const differing = change === 'edited' ? percent(share) : change;
  return [plain(title), locale, differing, pictures.join(' · ') || NOTHING];
}

const thousands = (bytes: number): string => bytes.toLocaleString('en-US');

function difference(before: number | undefined, after: number): string {
  if (before === undefined || before === after) return thousands(after);
  return `${thousands(after)} (${after > before ? '+' : '−'}${thousands(Math.abs(after - before))})`;
}

function byteCells({ path, before, after, packed }: PageBytes): string[] {
  const cells = [code(path), difference(before?.html, after.html), difference(before?.script, after.script)];
  if (packed === null) return [...cells, NOTHING, NOTHING];
  const { bytes, budget } = packed;
  return [...cells, thousands(bytes), `${thousands(budget)}${bytes > budget ? ' **exceeded**' : ''}`];
}

const PAGE_COLUMNS = ['Page', 'Locale', 'Change', 'Before', 'After'];

function pageCells({ title, locale, before, after, changes }: PageChange, { base, site }: Origins): string[] {
  return [plain(title), locale, changes.join(', '), pageLink(before, base), pageLink(after, site)];
}

function contentSections(pieces: Review['pieces'], origins: Origins): Section[] {
  return [
    {
      title: 'Content',
      columns: ['Content', 'Kind', 'Slug', 'Change'],
      rows: pieces.map(({ title, route, slug, changes }) => [plain(title), route, code(slug), changes.join(', ')]),
    },
    {
      title: 'Pages of content',
      columns: PAGE_COLUMNS,
      rows: pieces.flatMap(({ pages }) => pages.map((page) => pageCells(page, origins))),
      folded: true,
    },
  ];
}

function outdatedSection(outdated: Review['outdated'], { site }: Origins): Section {
  return {
    title: 'Outdated translations',
    note: 'Their sources changed since they were translated.',
    columns: ['Translation', 'Locale', 'Sections changed', 'Page'],
    rows: outdated.map(({ title, locale, path, changed, total }) => [
      plain(title),
      locale,
      `${changed} of ${total}`,
      pageLink(path, site),
    ]),
  };
}

function redirectSection({ added, removed }: Review['redirects']): Section {
  return {
    title: 'Redirects',
    columns: ['Change', 'From', 'To'],
    rows: [
      ...added.map(({ from, to }) => ['new', code(from), code(to)]),
      ...removed.map(({ from, to }) => ['gone', code(from), code(to)]),
    ],
  };
}

function feedSection(feeds: Review['feeds'], { base, site }: Origins): Section {
  return {
    title: 'Feed entries',
    columns: ['Feed', 'Locale', 'Change', 'Entry', 'Page'],
    rows: feeds.flatMap(({ locale, folder, ...entries }) =>
      (['added', 'edited', 'removed'] as const).flatMap((change) =>
        entries[change].map(({ path, title }) => [
          code(folder),
          locale,
          change,
          plain(title),
          pageLink(path, change === 'removed' ? base : site),
        ]),
      ),
    ),
  };
}

function otherPagesSection({ others, hidden }: Review, origins: Origins): Section {
  return {
    title: 'Other pages that read differently',
    note:
      'Nothing of their own content changed: listings, neighbours, interface strings.' +
      (hidden.length === 0 ? '' : ' Some may differ only because this build shows drafts, and production will not.'),
    columns: PAGE_COLUMNS,
    rows: others.map((page) => pageCells(page, origins)),
    folded: true,
  };
}

function byteSection(bytes: Review['bytes']): Section {
  const packed = bytes.filter((page) => page.packed !== null).length;
  return {
    title: 'Bytes of changed pages',
    note:
      'HTML and script unpacked, with what changed; HTML and styles packed by brotli, against the budget of the page.' +
      (packed === bytes.length ? '' : ` Packed were the largest alone, ${packed} of ${bytes.length}.`),
    columns: ['Page', 'HTML', 'Script', 'Packed', 'Budget'],
    rows: bytes.map(byteCells),
    folded: true,
  };
}

function hiddenSection(hidden: Review['hidden'], { site }: Origins): Section {
  return {
    title: 'Only in the preview',
    note: 'Drafts and what is still to come: production does not show them.',
    columns: ['Page', 'Locale', 'Why', 'Page of the preview'],
    rows: hidden.map(({ title, locale, visibility, path }) => [plain(title), locale, visibility, pageLink(path, site)]),
  };
}

/** Everything a review reports, in order; the summary omits sections without rows. */
export function sectionsOf(review: Review, origins: Origins): Section[] {
  return [
    ...contentSections(review.pieces, origins),
    outdatedSection(review.outdated, origins),
    redirectSection(review.redirects),
    feedSection(review.feeds, origins),
    {
      title: 'Social cards',
      columns: ['Page', 'Locale', 'Pixels that differ', 'Pictures'],
      rows: review.cards.map((card) => cardCells(card, origins.site)),
    },
    otherPagesSection(review, origins),
    byteSection(review.bytes),
    hiddenSection(review.hidden, origins),
  ];
}
