/** Weighted lists of request headers, and the media type an answer should have (RFC 9110 §12). */

export interface Weighted {
  /** In lower case, without parameters. */
  readonly value: string;
  /** 0 to 1; 0 means "not this one". */
  readonly weight: number;
}

/** A header names at most this many values; the rest is ignored, so that no client can make us sort a huge list. */
const MAX_VALUES = 100;

const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** The values of a header such as Accept or Accept-Language, heaviest first; malformed ones are left out. */
export function weightedValues(header: string | null): Weighted[] {
  return (header ?? '')
    .split(',', MAX_VALUES)
    .flatMap((part) => {
      const [value = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return value !== '' && WEIGHT.test(given) ? [{ value, weight: Number(given) }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
}

/** The weight of the most specific range that matches a media type, or 0. */
function weightOf(type: string, ranges: readonly Weighted[]): number {
  const family = `${type.slice(0, type.indexOf('/'))}/*`;
  for (const pattern of [type, family, '*/*']) {
    const range = ranges.find(({ value }) => value === pattern);
    if (range) return range.weight;
  }
  return 0;
}

function best<T extends string>(ranges: readonly Weighted[], offers: readonly [T, ...T[]]): T {
  let found: T = offers[0];
  for (const offer of offers) {
    if (weightOf(offer, ranges) > weightOf(found, ranges)) found = offer;
  }
  return found;
}

/**
 * The media type to answer with.
 *
 * @param offers in our order of preference; the first is the answer where the client does not care or likes none
 */
export function preferredType<T extends string>(accept: string | null, offers: readonly [T, ...T[]]): T {
  return best(weightedValues(accept), offers);
}

/**
 * The media type to respond with, out of those that the client names. Many programs end their list with a range that
 * accepts everything, with the same weight.
 *
 * @param offers in our order of preference; the first is used if none is named
 */
export function namedType<T extends string>(accept: string | null, offers: readonly [T, ...T[]]): T {
  const named = weightedValues(accept).filter(({ value }) => !value.endsWith('/*'));
  return best(named, offers);
}
