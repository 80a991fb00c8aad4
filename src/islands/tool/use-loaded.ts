import { useState } from 'react';
import { chunk } from './chunk';

/**
 * Something that is loaded when a reader opens it.
 *
 * @param load gives what is not itself a function in an object, as a module does
 * @returns what was loaded, null until then, and what loads it; where a chunk does not arrive, opening it again tries again
 */
export function useLoaded<T extends object>(load: () => Promise<T>): readonly [loaded: T | null, load: () => void] {
  const [loaded, setLoaded] = useState<T | null>(null);
  return [loaded, () => void chunk(load()).then(setLoaded, () => undefined)];
}
