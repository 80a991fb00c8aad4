/** Turns what a schema found into one stable code for each field. */
import type { z } from 'zod';
import { isErrorCode, type ErrorCode } from '../../site/errors';
import type { Locale } from '../../site/locales';
import { EVERY_LOCALE } from '../../site/pseudo-locales';

/** Field name → code. */
export type FieldErrors = Readonly<Record<string, ErrorCode>>;

function codeOf(issue: z.core.$ZodIssue, value: unknown): ErrorCode {
  if (value === undefined || value === '') return 'required';
  switch (issue.code) {
    case 'too_big':
      return 'too-long';
    case 'too_small':
      return 'required';
    case 'invalid_value':
    case 'invalid_union': // the field that decides between several forms of a body
      return 'not-a-choice';
    case 'custom':
      return isErrorCode(issue.message) ? issue.message : 'malformed';
    default:
      return 'malformed';
  }
}

/**
 * @param fields what was sent, to tell an empty field from a wrong one
 * @returns the first code for each field; a field the schema does not know gets `unknown-key`
 */
export function fieldErrors(error: z.ZodError, fields: Readonly<Record<string, unknown>>): FieldErrors {
  const found: Record<string, ErrorCode> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) found[key] ??= 'unknown-key';
      continue;
    }
    const name = String(issue.path[0] ?? '');
    found[name] ??= codeOf(issue, fields[name]);
  }
  return found;
}

/**
 * Schemas take the locales any build may have.
 *
 * @param locales those the site was built in
 * @returns the error of a body that asks for an answer in another locale; null if it does not
 */
export function localeErrors(
  { locale }: Readonly<Record<string, unknown>>,
  locales: readonly Locale[],
): FieldErrors | null {
  const asked = EVERY_LOCALE.find((each) => each === locale);
  return asked === undefined || locales.includes(asked) ? null : { locale: 'not-a-choice' };
}
