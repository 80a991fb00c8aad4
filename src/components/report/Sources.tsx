import { createContext, useContext } from 'react';
import type { Source } from '../../brand/checks/check';

/** Published texts, each with its URL. Their titles stay in their own language. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <>
      {sources.map(({ name, section, url }) => (
        <span key={url} className="check-source">
          <a lang="en" dir="ltr" href={url} rel="noreferrer">
            {name}: {section}
          </a>
        </span>
      ))}
    </>
  );
}

/**
 * Where the sources of checks are looked up; null until they are there. The caller that shows a report passes them in,
 * since they are in the checks themselves: a function has those at hand, a browser loads them when a reader asks.
 */
export const SourcesOfChecks = createContext<((check: string) => readonly Source[]) | null>(null);

/** The published texts a check rests on. */
export function CheckSources({ check }: { readonly check: string }) {
  const sourcesOf = useContext(SourcesOfChecks);
  return sourcesOf && <SourceList sources={sourcesOf(check)} />;
}
