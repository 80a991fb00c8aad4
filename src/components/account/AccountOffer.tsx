import { signInStart } from '../../site/accounts';
import { pathTo } from '../../site/routes';
import { formatScore } from '../format';
import { Facts } from '../Facts';
import { LinkedText } from '../LinkedText';
import { PageHeader } from '../PageHeader';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import type { ProviderFacts } from './account-facts';
import { AccountSection } from './AccountSection';
import { EXAMPLE_BRAND, EXAMPLE_POINTS } from './example-brand';
import { HistoryChart } from './HistoryChart';

const GIVEN = ['kept', 'history', 'data'] as const;
const STORED = ['stored', 'never', 'until'] as const;

/** The account's page for signed-out visitors: what an account gives, what is stored for it, and the way in. */
export function AccountOffer({ provider }: { readonly provider: ProviderFacts }) {
  const t = useStrings('auth');
  const locale = useLocale();
  const account = pathTo(locale, 'auth', { pathname: 'account' });
  return (
    <div className="sheet account-offer">
      <div>
        <PageHeader title={t('account.title')} lede={t('account.lede')} />
        <p className="account-actions">
          <a className="button" href={signInStart(account, 'create')}>
            {t('go.sign-up')}
          </a>
          <a className="button-quiet" href={signInStart(account)}>
            {t('go.sign-in')}
          </a>
        </p>
        <p className="hint">
          <Isolated text={t('sign-in.text', { provider: isolate(provider.host) })} />
        </p>
      </div>
      <section aria-labelledby="example">
        <h2 id="example">{t('account.exampleTitle')}</h2>
        <p className="hint">
          {t('account.example', { last: formatScore(locale, EXAMPLE_BRAND.now.overall?.value ?? 0) })}
        </p>
        <HistoryChart points={EXAMPLE_POINTS} />
      </section>
      <ul className="account-shelf">
        {GIVEN.map((part) => (
          <li key={part}>
            <h2>{t(`account.${part}Title`)}</h2>
            <p>{t(`account.${part}`)}</p>
          </li>
        ))}
      </ul>
      <AccountSection id="stored" title={t('account.storedTitle')}>
        <Facts facts={STORED.map((part) => [t(`account.${part}`), t(`account.${part}Text`)])} />
        <p>
          <LinkedText text={t('account.more')} links={{ privacy: pathTo(locale, 'legal', { slug: 'privacy' }) }} />
        </p>
      </AccountSection>
    </div>
  );
}
