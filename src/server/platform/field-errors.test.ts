import { z } from 'zod';
import { fieldErrors, localeErrors } from './field-errors';

const schema = z.strictObject({
  kind: z.enum(['problem', 'idea']),
  message: z.string().trim().min(1).max(5),
  email: z.email().optional(),
  page: z
    .string()
    .refine((page) => page.startsWith('/'), 'address-malformed')
    .optional(),
  words: z
    .string()
    .refine((words) => words === 'x', 'words of a library')
    .optional(),
  code: z.string().max(3).regex(/^a/).optional(),
});

function errorsOf(fields: Record<string, unknown>) {
  const result = schema.safeParse(fields);
  return result.success ? {} : fieldErrors(result.error, fields);
}

describe('fieldErrors', () => {
  it.each([
    [{}, { kind: 'required', message: 'required' }],
    [
      { kind: '', message: '   ' },
      { kind: 'required', message: 'required' },
    ],
    [
      { kind: 'x', message: 'too long' },
      { kind: 'not-a-choice', message: 'too-long' },
    ],
    [
      { kind: 'idea', message: 1, email: 'x' },
      { message: 'malformed', email: 'malformed' },
    ],
    [{ kind: 'idea', message: 'a', page: 'x' }, { page: 'address-malformed' }],
    [{ kind: 'idea', message: 'a', words: 'y' }, { words: 'malformed' }],
    [
      { kind: 'idea', message: 'a', more: 1, other: 2 },
      { more: 'unknown-key', other: 'unknown-key' },
    ],
    [{ kind: 'idea', message: 'a', code: 'bbbb' }, { code: 'too-long' }],
    [{ kind: 'idea', message: 'a' }, {}],
  ])('%j gives %j', (fields, expected) => {
    expect(errorsOf(fields)).toEqual(expected);
  });
});

it.each([
  [{}, null],
  [{ locale: 'de' }, null],
  [{ locale: 'ja' }, { locale: 'not-a-choice' }],
  [{ locale: 'ar-xb' }, { locale: 'not-a-choice' }],
  // Schemas refuse what is not a locale.
  [{ locale: 'xx' }, null],
])('a build in English and German says of %j: %j', (fields, expected) => {
  expect(localeErrors(fields, ['en', 'de'])).toEqual(expected);
});
