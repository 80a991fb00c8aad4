/**
 * What JSON from outside must be, in small parts. Each part takes an untrusted value and gives a typed copy of
 * what it asks for; members it does not know are left out. And each says as data what it asks for, so that the schema
 * other programs read (`json-schema.ts`) is made from the very parts that parse.
 */
import { jsonObjectOf, ShapeError } from './json';

export interface Shape<T> {
  /** @throws ShapeError if the value is not of the shape */
  (value: unknown): T;
  readonly form: Form;
}

/** What a shape parses to. */
export type Parsed<S> = S extends Shape<infer T> ? T : never;

/** What a shape asks for. */
export type Form =
  | { readonly is: 'anything' | 'truth' }
  | { readonly is: 'text'; readonly max: number; readonly pattern?: RegExp; readonly format?: 'uri' | 'date-time' }
  | { readonly is: 'number'; readonly whole: boolean; readonly min?: number; readonly max?: number }
  | { readonly is: 'one-of'; readonly known: readonly (string | number | boolean)[] }
  | { readonly is: 'or-null' | 'optional'; readonly of: Shape<unknown> }
  | { readonly is: 'list'; readonly max: number; readonly of: Shape<unknown> }
  | { readonly is: 'row' | 'either'; readonly of: readonly Shape<unknown>[] }
  | { readonly is: 'map'; readonly max: number; readonly key: RegExp; readonly of: Shape<unknown> }
  | { readonly is: 'object'; readonly members: Readonly<Record<string, Shape<unknown>>> };

/** A shape of its own. @param form what `parse` asks for, or the nearest that can be said about it */
export function shaped<T>(form: Form, parse: (value: unknown) => T): Shape<T> {
  return Object.assign((value: unknown) => parse(value), { form });
}

/** What a shape gives, looked at again: `next` may refuse it with a ShapeError or give something else. */
export function then<T, U>(shape: Shape<T>, next: (value: T) => U, form: Form = shape.form): Shape<U> {
  return shaped(form, (value) => next(shape(value)));
}

export const jsonObject = shaped({ is: 'object', members: {} }, jsonObjectOf);

/** An object with these members, in this order; those whose shape gives undefined are absent. */
export function object<T>(members: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  return shaped({ is: 'object', members }, (value) => {
    const found = jsonObject(value);
    const copy: Partial<T> = {};
    for (const name in members) {
      const member = members[name](found[name]);
      if (member !== undefined) copy[name] = member;
    }
    // The loop has gone over every member of T.
    return copy as T;
  });
}

/** One of several objects, told apart by the value of one member, under which each is listed. */
export function variant<T>(tag: string, variants: Readonly<Record<string, Shape<T>>>): Shape<T> {
  const known = oneOf(Object.keys(variants));
  return shaped({ is: 'either', of: Object.values(variants) }, (value) => {
    const chosen = variants[known(jsonObject(value)[tag])];
    if (chosen === undefined) throw new ShapeError(tag);
    return chosen(value);
  });
}

/** The first of several shapes that a value is of. */
export function either<T, U>(one: Shape<T>, other: Shape<U>): Shape<T | U> {
  return shaped({ is: 'either', of: [one, other] }, (value) => {
    try {
      return one(value);
    } catch (cause) {
      if (cause instanceof ShapeError) return other(value);
      throw cause;
    }
  });
}

/** At most `max` UTF-16 units. */
export function text(max: number, pattern?: RegExp): Shape<string> {
  return shaped({ is: 'text', max, ...(pattern && { pattern }) }, (value) => {
    if (typeof value !== 'string' || value.length > max) throw new ShapeError(`a text of at most ${max}`);
    if (pattern && !pattern.test(value)) throw new ShapeError(`a text like ${pattern.source}`);
    return value;
  });
}

/** A whole number within bounds, both included. */
export function integer(min: number, max: number): Shape<number> {
  return shaped({ is: 'number', whole: true, min, max }, (value) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    throw new ShapeError(`a whole number from ${min} to ${max}`);
  });
}

/** A number that JSON can hold. @param min where it has a least value */
export function number(min?: number): Shape<number> {
  return shaped({ is: 'number', whole: false, ...(min !== undefined && { min }) }, (value) => {
    if (typeof value === 'number' && Number.isFinite(value) && value >= (min ?? -Infinity)) return value;
    throw new ShapeError(min === undefined ? 'a number' : `a number from ${min}`);
  });
}

export const truth = shaped({ is: 'truth' }, (value): boolean => {
  if (typeof value !== 'boolean') throw new ShapeError('true or false');
  return value;
});

export function oneOf<T extends string | number | boolean>(known: readonly T[]): Shape<T> {
  return shaped({ is: 'one-of', known }, (value) => {
    const found = known.find((one) => one === value);
    if (found === undefined) throw new ShapeError(`one of ${known.join(', ')}`);
    return found;
  });
}

/** Null if the value is missing: what one version states may be unknown to the one before. */
export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return shaped({ is: 'or-null', of: shape }, (value) => (value === null || value === undefined ? null : shape(value)));
}

/** Undefined if the value is missing. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return shaped({ is: 'optional', of: shape }, (value) => (value === undefined ? undefined : shape(value)));
}

/** Empty if the list is missing. */
export function list<T>(max: number, shape: Shape<T>): Shape<readonly T[]> {
  return shaped({ is: 'list', max, of: shape }, (value) => {
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length > max) throw new ShapeError(`a list of at most ${max}`);
    return value.map((item) => shape(item));
  });
}

/** A list of two, each with a meaning of its own. */
export function pair<T, U>(first: Shape<T>, second: Shape<U>): Shape<readonly [T, U]> {
  return shaped({ is: 'row', of: [first, second] }, (value) => {
    if (!Array.isArray(value) || value.length !== 2) throw new ShapeError('a list of two');
    return [first(value[0]), second(value[1])];
  });
}

/** An object used as a map. */
export function map<T>(max: number, key: RegExp, shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return shaped({ is: 'map', max, key, of: shape }, (value) => {
    const entries = Object.entries(jsonObject(value));
    if (entries.length > max || entries.some(([name]) => !key.test(name))) throw new ShapeError('a map of ours');
    return Object.fromEntries(entries.map(([name, member]) => [name, shape(member)]));
  });
}
