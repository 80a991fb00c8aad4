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
  return (
    <form className="cards-filter" method="get" action={all} role="search" aria-label={t('filter.title')}>
      <Choice
        name="locale"
        label={t('filter.locale')}
        chosen={filter.locale}
        options={choices.locale.map(([value, pages]) => [value, languageName(locale, value), pages])}
      />
      <Choice
        name="kind"
        label={t('filter.kind')}
        chosen={filter.kind}
        options={choices.kind.map(([value, pages]) => [value, t(`kind.${value}`), pages])}
      />
      <Choice
        name="problem"
        label={t('filter.problem')}
        chosen={filter.problem}
        options={choices.problem.map(([value, pages]) => [value, t(`risk.${value}`), pages])}
      />
      <p className="cards-actions">
        <button className="button-quiet">{t('filter.apply')}</button>
        {isFiltered(filter) && <a href={all}>{t('filter.reset')}</a>}
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly name: keyof CardsFilter;
  readonly label: string;
  readonly chosen: string | undefined;
  readonly options: readonly (readonly [value: string, word: string, pages: number])[];
}

function Choice({ name, label, chosen, options }: ChoiceProps) {
  const t = useStrings('debug');
  const locale = useLocale();
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen ?? ''}>
        <option value="">{t('filter.any')}</option>
        {options.map(([value, word, pages]) => (
          <option key={value} value={value}>
            {t('filter.choice', { word, pages: formatNumber(locale, pages) })}
          </option>
        ))}
      </select>
    </div>
  );
}
