import { DIMENSION_IDS, type DimensionId } from '../../brand/report/report';
import { formatNumber } from '../format';
import { Gem, type GemFacet } from '../Gem';
import { useLocale, useStrings } from '../strings';

/** What Facet asks, one facet each, and what it does not ask. @param checks how many there are */
export function Questions({ checks }: { readonly checks: number }) {
  const t = useStrings('home');
  const report = useStrings('report');
  const locale = useLocale();
  return (
    <section className="sheet section">
      <div className="margin">
        <h2>{t('questions.title', { checks: formatNumber(locale, checks) })}</h2>
        <p>{t('questions.intro')}</p>
      </div>
      <ul className="questions">
        {DIMENSION_IDS.map((id) => (
          <li key={id}>
            <FacetIcon of={id} />
            <h3>{report(`dimension.${id}.name`)}</h3>
            <p>{report(`dimension.${id}.question`)}</p>
          </li>
        ))}
        <li>
          <FacetIcon />
          <h3>{t('questions.notAsked')}</h3>
          <p>{t('questions.strength')}</p>
        </li>
      </ul>
    </section>
  );
}

/** The gem with one facet filled, or with none that is known. */
function FacetIcon({ of }: { readonly of?: DimensionId }) {
  const facets = DIMENSION_IDS.map((id): GemFacet =>
    id === of ? { id, state: 'assessed', value: 1000 } : { id, state: of === undefined ? 'notAssessed' : 'empty' },
  );
  return <Gem facets={facets} size={40} />;
}
