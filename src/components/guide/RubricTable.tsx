import type { CheckPoints } from '../../brand/score/check-points';
import type { DimensionId } from '../../brand/report/report';
import { OUTLINE } from '../../brand/score/rubric-outline';
import { ColumnHeads } from '../ColumnHeads';
import { formatScore, formatShare } from '../format';
import { useLocale, useStrings } from '../strings';
import { CheckLink } from './CheckLink';

interface RubricTableProps {
  readonly checks: readonly CheckPoints[];
  /** Shows only the checks of this one, unfolded. */
  readonly only?: DimensionId | undefined;
}

/** For writers: the seven questions with what they weigh, and after each its checks with what they are worth. */
export function RubricTable({ checks, only }: RubricTableProps) {
  const t = useStrings('guide');
  const report = useStrings('report');
  const locale = useLocale();
  const total = OUTLINE.dimensions.reduce((sum, { weight }) => sum + weight, 0);
  const ofDimension = (dimension: DimensionId) => checks.filter((check) => check.dimension === dimension);
  if (only !== undefined) return <CheckTable checks={ofDimension(only)} />;
  return (
    <div className="rubric">
      {OUTLINE.dimensions.map(({ id, weight }) => (
        <details key={id}>
          <summary>
            {t('rubric.dimension', {
              name: report(`dimension.${id}.name`),
              share: formatShare(locale, Math.round((1000 * weight) / total)),
            })}{' '}
            <span className="hint">{report(`dimension.${id}.question`)}</span>
          </summary>
          <CheckTable checks={ofDimension(id)} />
        </details>
      ))}
    </div>
  );
}

function CheckTable({ checks }: Pick<RubricTableProps, 'checks'>) {
  const t = useStrings('guide');
  const report = useStrings('report');
  const locale = useLocale();
  return (
    <table>
      <ColumnHeads columns={[t('rubric.check'), t('fact.standing'), t('rubric.points')]} numbers={[2]} />
      <tbody>
        {checks.map(({ id, standing, points }) => (
          <tr key={id}>
            <th scope="row">
              <CheckLink id={id} />
            </th>
            <td>{standing === null ? report('check.reported') : report(`check.standing.${standing}`)}</td>
            <td className="number">{standing === null ? '–' : formatScore(locale, points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
