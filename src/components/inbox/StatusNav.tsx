import { MESSAGE_STATUSES, type MessageStatus } from '../../site/feedback';
import { numberFormat } from '../formatters';
import { useLocale, useStrings } from '../strings';
import { inboxPath, type InboxQuery } from './inbox-query';

export interface StatusNavProps {
  readonly query: InboxQuery;
  readonly counts: Readonly<Record<MessageStatus, number>>;
}

/** Links to the messages of each status. How many there are is not known while words are searched for. */
export function StatusNav({ query, counts }: StatusNavProps) {
  const t = useStrings('inbox');
  const locale = useLocale();
  const number = numberFormat(locale);
  const all = MESSAGE_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return (
    <nav className="inbox-statuses" aria-label={t('status.label')}>
      <ul>
        {[undefined, ...MESSAGE_STATUSES].map((status) => (
          <li key={status ?? 'all'}>
            <a
              href={inboxPath(locale, { ...query, status })}
              aria-current={status === query.status ? 'page' : undefined}
            >
              {t(`status.${status ?? 'all'}`)}
              {query.search === '' && (
                <>
                  {' '}
                  <span className="inbox-count">{number.format(status === undefined ? all : counts[status])}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
