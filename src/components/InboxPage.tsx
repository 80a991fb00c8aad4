import { PageHeader } from './PageHeader';
import { useStrings } from './strings';

/** The editors' inbox for feedback, before any message is listed in it. */
export function InboxPage() {
  const t = useStrings('feedback');
  return (
    <div className="sheet">
      <PageHeader title={t('inbox.title')} lede={t('inbox.lede')} />
      <div className="prose">
        <p>{t('inbox.text')}</p>
      </div>
    </div>
  );
}
