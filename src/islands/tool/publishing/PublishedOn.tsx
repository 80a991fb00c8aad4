import { formatDay } from '../../../components/format';
import { useLocale, useStrings } from '../../../components/strings';
import { publishedPath } from '../../../site/published-reports';
import type { PublishedPart } from '../result';

/** Says that what is shown is public, since when, and leads there. */
export function PublishedOn({ item }: { readonly item: PublishedPart }) {
  const t = useStrings('keeping');
  const locale = useLocale();
  return (
    <p>
      {t('publishing.publishedOn', { date: formatDay(locale, item.publishedAt) })}{' '}
      <a href={publishedPath(locale, { id: item.id, kind: 'assessment' })}>{t('publishing.open')}</a>
    </p>
  );
}
