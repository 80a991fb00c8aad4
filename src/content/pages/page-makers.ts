/** Makes one page of a locale: what is in its head, and what its template needs. */
import type { HeadFacts, PageContext } from '../../components/page-context';
import type { Translate } from '../../components/string-keys';
import type { SheetName } from '../../styles/sheets';
import { type FeedSection, FEED_SECTIONS, feedSectionsOf } from '../../site/feeds';
import { DEFAULT_LOCALE, isLocale, LOCALES, writtenLocale, type Locale } from '../../site/locales';
import { pseudoText } from '../../site/pseudo-text';
import { inLocale, pathTo, ROUTES, type RouteId } from '../../site/routes';
import type { Tags } from '../model/names';
import { cellIn, isOnlyTranslated, OWN_TEXT } from '../model/translations';
import { SITE_NAME } from '../../site/page-metadata';
import type { ContentEntry, PlannedPage, Row, Site } from './planned-page';
import { previewFacts } from './preview-facts';

/** What a page is an instance of. */
export interface PageType {
  /** Null for shells and status pages. */
  readonly route: RouteId | null;
  /** Name of a file in `src/templates/`. */
  readonly template: string;
  readonly sheet?: SheetName;
  readonly laterSheet?: SheetName;
}

/** What the pages of one locale are planned from. */
export interface LocalePlan {
  readonly site: Site;
  readonly locale: Locale;
  readonly t: Translate<'pages'>;
  readonly rows: readonly Row[];
  /** Posts and changelog entries of all locales, newest first. */
  readonly articles: Readonly<Record<FeedSection, readonly Row[]>>;
}

/** Day of the last change of a text that readers should know of. */
export function modifiedOf({ updated, published }: ContentEntry, version: string | null): string | null {
  return updated ?? published ?? version;
}

/** The words for a name in a locale. */
export function nameIn(names: Tags[string], locale: Locale): string {
  return pseudoText(locale, names[writtenLocale(locale)]);
}

/** The author of a piece of content, with the path of their other work; empty if the content names no author. */
export function authorsOf({ source: { author } }: Row, { authors }: Site, locale: Locale) {
  if (author === null) return [];
  const known = authors[author];
  return [
    {
      name: known === undefined ? author : nameIn(known.name, locale),
      type: known?.type ?? ('person' as const),
      path: pathTo(locale, 'posts-author', { author }),
    },
  ];
}

export function tagsOf({ source }: Row, { tags }: Site, locale: Locale) {
  return source.tags.map((tag) => {
    const names = tags[tag];
    return { name: names === undefined ? tag : nameIn(names, locale), path: pathTo(locale, 'posts-tag', { tag }) };
  });
}

/** What every page knows. @param isPublic whether production has the page too */
function baseContext(
  { site, locale, t }: LocalePlan,
  path: string,
  head: Partial<HeadFacts> & Pick<HeadFacts, 'title' | 'description'>,
  isPublic: boolean,
): PageContext {
  const { siteUrl, context: deploy, operator } = site.environment;
  const preview = previewFacts(site.environment, path, isPublic);
  return {
    locale,
    pagePath: path,
    strings: site.stringsDigestOf(locale),
    head: {
      type: 'website',
      canonical: null,
      alternates: [],
      siteUrl,
      profiles: operator.profiles,
      noindex: deploy !== 'production',
      card: null,
      ...surroundings(path, locale, t),
      authors: [],
      tags: [],
      ...head,
    },
    alternates: LOCALES.map((other) => ({ locale: other, path: inLocale(path, other) })),
    ...(preview && { preview }),
    compiler: site.compiler,
  };
}

/** A page made only of interface strings. */
export function stringsPage(
  plan: LocalePlan,
  { route, template, sheet, laterSheet }: PageType,
  path: string,
  words: { readonly title: string; readonly description: string },
  more: {
    readonly modified?: string | null;
    /** The locales that have the page; all by default. */
    readonly locales?: readonly Locale[];
    /** False if production has no such page. */
    readonly isPublic?: boolean;
  } & Readonly<Record<string, unknown>> = {},
): PlannedPage {
  const { modified = null, locales = LOCALES, isPublic = true, ...rest } = more;
  const { siteUrl } = plan.site.environment;
  // A page in a pseudo-locale is not there to be found: it has no canonical, and so no card, feeds or structured data.
  const isIndexable = route !== null && ROUTES[route].indexable && isLocale(plan.locale);
  const head = isIndexable && {
    canonical: siteUrl + path,
    alternates: locales.map((locale) => ({ locale, url: siteUrl + inLocale(path, locale) })),
  };
  const context = baseContext(plan, path, { ...words, ...head }, isPublic);
  const alternates = context.alternates.filter(({ locale }) => locales.includes(locale));
  return {
    path,
    route,
    template,
    state: 'interface',
    file: null,
    modified,
    context: { ...context, alternates, ...(sheet && { sheet }), ...(laterSheet && { laterSheet }), ...rest },
  };
}

/** The page of a piece of content; none if the locale has no such page. */
export function contentPage(
  plan: LocalePlan,
  { route, template, sheet }: PageType,
  row: Row,
  path: string,
  {
    wasPublic = false,
    ...more
  }: Readonly<Record<string, unknown>> & {
    /** Whether production shows an earlier version at the path. */
    readonly wasPublic?: boolean;
  } = {},
): PlannedPage[] {
  const { site, locale } = plan;
  const { siteUrl, editBase } = site.environment;
  const { state, entry } = cellIn(row, locale);
  if (entry === null) return [];
  // Without a translation that is still a draft, production shows the source's text at its path.
  const inSource = row.source.visibility === 'public' && !isOnlyTranslated(row.kind, row.source.onlyTranslated);
  const isPublic = entry.visibility === 'public' || inSource || wasPublic;
  const ownText = LOCALES.filter((other) => OWN_TEXT.includes(row.cells[other].state));
  const isArticle = row.kind === 'post' || row.kind === 'changelog';
  const isFallback = state === 'fallback';
  // The head speaks of the canonical, so in its language.
  const headLocale = isFallback ? DEFAULT_LOCALE : locale;
  const context = baseContext(
    plan,
    path,
    {
      title: pseudoText(locale, entry.title),
      description: pseudoText(locale, entry.description),
      type: isArticle ? 'article' : 'website',
      canonical: state === 'pseudo' ? null : siteUrl + inLocale(path, headLocale),
      alternates:
        isFallback || state === 'pseudo'
          ? []
          : ownText.map((other) => ({ locale: other, url: siteUrl + inLocale(path, other) })),
      ...(entry.published !== null && { published: entry.published }),
      ...(entry.updated !== null && { modified: entry.updated }),
      authors: authorsOf(row, site, headLocale),
      tags: tagsOf(row, site, headLocale).map(({ name }) => name),
    },
    isPublic,
  );
  const alternates = context.alternates.flatMap((alternate) => {
    const { state: other } = cellIn(row, alternate.locale);
    return other === 'absent' ? [] : [other === 'fallback' ? { ...alternate, fallback: true } : alternate];
  });
  return [
    {
      path,
      route,
      template,
      state,
      file: entry.file,
      modified: modifiedOf(entry, row.version),
      context: {
        ...context,
        alternates,
        ...(sheet && { sheet }),
        id: entry.id,
        fallback: isFallback,
        version: row.version,
        visibility: entry.visibility,
        due: entry.due,
        behind: entry.behind,
        editUrl: editBase === null ? null : `${editBase}/${entry.file}`,
        ...(sheet && { sheet }),
        ...more,
      },
    },
  ];
}

/** Listings whose path the pages they list begin with. */
const LISTINGS = [...FEED_SECTIONS, 'guide'] as const;

/** The feeds a page announces, and the pages above it. */
export function surroundings(
  path: string,
  locale: Locale,
  t: Translate<'pages'>,
): Pick<HeadFacts, 'feeds' | 'breadcrumbs'> {
  const home = pathTo(locale, 'home');
  const above = LISTINGS.filter((section) => {
    const listing = pathTo(locale, section);
    return path.startsWith(listing) && path !== listing;
  });
  return {
    feeds: feedSectionsOf(path, locale).map((section) => ({
      title: `${t(`${section}.title`)} · ${SITE_NAME}`,
      folder: pathTo(locale, section),
    })),
    breadcrumbs: [
      ...(path === home ? [] : [{ name: SITE_NAME, path: home }]),
      ...above.map((section) => ({ name: t(`${section}.title`), path: pathTo(locale, section) })),
    ],
  };
}
