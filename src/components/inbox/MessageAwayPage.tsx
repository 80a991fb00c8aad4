import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { inboxPath, type InboxQuery } from './inbox-query';

export interface MessageAwayPageProps {
  /** `gone`: it does not exist. `unstored`: storage did not say whether it took what was typed. */
  readonly why: 'gone' | 'unstored';
  readonly query: InboxQuery;
  /** What an editor was about to answer; empty where nothing was typed. */
  readonly note?: string;
}

/** Says that there is no message to be shown, and hands back what was typed for it. */
export function MessageAwayPage({ why, query, note = '' }: MessageAwayPageProps) {
  const t = useStrings('inbox');
  return (
    <div className="sheet inbox">
      <PageHeader title={t(`${why}.title`)} lede={t(`${why}.lede`)} />
      {note !== '' && (
        <section aria-labelledby="typed">
          <h2 id="typed">{t('gone.typed')}</h2>
          <blockquote className="strangers-text inbox-text" dir="auto">
            {note}
          </blockquote>
        </section>
      )}
      <p>
        <a
          href={inboxPath(
            useLocale(),
            query,
            why === 'gone' || query.message === null ? {} : { message: query.message },
          )}
        >
          {t(why === 'gone' ? 'message.back' : 'unstored.back')}
        </a>
      </p>
    </div>
  );
}
