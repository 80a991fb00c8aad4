import type { ExportProblem } from '../../brand/sharing/export';
import type { LinkProblem } from '../../brand/sharing/fragment';

/** Reasons found in the browser why no report came; the function's own reasons are the codes of `errors`. */
export const CLIENT_FAILURES = [
  'offline', // the browser says that there is no network
  'network', // the function could not be reached
  'interrupted', // its answer broke off, or held no report
  'view-missing', // the part of the page that shows or makes a report could not be loaded
  'html-empty', // nothing was pasted
  'html-foreign', // what was pasted is JSON, SVG, plain text …
  'html-too-large', // more was pasted than is read of a page on the network
  'nothing-to-open', // neither a file was chosen nor a link pasted
] as const;

/** Reasons why a report that was kept cannot be shown; their words are loaded when one is met. */
export const OPENING_FAILURES = [
  'link-malformed',
  'link-version',
  'link-too-large',
  'file-too-large',
  'file-unreadable',
  'file-not-json',
  'file-foreign',
  'file-version',
  'file-damaged',
  'saved-signed-out', // the user is not signed in, or no longer
  'saved-off', // accounts are not switched on
  'saved-missing', // deleted, or in another account
  'saved-damaged', // the answer is nothing that this page knows
  'published-missing', // deleted, run out or hidden by the owner of its site
  'published-damaged', // the answer is nothing that this page knows
  'tab-forgotten', // the tab's memory has no room for as many reports
] as const satisfies readonly (
  | LinkProblem
  | ExportProblem
  | 'file-unreadable'
  | 'tab-forgotten'
  | `${'saved' | 'published'}-${string}`
)[];

export type OpeningFailure = (typeof OPENING_FAILURES)[number];

export function isOpeningFailure(code: string): code is OpeningFailure {
  return (OPENING_FAILURES as readonly string[]).includes(code);
}

export type ClientFailure = (typeof CLIENT_FAILURES)[number];

export function isClientFailure(code: string): code is ClientFailure {
  return (CLIENT_FAILURES as readonly string[]).includes(code);
}

/** Why there is no report. */
export interface Failure {
  /** A client failure or a code of the `errors` strings. */
  readonly code: string;
  /** Id of the error report, where the function made one: the visitor can quote it. */
  readonly digest: string | null;
  /** When it is worth trying again; absent if nothing says so. */
  readonly retryAfterSeconds?: number;
  /** In the line, and what keeps it. */
  readonly place?: number;
  readonly ticket?: string;
  /** The address that was probably meant, where one is near. */
  readonly suggestion?: string;
}

/** Members of a failure that may be absent, without those that are. */
function given({ retryAfterSeconds, place, ticket, suggestion }: Partial<Failure>) {
  return {
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(place === undefined ? {} : { place }),
    ...(ticket === undefined ? {} : { ticket }),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** An assessment that ends without a report. */
export class AssessmentFailure extends Error implements Failure {
  readonly code: string;
  readonly digest: string | null;
  readonly retryAfterSeconds?: number;
  readonly place?: number;
  readonly ticket?: string;
  readonly suggestion?: string;

  constructor(
    code: string,
    { digest = null, cause, ...more }: Partial<Omit<Failure, 'code'>> & { readonly cause?: unknown } = {},
  ) {
    super(`assessment failed: ${code}`, { cause });
    this.name = 'AssessmentFailure';
    this.code = code;
    this.digest = digest;
    Object.assign(this, given(more));
  }

  /** As state keeps it. */
  get plain(): Failure {
    const { code, digest } = this;
    return { code, digest, ...given(this) };
  }
}

/** The failure a line or a problem names, or null. */
export function parseFailure(value: unknown): Failure | null {
  if (!isRecord(value)) return null;
  const { code, digest, retryAfterSeconds, place, ticket, suggestion } = value;
  if (typeof code !== 'string') return null;
  return {
    code,
    digest: typeof digest === 'string' ? digest : null,
    ...(typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}),
    ...(typeof place === 'number' ? { place } : {}),
    ...(typeof ticket === 'string' ? { ticket } : {}),
    ...(typeof suggestion === 'string' ? { suggestion } : {}),
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
