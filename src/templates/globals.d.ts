/** Path of the report's style sheet, known while Gatsby renders HTML; null in `gatsby develop`, where all styles are one. */
declare const REPORT_SHEET: string | null;
