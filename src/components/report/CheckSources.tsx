import type { Source } from '../../brand/check';
import { RUBRIC } from '../../brand/rubric';

/** What the current rubric names; nothing for a check of an older report that it no longer has. */
function sourcesOf(id: string): readonly Source[] {
  return RUBRIC.dimensions.flatMap(({ checks }) => checks).find((check) => check.id === id)?.sources ?? [];
}

/** The published texts a check rests on. Their titles stay in their own language. */
export function CheckSources({ check }: { readonly check: string }) {
  return (
    <>
      {sourcesOf(check).map(({ name, section, url }) => (
        <span key={url} className="check-source">
          <a lang="en" dir="ltr" href={url} rel="noreferrer">
            {name}: {section}
          </a>
        </span>
      ))}
    </>
  );
}
