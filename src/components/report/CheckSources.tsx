import type { Source } from '../../brand/check';
import { RUBRIC } from '../../brand/rubric';
import { SourceList } from './SourceList';

/** What the current rubric names; nothing for a check of an older report that it no longer has. */
function sourcesOf(id: string): readonly Source[] {
  return RUBRIC.dimensions.flatMap(({ checks }) => checks).find((check) => check.id === id)?.sources ?? [];
}

/** The published texts a check rests on. */
export function CheckSources({ check }: { readonly check: string }) {
  return <SourceList sources={sourcesOf(check)} />;
}
