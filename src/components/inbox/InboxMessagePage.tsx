import { ErrorBox, ErrorSummary } from '../ErrorSummary';
import { isBlank } from '../../brand/text';
import { numberFormat } from '../formatters';
import { LIMITS } from '../../site/limits';
import { PageHeader } from '../PageHeader';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import { AuditTrail } from './AuditTrail';
import { ChangeForm } from './ChangeForm';
import { DeleteMessage } from './DeleteMessage';
import type { InboxMessage, TypedChange } from './inbox-facts';
import { inboxPath, type InboxQuery } from './inbox-query';
import { MessageFacts } from './MessageFacts';
import { StoredMeanwhile } from './StoredMeanwhile';

export interface InboxMessagePageProps {
  readonly message: InboxMessage;
  /** The list it was opened from. */
  readonly query: InboxQuery;
  /** Path of a page of this site that the message is about; null where it is none. */
  readonly pageHref: string | null;
  /** What was typed and could not be stored, and why. */
  readonly refused?: { readonly typed: TypedChange; readonly why: 'changed-meanwhile' | 'note' | 'status' };
}

/** One message with everything that is known of it, and what editors can do with it. */
export function InboxMessagePage({ message, query, pageHref, refused }: InboxMessagePageProps) {
  const t = useStrings('inbox');
  const locale = useLocale();
  const { reference, screenshot } = message;
  const back = inboxPath(locale, query, query.after === null ? {} : { after: query.after });
  const picture = `/api/feedback/${reference}/screenshot`;
  return (
    <div className="sheet inbox">
      <p>
        <a href={back}>{t('message.back')}</a>
      </p>
      <PageHeader title={<Isolated text={t('message.title', { reference: isolate(reference) })} />} />
      {query.done === 'changed' && refused === undefined && (
        <p className="inbox-done" role="status">
          {t('change.saved')}
        </p>
      )}
      {refused && <Refused why={refused.why} />}
      {refused?.why === 'changed-meanwhile' && <StoredMeanwhile message={message} />}
      <section aria-labelledby="text">
        <h2 id="text">{t('message.text')}</h2>
        {isBlank(message.message) ? (
          <p>{t('message.noWords')}</p>
        ) : (
          <blockquote className="strangers-text inbox-text" dir="auto">
            {message.message}
          </blockquote>
        )}
      </section>
      <MessageFacts message={message} pageHref={pageHref} />
      {screenshot !== null && (
        <section aria-labelledby="screenshot">
          <h2 id="screenshot">{t('message.screenshot')}</h2>
          <a href={picture}>
            <img
              className="inbox-screenshot"
              src={picture}
              width={screenshot.width}
              height={screenshot.height}
              alt={t('message.screenshotAlt')}
            />
          </a>
        </section>
      )}
      <ChangeForm message={message} query={query} typed={refused?.typed} wrong={refused?.why} />
      <AuditTrail changes={message.audit} />
      <DeleteMessage reference={reference} query={query} />
    </div>
  );
}

/** Says that nothing was stored and why, with the way to the field. */
function Refused({ why }: { readonly why: 'changed-meanwhile' | 'note' | 'status' }) {
  const t = useStrings('inbox');
  const max = numberFormat(useLocale()).format(LIMITS.noteCharacters);
  if (why !== 'changed-meanwhile') {
    return (
      <ErrorSummary
        title={t('errors.title')}
        errors={[{ href: `#${why}`, message: t(`errors.${why}`, { max }) }]}
        takesFocus
      />
    );
  }
  return (
    <ErrorBox title={t('conflict.title')} takesFocus>
      <p>{t('conflict.text')}</p>
      <p>
        <a href="#note">{t('conflict.yours')}</a>
      </p>
    </ErrorBox>
  );
}
