import type { Desk } from '../desk';
import { keepShown as keepInTab, tabStorage } from '../tab';

/** Entries of the tab's history that are held whole. */
const HELD = 10;

/** Keeps what is shown for going back to: whole for as long as the page is open, its reports in the tab's memory. */
export function keepShown({ held, now }: Desk, number: number): void {
  const { columns } = now();
  held.set(number, columns);
  for (const oldest of [...held.keys()].slice(0, -HELD)) held.delete(oldest);
  keepInTab(number, columns, tabStorage());
}
