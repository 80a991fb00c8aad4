import { useStrings } from '../strings';
import type { InboxQuery } from './inbox-query';
import { ListFields } from './ListFields';

export interface DeleteMessageProps {
  readonly reference: string;
  /** The list the message was opened from. */
  readonly query: InboxQuery;
}

/** Asks once more, without a page of its own. */
export function DeleteMessage({ reference, query }: DeleteMessageProps) {
  const t = useStrings('inbox');
  return (
    <details className="inbox-delete">
      <summary>{t('delete.title')}</summary>
      <form method="post" action={`/api/feedback/${reference}`}>
        <input type="hidden" name="action" value="delete" />
        <ListFields query={query} />
        <p>{t('delete.text')}</p>
        <p>
          <button className="button-quiet">{t('delete.now')}</button>
        </p>
      </form>
    </details>
  );
}
