import { formatDay } from '../../../components/format';
import { useLocale, useStrings } from '../../../components/strings';
import { publishedPath } from '../../../site/published-paths';
import type { PublishedPart } from '../result';

/** Says that what is shown is public, since when, and leads there. */
export function PublishedOn({ item }: { readonly item: PublishedPart }) {
  const t = useStrings('keeping');
  const locale = useLocale();
  return (
    <p>
      {t('publishing.publishedOn', { date: formatDay(locale, item.publishedAt) })}{' '}
      <a href={publishedPath(locale, 'assessment', item.id)}>{t('publishing.open')}</a>
    </p>
  );
}
