import { useStrings } from './strings';

const RULES = ['shared', 'count', 'scope'] as const;

/** How brands are compared. Is below the tool. */
export function ComparisonIntro() {
  const t = useStrings('comparison');
  return (
    <div className="prose">
      <h2>{t('method.title')}</h2>
      <p>{t('method.intro')}</p>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{t(`method.${rule}`)}</li>
        ))}
      </ul>
    </div>
  );
}
