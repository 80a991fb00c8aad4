import type { Report } from '../../brand/report/report';
import { ColumnHeads } from '../ColumnHeads';
import { formatScore, formatShare } from '../format';
import { useLocale, useStrings } from '../strings';

/** For writers: how the dimensions of a recorded report add up to its overall score, step by step. */
export function WorkedScore({ report }: { readonly report: Report }) {
  const t = useStrings('guide');
  const words = useStrings('report');
  const content = useStrings('content');
  const locale = useLocale();
  const scored = report.dimensions.flatMap(({ id, weight, score }) => (score === null ? [] : [{ id, weight, score }]));
  const weights = scored.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <table>
      <caption>{content('scoreCard')}</caption>
      <ColumnHeads
        columns={[t('fact.question'), t('worked.score'), t('worked.share'), t('worked.adds')]}
        numbers={[1, 2, 3]}
      />
      <tbody>
        {scored.map(({ id, weight, score }) => (
          <tr key={id}>
            <th scope="row">{words(`dimension.${id}.name`)}</th>
            <td className="number">{formatScore(locale, score.value)}</td>
            <td className="number">{formatShare(locale, Math.round((1000 * weight) / weights))}</td>
            <td className="number">{formatScore(locale, Math.round((score.value * weight) / weights))}</td>
          </tr>
        ))}
      </tbody>
      {report.overall !== null && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('worked.overall')}
            </th>
            <td className="number">{formatScore(locale, report.overall.value)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
