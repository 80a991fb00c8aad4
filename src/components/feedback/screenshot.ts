import { LIMITS } from '../../site/limits';
import type { FeedbackErrors } from './form-errors';

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
