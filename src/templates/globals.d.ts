/** Paths of the style sheets some pages link, known while Gatsby renders HTML; null in `gatsby develop`, where all styles are one. */
declare const STYLE_SHEETS: Readonly<Record<import('../components/page-context').SheetName, string>> | null;
