/** Facts that the checks of Findability read. */
import type { FindabilityFacts } from '../facts/findability';
import type { Reading } from './reading';
import type { Requests } from './responses';

/** Meta elements that crawlers of search engines read. */
const ROBOTS_NAMES = ['robots', 'googlebot', 'bingbot'];

/** `reading` is null where no page could be read. */
export function findabilityFacts(_requests: Requests, reading: Reading | null): FindabilityFacts {
  return { robotsMeta: reading?.properties.filter(({ property }) => ROBOTS_NAMES.includes(property)) ?? [] };
}
