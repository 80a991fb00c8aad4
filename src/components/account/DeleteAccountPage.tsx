import { ENDPOINTS } from '../../site/endpoints';
import { pathTo } from '../../site/routes';
import { TextPage } from '../PageHeader';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import type { ProviderFacts } from './account-facts';

interface DeleteAccountPageProps {
  readonly provider: ProviderFacts;
  /** How many things the person saved. */
  readonly saved: number;
  /** How many things the person published. */
  readonly published: number;
  /** How many sessions the person has, this one included. */
  readonly sessions: number;
  /** Whether records of messages name the person as an editor. */
  readonly hasEdited: boolean;
}

/** What goes and what stays when everything is deleted, before it is. */
export function DeleteAccountPage({ provider, saved, published, sessions, hasEdited }: DeleteAccountPageProps) {
  const t = useStrings('account');
  const locale = useLocale();
  const [action] = ENDPOINTS.account.paths;
  return (
    <TextPage title={t('delete.title')} lede={t('delete.lede')}>
      <h2>{t('delete.what')}</h2>
      <ul>
        <li>{t('delete.saved', { count: saved })}</li>
        {published > 0 && <li>{t('delete.published', { count: published })}</li>}
        <li>{t('delete.sessions', { count: sessions })}</li>
      </ul>
      <h2>{t('delete.kept')}</h2>
      <ul>
        <li>
          <Isolated text={t('delete.provider', { provider: isolate(provider.host) })} />
        </li>
        <li>{t('delete.messages')}</li>
        {hasEdited && <li>{t('delete.edits')}</li>}
        <li>{t('delete.files')}</li>
      </ul>
      <p>
        <a href={action} download="facet-account.json">
          {t('delete.export')}
        </a>
      </p>
      <form className="account-actions" method="post" action={action}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="confirm" value="delete" />
        <button className="button-quiet button-delete">{t('delete.confirm')}</button>
        <a className="button-quiet" href={pathTo(locale, 'auth', { pathname: 'account' })}>
          {t('delete.back')}
        </a>
      </form>
    </TextPage>
  );
}
