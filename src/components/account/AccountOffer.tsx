import { signInStart } from '../../site/accounts';
import { pathTo } from '../../site/routes';
import { Facts } from '../Facts';
import { LinkedText } from '../LinkedText';
import { NextStep, PageHeader } from '../PageHeader';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import type { ProviderFacts } from './account-facts';
import { AccountSection } from './AccountSection';

const GIVEN = ['kept', 'history', 'data'] as const;
const STORED = ['stored', 'never', 'until'] as const;

/** The account's page for signed-out visitors: what an account gives, what is stored for it, and the way in. */
export function AccountOffer({ provider }: { readonly provider: ProviderFacts }) {
  const t = useStrings('auth');
  const locale = useLocale();
  return (
    <div className="sheet">
      <PageHeader title={t('account.title')} lede={t('account.lede')} />
      <div className="prose">
        <NextStep href={signInStart(pathTo(locale, 'auth', { pathname: 'account' }))}>{t('go.sign-in')}</NextStep>
        <p>
          <a href={pathTo(locale, 'auth', { pathname: 'sign-up' })}>{t('go.sign-up')}</a>
        </p>
        <p className="hint">
          <Isolated text={t('sign-in.text', { provider: isolate(provider.host) })} />
        </p>
      </div>
      {GIVEN.map((part) => (
        <AccountSection key={part} id={part} title={t(`account.${part}Title`)}>
          <p>{t(`account.${part}`)}</p>
        </AccountSection>
      ))}
      <AccountSection id="stored" title={t('account.storedTitle')}>
        <Facts
          className="account-stored"
          facts={STORED.map((part) => [t(`account.${part}`), t(`account.${part}Text`)])}
        />
        <p>
          <LinkedText text={t('account.more')} links={{ privacy: pathTo(locale, 'legal', { slug: 'privacy' }) }} />
        </p>
      </AccountSection>
    </div>
  );
}
