import { formatDay } from './Day';
import { Notice } from './Notice';
import type { ContentPageContext } from './page-context';
import { useLocale, useStrings } from './strings';

export interface VisibilityNoticeProps extends Pick<ContentPageContext, 'visibility'> {
  /** ISO 8601 day or time it appears in production; shown where it is scheduled. */
  readonly due: string;
}

/** Says that production does not show a text, or not yet. Nothing where it does. */
export function VisibilityNotice({ visibility, due }: VisibilityNoticeProps) {
  const t = useStrings('preview');
  const locale = useLocale();
  if (visibility === 'public') return null;
  return (
    <Notice kind="caution" title={t(`visibility.${visibility}`)}>
      <p>
        {visibility === 'draft'
          ? t('visibility.draftText')
          : t('visibility.scheduledText', { day: formatDay(locale, due) })}
      </p>
    </Notice>
  );
}
