/** Authors and tags, named once in `content/authors.json` and `content/tags.json` with their translations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LOCALES } from '../../site/locales';

const localized = z.record(z.enum(LOCALES), z.string().min(1));

const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    /** Whether search engines and feeds are told of a person or of an organization. */
    type: z.enum(['person', 'organization']).default('person'),
    name: localized,
    about: localized,
  }),
);
const tagsSchema = z.record(z.string(), localized);

export type Authors = z.output<typeof authorsSchema>;
export type Tags = z.output<typeof tagsSchema>;

function readJson<T extends z.ZodType>(root: string, file: string, schema: T): z.output<T> {
  const result = schema.safeParse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${file} is not valid:\n${issues.join('\n')}\n  Fix: every name stands in ${LOCALES.join(', ')}.`);
}

/** @throws Error that names the file and the field where a name or a translation is missing */
export function readNames(root: string): { authors: Authors; tags: Tags } {
  return {
    authors: readJson(root, 'content/authors.json', authorsSchema),
    tags: readJson(root, 'content/tags.json', tagsSchema),
  };
}
