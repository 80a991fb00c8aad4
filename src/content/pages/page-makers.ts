/** Makes one page: its address, what stands in its head, and what its template needs. */
import type { HeadFacts, PageContext } from '../../components/page-context';
import type { Environment } from '../../site/environment';
import { DEFAULT_LOCALE, isLocale, LOCALES, writtenLocale, type Locale } from '../../site/locales';
import { pseudoText } from '../../site/pseudo-text';
import { inLocale, pathTo } from '../../site/routes';
import type { Tags } from '../model/names';
import { cellIn, isOnlyTranslated, OWN_TEXT } from '../model/translations';
import type { ContentEntry, PlannedPage, Row, Site } from './planned-page';
import { previewFacts } from './preview-facts';
import { surroundings } from './surroundings';

/** Day of the last change of a text that readers should know of. */
export function modifiedOf({ updated, published }: ContentEntry, version: string | null): string | null {
  return updated ?? published ?? version;
}

/** Where a file can be edited. */
function editUrl({ editBase }: Environment, file: string): string | null {
  return editBase === null ? null : `${editBase}/${file}`;
}

/** The words for a name in a locale. */
export function nameIn(names: Tags[string], locale: Locale): string {
  return pseudoText(locale, names[writtenLocale(locale)]);
}

function nameOf(names: Tags[string] | undefined, id: string, locale: Locale): string {
  return names === undefined ? id : nameIn(names, locale);
}

/** Makers of the two sorts of page: of interface strings, and of a piece of content. */
export function pageMakers({ environment, stringsOf, stringsDigestOf, authors, tags, compiler }: Site) {
  const { siteUrl, context: deploy, operator } = environment;
  const noindex = deploy !== 'production';

  const preview = (path: string, isPublic: boolean): Pick<PageContext, 'preview'> => {
    const facts = previewFacts(environment, path, isPublic);
    return facts === undefined ? {} : { preview: facts };
  };

  const base = (
    locale: Locale,
    path: string,
    head: Partial<HeadFacts> & Pick<HeadFacts, 'title' | 'description'>,
    isPublic: boolean,
  ): PageContext => ({
    locale,
    pagePath: path,
    strings: stringsDigestOf(locale),
    head: {
      type: 'website',
      canonical: null,
      alternates: [],
      siteUrl,
      profiles: operator.profiles,
      noindex,
      card: null,
      ...surroundings(path, locale, stringsOf(locale)),
      authors: [],
      tags: [],
      ...head,
    },
    alternates: LOCALES.map((other) => ({ locale: other, path: inLocale(path, other) })),
    ...preview(path, isPublic),
    compiler,
  });

  /**
   * Canonical and alternates of a page that exists with its own text in every one of the locales. One in a
   * pseudo-locale is nobody's to find, so it has neither, and thus no social card, feeds or structured data.
   */
  const everywhere = (path: string, indexable: boolean, locales: readonly Locale[]) => ({
    canonical: indexable ? siteUrl + path : null,
    alternates: indexable ? locales.map((locale) => ({ locale, url: siteUrl + inLocale(path, locale) })) : [],
  });

  /** A page made of interface strings alone. */
  const stringsPage = (
    locale: Locale,
    path: string,
    strings: { title: string; description: string },
    template: string,
    more: {
      readonly indexable: boolean;
      readonly modified?: string | null;
      /** Where the page exists; everywhere where nothing is said. */
      readonly locales?: readonly Locale[];
      /** False where production has no such page. */
      readonly isPublic?: boolean;
    } & Readonly<Record<string, unknown>>,
  ): PlannedPage => {
    const { indexable, modified = null, locales = LOCALES, isPublic = true, ...rest } = more;
    const head = everywhere(path, indexable && isLocale(locale), locales);
    const context = base(locale, path, { ...strings, ...head }, isPublic);
    const alternates = context.alternates.filter((alternate) => locales.includes(alternate.locale));
    return {
      path,
      template,
      state: 'interface',
      file: null,
      modified,
      context: { ...context, alternates, ...rest },
    };
  };

  const contentPage = (
    row: Row,
    locale: Locale,
    path: string,
    template: string,
    {
      wasPublic = false,
      ...more
    }: Readonly<Record<string, unknown>> & {
      /** Whether production shows an earlier version at the address. */
      readonly wasPublic?: boolean;
    } = {},
  ): PlannedPage[] => {
    const { state, entry } = cellIn(row, locale);
    if (entry === null) return [];
    // Without a translation that is still a draft, production shows the source's text at its address.
    const inSource = row.source.visibility === 'public' && !isOnlyTranslated(row.kind, row.source.onlyTranslated);
    const isPublic = entry.visibility === 'public' || inSource || wasPublic;
    const own = LOCALES.filter((other) => OWN_TEXT.includes(row.cells[other].state));
    const article = row.kind === 'post' || row.kind === 'changelog';
    const context = base(
      locale,
      path,
      {
        title: pseudoText(locale, entry.title),
        description: pseudoText(locale, entry.description),
        type: article ? 'article' : 'website',
        canonical: state === 'pseudo' ? null : siteUrl + (state === 'fallback' ? inLocale(path, DEFAULT_LOCALE) : path),
        alternates:
          state === 'fallback' || state === 'pseudo'
            ? []
            : own.map((other) => ({ locale: other, url: siteUrl + inLocale(path, other) })),
        ...(entry.published === null ? {} : { published: entry.published }),
        ...(entry.updated === null ? {} : { modified: entry.updated }),
        // The head speaks of the canonical, so in its language.
        authors: authorsOf(row, state === 'fallback' ? DEFAULT_LOCALE : locale),
        tags: tagsOf(row, state === 'fallback' ? DEFAULT_LOCALE : locale).map(({ name }) => name),
      },
      isPublic,
    );
    const alternates = context.alternates
      .filter(({ locale: other }) => cellIn(row, other).state !== 'absent')
      .map((alternate) =>
        cellIn(row, alternate.locale).state === 'fallback' ? { ...alternate, fallback: true } : alternate,
      );
    return [
      {
        path,
        template,
        state,
        file: entry.file,
        modified: modifiedOf(entry, row.version),
        context: {
          ...context,
          alternates,
          id: entry.id,
          fallback: state === 'fallback',
          version: row.version,
          visibility: entry.visibility,
          due: entry.due,
          behind: entry.behind,
          editUrl: editUrl(environment, entry.file),
          ...more,
        },
      },
    ];
  };

  const authorsOf = ({ source: { author } }: Row, locale: Locale) =>
    author === null
      ? []
      : [
          {
            name: nameOf(authors[author]?.name, author, locale),
            type: authors[author]?.type ?? ('person' as const),
            path: pathTo(locale, 'posts-author', { author }),
          },
        ];

  const tagsOf = ({ source }: Row, locale: Locale) =>
    source.tags.map((tag) => ({ name: nameOf(tags[tag], tag, locale), path: pathTo(locale, 'posts-tag', { tag }) }));

  return { stringsPage, contentPage, authorsOf, tagsOf };
}
