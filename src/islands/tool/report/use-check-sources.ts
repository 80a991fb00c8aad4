import { useEffect, useState, type RefObject } from 'react';
import type { Source } from '../../../brand/checks/check';
import { useI18n, useLocale } from '../../../components/strings';
import { loadRules } from '../load-strings';

type SourcesOf = (check: string) => readonly Source[];

/**
 * The sources of checks, and with them the words of their rules, loaded when the first rule is opened or the page is
 * printed: they are in the checks, which are the engine. Null until then, and where they do not arrive.
 *
 * @param within the element whose disclosures are watched
 */
export function useCheckSources(within: RefObject<HTMLElement>): SourcesOf | null {
  const [sources, setSources] = useState<SourcesOf | null>(null);
  const strings = useI18n();
  const locale = useLocale();
  useEffect(() => {
    const element = within.current;
    const load = () => {
      void Promise.all([import('../../../brand/score/check-sources'), loadRules(strings, locale)]).then(
        ([{ checkSources }]) => setSources(() => checkSources),
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
  }, [within, strings, locale]);
  return sources;
}
