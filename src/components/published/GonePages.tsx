import { LIMITS } from '../../site/limits';
import { pathTo } from '../../site/routes';
import { TextPage } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { KeptOfDeleted, Undo, type UndoProps } from '../Undo';

interface PublicationGonePageProps {
  /** Whether it was asked to bring it back, too late. */
  readonly isTooLate?: boolean;
}

/** Says that a publication is no longer there: it was deleted or has expired. */
export function PublicationGonePage({ isTooLate = false }: PublicationGonePageProps) {
  const t = useStrings('published');
  const undo = useStrings('undo');
  return (
    <TextPage title={t('gone.title')} lede={t('gone.lede')}>
      {isTooLate && <p role="status">{undo('tooLate')}</p>}
      <GoneText />
    </TextPage>
  );
}

/** What is left of it, and where to go. */
function GoneText() {
  const t = useStrings('published');
  const locale = useLocale();
  return (
    <>
      <p>
        <KeptOfDeleted days={LIMITS.reportGoneDays} /> {t('gone.text')}
      </p>
      <p>
        <a href={pathTo(locale, 'brand-assessment')}>{t('gone.assess')}</a>
      </p>
    </>
  );
}

interface PublicationDeletedPageProps extends UndoProps {
  /** Where the person came from, if not from the publication's own page. */
  readonly account?: string;
}

/** Says that a publication was just deleted, and brings it back. */
export function PublicationDeletedPage({ account, ...undo }: PublicationDeletedPageProps) {
  const t = useStrings('published');
  return (
    <TextPage title={t('deleted.title')} lede={useStrings('undo')('lede')}>
      <Undo {...undo} />
      <GoneText />
      {account !== undefined && (
        <p>
          <a href={account}>{t('deleted.account')}</a>
        </p>
      )}
    </TextPage>
  );
}
