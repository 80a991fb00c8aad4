import type { CheckFigures } from '../../brand/score/calibration';
import { ColumnHeads } from '../ColumnHeads';
import { formatDay, formatNumber, formatShare } from '../format';
import { useLocale, useStrings } from '../strings';
import { CheckLink } from './CheckLink';
import { EarlierRubric } from './EarlierRubric';

interface TallyProps {
  readonly checks: readonly CheckFigures[];
  /** How many pages the calibration has. */
  readonly pages: number;
  /** When they were measured, if that was with an earlier state of the rubric. */
  readonly earlier: string | null;
}

/** For writers: what the tallies of a text are of. @param measuredOn `YYYY-MM-DD` */
export function TallyBasis({ pages, measuredOn }: { readonly pages: number; readonly measuredOn: string }) {
  const t = useStrings('guide');
  const locale = useLocale();
  return <p>{t('tally.basis', { pages: formatNumber(locale, pages), date: formatDay(locale, measuredOn) })}</p>;
}

/** For writers: on how many of the calibration's pages some checks passed. Those it could not ask of a page are left out. */
export function Tally({ checks, pages, earlier }: TallyProps) {
  const t = useStrings('guide');
  const locale = useLocale();
  const table = (
    <table>
      <ColumnHeads columns={[t('rubric.check'), t('tally.passed'), t('worked.share')]} numbers={[1, 2]} />
      <tbody>
        {checks.map(({ id, passed, outOfScope }) => (
          <tr key={id}>
            <th scope="row">
              <CheckLink id={id} />
            </th>
            <td className="number">
              {t('tally.of', {
                passed: formatNumber(locale, passed),
                pages: formatNumber(locale, pages - outOfScope),
              })}
            </td>
            <td className="number">{formatShare(locale, Math.round((1000 * passed) / (pages - outOfScope)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (earlier === null) return table;
  return (
    <>
      {table}
      <EarlierRubric measuredOn={earlier} />
    </>
  );
}
