/** Places of the greatest value; none where all are the same, or where there is none to compare. */
export function bestOf(values: readonly (number | null)[]): readonly number[] {
  const known = values.filter((value) => value !== null);
  const best = Math.max(...known);
  if (known.length < 2 || known.every((value) => value === best)) return [];
  return values.flatMap((value, index) => (value === best ? [index] : []));
}
