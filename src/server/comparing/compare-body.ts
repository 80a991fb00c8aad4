/** What `POST /api/compare` is asked with: the one schema for forms without script and for programs. */
import { z } from 'zod';
import { MAX_BRANDS } from '../../brand/comparison/compared-brands';
import { EXAMPLE_IDS } from '../../site/examples';
import { LIMITS } from '../../site/limits';
import { EVERY_LOCALE } from '../../site/pseudo-locales';

export const compareBody = z.strictObject({
  // As many and as long as a body can hold: excess is read so that the answer can say what is wrong.
  address: z.array(z.string().max(LIMITS.compareBodyBytes)).default([]),
  /** For each address, in the same order, the ticket that keeps its place in the line; empty if it has none. */
  ticket: z.array(z.string().max(80)).max(MAX_BRANDS).default([]),
  /** Recorded examples, first in the comparison: the form of the page without script. */
  example: z.array(z.enum(EXAMPLE_IDS)).max(MAX_BRANDS).default([]),
  locale: z.enum(EVERY_LOCALE).optional(),
});

export type CompareBody = z.output<typeof compareBody>;
