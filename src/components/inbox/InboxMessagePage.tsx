import { isBlank } from '../../brand/basics/text';
import { ENDPOINTS } from '../../site/endpoints';
import { LIMITS } from '../../site/limits';
import { pathWithId } from '../../site/tool-addresses';
import { ErrorBox, ErrorSummary } from '../ErrorSummary';
import { formatNumber } from '../format';
import { PageHeader } from '../PageHeader';
import { isolate, Isolated, StrangersText } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import { Moment } from '../Time';
import { ChangeForm, DeleteMessage, TakeDown } from './ChangeForm';
import type { InboxChange, InboxMessage, RefusedChange, ReportInQuestion } from './inbox-facts';
import { inboxPath, type InboxQuery } from './inbox-query';
import { MessageFacts } from './MessageFacts';

export interface InboxMessagePageProps {
  readonly message: InboxMessage;
  /** The list it was opened from. */
  readonly query: InboxQuery;
  /** Path of a page of this site that the message is about; null if it is about no page. */
  readonly pageHref: string | null;
  /** The published report it is about; null if it is about none. */
  readonly report: ReportInQuestion | null;
  readonly refused?: RefusedChange;
}

/** One message with everything that is known about it, and what editors can do with it. */
export function InboxMessagePage({ message, query, pageHref, report, refused }: InboxMessagePageProps) {
  const t = useStrings('inbox');
  const locale = useLocale();
  const { reference, screenshot } = message;
  const back = inboxPath(locale, query, query.after === null ? {} : { after: query.after });
  const picture = pathWithId(ENDPOINTS['feedback-message'].paths[1], reference);
  return (
    <div className="sheet inbox">
      <p>
        <a href={back}>{t('message.back')}</a>
      </p>
      <PageHeader title={<Isolated text={t('message.title', { reference: isolate(reference) })} />} />
      {(query.done === 'changed' || query.done === 'taken-down') && refused === undefined && (
        <p className="inbox-done" role="status">
          {t(query.done === 'changed' ? 'change.saved' : 'takeDown.done')}
        </p>
      )}
      {refused && <Refused why={refused.why} />}
      {refused?.why === 'changed-meanwhile' && <StoredMeanwhile message={message} />}
      <section aria-labelledby="text">
        <h2 id="text">{t('message.text')}</h2>
        {isBlank(message.message) ? (
          <p>{t('message.noWords')}</p>
        ) : (
          <StrangersText className="inbox-text" text={message.message} />
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
      {report !== null && <TakeDown report={report} reference={reference} query={query} />}
      <ChangeForm message={message} query={query} refused={refused} />
      <AuditTrail changes={message.audit} />
      <DeleteMessage reference={reference} query={query} />
    </div>
  );
}

/** Says that nothing was stored and why, with the way to the field. */
function Refused({ why }: Pick<RefusedChange, 'why'>) {
  const t = useStrings('inbox');
  const max = formatNumber(useLocale(), LIMITS.noteCharacters);
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

/** What another editor stored in the meantime, to compare with what was typed. */
function StoredMeanwhile({ message }: { readonly message: InboxMessage }) {
  const t = useStrings('inbox');
  const last = message.audit.at(-1);
  return (
    <section className="inbox-stored" aria-labelledby="stored">
      <h2 id="stored">{t('conflict.stored')}</h2>
      {last !== undefined && (
        <p className="hint">
          <bdi>{last.by}</bdi> · <Moment time={last.at} />
        </p>
      )}
      <dl>
        <dt>{t('status.label')}</dt>
        <dd>{t(`status.${message.status}`)}</dd>
        <dt>{t('change.note')}</dt>
        <dd className="strangers-text" dir="auto">
          {message.note === '' ? t('conflict.noNote') : message.note}
        </dd>
      </dl>
    </section>
  );
}

/** Who changed what, and when. @param props.changes oldest first */
export function AuditTrail({ changes }: { readonly changes: readonly InboxChange[] }) {
  const t = useStrings('inbox');
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">{t('audit.title')}</h2>
      {changes.length === 0 ? (
        <p>{t('audit.none')}</p>
      ) : (
        <ol className="inbox-audit">
          {changes.map((change, index) => (
            <li key={index}>
              <p className="hint">
                <bdi>{change.by}</bdi> · <Moment time={change.at} />
              </p>
              {change.status && (
                <p>
                  {t('audit.status', {
                    from: t(`status.${change.status.from}`),
                    to: t(`status.${change.status.to}`),
                  })}
                </p>
              )}
              {change.takenDown !== undefined && (
                <p>
                  <Isolated text={t('audit.takenDown', { id: isolate(change.takenDown) })} />
                </p>
              )}
              {change.note === '' && <p>{t('audit.noteRemoved')}</p>}
              {change.note !== undefined && change.note !== '' && (
                <>
                  <p>{t('audit.note')}</p>
                  <StrangersText className="inbox-text" text={change.note} />
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface MessageAwayPageProps {
  /** `gone`: it does not exist. `unstored`: storage did not say whether it took what was typed. */
  readonly why: 'gone' | 'unstored';
  readonly query: InboxQuery;
  /** What an editor was about to answer; empty if nothing was typed. */
  readonly note?: string;
}

/** Says that there is no message to be shown, and gives back what was typed for it. */
export function MessageAwayPage({ why, query, note = '' }: MessageAwayPageProps) {
  const t = useStrings('inbox');
  const more = why === 'gone' || query.message === null ? {} : { message: query.message };
  return (
    <div className="sheet inbox">
      <PageHeader title={t(`${why}.title`)} lede={t(`${why}.lede`)} />
      {note !== '' && (
        <section aria-labelledby="typed">
          <h2 id="typed">{t('gone.typed')}</h2>
          <StrangersText className="inbox-text" text={note} />
        </section>
      )}
      <p>
        <a href={inboxPath(useLocale(), query, more)}>{t(why === 'gone' ? 'message.back' : 'unstored.back')}</a>
      </p>
    </div>
  );
}
