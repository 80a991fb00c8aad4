import { Choice } from '../Field';
import { languageName, formatNumber } from '../format';
import { useLocale, useStrings } from '../strings';
import { reviewPath } from './ReviewViews';
import { isFiltered, type CardChoices, type CardsFilter } from './cards-query';

interface CardsFilterFormProps {
  readonly filter: CardsFilter;
  readonly choices: CardChoices;
}

/** Narrows the list down; each choice says how many pages it leaves. */
export function CardsFilterForm({ filter, choices }: CardsFilterFormProps) {
  const t = useStrings('debug');
  const locale = useLocale();
  const all = reviewPath(locale, 'cards');
  const choice = <F extends keyof CardsFilter>(name: F, wordOf: (value: CardChoices[F][number][0]) => string) => ({
    name,
    label: t(`filter.${name}`),
    chosen: filter[name],
    any: t('filter.any'),
    options: choices[name].map(
      ([value, pages]) =>
        [value, t('filter.choice', { word: wordOf(value), pages: formatNumber(locale, pages) })] as const,
    ),
  });
  return (
    <form className="cards-filter" method="get" action={all} role="search" aria-label={t('filter.title')}>
      <Choice {...choice('locale', (value) => languageName(locale, value))} />
      <Choice {...choice('kind', (value) => t(`kind.${value}`))} />
      <Choice {...choice('problem', (value) => t(`risk.${value}`))} />
      <p className="cards-actions">
        <button className="button-quiet">{t('filter.apply')}</button>
        {isFiltered(filter) && <a href={all}>{t('filter.reset')}</a>}
      </p>
    </form>
  );
}
