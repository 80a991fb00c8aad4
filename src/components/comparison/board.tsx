/** What the tables of a comparison have in common. */
import { useStrings } from '../strings';

/** A figure; the best of its row in bold, with the word for assistive technology. */
export function Best({ isBest, children }: { readonly isBest: boolean; readonly children: string }) {
  const t = useStrings('comparison-view');
  if (!isBest) return children;
  return (
    <>
      <b>{children}</b>
      <span className="hidden-visually"> {t('best')}</span>
    </>
  );
}

/**
 * Roles of a table's parts, said again: where styles turn rows into cards, browsers have dropped the roles that the
 * elements have implicitly. Spread, because they are redundant in markup that no style changes.
 */
export const TABLE = { role: 'table' } as const;
export const ROWS = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const COLUMN_HEAD = { role: 'columnheader', scope: 'col' } as const;
export const ROW_HEAD = { role: 'rowheader', scope: 'row' } as const;
export const CELL = { role: 'cell' } as const;
