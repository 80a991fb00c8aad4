import { formatDay } from '../../../components/format';
import { useLocale, useStrings } from '../../../components/strings';
import { publishedPath } from '../../../site/published-reports';
import type { PublishedPart } from '../result';

/** Says that what is shown is public or shared, since when, and leads there. */
export function PublishedOn({ item }: { readonly item: PublishedPart }) {
  const t = useStrings('keeping');
  const opening = useStrings('opening');
  const locale = useLocale();
  const isLink = item.state === 'link';
  const date = formatDay(locale, item.publishedAt);
  return (
    <p>
      {isLink ? opening('shared.on', { date }) : t('publishing.publishedOn', { date })}{' '}
      <a href={publishedPath(locale, { id: item.id, kind: 'assessment' })}>
        {isLink ? opening('shared.open') : t('publishing.open')}
      </a>
    </p>
  );
}
