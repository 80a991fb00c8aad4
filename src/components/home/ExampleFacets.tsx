import type { DimensionId, DimensionResult, Report } from '../../brand/report/report';
import { SHOWN_EXAMPLE } from '../../site/examples';
import { pathTo } from '../../site/routes';
import { dimensionAnchor } from '../anchors';
import { useCheckText } from '../report/check-text';
import { checkGroups } from '../report/Dimension';
import { DimensionRow } from '../report/DimensionRow';
import { dimensionState, openDimension } from '../report/dimensions';
import { useReportName } from '../report/Hero';
import { isolate, Isolated } from '../report/isolate';
import { outcomeKind, OutcomeMark } from '../report/Marks';
import { NamedGem } from '../report/NamedGem';
import { formatNumber } from '../format';
import { useLocale, useStrings } from '../strings';

const hrefOf = (id: DimensionId) => `#${dimensionAnchor(id)}`;

/** The gem of the example: each facet opens what it asks and what was found. */
export function ExampleFacets({ report }: { readonly report: Report }) {
  const t = useStrings('home');
  const locale = useLocale();
  const brand = useReportName()(report);
  const open = openDimension(report);
  return (
    <section className="facets section" aria-labelledby="facets-title">
      <div>
        <h2 id="facets-title">{t('facets.title', { checks: formatNumber(locale, report.checks.length) })}</h2>
        <p>
          <Isolated text={t('facets.intro', { brand: isolate(brand) })} />{' '}
          <a href={`${pathTo(locale, 'brand-assessment')}?example=${SHOWN_EXAMPLE}`}>{t('facets.report')}</a>
        </p>
      </div>
      <NamedGem report={report} hrefOf={hrefOf} />
      <div>
        {report.dimensions.map((dimension) => (
          <FacetDetails key={dimension.id} report={report} dimension={dimension} open={dimension.id === open} />
        ))}
      </div>
    </section>
  );
}

interface FacetDetailsProps {
  readonly report: Report;
  readonly dimension: DimensionResult;
  readonly open: boolean;
}

/** One facet: its question and its score in view, what was found one step away. One is open at a time. */
function FacetDetails({ report, dimension: { id, score }, open: isOpen }: FacetDetailsProps) {
  const t = useStrings('report');
  const plan = useStrings('plan');
  const text = useCheckText();
  const { first, settled } = checkGroups(report.checks.filter(({ dimension }) => dimension === id));
  const passed = settled.filter((check) => check.score === 1000).length;
  return (
    <details className="dimension" name="facet" open={isOpen}>
      <DimensionRow id={id} score={score} state={dimensionState(report, id)} />
      <div id={dimensionAnchor(id)}>
        <ul className="found-here">
          {first.map((check) => (
            <li key={check.id}>
              {check.score !== 'out-of-scope' && <OutcomeMark outcome={outcomeKind(check.score)} />}
              <span>
                <Isolated text={plan('labelled', { label: isolate(text.title(check.id)), text: text.reason(check) })} />
              </span>
            </li>
          ))}
        </ul>
        {passed > 0 && <p className="hint">{t('dimension.passed', { count: passed })}</p>}
      </div>
    </details>
  );
}
