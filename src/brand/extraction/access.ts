/** Facts that the checks of Access read. */
import type { AccessFacts } from '../facts/access';
import type { Reading } from './reading';

export function accessFacts(reading: Reading | null): AccessFacts {
  return {
    viewports:
      reading?.properties
        .filter(({ property }) => property === 'viewport')
        .map(({ value, where }) => ({ value, where })) ?? [],
  };
}
