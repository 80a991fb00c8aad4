import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { reviewPath } from './addresses';

/** What stands in place of the cards where the build left no list of them. */
export function CardsMissing() {
  const t = useStrings('debug');
  const locale = useLocale();
  return (
    <div className="sheet">
      <PageHeader title={t('title')} lede={t('missing')} />
      <p>
        <a href={reviewPath(locale, 'changes')}>{t('changes')}</a>
      </p>
    </div>
  );
}
