import { GONE_DAYS } from '../../site/published-reports';
import { pathTo } from '../../site/routes';
import { Form } from '../Form';
import { TextPage } from '../PageHeader';
import { useLocale, useStrings } from '../strings';

interface PublicationGonePageProps {
  /** Whether it was asked to bring it back, too late. */
  readonly isTooLate?: boolean;
}

/** Says that a publication is no longer there: it was deleted, or its time was over. */
export function PublicationGonePage({ isTooLate = false }: PublicationGonePageProps) {
  const t = useStrings('published');
  return (
    <TextPage title={t('gone.title')} lede={t('gone.lede')}>
      {isTooLate && <p role="status">{t('gone.tooLate')}</p>}
      <GoneText />
    </TextPage>
  );
}

/** What is left of it, and where to go. */
function GoneText() {
  const t = useStrings('published');
  return (
    <>
      <p>
        {t('gone.kept', { days: GONE_DAYS })} {t('gone.text')}
      </p>
      <p>
        <a href={pathTo(useLocale(), 'brand-assessment')}>{t('gone.assess')}</a>
      </p>
    </>
  );
}

interface PublicationDeletedPageProps {
  /** Where the form that brings it back is sent. */
  readonly action: string;
  /** What that form sends: nobody else has it. */
  readonly held: string;
  /** Where the person came from, if not from the publication's own page. */
  readonly account?: string;
}

/** Says that a publication was just deleted. The page holds what was, so that it can be undone without script. */
export function PublicationDeletedPage({ action, held, account }: PublicationDeletedPageProps) {
  const t = useStrings('published');
  return (
    <TextPage title={t('deleted.title')} lede={t('deleted.lede')}>
      <Form action={action}>
        <input type="hidden" name="action" value="undo" />
        <input type="hidden" name="held" value={held} />
        <p>
          <button className="button">{t('deleted.undo')}</button>
        </p>
      </Form>
      <p>{t('deleted.text')}</p>
      <GoneText />
      {account !== undefined && (
        <p>
          <a href={account}>{t('deleted.account')}</a>
        </p>
      )}
    </TextPage>
  );
}
