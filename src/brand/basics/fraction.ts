/** Exact fractions, so that a score does not depend on the order or the rounding of sums. */
export interface Fraction {
  readonly numerator: bigint;
  /** Above 0. */
  readonly denominator: bigint;
}

export function fraction(numerator: number | bigint, denominator: number | bigint): Fraction {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** A fraction times an integer, divided by another. */
export function scale(a: Fraction, by: number, over: number): Fraction {
  return { numerator: a.numerator * BigInt(by), denominator: a.denominator * BigInt(over) };
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < BigInt(0) ? -1 : difference > BigInt(0) ? 1 : 0;
}

export function smaller(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) <= 0 ? a : b;
}

export function greater(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) >= 0 ? a : b;
}

/** The nearest integer, halves up. For fractions that are not negative. */
export function roundHalfUp({ numerator, denominator }: Fraction): number {
  const two = BigInt(2);
  return Number((two * numerator + denominator) / (two * denominator));
}
