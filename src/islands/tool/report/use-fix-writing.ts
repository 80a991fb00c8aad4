import { useEffect } from 'react';
import { useI18n, useLocale } from '../../../components/strings';
import { loadStrings } from '../load-strings';
import { useLoaded } from '../use-loaded';

type FixWriting = typeof import('./fix-writing');

/**
 * What writes fixes, with their words; null until it is loaded, which is when it is asked for or the page is printed.
 *
 * @returns what was loaded, and what asks for it
 */
export function useFixWriting(): readonly [loaded: FixWriting | null, load: () => void] {
  const strings = useI18n();
  const locale = useLocale();
  const [loaded, load] = useLoaded(async () => {
    const [writing] = await Promise.all([import('./fix-writing'), loadStrings(strings, locale, ['fixes'])]);
    return writing;
  });
  useEffect(() => {
    window.addEventListener('beforeprint', load);
    return () => window.removeEventListener('beforeprint', load);
  });
  return [loaded, load];
}
