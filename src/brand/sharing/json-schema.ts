/** Shapes as JSON Schema (draft 2020-12, the dialect of OpenAPI 3.1), for programs that are not ours. */
import type { Form, Shape } from './shape';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * `made`: what this version writes, in which every member is there that is not optional. `read`: what it takes, from
 * other versions too: a list or a value that may be null may also be missing.
 */
export type Direction = 'made' | 'read';

interface Writing {
  readonly direction: Direction;
  /** A reference to a shape that has its own schema; null for a shape that is written inline. */
  readonly referenceTo: (shape: Shape<unknown>) => string | null;
}

function isRequired({ is }: Form, direction: Direction): boolean {
  if (is === 'optional') return false;
  return direction === 'made' || !['or-null', 'list', 'anything'].includes(is);
}

function written(shape: Shape<unknown>, writing: Writing): JsonSchema {
  const $ref = writing.referenceTo(shape);
  return $ref === null ? ofForm(shape.form, writing) : { $ref };
}

function ofForm(form: Form, writing: Writing): JsonSchema {
  switch (form.is) {
    case 'anything':
      return {};
    case 'truth':
      return { type: 'boolean' };
    case 'text': {
      // The limit is in UTF-16 units. A character has at least one.
      const { max, pattern, format } = form;
      return { type: 'string', maxLength: max, ...(pattern && { pattern: pattern.source }), ...(format && { format }) };
    }
    case 'number': {
      const { whole, min, max } = form;
      return {
        type: whole ? 'integer' : 'number',
        ...(min !== undefined && { minimum: min }),
        ...(max !== undefined && { maximum: max }),
      };
    }
    case 'one-of':
      return form.known.length === 1 ? { const: form.known[0] } : { enum: form.known };
    case 'or-null':
      return orNull(written(form.of, writing));
    case 'optional':
      return written(form.of, writing);
    case 'list':
      return { type: 'array', maxItems: form.max, items: written(form.of, writing) };
    case 'row':
      return {
        type: 'array',
        prefixItems: form.of.map((item) => written(item, writing)),
        items: false,
        minItems: form.of.length,
      };
    case 'either':
      return { anyOf: form.of.map((each) => written(each, writing)) };
    case 'map':
      return {
        type: 'object',
        maxProperties: form.max,
        propertyNames: { pattern: form.key.source },
        additionalProperties: written(form.of, writing),
      };
    case 'object': {
      const members = Object.entries(form.members);
      const required = members.filter(([, { form: of }]) => isRequired(of, writing.direction)).map(([name]) => name);
      return {
        type: 'object',
        ...(members.length > 0 && {
          properties: Object.fromEntries(members.map(([name, member]) => [name, written(member, writing)])),
        }),
        ...(required.length > 0 && { required }),
      };
    }
  }
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: known } = schema;
  if (typeof type === 'string') return { ...schema, type: [type, 'null'] };
  return Array.isArray(known)
    ? { ...schema, enum: [...(known as unknown[]), null] }
    : { anyOf: [schema, { type: 'null' }] };
}

/**
 * Each of several shapes by its name, referring to each other.
 *
 * @param parts shapes that get a schema of their own
 * @param below where the schemas will stand, as a fragment that ends with a slash: `#/$defs/`
 * @param prefix of each name
 */
export function jsonSchemas<N extends string>(
  parts: Readonly<Record<N, Shape<unknown>>>,
  direction: Direction,
  below: string,
  prefix = '',
): Readonly<Record<string, JsonSchema>> {
  const entries = Object.entries<Shape<unknown>>(parts);
  const names = new Map(entries.map(([name, shape]) => [shape, `${prefix}${name}`]));
  const referenceTo = (shape: Shape<unknown>): string | null => {
    const name = names.get(shape);
    return name === undefined ? null : below + name;
  };
  return Object.fromEntries(
    entries.map(([name, { form }]) => [`${prefix}${name}`, ofForm(form, { direction, referenceTo })]),
  );
}
