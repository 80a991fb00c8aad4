/** Marks in the shells that the build renders and functions fill. */

/** Stands for the path below the locale in the links of a shell's language switch. */
export const SHELL_PATH = 'facet-shell-path/';

/** The same within a query, e.g. in the address that begins a sign-in and leads back to the page. */
export const SHELL_PATH_IN_QUERY = encodeURIComponent(SHELL_PATH);

/** The same in the link to the feedback form, where a path may hold no secret. */
export const SHELL_ORIGIN = 'facet-shell-origin/';

/** The same in a preview's link to the public site, which no secret is handed to. */
export const SHELL_PUBLIC_PATH = 'facet-shell-public/';

/** Stands for the title while the build renders: React would escape the slot itself. */
export const SHELL_TITLE = 'facet-shell-title';

/** Where a function writes the title. */
export const SHELL_TITLE_SLOT = '<!--facet:title-->';

/** Names the element that, while the build renders, represents what is only in one page's head. */
export const SHELL_HEAD = 'facet-shell-head';

/** Where a function writes what only one page has in its head. */
export const SHELL_HEAD_SLOT = '<!--facet:head-->';

/** Where a function writes the page. */
export const SHELL_MAIN_SLOT = '<!--facet:main-->';

/** Where a function writes who is signed in. */
export const SHELL_PERSON_SLOT = '<!--facet:person-->';

/** Where a function writes the digest of an error, so that a visitor can quote it. */
export const SHELL_DIGEST_SLOT = '<!--facet:digest-->';

/** Any of the marks that a function fills. */
export const SHELL_MARK = /<!--facet:[a-z]+-->|facet-shell-[a-z]+(?:\/|%2F)/g;
