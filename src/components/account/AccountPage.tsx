import { ENDPOINTS } from '../../site/endpoints';
import { pathTo } from '../../site/routes';
import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { AccountSection } from './AccountSection';
import { AddressHistory } from './AddressHistory';
import { Profile, Roles, type ProfileProps } from './Profile';
import { PublishedThings, type PublishedThingsProps } from './PublishedThings';
import { Room, SavedThings, type SavedThingsProps } from './SavedThings';
import { Sessions, type SessionFacts } from './Sessions';

/** Parameter of the account's URL that asks before everything is deleted. */
const CONFIRM_DELETE = 'confirm=delete';

interface AccountPageProps extends ProfileProps, SavedThingsProps, PublishedThingsProps {
  /** Whose history the page's URL asks for; null if it does not. */
  readonly address: string | null;
  readonly sessions: readonly SessionFacts[];
}

/** Everything that is kept of a person: how their brands do first, what they rarely need last. */
export function AccountPage({ person, provider, sessions, items, page, published, address }: AccountPageProps) {
  const t = useStrings('account');
  return (
    <div className="sheet account">
      <PageHeader title={t('title')} lede={t('lede')} />
      {address !== null && <AddressHistory items={items} address={address} />}
      <SavedThings items={items} page={page} />
      <PublishedThings published={published} />
      <h2 className="account-saved">{t('settings.title')}</h2>
      <AccountSection level={3} id="room" title={t('settings.room')}>
        <Room items={items} />
      </AccountSection>
      <Profile person={person} provider={provider} />
      <Roles roles={person.roles} />
      <Sessions sessions={sessions} />
      <Data />
    </div>
  );
}

/** The ways out: all of it as a file, and all of it gone. */
function Data() {
  const t = useStrings('account');
  const account = pathTo(useLocale(), 'auth', { pathname: 'account' });
  return (
    <AccountSection level={3} id="data" title={t('data.title')}>
      <p>{t('data.exportText')}</p>
      <p>
        <a className="button-quiet" href={ENDPOINTS.account.paths[0]} download="facet-account.json">
          {t('data.export')}
        </a>
      </p>
      <p>{t('data.deleteText')}</p>
      <p>
        <a className="button-quiet button-delete" href={`${account}?${CONFIRM_DELETE}`}>
          {t('data.delete')}
        </a>
      </p>
    </AccountSection>
  );
}
