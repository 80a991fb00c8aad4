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
    failOnWorse: z
      .string()
      .min(1)
      .describe(
        'A saved report. No check may be worse than in it, as with `--fail-on-worse`. Its path starts from the folder of this file.',
      )
      .optional(),
    warn: checks.describe('IDs of checks and dimensions that only warn, as with `--warn`.').optional(),
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
    label: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe('Accepted only in reports with this label, as given with `--label`.')
      .optional(),
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
  /** `place` is a path such as `gates.minScore`; `known` is what could stand there instead of `given`, if that is a choice. */
  | {
      readonly code: 'wrong';
      readonly place: string;
      readonly flaw: Flaw;
      readonly given: string;
      readonly known: readonly string[];
    }
  | { readonly code: 'twice'; readonly id: string };

/** By the codes of errors.json, whose titles say what is wrong with a field. */
type Flaw = 'unknown-key' | 'required' | 'not-a-choice' | 'malformed' | 'too-long';

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

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

/** The keys that the schema has at a place: those of an object, or of a record. */
function keysAt(path: readonly PropertyKey[]): readonly string[] {
  let at: z.core.JSONSchema.BaseSchema = z.toJSONSchema(configSchema);
  for (const key of path) {
    const next: unknown = typeof key === 'number' ? at.items : at.properties?.[String(key)];
    at = (next ?? {}) as z.core.JSONSchema.BaseSchema;
  }
  const names = (at.propertyNames as z.core.JSONSchema.BaseSchema | undefined)?.enum;
  return names === undefined ? Object.keys(at.properties ?? {}) : names.map(String);
}

/** An issue with several keys is a problem for each. */
function problemsOf(issue: z.core.$ZodIssue): readonly ConfigProblem[] {
  const flaw = flawOf(issue);
  const placeOf = (path: readonly PropertyKey[]) => path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(issue.path);
    return issue.keys.map((given) => ({ code: 'wrong', place: placeOf([...issue.path, given]), flaw, given, known }));
  }
  const given = typeof issue.input === 'string' ? issue.input : '';
  const known = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  return [{ code: 'wrong', place: placeOf(issue.path), flaw, given, known }];
}

/** @param text of the file */
export function readConfig(text: string): ReadConfig {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    return { ok: false, problems: [{ code: 'not-json', cause: said }] };
  }
  const read = configSchema.safeParse(value, { reportInput: true });
  if (!read.success) return { ok: false, problems: read.error.issues.flatMap(problemsOf) };
  const keys = (read.data.accepted ?? []).map(({ cause, label = '' }) => ({ id: cause, key: `${cause} ${label}` }));
  const twice = keys.filter(({ key }, index) => keys.findIndex((one) => one.key === key) < index);
  if (twice.length > 0) return { ok: false, problems: twice.map(({ id }) => ({ code: 'twice', id })) };
  return { ok: true, config: read.data };
}
