/**
 * Scripts a page with an island loads, in order; known while Gatsby renders HTML. Null elsewhere: in the browser and
 * in `gatsby develop`, where islands are ordinary components.
 */
declare const ISLAND_SCRIPTS: readonly string[] | null;
