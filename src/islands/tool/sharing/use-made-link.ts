import { useEffect, useState } from 'react';
import type { MadeLink } from './make-link';

/**
 * A link, null until it is made.
 *
 * @param make makes it; a link that takes longer than the next one does is thrown away
 */
export function useMadeLink(make: () => Promise<MadeLink>): MadeLink | null {
  const [made, setMade] = useState<MadeLink | null>(null);
  useEffect(() => {
    let current = true;
    void make()
      // A report that cannot be written as a link was not made here.
      .catch((): MadeLink => ({ state: 'unsupported' }))
      .then((link) => {
        if (current) setMade(link);
      });
    return () => {
      current = false;
    };
  }, [make]);
  return made;
}
