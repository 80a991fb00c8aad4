/**
 * What JSON from outside must be, in small parts. Each part takes an untrusted value and gives a typed copy of
 * what it asks for; members it does not know are left out.
 */

/** A value that is not what was asked for. */
export class ShapeError extends Error {
  constructor(what: string) {
    super(`expected ${what}`);
    this.name = 'ShapeError';
  }
}

/** @throws ShapeError if the value is not of the shape */
export type Shape<T> = (value: unknown) => T;

export type Json = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const jsonObject: Shape<Json> = (value) => {
  if (!isJsonObject(value)) throw new ShapeError('an object');
  return value;
};

/** An object with these members, in this order; those whose shape gives undefined are absent. */
export function object<T>(members: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  return (value) => {
    const found = jsonObject(value);
    const copy: Partial<T> = {};
    for (const name in members) {
      const member = members[name](found[name]);
      if (member !== undefined) copy[name] = member;
    }
    // The loop has gone over every member of T.
    return copy as T;
  };
}

/** At most `max` UTF-16 units. */
export function text(max: number, pattern?: RegExp): Shape<string> {
  return (value) => {
    if (typeof value !== 'string' || value.length > max) throw new ShapeError(`a text of at most ${max}`);
    if (pattern && !pattern.test(value)) throw new ShapeError(`a text like ${pattern.source}`);
    return value;
  };
}

/** A whole number within bounds, both included. */
export function integer(min: number, max: number): Shape<number> {
  return (value) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    throw new ShapeError(`a whole number from ${min} to ${max}`);
  };
}

export const truth: Shape<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new ShapeError('true or false');
  return value;
};

export function oneOf<const T extends string | number>(known: readonly T[]): Shape<T> {
  return (value) => {
    const found = known.find((one) => one === value);
    if (found === undefined) throw new ShapeError(`one of ${known.join(', ')}`);
    return found;
  };
}

/** Null if there is none: what one version states may be unknown to the one before. */
export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value) => (value === null || value === undefined ? null : shape(value));
}

/** Undefined if there is none. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value) => (value === undefined ? undefined : shape(value));
}

/** Empty where there is none. */
export function list<T>(max: number, shape: Shape<T>): Shape<readonly T[]> {
  return (value) => {
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length > max) throw new ShapeError(`a list of at most ${max}`);
    return value.map((item) => shape(item));
  };
}

/** An object used as a map. */
export function map<T>(max: number, key: RegExp, shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value) => {
    const entries = Object.entries(jsonObject(value));
    if (entries.length > max || entries.some(([name]) => !key.test(name))) throw new ShapeError('a map of ours');
    return Object.fromEntries(entries.map(([name, member]) => [name, shape(member)]));
  };
}
