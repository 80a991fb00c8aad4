/** Which pages exist: from the table of translations and the table of routes, as data. */
import type { ListedPage, Neighbour, PageContext } from '../../components/page-context';
import type { SheetName } from '../../styles/sheets';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales';
import { localesIn } from '../../site/pseudo-locales';
import { pseudoText } from '../../site/pseudo-text';
import { FALLBACK_STATUSES, pathTo, ROUTES, type RouteId } from '../../site/routes';
import { SHELL_PATH, SHELL_TITLE } from '../../site/shell-tokens';
import { inForce, legalDocuments, olderVersions } from './legal-versions';
import { newestDay, paginate } from './listing';
import { cellIn } from '../model/translations';
import { modifiedOf, nameIn, pageMakers } from './page-makers';
import type { PlannedPage, Row, Site } from './planned-page';
import { hiddenOf, previewFacts } from './preview-facts';

const ROUTE_OF = { post: 'post', changelog: 'changelog-entry' } as const;

/** Where shells are rendered to before they are moved out of `public/`. */
export const SHELL_FOLDER = 'shell';

/** Newest first; of one day, by slug, so that the order is the same on every machine. */
function newestFirst(a: Row, b: Row): number {
  const [dayA, dayB] = [a.source.published ?? '', b.source.published ?? ''];
  if (dayA !== dayB) return dayA < dayB ? 1 : -1;
  return a.slug < b.slug ? -1 : 1;
}

/** Every page of the site. */
export function planPages(rows: readonly Row[], site: Site): PlannedPage[] {
  const { environment, stringsOf, authors, tags, example } = site;
  const { stringsPage, contentPage, authorsOf, tagsOf } = pageMakers(site);

  const named = (slug: string): Row => {
    const row = rows.find(({ kind, slug: other }) => kind === 'page' && other === slug);
    if (row === undefined)
      throw new Error(`content/pages/${slug}/${DEFAULT_LOCALE}.mdx is missing; the site needs this page.`);
    return row;
  };
  const articles = (kind: 'post' | 'changelog') => rows.filter((row) => row.kind === kind).sort(newestFirst);
  const listed = (list: readonly Row[], kind: 'post' | 'changelog', locale: Locale): ListedPage[] =>
    list.flatMap((row) => {
      const { state, entry } = cellIn(row, locale);
      if (entry === null) return [];
      return [
        {
          id: entry.id,
          path: pathTo(locale, ROUTE_OF[kind], { slug: row.slug }),
          fallback: state === 'fallback',
          day: modifiedOf(entry, row.version),
          ...hiddenOf(entry),
        },
      ];
    });

  /** The article before and after one in time, as the locale has them. @param list those it has */
  const neighboursOf = (list: readonly Row[], index: number, kind: 'post' | 'changelog', locale: Locale) => {
    const neighbour = (row: Row | undefined): Neighbour | null => {
      if (row === undefined) return null;
      const { state, entry } = cellIn(row, locale);
      if (entry === null) return null;
      return {
        path: pathTo(locale, ROUTE_OF[kind], { slug: row.slug }),
        title: pseudoText(locale, entry.title),
        fallback: state === 'fallback',
        ...hiddenOf(entry),
      };
    };
    return { newer: neighbour(list[index - 1]), older: neighbour(list[index + 1]) };
  };

  /**
   * A page whose language switch leads to another address than its file's.
   *
   * @param pathIn the address in a locale
   * @param isPublic whether the public site has the same there
   */
  const standingAt = (pathIn: (locale: Locale) => string, page: PlannedPage, isPublic = true): PlannedPage => {
    const { context } = page;
    const pagePath = pathIn(context.locale);
    const alternates = context.alternates.map((alternate) => ({ ...alternate, path: pathIn(alternate.locale) }));
    const preview = previewFacts(environment, pagePath, isPublic);
    return { ...page, context: { ...context, alternates, pagePath, ...(preview && { preview }) } };
  };

  /** A shell does not know its path yet: its language switch links to a token. */
  const shell = (page: PlannedPage) => standingAt((locale) => `/${locale}/${SHELL_PATH}`, page);

  const posts = articles('post');
  const changes = articles('changelog');
  const legal = legalDocuments(rows);

  return localesIn(environment).flatMap((locale): PlannedPage[] => {
    const t = stringsOf(locale);
    const shownHere = (list: readonly Row[]) => list.filter((row) => cellIn(row, locale).entry !== null);
    const simple = (
      route: Exclude<
        RouteId,
        | 'home'
        | 'about'
        | 'auth'
        | 'feedback-status'
        | 'post'
        | 'posts-page'
        | 'posts-tag'
        | 'posts-author'
        | 'changelog-page'
        | 'changelog-entry'
        | 'legal'
        | 'debug-og'
      >,
      more: Pick<PageContext, 'sheet'> = {},
    ) =>
      stringsPage(
        locale,
        pathTo(locale, route),
        { title: t(`${route}.title`), description: t(`${route}.description`) },
        route,
        { indexable: ROUTES[route].indexable, ...more },
      );
    const emptyShell = (name: 'page' | SheetName, more: Pick<PageContext, 'sheet'> = {}) =>
      stringsPage(locale, `/${locale}/${SHELL_FOLDER}/${name}.html`, { title: SHELL_TITLE, description: '' }, 'shell', {
        indexable: false,
        ...more,
      });
    const usedTags = Object.entries(tags).filter(([tag]) =>
      shownHere(posts).some(({ source }) => source.tags.includes(tag)),
    );
    const allTags = usedTags.map(([tag, names]) => ({
      name: nameIn(names, locale),
      path: pathTo(locale, 'posts-tag', { tag }),
    }));
    const listing = (kind: 'post' | 'changelog') => {
      const [first, further] =
        kind === 'post' ? (['posts', 'posts-page'] as const) : (['changelog', 'changelog-page'] as const);
      const all = listed(kind === 'post' ? posts : changes, kind, locale);
      const publicPages = paginate(all.filter(({ hidden }) => hidden === undefined)).length;
      return paginate(all).map((items, index, { length }) => {
        const n = index + 1;
        const strings =
          n === 1
            ? { title: t(`${first}.title`), description: t(`${first}.description`) }
            : { title: t(`${further}.title`, { n }), description: t(`${further}.description`, { n }) };
        return stringsPage(locale, n === 1 ? pathTo(locale, first) : pathTo(locale, further, { n }), strings, first, {
          indexable: true,
          isPublic: n <= publicPages,
          ids: items.map(({ id }) => id),
          listed: items,
          page: n,
          pages: length,
          modified: newestDay(items),
          ...(kind === 'post' && { allTags }),
        });
      });
    };
    /** Everything with one tag or by one author, on one page. */
    const collection = (
      route: 'posts-tag' | 'posts-author',
      path: string,
      names: { readonly name: string; readonly about?: string },
      belongs: (row: Row) => boolean,
    ) => {
      const collected = posts.filter(belongs);
      const items = listed(collected, 'post', locale);
      const strings =
        route === 'posts-tag'
          ? {
              title: t('posts-tag.title', { tag: names.name }),
              description: t('posts-tag.description', { tag: names.name }),
            }
          : {
              title: t('posts-author.title', { author: names.name }),
              description: t('posts-author.description', { author: names.name }),
            };
      return stringsPage(locale, path, strings, route, {
        indexable: true,
        isPublic: items.some(({ hidden }) => hidden === undefined),
        ids: items.map(({ id }) => id),
        listed: items,
        ...names,
        allTags,
        modified: newestDay(items),
        locales: LOCALES.filter((other) => collected.some(({ cells }) => cells[other].entry !== null)),
      });
    };
    const newest = [
      ...listed(shownHere(posts).slice(0, 3), 'post', locale),
      ...listed(shownHere(changes).slice(0, 3), 'changelog', locale),
    ];
    const status = { 401: 'unauthorized', 403: 'forbidden', 404: 'not-found', 500: 'error' } as const;

    return [
      ...contentPage(named('home'), locale, pathTo(locale, 'home'), 'home', {
        example,
        ids: newest.map(({ id }) => id),
        listed: newest,
      }),
      ...contentPage(named('about'), locale, pathTo(locale, 'about'), 'about'),
      simple('brand-assessment', { sheet: 'report' }),
      simple('brand-comparison', { sheet: 'report' }),
      simple('feedback'),
      ...listing('post'),
      ...listing('changelog'),
      ...usedTags.map(([tag, names]) =>
        collection('posts-tag', pathTo(locale, 'posts-tag', { tag }), { name: nameIn(names, locale) }, ({ source }) =>
          source.tags.includes(tag),
        ),
      ),
      ...Object.entries(authors)
        .filter(([author]) => shownHere(posts).some(({ source }) => source.author === author))
        .map(([author, { name, about }]) =>
          collection(
            'posts-author',
            pathTo(locale, 'posts-author', { author }),
            { name: nameIn(name, locale), about: nameIn(about, locale) },
            ({ source }) => source.author === author,
          ),
        ),
      ...shownHere(posts).flatMap((row, index, list) =>
        contentPage(row, locale, pathTo(locale, 'post', { slug: row.slug }), 'post', {
          authors: authorsOf(row, locale),
          tags: tagsOf(row, locale),
          ...neighboursOf(list, index, 'post', locale),
        }),
      ),
      ...shownHere(changes).flatMap((row, index, list) =>
        contentPage(row, locale, pathTo(locale, 'changelog-entry', { slug: row.slug }), 'changelog-entry', {
          ...neighboursOf(list, index, 'changelog', locale),
        }),
      ),
      ...legal.flatMap((all) => {
        const document = inForce(all, locale);
        const path = pathTo(locale, 'legal', { slug: document.newest.slug });
        const older = olderVersions(document, locale);
        return contentPage(document.newest, locale, path, 'legal', {
          ...older,
          wasPublic: older.versions.some(({ id, hidden }) => id !== null && hidden === undefined),
        });
      }),
      ...FALLBACK_STATUSES.map((code) => {
        const strings = { title: t(`${status[code]}.title`), description: t(`${status[code]}.description`) };
        const path = `/${locale}/${SHELL_FOLDER}/${code}.html`;
        return shell(stringsPage(locale, path, strings, 'status', { indexable: false, status: code }));
      }),
      shell(emptyShell('page')),
      shell(emptyShell('report', { sheet: 'report' })),
      // These show one page alone, so that their links need not be filled in.
      standingAt(
        (other) => pathTo(other, 'auth', { pathname: 'account' }),
        emptyShell('account', { sheet: 'account' }),
      ),
      standingAt((other) => pathTo(other, 'feedback-inbox'), emptyShell('inbox', { sheet: 'inbox' })),
      shell(emptyShell('review', { sheet: 'review' })),
      // It stands at every missing address: its language switch leads home.
      standingAt(
        (other) => pathTo(other, 'home'),
        stringsPage(
          locale,
          `/${locale}/404.html`,
          { title: t('not-found.title'), description: t('not-found.description') },
          'status',
          { indexable: false, status: 404 },
        ),
        false,
      ),
    ];
  });
}
