/** What the scripts of a page that report errors hand to each other. */

/** Where an error came from, as far as whoever caught it knows. */
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

/** What failed: one island, or the page's script. */
export type FailureKind = 'island' | 'page';

export interface ErrorWatch {
  /** Reports that wait for the client, which takes over `push` once it is loaded. */
  readonly reports: { push(report: ErrorReport): unknown; splice(start: number): readonly ErrorReport[] };
  /**
   * Reports an error.
   *
   * @returns its digest; empty where there were too many to report this one
   */
  readonly report: (error: unknown, origin: ErrorOrigin) => string;
  /** Makes the words for a failure in the page's language; as the page brought them. */
  readonly notice: (kind: FailureKind, digest: string) => HTMLElement;
}

declare global {
  interface Window {
    /** Missing where the script that watches was not loaded. */
    errorWatch?: ErrorWatch;
  }
}
