/** What the function answers to a message, as the form needs it. */
import type { FieldCodes } from '../../site/feedback';

/** Reasons that have words of their own; every other one is `unexpected`. */
export const FAILURES = [
  'offline', // the browser says that there is no network
  'network', // the function could not be reached, or its answer did not come
  'key-reused', // another message was stored under this one's key
  'body-too-large',
  'body-type-refused',
  'too-many-requests',
  'unavailable',
  'unexpected',
] as const;

export type FailureCode = (typeof FAILURES)[number];

export interface Failure {
  readonly code: FailureCode;
  /** When to try again, where the function says so. */
  readonly retryAfterSeconds: number | null;
  /** Id of the error report, where the function made one: the visitor can quote it. */
  readonly digest: string | null;
}

/** The content of a receipt: the reference, and where the sender can follow the message. */
export interface Receipt {
  readonly reference: string;
  /** Path of the page that shows the message's status and lets its sender delete it; null if it has no such page. */
  readonly status: string | null;
}

export type FeedbackAnswer =
  | { readonly type: 'stored'; readonly receipt: Receipt }
  | { readonly type: 'invalid'; readonly codes: FieldCodes }
  | { readonly type: 'failed'; readonly failure: Failure };

export function failed(code: FailureCode, more: Partial<Failure> = {}): FeedbackAnswer {
  return { type: 'failed', failure: { retryAfterSeconds: null, digest: null, ...more, code } };
}

function record(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // An error page of something between the function and us.
    return {};
  }
}

const string = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What each answer without a body of ours means: something between the function and us may have given it. */
const BY_STATUS: Readonly<Record<number, FailureCode>> = {
  413: 'body-too-large',
  415: 'body-type-refused',
  429: 'too-many-requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Seconds of a Retry-After (RFC 9110, 10.2.3); we never send its other form, a date. */
function seconds(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
}

/** @param retryAfter the header's value */
export function readAnswer(status: number, body: string, retryAfter: string | null): FeedbackAnswer {
  const { reference, status: page, code, fields, digest } = record(body);
  if (status >= 200 && status < 300) {
    const known = string(reference);
    // Regardless of the value, a link of ours leads to a page of ours.
    const path = string(page);
    return known === null
      ? failed('unexpected')
      : {
          type: 'stored',
          receipt: { reference: known, status: path !== null && /^\/(?!\/)/.test(path) ? path : null },
        };
  }
  const known = FAILURES.find((each) => each === code);
  if (known === undefined && status === 422 && typeof fields === 'object' && fields !== null) {
    const codes = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { type: 'invalid', codes: Object.fromEntries(codes) };
  }
  return failed(known ?? BY_STATUS[status] ?? 'unexpected', {
    retryAfterSeconds: seconds(retryAfter),
    digest: string(digest),
  });
}
