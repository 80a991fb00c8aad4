/** Authors and tags, named once in `content/authors.json` and `content/tags.json` with their translations. */
import { z } from 'zod';
import { LOCALES } from '../../site/locales';
import { readJson } from './json-file';
import { SLUG } from './kinds';
import { formatProblems, type Problem } from './problem';

const localized = z.record(z.enum(LOCALES), z.string().min(1));

/** An id is in the URL of a listing. */
const id = z.string().regex(SLUG);

const authorsSchema = z.record(
  id,
  z.strictObject({
    /** Whether search engines and feeds see a person or an organization. */
    type: z.enum(['person', 'organization']).default('person'),
    name: localized,
    about: localized,
  }),
);
const tagsSchema = z.record(id, localized);

export type Authors = z.output<typeof authorsSchema>;
export type Tags = z.output<typeof tagsSchema>;

/** What is wrong with one value, in the words of the file. */
function nameProblem(file: string, line: number, path: readonly string[], issue: z.core.$ZodIssue): Problem {
  const what = path.map((key) => `"${key}"`).join(', ');
  if (issue.code === 'invalid_key') {
    const fix = 'Write it with lower-case letters a–z, digits and single hyphens: it stands in an address.';
    return { file, line, message: `${what} is not an id.`, fix };
  }
  if (issue.input === undefined) {
    return { file, line, message: `${what} is missing.`, fix: `Add it; every name stands in ${LOCALES.join(', ')}.` };
  }
  const message = `${what} cannot be ${JSON.stringify(issue.input)}.`;
  const fix = issue.code === 'invalid_value' ? `Use one of ${issue.values.join(', ')}.` : 'Write a text in quotes.';
  return { file, line, message, fix };
}

function readNamesFile<T extends z.ZodType>(root: string, file: string, schema: T): z.output<T> {
  const read = readJson(root, file);
  if (read === null) {
    const fix = 'Restore it; a site without any holds {}.';
    throw new Error(formatProblems([{ file, message: 'The file does not exist.', fix }]));
  }
  if (!read.ok) throw new Error(formatProblems([read.problem]));
  const result = schema.safeParse(read.value, { reportInput: true });
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    const path = issue.path.map(String);
    const line = read.lineOf(path.join('.'));
    if (issue.code !== 'unrecognized_keys') return [nameProblem(file, line, path, issue)];
    return issue.keys.map((key) => ({
      file,
      line: read.lineOf([...path, key].join('.')),
      message: `"${key}" is not known here.`,
      fix: 'Remove it, or correct its name.',
    }));
  });
  throw new Error(formatProblems(problems));
}

/** @throws Error that names file, line and what is missing */
export function readNames(root: string): { authors: Authors; tags: Tags } {
  return {
    authors: readNamesFile(root, 'content/authors.json', authorsSchema),
    tags: readNamesFile(root, 'content/tags.json', tagsSchema),
  };
}
