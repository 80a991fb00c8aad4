import { LINK_IDS } from '../../brand/previews/card';
import { formatNumber } from '../format';
import { PageHeader } from '../PageHeader';
import { Pagination } from '../Pagination';
import { Rules } from '../report/previews/Preview';
import { usePreviewName } from '../report/previews/service-names';
import { useLocale, useStrings } from '../strings';
import { cardsPath, type CardChoices, type CardsQuery } from './cards-query';
import { CardItem, type ListedCard } from './CardItem';
import { CardsFilterForm } from './CardsFilterForm';
import { reviewPath, ReviewViews } from './ReviewViews';

interface CardsPageProps {
  readonly query: CardsQuery;
  readonly choices: CardChoices;
  /** The cards in this part of the list, riskiest first. */
  readonly cards: readonly ListedCard[];
  /** How many pages the filter lets through. */
  readonly found: number;
  /** Parts the list has. */
  readonly parts: number;
  /** See `CardPages`. */
  readonly hidden: boolean;
}

/** For reviewers: pages with their social cards and what previews make of them, with the ways to narrow them down. */
export function CardsPage({ query, choices, cards, found, parts, hidden }: CardsPageProps) {
  const t = useStrings('debug');
  const locale = useLocale();
  const nameOf = usePreviewName();
  return (
    <div className="sheet">
      <PageHeader title={t('title')} lede={t('lede', { number: formatNumber(locale, LINK_IDS.length) })} />
      <ReviewViews current="cards" />
      <div className="cards-intro">
        <p>{t('order')}</p>
        {hidden && <p>{t('hidden')}</p>}
      </div>
      <CardsFilterForm filter={query} choices={choices} />
      {found === 0 ? (
        <p>
          {t('none')} <a href={reviewPath(locale, 'cards')}>{t('filter.reset')}</a>
        </p>
      ) : (
        <>
          <p>{t('found', { count: found })}</p>
          <ol className="card-items">
            {cards.map((card) => (
              <CardItem key={card.page.path} {...card} />
            ))}
          </ol>
          <Pagination
            page={query.page}
            pages={parts}
            hrefOf={(page) => cardsPath(locale, { ...query, page })}
            words={{ previous: t('previous'), next: t('next') }}
          />
          <section aria-labelledby="rules">
            <h2 id="rules">{t('rules')}</h2>
            {LINK_IDS.map((id) => (
              <div key={id} className="cards-rule">
                <h3>{nameOf(id)}</h3>
                <Rules id={id} />
              </div>
            ))}
          </section>
        </>
      )}
    </div>
  );
}

/** Shown instead of the cards if the build left no list of them. */
export function CardsMissing() {
  const t = useStrings('debug');
  return (
    <div className="sheet">
      <PageHeader title={t('title')} lede={t('missing')} />
      <ReviewViews current="cards" />
    </div>
  );
}
