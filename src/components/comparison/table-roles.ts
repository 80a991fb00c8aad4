/**
 * Roles of a table's parts, said again: where styles turn rows into cards, browsers have dropped the roles that the
 * elements have by themselves. Spread, because they are redundant in markup that no style changes.
 */
export const TABLE = { role: 'table' } as const;
export const ROWS = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const COLUMN_HEAD = { role: 'columnheader', scope: 'col' } as const;
export const ROW_HEAD = { role: 'rowheader', scope: 'row' } as const;
export const CELL = { role: 'cell' } as const;
