/** Entries on one page of a listing. */
export const PAGE_SIZE = 10;

/** Splits a listing into pages; an empty listing still has its first page. */
export function paginate<T>(items: readonly T[], size = PAGE_SIZE): T[][] {
  const pages: T[][] = [];
  for (let start = 0; start < items.length; start += size) pages.push(items.slice(start, start + size));
  return pages.length === 0 ? [[]] : pages;
}

/** The newest day of a listing's entries: when the listing last changed. */
export function newestDay(items: readonly { readonly day: string | null }[]): string | null {
  return items.reduce<string | null>((newest, { day }) => (day !== null && day > (newest ?? '') ? day : newest), null);
}
