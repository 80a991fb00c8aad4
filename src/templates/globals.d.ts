/** Paths of the style sheets some pages link, known while Gatsby renders HTML; null in `gatsby develop`, where pages have parts (`src/content/pages/live-styles.ts`). */
declare const STYLE_SHEETS: Readonly<Partial<Record<import('../styles/sheets').SheetName, string>>> | null;

/** The style sheet of every page, known while Gatsby renders HTML; empty in `gatsby develop`. */
declare const INLINED_STYLES: string;
/** Styles of the sheets that are part of the pages that have them. */
declare const STYLES_IN_PAGES: Readonly<Partial<Record<import('../styles/sheets').SheetName, string>>>;

/** Gatsby's table of templates, by the name it gives each in a page's data. */
declare module '$virtual/async-requires' {
  export const components: Readonly<
    Record<
      string,
      () => Promise<{ readonly default: import('react').ComponentType<import('./StaticPage').PageResult> }>
    >
  >;
}
