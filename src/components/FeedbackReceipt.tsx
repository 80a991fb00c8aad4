import { pathTo } from '../site/routes';
import { PageHeader } from './PageHeader';
import { useLocale, useStrings } from './strings';

/** What the sender of a message sees once it is stored. */
export function FeedbackReceipt({ reference }: { readonly reference: string }) {
  const t = useStrings('feedback');
  const locale = useLocale();
  return (
    <div className="sheet">
      <PageHeader title={t('receipt.title')} lede={t('receipt.lede')} />
      <div className="prose">
        <dl className="facts">
          <div>
            <dt>{t('receipt.reference')}</dt>
            <dd>
              <code>{reference}</code>
            </dd>
          </div>
        </dl>
        <p>{t('receipt.text')}</p>
        <p>
          <a href={pathTo(locale, 'home')}>{t('receipt.home')}</a>
        </p>
      </div>
    </div>
  );
}
