import { formatDay } from './Day';
import type { Hidden } from './page-context';
import { useLocale, useStrings } from './strings';

/** Beside a link: what production does not show, and from when it does. Nothing where nothing is hidden. */
export function VisibilityMark({ hidden }: { readonly hidden: Hidden | undefined }) {
  const t = useStrings('preview');
  const locale = useLocale();
  if (hidden === undefined) return null;
  const { visibility, due } = hidden;
  return (
    <small>
      {' '}
      <strong>
        {visibility === 'draft' || due === null
          ? t(`visibility.${visibility}`)
          : t('visibility.from', { day: formatDay(locale, due) })}
      </strong>
    </small>
  );
}
