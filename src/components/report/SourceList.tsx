import type { Source } from '../../brand/check';

/** Published texts, each with its address. Their titles stay in their own language. */
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
