import { Notice } from '../../components/Notice';
import { perLocale } from '../../components/format';
import { useLocale, useStrings } from '../../components/strings';
import { LIMITS } from '../../site/limits';

const moment = perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));

interface DraftNoticeProps {
  /** ms since 1970. */
  readonly savedAt: number;
  readonly onDiscard: () => void;
}

/** Says where the words in the form come from, and offers to remove them. */
export function DraftNotice({ savedAt, onDiscard }: DraftNoticeProps) {
  const t = useStrings('feedback');
  const time = moment(useLocale()).format(savedAt);
  return (
    <Notice kind="note" title={t('draft.title')}>
      <p>{t('draft.text', { time, count: LIMITS.draftDays })}</p>
      <button type="button" className="button-quiet" onClick={onDiscard}>
        {t('draft.discard')}
      </button>
    </Notice>
  );
}
