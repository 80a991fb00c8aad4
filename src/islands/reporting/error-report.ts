/** What the scripts of a page that report errors pass to each other. */

/** Where an error came from, as far as the code that caught it knows. */
export interface ErrorOrigin {
  /** The island it happened in. */
  readonly island?: string;
  /** React's list of the components around it. */
  readonly componentStack?: string | null | undefined;
}

/** An error that is to be reported. */
export interface ErrorReport extends ErrorOrigin {
  readonly error: unknown;
  /** Id of the report, 32 hexadecimal digits: what the visitor can quote. */
  readonly digest: string;
}

export interface ErrorWatch {
  /** Reports that wait for the client, which takes over `push` once it is loaded. */
  readonly reports: { push(report: ErrorReport): unknown; splice(start: number): readonly ErrorReport[] };
  /** Reports an error, the same one once. @returns its digest */
  readonly report: (error: unknown, origin: ErrorOrigin) => string;
  /** Reports an error and says so above the island, in the page's words. @returns what says it */
  readonly tell: (error: unknown, origin: ErrorOrigin) => HTMLElement;
}

declare global {
  interface Window {
    /** Missing where the script that watches was not loaded. */
    errorWatch?: ErrorWatch;
  }
}
