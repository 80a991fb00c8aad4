import { PageHeader } from '../PageHeader';
import { useStrings } from '../strings';
import { ReviewViews } from './ReviewViews';

/** What stands in place of the cards where the build left no list of them. */
export function CardsMissing() {
  const t = useStrings('debug');
  return (
    <div className="sheet">
      <PageHeader title={t('title')} lede={t('missing')} />
      <ReviewViews current="cards" />
    </div>
  );
}
