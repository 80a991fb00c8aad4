import { ENDPOINTS } from '../../site/endpoints';
import { MESSAGE_STATUSES } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { pathWithId, TAKE_DOWN_PATH } from '../../site/tool-addresses';
import { Field } from '../Field';
import { formatNumber } from '../format';
import { useLocale, useStrings } from '../strings';
import type { InboxMessage, RefusedChange, ReportInQuestion } from './inbox-facts';
import { filterQuery, type InboxQuery } from './inbox-query';

interface ChangeFormProps {
  readonly message: InboxMessage;
  /** The list the message was opened from. */
  readonly query: InboxQuery;
  /** What was typed is in the fields again. */
  readonly refused: RefusedChange | undefined;
}

/** Sets status and answer. The revision travels along, so that no editor overwrites an unseen change. */
export function ChangeForm({ message, query, refused }: ChangeFormProps) {
  const t = useStrings('inbox');
  const { reference, revision, status, note } = message;
  const max = formatNumber(useLocale(), LIMITS.noteCharacters);
  const noteError = refused?.why === 'note' ? t('errors.note', { max }) : undefined;
  const statusError = refused?.why === 'status' ? t('errors.status') : undefined;
  const chosen = MESSAGE_STATUSES.find((known) => known === refused?.typed.status) ?? status;
  return (
    <section aria-labelledby="change">
      <h2 id="change">{t('change.title')}</h2>
      <form
        className="form"
        method="post"
        action={pathWithId(ENDPOINTS['feedback-message'].paths[0], reference)}
        noValidate
      >
        <input type="hidden" name="action" value="change" />
        <input type="hidden" name="revision" value={revision} />
        <ListFields query={query} />
        <Field
          id="status"
          label={t('status.label')}
          error={statusError}
          control={(description) => (
            <select id="status" name="status" defaultValue={chosen} {...description}>
              {MESSAGE_STATUSES.map((known) => (
                <option key={known} value={known}>
                  {t(`status.${known}`)}
                </option>
              ))}
            </select>
          )}
        />
        <Field
          id="note"
          label={t('change.note')}
          hint={t('change.noteHint', { max })}
          error={noteError}
          control={(description) => (
            <textarea
              id="note"
              name="note"
              rows={6}
              dir="auto"
              defaultValue={refused?.typed.note ?? note}
              {...description}
            />
          )}
        />
        <p>
          <button className="button">{t('change.save')}</button>
        </p>
      </form>
    </section>
  );
}

interface DeleteMessageProps {
  readonly reference: string;
  /** The list the message was opened from. */
  readonly query: InboxQuery;
}

/** Asks again, without a page of its own. */
export function DeleteMessage({ reference, query }: DeleteMessageProps) {
  const t = useStrings('inbox');
  return (
    <details className="inbox-delete">
      <summary>{t('delete.title')}</summary>
      <form method="post" action={pathWithId(ENDPOINTS['feedback-message'].paths[0], reference)}>
        <input type="hidden" name="action" value="delete" />
        <ListFields query={query} />
        <p>{t('delete.text')}</p>
        <p>
          <button className="button-quiet button-delete">{t('delete.now')}</button>
        </p>
      </form>
    </details>
  );
}

interface TakeDownProps extends DeleteMessageProps {
  readonly report: ReportInQuestion;
}

/** Takes down the published report that a message is about. Asks again, without a page of its own. */
export function TakeDown({ report, reference, query }: TakeDownProps) {
  const t = useStrings('inbox');
  return (
    <section aria-labelledby="take-down">
      <h2 id="take-down">{t('takeDown.title')}</h2>
      {report.isPublished ? (
        <details className="inbox-delete">
          <summary>{t('takeDown.open')}</summary>
          <form method="post" action={TAKE_DOWN_PATH}>
            <input type="hidden" name="reference" value={reference} />
            <ListFields query={query} />
            <p>{t('takeDown.text')}</p>
            <p>
              <button className="button-quiet button-delete">{t('takeDown.now')}</button>
            </p>
          </form>
        </details>
      ) : (
        <p>{t('takeDown.none')}</p>
      )}
    </section>
  );
}

/** Hidden fields of a form that say where it is: the language, and the list to go back to. */
function ListFields({ query }: { readonly query: InboxQuery }) {
  const list = new URLSearchParams(filterQuery(query));
  if (query.after !== null) list.set('after', query.after);
  return (
    <>
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="list" value={list.toString()} />
    </>
  );
}
