import { isolate, Isolated } from '../report/isolate';
import { PageHeader } from '../PageHeader';
import { useStrings } from '../strings';
import type { ProviderFacts } from './provider';

/** Pages whose subject is the identity provider's: Facet has no passwords. */
export const HANDED_OVER = ['forgot-password', 'reset-password', 'two-factor'] as const;

export interface HandOverProps {
  readonly subject: (typeof HANDED_OVER)[number];
  readonly provider: ProviderFacts;
}

/** Says whose the subject is, and leads there. */
export function HandOver({ subject, provider: { accountHost, accountAddress } }: HandOverProps) {
  const t = useStrings('auth');
  const provider = isolate(accountHost);
  return (
    <div className="sheet">
      <PageHeader title={t(`${subject}.title`)} lede={t(`${subject}.lede`)} />
      <div className="prose">
        <p>
          <Isolated text={t(`${subject}.text`, { provider })} />
        </p>
        <p>
          <a className="button" href={accountAddress} rel="noreferrer">
            <Isolated text={t('go.provider', { provider })} />
          </a>
        </p>
      </div>
    </div>
  );
}
