/** The kind of page a report is about. How it is found out (`home.ts`) is not needed to show a report. */

/**
 * A page's place in its site. `asked`: where the site's root led. `root`, `index` (the root's index file) and
 * `language` (the root of one language) are read from its address. `unknown`: its address is not known, so that it is
 * taken for a home page. `path`: it is below the home page.
 */
export type PageKind =
  | { readonly is: 'home'; readonly by: (typeof HOME_REASONS)[number] }
  | { readonly is: 'inner'; readonly by: (typeof INNER_REASONS)[number] };

export const HOME_REASONS = ['asked', 'root', 'index', 'language', 'unknown'] as const;
export const INNER_REASONS = ['path'] as const;
