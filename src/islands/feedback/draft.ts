/**
 * A message that was begun and not sent, kept only in this browser. One for all languages, and never the screenshot.
 * A browser may refuse to keep anything, or have no room: then a draft is not kept, and nothing else changes.
 */
import type { FeedbackValues } from '../../site/feedback';
import { LIMITS } from '../../site/limits';

/** Where the draft is, and what has to be known about it. */
const DRAFT_KEY = 'facet-feedback-draft';
const FORMAT = 1;

/** The part of `localStorage` that is used. Asking for it alone may throw: hence a function. */
export type OpenStore = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Draft {
  readonly values: FeedbackValues;
  /** Idempotency key, so that a message whose answer got lost can be sent again after a reload. */
  readonly key: string | null;
  /** Set if it was sent under that key and it is unknown whether it arrived. */
  readonly tried: boolean;
  /** When it was written last, ms since 1970. */
  readonly savedAt: number;
}

/** Storage being unavailable is no reason to fail: full, blocked, not there. */
function attempt<T>(otherwise: T, work: () => T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function parse(json: string): Draft | null {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null) return null;
  const { format, kind, message, email, page, key, tried, savedAt } = value as Record<string, unknown>;
  if (format !== FORMAT || typeof savedAt !== 'number' || !Number.isFinite(savedAt)) return null;
  return {
    values: { kind: text(kind), message: text(message), email: text(email), page: text(page) },
    key: typeof key === 'string' ? key : null,
    tried: tried === true,
    savedAt,
  };
}

/** Whether there is something that would be a pity to lose: a page that was filled in by itself is not. */
export function worthKeeping({ message = '', email = '' }: FeedbackValues): boolean {
  return message.trim() !== '' || email.trim() !== '';
}

export function clearDraft(open: OpenStore): void {
  attempt(undefined, () => open().removeItem(DRAFT_KEY));
}

/** Keeps a draft, or what is left of it: none if there is nothing worth keeping. */
export function saveDraft(open: OpenStore, { values, key, tried, savedAt }: Draft): void {
  if (!worthKeeping(values)) {
    clearDraft(open);
    return;
  }
  const record = JSON.stringify({ format: FORMAT, ...values, key, tried, savedAt });
  attempt(undefined, () => open().setItem(DRAFT_KEY, record));
}

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/**
 * @param now ms since 1970
 * @returns null if there is no draft, or it is too old; one that is too old is removed
 */
export function readDraft(open: OpenStore, now: number): Draft | null {
  const draft = attempt(null, () => {
    const json = open().getItem(DRAFT_KEY);
    return json === null ? null : parse(json);
  });
  if (draft === null) return null;
  const age = now - draft.savedAt;
  // One from the future was written by a clock that has been corrected since.
  if (age > LIMITS.draftDays * MS_PER_DAY || age < -MS_PER_DAY) {
    clearDraft(open);
    return null;
  }
  return worthKeeping(draft.values) ? draft : null;
}
