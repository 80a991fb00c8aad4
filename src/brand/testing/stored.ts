/** What is stored as JSON and read again. */

/** Whether two values are the same, as JSON can tell: Jest's own comparison says what differs, and takes ten times as long. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other);
  }
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    left.length === right.length &&
    left.every(([key, value], index) => key === right[index]?.[0] && isSame(value, right[index][1]))
  );
}

/** Expects a value to be the same when it is stored and read again. @returns what was read */
export function expectStored<T>(value: T): T {
  const again = JSON.parse(JSON.stringify(value)) as T;
  if (!isSame(again, value)) expect(again).toStrictEqual(value);
  return again;
}
