import { clip, collapse, isBlank } from '../../brand/basics/text';
import { ENDPOINTS } from '../../site/endpoints';
import { MESSAGE_STATUSES, type MessageStatus } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { languageName, formatNumber } from '../format';
import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { Moment } from '../Time';
import type { InboxMessage } from './inbox-facts';
import { filterQuery, inboxPath, isFiltered, type InboxQuery } from './inbox-query';
import { InboxFilterForm } from './InboxFilterForm';
import { ModerationReasons } from './MessageFacts';

interface InboxPageProps {
  readonly query: InboxQuery;
  /** The messages on this page, newest first. */
  readonly messages: readonly InboxMessage[];
  /** The cursor of the next page; null on the last page. */
  readonly cursor: string | null;
  /** Messages by status that the rest of the filter lets through. */
  readonly counts: Readonly<Record<MessageStatus, number>>;
  /** Whether every message was counted. */
  readonly complete: boolean;
  /** Messages that the filter may let through, regardless of the words searched for. */
  readonly candidates: number;
  /** How many messages are there and cannot be read. */
  readonly unreadable: number;
}

/** The editors' list of messages, with the ways to narrow it down. */
export function InboxPage({ query, messages, cursor, counts, complete, candidates, unreadable }: InboxPageProps) {
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
      <Export query={query} parts={Math.ceil(candidates / LIMITS.exportScan)} />
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

interface ExportProps {
  readonly query: InboxQuery;
  /** Files that hold all. */
  readonly parts: number;
}

function Export({ query, parts }: ExportProps) {
  const t = useStrings('inbox');
  const locale = useLocale();
  const file = (part: number) => {
    const filter = [filterQuery(query), part > 1 ? `part=${String(part)}` : ''].filter(Boolean).join('&');
    return `${ENDPOINTS['feedback-export'].paths[0]}${filter === '' ? '' : `?${filter}`}`;
  };
  const text = (part: number) => {
    if (parts <= 1) return t('list.export');
    return t('list.exportPart', { part: formatNumber(locale, part), parts: formatNumber(locale, parts) });
  };
  return (
    <div>
      <p>
        {Array.from({ length: Math.max(1, parts) }, (_, at) => (
          <a
            key={at}
            className="button-quiet"
            href={file(at + 1)}
            download={at === 0 ? 'facet-feedback.csv' : `facet-feedback-${String(at + 1)}.csv`}
          >
            {text(at + 1)}
          </a>
        ))}
      </p>
      <p className="hint">
        {parts <= 1 ? t('list.exportHint') : t('list.exportPartsHint', { number: LIMITS.exportScan })}
      </p>
    </div>
  );
}

interface StatusNavProps {
  readonly query: InboxQuery;
  readonly counts: Readonly<Record<MessageStatus, number>>;
}

/** Links to the messages of each status. How many there are is not known while words are searched for. */
function StatusNav({ query, counts }: StatusNavProps) {
  const t = useStrings('inbox');
  const locale = useLocale();
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
                  <span className="inbox-count">
                    {formatNumber(locale, status === undefined ? all : counts[status])}
                  </span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Characters of a message that the list shows. */
const FIRST_WORDS = 140;

interface InboxRowProps {
  readonly message: InboxMessage;
  /** Where the message is shown on its own. */
  readonly href: string;
}

/** One message in the list: its first words, and what decides whether to open it. */
function InboxRow({ message, href }: InboxRowProps) {
  const t = useStrings('inbox');
  const feedback = useStrings('feedback');
  const locale = useLocale();
  const { reference, status, kind, receivedAt, page = '', email = '', screenshot, trust } = message;
  const words = clip(collapse(message.message), FIRST_WORDS);
  const wordless =
    page === '' ? (
      t('message.noWords')
    ) : (
      <>
        {feedback(`kind.${kind}`)} · <bdi dir="ltr">{page}</bdi>
      </>
    );
  return (
    <li>
      <div className="ledger-side">
        <span>{t(`status.${status}`)}</span>
        <Moment time={receivedAt} />
        <code>{reference}</code>
      </div>
      <div>
        <h3 className="ledger-title">
          <a href={href}>{isBlank(words) ? wordless : <bdi>{words}</bdi>}</a>
        </h3>
        <ul className="inbox-facts">
          <li>{feedback(`kind.${kind}`)}</li>
          <li>{languageName(locale, message.locale)}</li>
          {page !== '' && (
            <li>
              <bdi dir="ltr">{page}</bdi>
            </li>
          )}
          {screenshot !== null && <li>{t('list.withScreenshot')}</li>}
          {email !== '' && (
            <li>
              <bdi dir="ltr">{email}</bdi>
            </li>
          )}
        </ul>
        {trust === 'moderate' && (
          <p className="inbox-mark">
            <strong>{t('trust.because')}</strong> <ModerationReasons reasons={message.reasons} />
          </p>
        )}
      </div>
    </li>
  );
}
