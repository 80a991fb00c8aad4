import { LIMITS } from '../../site/limits';
import { pathTo } from '../../site/routes';
import { Moment } from '../Time';
import { Facts } from '../Facts';
import type { InboxMessage } from '../inbox/inbox-facts';
import { PageHeader, TextPage } from '../PageHeader';
import { StrangersText } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import { KeptOfDeleted, Undo, type UndoProps } from '../Undo';

/** What the sender of a message may see of it. */
interface SentMessage extends Pick<InboxMessage, 'reference' | 'receivedAt' | 'status' | 'kind' | 'message' | 'note'> {
  /** Path of this site, or the site to keep out; empty if none was given. */
  readonly page: string;
  readonly hasScreenshot: boolean;
}

interface MessageStatusPageProps {
  readonly sent: SentMessage;
  /** Path of this very page: the form that deletes the message is sent there. */
  readonly path: string;
  /** Whether it was just brought back. */
  readonly isRestored?: boolean;
}

/** Senders learn nothing about how we tell spam from other messages: to them it has been dealt with. */
const SHOWN_STATUS = { new: 'new', 'in-progress': 'in-progress', done: 'done', spam: 'done' } as const;

/** The private page of one message: what came of it, and how to take it back. */
export function MessageStatusPage({ sent, path, isRestored = false }: MessageStatusPageProps) {
  const t = useStrings('feedback');
  const undo = useStrings('undo');
  const locale = useLocale();
  const { reference, receivedAt, status, kind, message, page, note, hasScreenshot } = sent;
  return (
    <div className="sheet">
      <PageHeader title={t('status.title')} lede={t(`status.state.${SHOWN_STATUS[status]}`)} />
      <div className="prose">
        {isRestored && <p role="status">{undo('done')}</p>}
        <Facts
          facts={[
            [t('receipt.reference'), <code>{reference}</code>],
            [t('status.label'), t(`codes.${SHOWN_STATUS[status]}`)],
            [t('status.received'), <Moment time={receivedAt} />],
            [t('status.kind'), t(`kind.${kind}`)],
            page !== '' && [t('status.page'), <bdi>{page}</bdi>],
            [t('status.screenshot'), t(hasScreenshot ? 'status.withScreenshot' : 'status.withoutScreenshot')],
          ]}
        />
        <h2>{t('status.message')}</h2>
        {message === '' ? <p>{t('status.noWords')}</p> : <StrangersText text={message} />}
        <h2>{t('status.answer')}</h2>
        {note === '' ? <p>{t('status.noAnswer')}</p> : <StrangersText text={note} />}
        <h2>{t('status.delete')}</h2>
        <p>{t('status.deleteText')}</p>
      </div>
      <form className="form" method="post" action={path}>
        <input type="hidden" name="action" value="delete" />
        <input type="hidden" name="undo" value="offer" />
        <input type="hidden" name="locale" value={locale} />
        <p>
          <button className="button-quiet button-delete">{t('status.deleteButton')}</button>
        </p>
      </form>
      <div className="prose">
        <p>{t('receipt.private')}</p>
        <p>
          <a href={pathTo(locale, 'feedback')}>{t('status.again')}</a>
        </p>
      </div>
    </div>
  );
}

interface MessageDeletedPageProps {
  /** What restores the message, if it was just deleted. */
  readonly undo?: UndoProps;
  /** Whether it was asked to bring it back, too late. */
  readonly isTooLate?: boolean;
}

/** Says that a message is gone, and brings it back where that can still be done. */
export function MessageDeletedPage({ undo, isTooLate = false }: MessageDeletedPageProps) {
  const t = useStrings('feedback');
  const said = useStrings('undo');
  const locale = useLocale();
  return (
    <TextPage title={t('deleted.title')} lede={undo ? said('lede') : t('deleted.lede')}>
      {isTooLate && <p role="status">{said('tooLate')}</p>}
      {undo && <Undo {...undo} />}
      <p>
        <KeptOfDeleted days={LIMITS.goneDays} /> {t('deleted.text')}
      </p>
      <p>
        <a href={pathTo(locale, 'home')}>{t('receipt.home')}</a>
      </p>
    </TextPage>
  );
}
