/** `facet.config.json`: what is measured without being typed, which gates hold, and which causes are accepted for now. */
import * as z from 'zod';
import { DIMENSION_IDS } from '../brand/report/report';
import { CAUSE_IDS, CHECK_IDS, KNOWN_IDS } from './vocabulary';

/** Scores have one decimal. JSON Schema cannot say so: validators divide binary fractions, by which 73.6 has more. */
const score = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Number(value.toFixed(1)) === value);
const checks = z.array(z.enum(KNOWN_IDS as readonly [string, ...string[]]));

const gates = z
  .strictObject({
    minScore: score.describe('The lowest overall score allowed, from 0 to 100, as with `--min-score`.').optional(),
    min: z
      .partialRecord(z.enum(DIMENSION_IDS), score)
      .describe('Dimensions and the lowest score allowed for each, as with `--min`.')
      .optional(),
    failOn: checks.describe('IDs of checks that must pass, as with `--fail-on`.').optional(),
    notWorseThan: z
      .string()
      .min(1)
      .describe(
        'A saved report. The overall score must not be lower, as with `--not-worse-than`. Its path starts from the folder of this file.',
      )
      .optional(),
  })
  .describe('What a report must reach. An option on the command line overrides the same gate here.');

const accepted = z
  .strictObject({
    cause: z
      .enum([...CAUSE_IDS, ...CHECK_IDS] as [string, ...string[]])
      .describe('ID of a cause or a single check. Gates count it as passed; the report still shows it.'),
    reason: z.string().trim().min(1).max(500).describe('Why you accept it, for people who read the result.'),
    until: z.iso
      .date()
      .describe('The last day on which you accept it, such as 2030-01-31. After that, it counts again.'),
  })
  .describe('A cause that you accept for a time.');

export const configSchema = z
  .strictObject({
    $schema: z.string().describe('The location of this schema, for editors.').optional(),
    addresses: z
      .array(z.string().min(1))
      .min(1)
      .max(100)
      .describe('Addresses that `facet` measures if you give none.')
      .optional(),
    site: z
      .url({ protocol: /^https?$/ })
      .describe('Address of a Facet site. Markdown, SARIF and JUnit link to its guide; without it, they have no links.')
      .optional(),
    gates: gates.optional(),
    accepted: z.array(accepted).max(100).describe('Causes that you accept for a time, with a reason.').optional(),
  })
  .describe('Configuration of the command `facet`.');

export type Config = z.output<typeof configSchema>;
export type Accepted = NonNullable<Config['accepted']>[number];

/** What is wrong with a configuration, as a code with its values. */
export type ConfigProblem =
  | { readonly code: 'not-json'; readonly cause: string }
  /** The schema's first finding; `place` is a path such as `gates.minScore`. */
  | { readonly code: 'wrong'; readonly place: string; readonly flaw: Flaw; readonly given: string }
  | { readonly code: 'twice'; readonly id: string };

/** By the codes of errors.json, whose titles say what is wrong with a field. */
type Flaw = 'unknown-key' | 'required' | 'not-a-choice' | 'malformed' | 'too-long';

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problem: ConfigProblem };

function flawOf(issue: z.core.$ZodIssue): Flaw {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown-key';
    case 'invalid_key':
    case 'invalid_value':
      return 'not-a-choice';
    case 'too_big':
      return issue.origin === 'number' ? 'malformed' : 'too-long';
    case 'too_small':
      return issue.origin === 'number' ? 'malformed' : 'required';
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'malformed';
    default:
      return 'malformed';
  }
}

/** @param text of the file */
export function readConfig(text: string): ReadConfig {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return { ok: false, problem: { code: 'not-json', cause: cause instanceof Error ? cause.message : String(cause) } };
  }
  const read = configSchema.safeParse(value, { reportInput: true });
  if (!read.success) {
    const [issue] = read.error.issues;
    if (issue === undefined) throw read.error;
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const place = [...issue.path, ...unknown].map(String).join('.');
    const given = unknown[0] ?? (typeof issue.input === 'string' ? issue.input : '');
    return { ok: false, problem: { code: 'wrong', place, flaw: flawOf(issue), given } };
  }
  const ids = (read.data.accepted ?? []).map(({ cause }) => cause);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) return { ok: false, problem: { code: 'twice', id: twice } };
  return { ok: true, config: read.data };
}
