/**
 * What makes a message acceptable, by the codes of the API: the same for the island, which says it at once, and for the
 * function, which alone decides. Without zod, whose parsers alone would be half of the page's budget.
 */
import { LIMITS } from '../../site/limits';

/** Kinds of message. `exclusion` asks that a site be kept out of the tool; it has a form of its own. */
export const FEEDBACK_KINDS = ['problem', 'idea', 'praise', 'question', 'exclusion'] as const;

/** Kinds the feedback form offers. */
export const MESSAGE_KINDS = FEEDBACK_KINDS.filter((kind) => kind !== 'exclusion');

/** An e-mail address as zod knows it: what mail is really sent to, without quoted and bracketed forms. */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** What the visitor filled in, as it came. */
export interface FeedbackValues {
  readonly kind?: string;
  readonly message?: string;
  readonly email?: string;
  readonly page?: string;
}

/** Field → code, as in the API's `fields`. */
export type FieldCodes = Readonly<Record<string, string>>;

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

/** Characters of a message: code points, as zod counts them, so that no emoji counts twice. */
export function messageLength(message: string): number {
  return [...normalMessage(message)].length;
}

function messageCode(message: string): string | null {
  const length = messageLength(message);
  if (length === 0) return 'required';
  return length > LIMITS.messageCharacters ? 'too-long' : null;
}

function emailCode(email: string): string | null {
  if (email === '' || (EMAIL_PATTERN.test(email) && email.length <= LIMITS.emailCharacters)) return null;
  return 'malformed';
}

function pageCode(page: string): string | null {
  if (page === '' || (page.length <= LIMITS.pathCharacters && pathOf(page) !== null)) return null;
  return 'malformed';
}

/** What is wrong with a message of the feedback form, in the order of its fields; empty if nothing is. */
export function checkFeedback({ kind = '', message = '', email = '', page = '' }: FeedbackValues): FieldCodes {
  const codes = {
    kind: kind === '' ? 'required' : MESSAGE_KINDS.some((known) => known === kind) ? null : 'not-a-choice',
    message: messageCode(message),
    email: emailCode(email),
    page: pageCode(page.trim()),
  };
  return Object.fromEntries(Object.entries(codes).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** What is wrong with each field that someone can correct in the form. */
export interface FeedbackErrors {
  readonly kind?: 'required';
  readonly message?: 'required' | 'too-long';
  readonly email?: 'malformed';
  /** `site`: an exclusion names no site. */
  readonly page?: 'malformed' | 'site';
  readonly screenshot?: 'not-an-image' | 'image-too-large';
}

/** The form knows fewer reasons than the interface: what a form cannot send needs no words of its own. */
export function formErrors(codes: FieldCodes, kind: unknown): FeedbackErrors {
  const { kind: noKind, message, email, page, screenshot } = codes as Partial<FieldCodes>;
  return {
    ...(noKind && { kind: 'required' }),
    ...(message && { message: message === 'too-long' ? 'too-long' : 'required' }),
    ...(email && { email: 'malformed' }),
    ...(page && { page: kind === 'exclusion' ? 'site' : 'malformed' }),
    ...(screenshot && { screenshot: screenshot === 'image-too-large' ? 'image-too-large' : 'not-an-image' }),
  };
}

/** Media types of the pictures that are taken: what browsers and phones make when they take a picture of a screen. */
export const SCREENSHOT_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Bytes of the largest one as people are told: whole megabytes, and never more than what is taken. */
export const SCREENSHOT_BYTES_SHOWN = Math.floor(LIMITS.screenshotBytes / 1_000_000) * 1_000_000;

/** What a browser can tell of a file before it is sent; the function looks at its bytes. */
export function checkScreenshot({ size, type }: { readonly size: number; readonly type: string }) {
  // A browser that does not know a file's type gives none: then only the function can tell.
  const isPicture = type === '' || SCREENSHOT_TYPES.some((known) => known === type);
  const code: FeedbackErrors['screenshot'] | null = !isPicture
    ? 'not-an-image'
    : size > LIMITS.screenshotBytes
      ? 'image-too-large'
      : null;
  return code;
}
