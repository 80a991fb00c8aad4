/**
 * Scripts of the islands, known while Gatsby renders HTML. Null elsewhere: in the browser and in `gatsby develop`,
 * where islands are ordinary components.
 */
declare const ISLAND_SCRIPTS: {
  /** By entry: the module that brings a page's islands to life, and what it imports. */
  readonly entries: Readonly<
    Record<'islands' | 'feedback' | 'search', { readonly module: string; readonly imports: readonly string[] }>
  >;
  /** The script of a page whose island waits: it loads the others when the island is used. */
  readonly starter: string;
  /** Runs before a page with a tool is drawn. */
  readonly asked: string;
  /** Lets members undo a deletion on their account page. */
  readonly accountUndo: string;
  /** Runs before all of them and holds errors. */
  readonly watch: string;
  /** Loaded with the first error, it reports them. */
  readonly errorClient: string;
} | null;

/** Whether the build has pages in pseudo-locales: what only they need is left out of the bundle where it has not. */
declare const PSEUDO_LOCALES_BUILT: boolean;

/** Whether the build has English texts on pages in other languages, for want of words (`src/site/stand-ins.ts`). */
declare const ENGLISH_STANDS_IN: boolean;

/** Colours of both themes as `#rrggbb`, for pictures of a report. */
declare const PRINTED_THEMES: Readonly<
  Record<'light' | 'dark', import('../components/report-picture/drawing').PictureColours>
>;

/** What error reports of this build say about it; null if no service receives them, in `gatsby develop` too. */
declare const ERROR_REPORTS: {
  readonly dsn: string;
  readonly release: string;
  readonly environment: string;
} | null;

/** What the islands need of Trusted Types, which TypeScript's own types lack. https://www.w3.org/TR/trusted-types/ */
interface Window {
  /** Undefined in browsers that do not know them. */
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    /** @throws TypeError if there is one of that name, or the page's policy does not name it */
    createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): object;
  };
}
