import { ENDPOINTS } from '../../site/endpoints';
import { LIMITS } from '../../site/limits';
import type { MessageStatus } from '../../site/feedback';
import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import type { InboxMessage } from './inbox-facts';
import { filterQuery, inboxPath, isFiltered, type InboxQuery } from './inbox-query';
import { InboxFilterForm } from './InboxFilterForm';
import { InboxRow } from './InboxRow';
import { StatusNav } from './StatusNav';

export interface InboxPageProps {
  readonly query: InboxQuery;
  /** Of this page, the newest first. */
  readonly messages: readonly InboxMessage[];
  /** Of the next page; null where there is none. */
  readonly cursor: string | null;
  /** Messages by status that the rest of the filter lets through. */
  readonly counts: Readonly<Record<MessageStatus, number>>;
  /** Whether every message was counted. */
  readonly complete: boolean;
  /** How many messages are there and cannot be read. */
  readonly unreadable: number;
}

/** The editors' list of messages, with the ways to narrow it down. */
export function InboxPage({ query, messages, cursor, counts, complete, unreadable }: InboxPageProps) {
  const t = useStrings('inbox');
  const locale = useLocale();
  const page = query.after === null ? {} : { after: query.after };
  return (
    <div className="sheet inbox">
      <PageHeader title={t('title')} lede={t('lede')} />
      {query.done === 'deleted' && (
        <p className="inbox-done" role="status">
          {t('list.deleted')}
        </p>
      )}
      <StatusNav query={query} counts={counts} />
      {unreadable > 0 && <p>{t('list.unreadable', { count: unreadable })}</p>}
      {!complete && <p className="hint">{t('list.incomplete')}</p>}
      <InboxFilterForm query={query} />
      <h2 className="hidden-visually">{t('list.title')}</h2>
      {messages.length === 0 ? (
        <NoMessages query={query} more={cursor !== null} />
      ) : (
        <ol className="ledger inbox-list">
          {messages.map((message) => (
            <InboxRow
              key={message.reference}
              message={message}
              href={inboxPath(locale, query, { ...page, message: message.reference })}
            />
          ))}
        </ol>
      )}
      <nav className="pagination" aria-label={t('list.pages')}>
        {query.after !== null && <a href={inboxPath(locale, query)}>{t('list.newest')}</a>}
        {cursor !== null && <a href={inboxPath(locale, query, { after: cursor })}>{t('list.older')}</a>}
      </nav>
      <Export query={query} />
    </div>
  );
}

/** Says why nothing is listed, and what to do. */
function NoMessages({ query, more }: { readonly query: InboxQuery; readonly more: boolean }) {
  const t = useStrings('inbox');
  if (more) return <p>{t('list.noneYet', { number: LIMITS.inboxScan })}</p>;
  if (query.after !== null) return <p>{t('list.noOlder')}</p>;
  return <p>{t(isFiltered(query) ? 'list.noMatch' : 'list.none')}</p>;
}

function Export({ query }: { readonly query: InboxQuery }) {
  const t = useStrings('inbox');
  const filter = filterQuery(query);
  return (
    <div>
      <p>
        <a
          className="button-quiet"
          href={`${ENDPOINTS['feedback-export'].paths[0]}${filter === '' ? '' : `?${filter}`}`}
          download="facet-feedback.csv"
        >
          {t('list.export')}
        </a>
      </p>
      <p className="hint">{t('list.exportHint')}</p>
    </div>
  );
}
