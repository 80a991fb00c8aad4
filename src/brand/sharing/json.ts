/** JSON from outside as far as every reader of it needs: apart from the shapes, which few pages load. */

/** A value that is not what was asked for. */
export class ShapeError extends Error {
  constructor(what: string) {
    super(`expected ${what}`);
    this.name = 'ShapeError';
  }
}

export type Json = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws ShapeError if the value is not an object */
export function jsonObjectOf(value: unknown): Json {
  if (!isJsonObject(value)) throw new ShapeError('an object');
  return value;
}
