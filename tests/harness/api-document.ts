/** The site's own description of its API, as tests hold answers against it. */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { ApiRequest } from './api-cases';

type Json = Readonly<Record<string, unknown>>;

interface DocumentedResponse {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>;
}

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly responses: Readonly<Record<string, DocumentedResponse>>;
  };
}

/** An operation, and its place in the document. */
export interface Documented {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Statuses by number; `default` is left out. */
  readonly statuses: readonly number[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export function operationsOf({ paths }: ApiDocument): readonly Documented[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { operationId, responses }]) => ({
        id: operationId,
        method: method.toUpperCase(),
        path,
        statuses: Object.keys(responses)
          .filter((status) => status !== 'default')
          .map(Number),
      })),
  );
}

/** Facts alone may have members that are not described. */
const OPEN = ['Facts'];

function closed(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => closed(item));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, closed(member, key)] as const);
  const isShut = !('properties' in value) || 'additionalProperties' in value || OPEN.includes(name);
  return { ...Object.fromEntries(members), ...(isShut ? {} : { additionalProperties: false }) };
}

/**
 * The description without room for anything that it does not say: objects have no other members, and answers no other
 * status.
 */
export function strict(document: ApiDocument): ApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => {
        if (!METHODS.includes(method)) return [method, operation];
        const { default: _, ...responses } = operation.responses;
        return [method, { ...operation, responses }];
      }),
    ),
  ]);
  const { schemas, responses } = document.components;
  return {
    ...document,
    paths: Object.fromEntries(paths) as ApiDocument['paths'],
    components: {
      schemas: closed(schemas) as ApiDocument['components']['schemas'],
      responses: closed(responses) as ApiDocument['components']['responses'],
    },
  };
}

type Checker = (schema: unknown, value: unknown) => readonly string[];

/** One for each document and way of writing values, which compiles each schema once. */
const checkers = { json: new WeakMap<ApiDocument, Checker>(), form: new WeakMap<ApiDocument, Checker>() };

/**
 * Holds values against schemas of a document; fields of a form are texts, whatever they are of.
 *
 * @returns what is wrong with a value; empty if nothing is
 */
export function schemaChecker(document: ApiDocument, written: keyof typeof checkers = 'json'): Checker {
  const known = checkers[written].get(document);
  if (known !== undefined) return known;
  const ajv = new Ajv2020({ strict: false, coerceTypes: written === 'form' && 'array' });
  addFormats(ajv);
  const compiled = new Map<unknown, ValidateFunction>();
  const checker: Checker = (schema, value) => {
    const { components } = document;
    const validate = compiled.get(schema) ?? ajv.compile({ ...(schema as Json), components });
    compiled.set(schema, validate);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
  };
  checkers[written].set(document, checker);
  return checker;
}

/** What of a request the description does not allow: its media type, its body, or a name in its query. */
export function requestFlawsOf(
  document: ApiDocument,
  { path, method }: Pick<Documented, 'path' | 'method'>,
  request: ApiRequest,
): readonly string[] {
  const operation = document.paths[path]?.[method.toLowerCase()];
  const named = (operation?.parameters ?? []).flatMap(({ name, in: place }) => (place === 'query' ? [name] : []));
  const asked = new URL(request.path, 'http://localhost').searchParams;
  const unknown = [...asked.keys()].filter((name) => !named.includes(name)).map((name) => `${name} is not described`);
  if (request.body === undefined) return unknown;
  const type = (new Headers(request.headers).get('content-type') ?? '').split(';')[0] ?? '';
  const content = operation?.requestBody?.content[type];
  if (content === undefined) return [...unknown, `media type ${type} of a request is not described`];
  if (/[/+]json$/.test(type)) return [...unknown, ...schemaChecker(document)(content.schema, JSON.parse(request.body))];
  const fields = new URLSearchParams(request.body);
  const form = [...new Set(fields.keys())].map((name) => {
    const values = fields.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  return [...unknown, ...schemaChecker(document, 'form')(content.schema, Object.fromEntries(form))];
}

/** The response that is described for a status, or under a name among the components. */
export function responseOf(document: ApiDocument, where: { path: string; method: string; status: number } | string) {
  const found =
    typeof where === 'string'
      ? document.components.responses[where]
      : document.paths[where.path]?.[where.method.toLowerCase()]?.responses[String(where.status)];
  const name = found?.$ref?.split('/').at(-1);
  return name === undefined ? found : document.components.responses[name];
}

/**
 * What is wrong with an answer, by the description of its status.
 *
 * @param body as text
 */
export function flawsOf(
  document: ApiDocument,
  response: DocumentedResponse | undefined,
  answer: Pick<Response, 'status' | 'headers'>,
  body: string,
): readonly string[] {
  if (response === undefined) return [`status ${answer.status} is not described`];
  const required = Object.entries(response.headers ?? {}).filter(([, header]) => header.required);
  const missing = required.filter(([name]) => !answer.headers.has(name)).map(([name]) => `header ${name} is missing`);
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (response.content === undefined) return [...missing, ...(body === '' ? [] : ['a body is not described'])];
  const content = response.content[type];
  if (content === undefined) return [...missing, `media type ${type} is not described`];
  // Lines of JSON are one text; each is held against a schema of its own.
  const value: unknown = /[/+]json$/.test(type) ? JSON.parse(body) : body;
  return [...missing, ...schemaChecker(document)(content.schema, value)];
}
