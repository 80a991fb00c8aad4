import { clip, collapse, isBlank } from '../../brand/text';
import { Moment } from '../account/Moment';
import { languageName } from '../language-name';
import { useLocale, useStrings } from '../strings';
import type { InboxMessage } from './inbox-facts';
import { ModerationReasons } from './ModerationReasons';

/** Characters of a message that the list shows. */
const FIRST_WORDS = 140;

export interface InboxRowProps {
  readonly message: InboxMessage;
  /** Where the message is shown by itself. */
  readonly href: string;
}

/** One message in the list: its first words, and what decides whether to open it. */
export function InboxRow({ message, href }: InboxRowProps) {
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
