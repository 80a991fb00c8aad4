import { pathTo } from '../site/routes';
import { Facts } from './Facts';
import { NextStep, TextPage } from './PageHeader';
import { useLocale, useStrings } from './strings';

interface FeedbackReceiptProps {
  readonly reference: string;
  /** Path of the page that shows the message's status only to its sender; null if it has no such page. */
  readonly status: string | null;
}

/** What the sender of a message sees once it is stored. */
export function FeedbackReceipt({ reference, status }: FeedbackReceiptProps) {
  const t = useStrings('feedback');
  const locale = useLocale();
  return (
    <TextPage title={t('receipt.title')} lede={t('receipt.lede')}>
      <Facts facts={[[t('receipt.reference'), <code>{reference}</code>]]} />
      {status !== null && (
        <>
          <NextStep href={status}>{t('receipt.status')}</NextStep>
          <p>{t('receipt.private')}</p>
        </>
      )}
      <p>{t('receipt.text')}</p>
      <p>
        <a href={pathTo(locale, 'home')}>{t('receipt.home')}</a>
      </p>
    </TextPage>
  );
}
