/** Attributes by which scripts and styles find islands in a page. */

/** Marks an island's element; its value is the island's name. */
export const ISLAND_ATTRIBUTE = 'data-island';

/** Set by the starter: until then nothing would answer, so that `search.css` keeps the place but shows nothing. */
export const READY_ATTRIBUTE = 'data-ready';

/** Marks the template of what is shown where a page fails; its value is the URL of the script that reports errors. */
export const FAILURE_ATTRIBUTE = 'data-failure';

/** Placeholders in that template for what only the browser knows. */
export const HOST_SLOT = '%host%';
export const DIGEST_SLOT = '%digest%';

/**
 * Set on the page's root by `asked.ts` while its URL asks for something that is not there yet; its value says what is
 * done about it. `measuring.css` lays the page out by it.
 */
export const ASKED_ATTRIBUTE = 'data-asked';

/** Marks the element that `asked.ts` fills with the names of the sites being measured. */
export const NAMES_ATTRIBUTE = 'data-asked-names';

/** Names the tool of a page to `asked.ts`. */
export const TOOL_ATTRIBUTE = 'data-tool';
