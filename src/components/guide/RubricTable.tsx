import type { CheckPoints } from '../../brand/check-points';
import { DIMENSION_IDS } from '../../brand/report';
import { OUTLINE } from '../../brand/rubric-outline';
import { pathTo } from '../../site/routes';
import { formatScore, formatShare } from '../format';
import { useCheckText } from '../report/check-text';
import { useLocale, useStrings } from '../strings';

/** For writers: the seven questions with what they weigh, and behind each its checks with what they are worth. */
export function RubricTable({ checks }: { readonly checks: readonly CheckPoints[] }) {
  const t = useStrings('guide');
  const report = useStrings('report');
  const locale = useLocale();
  const text = useCheckText();
  const total = OUTLINE.dimensions.reduce((sum, { weight }) => sum + weight, 0);
  const shareOf = (dimension: string) => {
    const weight = OUTLINE.dimensions.find(({ id }) => id === dimension)?.weight ?? 0;
    return formatShare(locale, Math.round((1000 * weight) / total));
  };
  return (
    <div className="rubric">
      {DIMENSION_IDS.map((dimension) => (
        <details key={dimension}>
          <summary>
            {t('rubric.dimension', { name: report(`dimension.${dimension}.name`), share: shareOf(dimension) })}{' '}
            <span className="hint">{report(`dimension.${dimension}.question`)}</span>
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('rubric.check')}</th>
                <th scope="col">{t('fact.standing')}</th>
                <th scope="col" className="number">
                  {t('rubric.points')}
                </th>
              </tr>
            </thead>
            <tbody>
              {checks
                .filter((check) => check.dimension === dimension)
                .map(({ id, standing, points }) => (
                  <tr key={id}>
                    <th scope="row">
                      <a href={pathTo(locale, 'guide-check', { check: id })}>{text.title(id)}</a>
                    </th>
                    <td>{standing === null ? report('check.reported') : report(`check.standing.${standing}`)}</td>
                    <td className="number">{standing === null ? '–' : formatScore(locale, points)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  );
}
