import { pathTo } from '../site/routes';
import { PageHeader } from './PageHeader';
import { useLocale, useStrings } from './strings';

const RULES = ['shared', 'count', 'scope'] as const;

/** How brands are compared, and what to do while the comparison itself is not built. */
export function ComparisonIntro() {
  const t = useStrings('comparison');
  const locale = useLocale();
  return (
    <div className="sheet">
      <PageHeader title={t('title')} lede={t('lede')} />
      <div className="prose">
        <h2>{t('method.title')}</h2>
        <p>{t('method.intro')}</p>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{t(`method.${rule}`)}</li>
          ))}
        </ul>
        <h2>{t('today.title')}</h2>
        <p>{t('today.text')}</p>
        <p>
          <a className="button" href={pathTo(locale, 'brand-assessment')}>
            {t('today.assess')}
          </a>
        </p>
      </div>
    </div>
  );
}
