import { pathTo, type AuthPathname } from '../site/routes';
import { PageHeader } from './PageHeader';
import { useLocale, useStrings } from './strings';

/** The pages around accounts, while accounts are not switched on: what each will be for, what works without. */
export function AuthPage({ pathname }: { readonly pathname: AuthPathname }) {
  const t = useStrings('auth');
  const locale = useLocale();
  return (
    <div className="sheet">
      <PageHeader title={t(`${pathname}.title`)} lede={t(`${pathname}.lede`)} />
      <div className="prose">
        <p>{t(`${pathname}.text`)}</p>
        <p>{t('off')}</p>
        <p>
          <a className="button" href={pathTo(locale, 'brand-assessment')}>
            {t('assess')}
          </a>
        </p>
      </div>
    </div>
  );
}
