import { savedPath } from '../../site/accounts';
import { ENDPOINTS } from '../../site/endpoints';
import { pathWithId } from '../../site/tool-addresses';
import { formatScore } from '../format';
import { isolate } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import { Day } from '../Time';
import { savedHost, type SavedItem } from './account-facts';

interface SavedRowProps {
  readonly item: SavedItem;
  /** Id of the heading of the card it is on. */
  readonly heading: string;
}

/** One saved thing on a card: when it was measured, what came out, and the way to delete it. */
export function SavedRow({ item, heading }: SavedRowProps) {
  const t = useStrings('account');
  const locale = useLocale();
  const { id, kind, savedAt, reports } = item;
  const [only, ...others] = reports;
  const isReport = only !== undefined && others.length === 0;
  const label = `row-${id}`;
  return (
    <li>
      <a id={label} href={savedPath(locale, kind, id)}>
        <Day date={isReport ? only.collectedAt : savedAt} />
      </a>
      {isReport && only.overall !== null && <span>{formatScore(locale, only.overall.value)}</span>}
      <DeleteForm
        id={id}
        labels={`${heading} ${label}`}
        names={reports.map((report) => report.name ?? savedHost(report, t))}
      />
    </li>
  );
}

interface DeleteFormProps {
  readonly id: string;
  /** Ids of what says what is deleted. */
  readonly labels: string;
  readonly names: readonly string[];
}

/**
 * Asks for confirmation, without a page of its own. `src/islands/account-undo.ts` takes over: it shows the other
 * paragraph and, once the item is deleted, the message that the form contains for it.
 */
function DeleteForm({ id, labels, names }: DeleteFormProps) {
  const t = useStrings('account');
  const locale = useLocale();
  return (
    <details className="account-delete">
      <summary id={`delete-${id}`} aria-labelledby={`delete-${id} ${labels}`}>
        {t('saved.delete')}
      </summary>
      <form
        method="post"
        action={pathWithId(ENDPOINTS['saved-report'].paths[0], id)}
        data-deleted={t('saved.deleted', { names: names.map(isolate).join(' · ') })}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="action" value="delete" />
        <div role="status">
          <p>{t('saved.deleteText')}</p>
          <p hidden>{t('saved.deleteUndoText')}</p>
        </div>
        <button className="button-quiet button-delete" id={`now-${id}`} aria-labelledby={`now-${id} ${labels}`}>
          {t('saved.deleteNow')}
        </button>
      </form>
    </details>
  );
}
