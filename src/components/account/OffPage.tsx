import { pathTo, type AuthPathname } from '../../site/routes';
import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';

export interface OffPageProps {
  readonly pathname: Exclude<AuthPathname, 'account' | 'error' | 'sign-out'>;
}

/** What works without an account, where there are none. */
export function OffPage({ pathname }: OffPageProps) {
  const t = useStrings('auth');
  const locale = useLocale();
  return (
    <div className="sheet">
      <PageHeader title={t(`${pathname}.title`)} lede={t('off.lede')} />
      <div className="prose">
        <p>{t('off.text')}</p>
        <p>
          <a className="button" href={pathTo(locale, 'brand-assessment')}>
            {t('go.assess')}
          </a>
        </p>
      </div>
    </div>
  );
}
