import { ENDPOINTS } from '../../site/endpoints';
import { pathTo } from '../../site/routes';
import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { AccountSection } from './AccountSection';
import { AddressHistory, type AddressHistoryProps } from './AddressHistory';
import { Profile, Roles, type ProfileProps } from './Profile';
import { PublishedThings, type PublishedThingsProps } from './PublishedThings';
import { SavedThings, type SavedThingsProps } from './SavedThings';
import { Sessions, type SessionFacts } from './Sessions';

/** Parameter of the account's URL that asks before everything is deleted. */
const CONFIRM_DELETE = 'confirm=delete';

interface AccountPageProps extends ProfileProps, SavedThingsProps, PublishedThingsProps, AddressHistoryProps {
  readonly sessions: readonly SessionFacts[];
}

/** Everything that is kept of a person. What they came for most often is first. */
export function AccountPage({ person, provider, sessions, items, page, published, address }: AccountPageProps) {
  const t = useStrings('account');
  const history = <AddressHistory items={items} address={address} />;
  return (
    <div className="sheet">
      <PageHeader title={t('title')} lede={t('lede')} />
      {address !== null && history}
      <SavedThings items={items} page={page} />
      {address === null && history}
      <PublishedThings published={published} />
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
    <AccountSection id="data" title={t('data.title')}>
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
