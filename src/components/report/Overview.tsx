import type { DimensionResult, Report } from '../../brand/report';
import { useLocale, useStrings } from '../strings';
import { dimensionAnchor } from '../anchors';
import { dimensionState } from './dimensions';
import { formatScore, formatShare } from '../format';
import { ScoreScale } from './Score';

/** The dimensions in a table, each with its score, how much of it could be read, and its state. */
export function Overview({ report }: { readonly report: Report }) {
  const t = useStrings('report');
  return (
    <div className="table-scroll">
      <table className="overview">
        <caption>{t('overview.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('overview.dimension')}</th>
            <th scope="col" className="number">
              {t('overview.score')}
            </th>
            <th scope="col" className="number">
              {t('overview.coverage')}
            </th>
            <th scope="col">{t('overview.state')}</th>
          </tr>
        </thead>
        <tbody>
          {report.dimensions.map((dimension) => (
            <Row key={dimension.id} report={report} dimension={dimension} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ report, dimension }: { readonly report: Report; readonly dimension: DimensionResult }) {
  const t = useStrings('report');
  const locale = useLocale();
  const { id, score, coverage, state } = dimension;
  return (
    <tr>
      <th scope="row">
        <a href={`#${dimensionAnchor(id)}`}>{t(`dimension.${id}.name`)}</a>
        {score && <ScoreScale score={score} />}
      </th>
      <td className="number">
        {score && (
          <>
            <b>{formatScore(locale, score.value)}</b>
            {score.high > score.low && (
              <span className="found">
                {t('score.range', { low: formatScore(locale, score.low), high: formatScore(locale, score.high) })}
              </span>
            )}
          </>
        )}
      </td>
      <td className="number">{state !== 'notApplicable' && formatShare(locale, coverage)}</td>
      <td>{t(`state.${dimensionState(report, id)}`)}</td>
    </tr>
  );
}
