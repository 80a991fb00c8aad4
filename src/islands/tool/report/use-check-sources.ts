import { useEffect, useState, type RefObject } from 'react';
import type { Source } from '../../../brand/check';

type SourcesOf = (check: string, rubricVersion: string) => readonly Source[];

/**
 * The sources of checks, loaded when the first rule is opened or the page is printed: they are in the checks, which
 * are the engine. Null until then, and where they do not arrive.
 *
 * @param within the element whose disclosures are watched
 */
export function useCheckSources(within: RefObject<HTMLElement>): SourcesOf | null {
  const [sources, setSources] = useState<SourcesOf | null>(null);
  useEffect(() => {
    const element = within.current;
    const load = () => {
      void import('../../../brand/check-sources').then(
        ({ checkSources }) => setSources(() => checkSources),
        // The rule is there without them, and opening another tries again.
        () => undefined,
      );
    };
    // It does not bubble.
    element?.addEventListener('toggle', load, { capture: true });
    window.addEventListener('beforeprint', load);
    return () => {
      element?.removeEventListener('toggle', load, { capture: true });
      window.removeEventListener('beforeprint', load);
    };
  }, [within]);
  return sources;
}
