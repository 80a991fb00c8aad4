/** The sections of the site, posts and changelog: their listings and entries, and the lists of one tag or author. */
import type { ListedPage, Neighbour } from '../../components/page-context';
import type { FeedSection } from '../../site/feeds';
import { LOCALES } from '../../site/locales';
import { pseudoText } from '../../site/pseudo-text';
import { pathTo } from '../../site/routes';
import { cellIn } from '../model/translations';
import {
  authorsOf,
  contentPage,
  modifiedOf,
  nameIn,
  stringsPage,
  tagsOf,
  type LocalePlan,
  type PageType,
} from './page-makers';
import type { PlannedPage, Row } from './planned-page';
import { hiddenOf } from './preview-facts';

/** What the entries of a section are, and the routes of an entry and of the listing's pages after the first. */
export const SECTIONS = {
  posts: { kind: 'post', entry: 'post', further: 'posts-page' },
  changelog: { kind: 'changelog', entry: 'changelog-entry', further: 'changelog-page' },
} as const satisfies Readonly<Record<FeedSection, object>>;

/** Entries on one page of a listing. */
export const PAGE_SIZE = 10;

/** Splits a listing into pages; an empty listing still has its first page. */
export function paginate<T>(items: readonly T[], size = PAGE_SIZE): T[][] {
  const pages: T[][] = [];
  for (let start = 0; start < items.length; start += size) pages.push(items.slice(start, start + size));
  return pages.length === 0 ? [[]] : pages;
}

/** The newest day of a listing's entries: when the listing last changed. */
export function newestDay(items: readonly { readonly day: string | null }[]): string | null {
  return items.reduce<string | null>((newest, { day }) => (day !== null && day > (newest ?? '') ? day : newest), null);
}

/** Compares versions by their numbers: 0.10.0 is above 0.9.0. */
const versionOrder = new Intl.Collator('en', { numeric: true });

/**
 * The entries of a section, newest first; of one day, by version and then by slug, so that the order is the same on
 * every machine.
 */
export function articlesIn(section: FeedSection, rows: readonly Row[]): Row[] {
  return rows
    .filter(({ kind }) => kind === SECTIONS[section].kind)
    .sort(({ source: a, slug: slugA }, { source: b, slug: slugB }) => {
      const [dayA, dayB] = [a.published ?? '', b.published ?? ''];
      if (dayA !== dayB) return dayA < dayB ? 1 : -1;
      return versionOrder.compare(b.version ?? '', a.version ?? '') || (slugA < slugB ? -1 : 1);
    });
}

/** The entries of a section that the locale has a page of. */
function shownIn({ articles, locale }: LocalePlan, section: FeedSection): Row[] {
  return articles[section].filter((row) => cellIn(row, locale).entry !== null);
}

function listedPages({ locale }: LocalePlan, section: FeedSection, rows: readonly Row[]): ListedPage[] {
  return rows.flatMap((row) => {
    const { state, entry } = cellIn(row, locale);
    if (entry === null) return [];
    return [
      {
        id: entry.id,
        path: pathTo(locale, SECTIONS[section].entry, { slug: row.slug }),
        fallback: state === 'fallback',
        day: modifiedOf(entry, row.version),
        ...hiddenOf(entry),
      },
    ];
  });
}

/** The newest entries of a section as the locale lists them. */
export function newestListed(plan: LocalePlan, section: FeedSection, count: number): ListedPage[] {
  return listedPages(plan, section, shownIn(plan, section).slice(0, count));
}

/** The tags that have a post in the locale: names by id. */
function usedTags(plan: LocalePlan) {
  const posts = shownIn(plan, 'posts');
  return Object.entries(plan.site.tags).filter(([tag]) => posts.some(({ source }) => source.tags.includes(tag)));
}

function tagLinks(plan: LocalePlan) {
  const { locale } = plan;
  return usedTags(plan).map(([tag, names]) => ({
    name: nameIn(names, locale),
    path: pathTo(locale, 'posts-tag', { tag }),
  }));
}

/** Plans all pages of a section's listing. */
export function planListing(section: FeedSection) {
  return (plan: LocalePlan, first: PageType): PlannedPage[] => {
    const { locale, t } = plan;
    const { further } = SECTIONS[section];
    const allTags = section === 'posts' && tagLinks(plan);
    const all = listedPages(plan, section, plan.articles[section]);
    const publicPages = paginate(all.filter(({ hidden }) => hidden === undefined)).length;
    return paginate(all).map((items, index, { length }) => {
      const n = index + 1;
      const [page, path, words] =
        n === 1
          ? [first, pathTo(locale, section), { title: t(`${section}.title`), description: t(`${section}.description`) }]
          : [
              { ...first, route: further },
              pathTo(locale, further, { n }),
              { title: t(`${further}.title`, { n }), description: t(`${further}.description`, { n }) },
            ];
      return stringsPage(plan, page, path, words, {
        isPublic: n <= publicPages,
        ids: items.map(({ id }) => id),
        listed: items,
        page: n,
        pages: length,
        modified: newestDay(items),
        ...(allTags && { allTags }),
      });
    });
  };
}

/** A page of all posts with one tag or by one author. */
function collectionPage(
  plan: LocalePlan,
  page: PageType,
  path: string,
  words: { readonly title: string; readonly description: string },
  names: { readonly name: string; readonly about?: string },
  belongs: (row: Row) => boolean,
): PlannedPage {
  const collected = plan.articles.posts.filter(belongs);
  const items = listedPages(plan, 'posts', collected);
  return stringsPage(plan, page, path, words, {
    isPublic: items.some(({ hidden }) => hidden === undefined),
    ids: items.map(({ id }) => id),
    listed: items,
    ...names,
    allTags: tagLinks(plan),
    modified: newestDay(items),
    locales: LOCALES.filter((other) => collected.some(({ cells }) => cells[other].entry !== null)),
  });
}

export function planTags(plan: LocalePlan, page: PageType): PlannedPage[] {
  const { locale, t } = plan;
  return usedTags(plan).map(([tag, names]) => {
    const name = nameIn(names, locale);
    const words = {
      title: t('posts-tag.title', { tag: name }),
      description: t('posts-tag.description', { tag: name }),
    };
    const path = pathTo(locale, 'posts-tag', { tag });
    return collectionPage(plan, page, path, words, { name }, ({ source }) => source.tags.includes(tag));
  });
}

export function planAuthors(plan: LocalePlan, page: PageType): PlannedPage[] {
  const { locale, t } = plan;
  const writers = new Set(shownIn(plan, 'posts').map(({ source }) => source.author));
  return Object.entries(plan.site.authors)
    .filter(([author]) => writers.has(author))
    .map(([author, names]) => {
      const [name, about] = [nameIn(names.name, locale), nameIn(names.about, locale)];
      const words = {
        title: t('posts-author.title', { author: name }),
        description: t('posts-author.description', { author: name }),
      };
      const path = pathTo(locale, 'posts-author', { author });
      return collectionPage(plan, page, path, words, { name, about }, ({ source }) => source.author === author);
    });
}

/** A link to the next older or newer entry; null at either end. */
function neighbour({ locale }: LocalePlan, section: FeedSection, row: Row | undefined): Neighbour | null {
  const { state, entry } = row === undefined ? { entry: null } : cellIn(row, locale);
  if (row === undefined || entry === null) return null;
  return {
    path: pathTo(locale, SECTIONS[section].entry, { slug: row.slug }),
    title: pseudoText(locale, entry.title),
    fallback: state === 'fallback',
    ...hiddenOf(entry),
  };
}

/** Plans a page for each entry of a section. */
export function planEntries(section: FeedSection) {
  return (plan: LocalePlan, page: PageType): PlannedPage[] => {
    const { site, locale } = plan;
    return shownIn(plan, section).flatMap((row, index, rows) =>
      contentPage(plan, page, row, pathTo(locale, SECTIONS[section].entry, { slug: row.slug }), {
        ...(section === 'posts' && { authors: authorsOf(row, site, locale), tags: tagsOf(row, site, locale) }),
        newer: neighbour(plan, section, rows[index - 1]),
        older: neighbour(plan, section, rows[index + 1]),
      }),
    );
  };
}
