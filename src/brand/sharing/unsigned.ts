import type { Scope } from '../evidence/evidence';

/** What a report without a signature is, by its scope. Only reports of public sites are ever signed. */
export const UNSIGNED = { site: 'unsigned', page: 'pasted', preview: 'preview' } as const satisfies Record<
  Scope,
  string
>;
