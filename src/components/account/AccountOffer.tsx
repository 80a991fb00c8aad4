import { OUTLINE } from '../../brand/score/rubric-outline';
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
import { HistoryChart } from './HistoryChart';

const GIVEN = ['kept', 'history', 'data'] as const;
const STORED = ['stored', 'never', 'until'] as const;

/** An invented history, to show what one looks like: days, and scores in per mille. */
const EXAMPLE = [
  ['2026-09-07', 611],
  ['2026-09-21', 611],
  ['2026-10-05', 664],
  ['2026-10-19', 736],
  ['2026-11-02', 736],
  ['2026-11-16', 877],
] as const;

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
        <p className="hint">{t('account.example', { last: formatScore(locale, EXAMPLE.at(-1)?.[1] ?? 0) })}</p>
        <HistoryChart
          points={EXAMPLE.map(([day, value]) => ({
            collectedAt: `${day}T09:00:00.000Z`,
            overall: { value, low: value, high: value },
            rubricVersion: OUTLINE.version,
          }))}
        />
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
