import { useLocale } from '../strings';
import { filterQuery, type InboxQuery } from './inbox-query';

/** What a form says of where it stands: the language, and the list to go back to. */
export function ListFields({ query }: { readonly query: InboxQuery }) {
  const list = new URLSearchParams(filterQuery(query));
  if (query.after !== null) list.set('after', query.after);
  return (
    <>
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="list" value={list.toString()} />
    </>
  );
}
