/** The two sides' times as text. */
import { median } from '../build/figures';
import { table, times as ratio } from '../build/table';

/** Seconds of each run of one side, in the order they were made. */
export interface Times {
  readonly name: string;
  readonly seconds: readonly number[];
}

/** Medians, every run, and the first side over the others as the median of the pairs' ratios. */
export function formatTimes(what: string, [first, ...others]: readonly Times[]): string {
  if (first === undefined) return '';
  const digits = 2;
  const rows = [first, ...others].map(({ name, seconds }) => [
    what,
    name,
    median(seconds).toFixed(digits),
    seconds.map((value) => value.toFixed(digits)).join(' '),
  ]);
  const ratios = others.map((other) => {
    const pairs = first.seconds.map((value, index) => value / (other.seconds[index] ?? NaN));
    return [what, `${first.name}/${other.name}`, ratio(median(pairs)), pairs.map((pair) => pair.toFixed(2)).join(' ')];
  });
  return table([['what', 'side', 'median s', 'each run'], ...rows, ...ratios]);
}
