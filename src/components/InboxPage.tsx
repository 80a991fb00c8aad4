import { PageHeader } from './PageHeader';
import { useStrings } from './strings';

/** The editors' inbox for feedback, before any message is listed in it. */
export function InboxPage() {
  const t = useStrings('inbox');
  return (
    <div className="sheet">
      <PageHeader title={t('title')} lede={t('lede')} />
      <div className="prose">
        <p>{t('text')}</p>
      </div>
    </div>
  );
}
