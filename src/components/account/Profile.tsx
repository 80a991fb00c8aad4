import { ROLE_CAPABILITIES, type Role } from '../../site/accounts';
import { pathTo, type Capability, type RouteId } from '../../site/routes';
import { Facts } from '../Facts';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import { AccountSection } from './AccountSection';
import type { ProviderFacts } from './account-facts';

/** Who is signed in, as the identity provider states it. */
export interface Person {
  readonly name: string | null;
  readonly email: string | null;
  readonly roles: readonly Role[];
}

export interface ProfileProps {
  readonly person: Person;
  readonly provider: ProviderFacts;
}

/** Name and e-mail address, and where to change them. */
export function Profile({ person: { name, email }, provider }: ProfileProps) {
  const t = useStrings('account');
  return (
    <AccountSection level={3} id="profile" title={t('profile.title')}>
      <Facts
        className="account-facts"
        facts={[
          [t('profile.name'), <Stated value={name} />],
          [t('profile.email'), <Stated value={email} />],
        ]}
      />
      <p className="hint">
        <Isolated text={t('profile.source', { provider: isolate(provider.host) })} />{' '}
        <a href={provider.accountAddress} rel="noreferrer">
          <Isolated text={t('profile.change', { provider: isolate(provider.accountHost) })} />
        </a>
      </p>
    </AccountSection>
  );
}

/** What the provider states, or that it states nothing. */
function Stated({ value }: { readonly value: string | null }) {
  const t = useStrings('account');
  return value === null ? <span className="hint">{t('profile.missing')}</span> : <bdi>{value}</bdi>;
}

/** The page each capability opens. */
const PAGE_OF = { 'read-feedback': 'feedback-inbox', review: 'debug-og' } as const satisfies Record<
  Capability,
  RouteId
>;

/** What the person may do. Every signed-in user is a member, even if the provider doesn’t say so. */
export function Roles({ roles }: Pick<Person, 'roles'>) {
  const t = useStrings('account');
  const locale = useLocale();
  const others = roles.filter((role) => role !== 'member');
  return (
    <AccountSection level={3} id="roles" title={t('roles.title')}>
      <ul className="ledger">
        <li>
          <b>{t('roles.member.name')}</b>
          <p>{t('roles.member.allows')}</p>
        </li>
        {others.map((role) => (
          <li key={role}>
            <b>{t(`roles.${role}.name`)}</b>
            <p>
              {t(`roles.${role}.allows`)}{' '}
              {ROLE_CAPABILITIES[role].map((capability) => (
                <a key={capability} href={pathTo(locale, PAGE_OF[capability])}>
                  {t(`roles.${role}.open`)}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className="hint">{t('roles.source')}</p>
    </AccountSection>
  );
}
