/**
 * The rules of messages to us: what one may hold, what happens to it, and how far it is trusted. Browsers check by them
 * before they send, the function alone decides. Without zod, whose parsers would be half of a page's budget.
 */
import type { ErrorCode } from './errors';
import { LIMITS } from './limits';

/** Kinds the feedback form offers. `notice` is about a published report, which it names. */
export const MESSAGE_KINDS = ['problem', 'idea', 'praise', 'question', 'notice'] as const;

/** Kinds of message. `exclusion` asks that a site be kept out of the tool; it has a form of its own. */
export const FEEDBACK_KINDS = [...MESSAGE_KINDS, 'exclusion'] as const;

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** What the sender fills in, in the order of the form. */
export const FEEDBACK_FIELDS = ['kind', 'message', 'email', 'page'] as const;

/** What was filled in, as it came. */
export type FeedbackValues = Readonly<Partial<Record<(typeof FEEDBACK_FIELDS)[number], string>>>;

/** Field → code, as in the API's `fields`. */
export type FieldCodes = Readonly<Record<string, string>>;

/** Checks the text of a field: the code for what is wrong with it; null if nothing is. */
export type FieldRule = (typed: string) => ErrorCode | null;

/** An e-mail address as zod knows it: what mail is really sent to, without quoted and bracketed forms. */
const EMAIL_PATTERN = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** The path of a URL typed with or without scheme and host; what follows it may be personal and is dropped. */
export function pathOf(address: string): string | null {
  const text = address.startsWith('/') || /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const base = 'https://site.invalid';
  return URL.canParse(text, base) ? new URL(text, base).pathname : null;
}

/** A message as it is counted and stored: forms send line ends as two characters (HTML, "multipart/form-data"). */
export function normalMessage(message: string): string {
  return message.replace(/\r\n?/g, '\n').trim();
}

/** Characters of a message: code points, so that no emoji counts twice. */
export function messageLength(message: string): number {
  return [...normalMessage(message)].length;
}

/** The words of an exclusion, which needs none. */
export const optionalMessageRule: FieldRule = (typed) =>
  messageLength(typed) > LIMITS.messageCharacters ? 'too-long' : null;

export const messageRule: FieldRule = (typed) => (messageLength(typed) === 0 ? 'required' : optionalMessageRule(typed));

export const emailRule: FieldRule = (typed) => {
  if (!EMAIL_PATTERN.test(typed)) return 'malformed';
  return typed.length > LIMITS.emailCharacters ? 'too-long' : null;
};

/**
 * The rule for an address.
 *
 * @param read what the address means, returns null if it means nothing: the path of a page, the origin of a site
 */
export function addressRule(read: (address: string) => string | null): FieldRule {
  return (typed) => {
    const address = typed.trim();
    if ([...address].length > LIMITS.pathCharacters) return 'too-long';
    return read(address) === null ? 'malformed' : null;
  };
}

export const pageRule = addressRule(pathOf);

/** What is wrong with a message of the feedback form, in the order of its fields; empty if nothing is. */
export function checkFeedback({ kind = '', message = '', email = '', page = '' }: FeedbackValues): FieldCodes {
  const codes = {
    kind: kind === '' ? 'required' : MESSAGE_KINDS.some((known) => known === kind) ? null : 'not-a-choice',
    message: messageRule(message),
    email: email && emailRule(email),
    page: page ? pageRule(page) : kind === 'notice' ? 'required' : null,
  };
  return Object.fromEntries(Object.entries(codes).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Media types of the pictures that are taken: what browsers and phones make when they take a picture of a screen. */
export const SCREENSHOT_FORMATS = ['png', 'jpeg', 'webp'] as const;

export const SCREENSHOT_TYPES = SCREENSHOT_FORMATS.map((format) => `image/${format}` as const);

/** Bytes of the largest one as people are told: whole megabytes, and never more than what is taken. */
export const SCREENSHOT_BYTES_SHOWN = Math.floor(LIMITS.screenshotBytes / 1_000_000) * 1_000_000;

/** Millions of pixels of the largest one. */
export const SCREENSHOT_MEGAPIXELS = LIMITS.screenshotPixels / 1_000_000;

/** What is wrong with a screenshot; null if nothing is. */
export type ScreenshotCode = 'not-an-image' | 'image-too-large' | null;

/** What a browser can tell about a file before it is sent; the function looks at its bytes. */
export function checkScreenshot({ size, type }: Pick<File, 'size' | 'type'>): ScreenshotCode {
  // A browser that does not know a file's type gives none: then only the function can tell.
  if (type !== '' && !SCREENSHOT_TYPES.some((known) => known === type)) return 'not-an-image';
  return size > LIMITS.screenshotBytes ? 'image-too-large' : null;
}

/** Whether a picture has more pixels, or longer sides, than are drawn. */
export function hasTooManyPixels({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.max(width, height) > LIMITS.screenshotSentSide || width * height > LIMITS.screenshotPixels;
}

/** What editors do with a message. */
export const MESSAGE_STATUSES = ['new', 'in-progress', 'done', 'spam'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/**
 * Why a message should be looked at before it is believed to come from a person. None makes it disappear: without
 * scripts there is no proof of work, and a browser may fill in the trap on its own.
 */
export const MODERATION_REASONS = [
  'trap-filled',
  'proof-missing',
  'proof-wrong',
  'proof-expired',
  'proof-replayed',
  /** Storage did not say whether the proof was submitted before. */
  'proof-unchecked',
] as const;

export type ModerationReason = (typeof MODERATION_REASONS)[number];

/** `moderate`: there are reasons to look at it first. */
export const TRUSTS = ['trusted', 'moderate'] as const;

export type Trust = (typeof TRUSTS)[number];
