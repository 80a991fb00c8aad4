/** How the document describes errors: for each operation and status the codes of the table that it may have. */
import errorWords from '../../../locales/en/errors.json';
import type { JsonSchema } from '../../brand/sharing/json-schema';
import { ERROR_STATUS, type ErrorCode } from '../../site/errors';
import { API_OPERATION_IDS, codesByStatus, type ApiOperationId } from '../../site/open-api';

const PROBLEM_TYPE = 'application/problem+json';

/** RFC 9457. @param codes it may have; none where any may come */
function problemSchema(status: number | null, codes: readonly ErrorCode[]): JsonSchema {
  return {
    type: 'object',
    properties: {
      type: { type: 'string', description: '`urn:facet:problem:` and the code.' },
      title: { type: 'string' },
      detail: { type: 'string' },
      status: status === null ? { type: 'integer' } : { const: status },
      code: codes.length === 0 ? { type: 'string' } : { enum: codes },
      // Errors about a body, and so with the status of a refused body.
      ...(status === null || status === 422 || codes.includes('site-resting')
        ? { fields: FIELDS, suggestions: SUGGESTIONS }
        : {}),
      ...(codes.includes('in-line') ? PLACE : {}),
      ...(status === null || status >= 500 ? { digest: { type: 'string', description: 'To be quoted to us.' } } : {}),
    },
    required: ['type', 'title', 'detail', 'status', 'code'],
  };
}

const FIELDS: JsonSchema = {
  type: 'object',
  description: 'Code of what is wrong with each field; `name.0` is the first item of a list.',
  additionalProperties: { enum: Object.keys(ERROR_STATUS) },
};

const SUGGESTIONS: JsonSchema = {
  type: 'object',
  description: 'What was probably meant in a field, where something is near: an address that is taken as it is.',
  additionalProperties: { type: 'string' },
};

const PLACE = {
  place: { type: 'integer', minimum: 1, description: 'With `in-line`: the place in the line, about.' },
  ticket: {
    type: 'string',
    maxLength: 80,
    description: 'With `in-line`: keeps the place until a minute after its turn. Send it with the next request.',
  },
  tickets: {
    type: 'object',
    description: 'The same for each field, where several sites were asked for.',
    additionalProperties: { type: 'string', maxLength: 80 },
  },
} satisfies Readonly<Record<string, JsonSchema>>;

/** Whether every error of a status says when to come back. */
const RETRY: Readonly<Record<number, boolean>> = { 429: true, 503: false };

function responseOf(status: number, codes: readonly ErrorCode[]): JsonSchema {
  const said = codes.map((code) => `- \`${code}\`: ${errorWords[code].title}. ${errorWords[code].detail}`);
  const always = RETRY[status];
  return {
    description: said.join('\n'),
    ...(always !== undefined && {
      headers: {
        'Retry-After': { description: 'Seconds.', required: always, schema: { type: 'integer', minimum: 0 } },
      },
    }),
    content: { [PROBLEM_TYPE]: { schema: problemSchema(status, codes) }, 'text/html': { schema: { type: 'string' } } },
  };
}

const pascal = (text: string): string =>
  text
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** Operations that differ in nothing share a response: it is named by its only code, or by the first that has it. */
function nameOf(status: number, codes: readonly ErrorCode[]): string {
  const [only, ...others] = codes;
  if (only !== undefined && others.length === 0) return pascal(only);
  const key = codes.join();
  const first = API_OPERATION_IDS.find((id) => codesByStatus(id).some(([, its]) => its.join() === key));
  return `${pascal(first ?? '')}${status}`;
}

export const METHOD_REFUSED = 'MethodRefused';
const ANY_ERROR = 'AnyError';

const below = (name: string): JsonSchema => ({ $ref: `#/components/responses/${name}` });

/** Responses that operations and paths refer to, by their names. */
export function errorComponents(): Readonly<Record<string, JsonSchema>> {
  const all = API_OPERATION_IDS.flatMap((id) => codesByStatus(id));
  return {
    ...Object.fromEntries(all.map(([status, codes]) => [nameOf(status, codes), responseOf(status, codes)])),
    [METHOD_REFUSED]: {
      ...responseOf(405, ['method-refused']),
      headers: { Allow: { description: 'Methods that are answered.', required: true, schema: { type: 'string' } } },
    },
    [ANY_ERROR]: {
      description: 'An error on our side, or one of the hosting platform, which has no body of ours.',
      content: {
        [PROBLEM_TYPE]: { schema: problemSchema(null, []) },
        'text/html': { schema: { type: 'string' } },
        'text/plain': { schema: { type: 'string' } },
      },
    },
  };
}

/** The errors of one operation, by status, with `default` for what may go wrong with any. */
export function errorResponses(id: ApiOperationId): Readonly<Record<string, JsonSchema>> {
  return {
    ...Object.fromEntries(codesByStatus(id).map(([status, codes]) => [String(status), below(nameOf(status, codes))])),
    default: below(ANY_ERROR),
  };
}
