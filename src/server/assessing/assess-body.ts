/** What `POST /api/assess` is asked with: the one schema for the island, for forms without script and for programs. */
import { z } from 'zod';
import { EXAMPLE_IDS } from '../../site/examples';
import { LIMITS } from '../../site/limits';
import { EVERY_LOCALE } from '../../site/pseudo-locales';

export const assessBody = z.strictObject({
  // Longer ones are read as far as to say what is wrong with them: a URL has no more characters.
  address: z.string().max(LIMITS.assessBodyBytes).default(''),
  /** A recorded example in place of a URL: the form of the page without script. */
  example: z.enum(EXAMPLE_IDS).optional(),
  /** Keeps a place in the line, as an answer with the code `in-line` gave it. */
  ticket: z.string().max(80).optional(),
  locale: z.enum(EVERY_LOCALE).optional(),
});

export type AssessBody = z.output<typeof assessBody>;
