import type { Report } from '../../brand/report/report';

/** What was measured, as the words `hero` and `scope` of the strings `report` tell it: of a site, a page below its home page is not the whole. */
export function subjectOf({ scope, portrait }: Pick<Report, 'scope' | 'portrait'>) {
  if (scope === 'page' || portrait.kind?.is !== 'inner') return scope;
  return scope === 'preview' ? 'innerPreview' : 'innerPage';
}
