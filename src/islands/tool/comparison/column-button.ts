/** Ids of the buttons of a column. A file of its own, so that moving focus there does not load the view. */
export type ColumnButton = 'earlier' | 'later' | 'again' | 'remove';

/** Id of a column's button. */
export function columnButtonId(id: number, name: ColumnButton): string {
  return `column-${String(id)}-${name}`;
}
