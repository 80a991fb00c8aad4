import { brandLabel } from '../../brand/compared-brands';
import type { ComparedCheck, LeftOutCheck } from '../../brand/compare';
import type { CheckResult, Report } from '../../brand/report';
import { OutcomeMark } from '../OutcomeMark';
import { useCheckText } from '../report/check-text';
import { formatNumber } from '../report/format';
import { outcomeKind } from '../report/outcome-kind';
import { useLocale, useStrings } from '../strings';
import { Brand } from './Brand';
import { Grounds } from './Grounds';
import { CELL, COLUMN_HEAD, ROW, ROW_HEAD, ROWS, TABLE } from './table-roles';

export interface CheckTableProps {
  readonly reports: readonly Report[];
  readonly checks: readonly (ComparedCheck | LeftOutCheck)[];
  readonly caption: string;
  /** Shows each brand's reason and receipt behind a disclosure. */
  readonly withGrounds?: boolean;
}

/** Checks by brands: title, weight, and for each brand a mark and a score. */
export function CheckTable({ reports, checks, caption, withGrounds = false }: CheckTableProps) {
  const t = useStrings('comparison-view');
  return (
    <table className="compared" {...TABLE}>
      <caption>{caption}</caption>
      <thead {...ROWS}>
        <tr {...ROW}>
          <th {...COLUMN_HEAD}>{t('checks.check')}</th>
          <th className="weight" {...COLUMN_HEAD}>
            {t('checks.weight')}
          </th>
          {reports.map((_, index) => (
            <th key={index} {...COLUMN_HEAD}>
              <Brand reports={reports} index={index} />
            </th>
          ))}
        </tr>
      </thead>
      {checks.map((check) => (
        <tbody key={check.id} {...ROWS}>
          <CheckCells reports={reports} check={check} />
          {withGrounds && (
            <tr className="grounds" {...ROW}>
              <td {...CELL} colSpan={reports.length + 2}>
                <Grounds reports={reports} check={check} />
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

interface CheckCellsProps {
  readonly reports: readonly Report[];
  readonly check: ComparedCheck | LeftOutCheck;
}

function CheckCells({ reports, check }: CheckCellsProps) {
  const t = useStrings('comparison-view');
  const locale = useLocale();
  const text = useCheckText();
  const best = 'best' in check ? check.best : [];
  return (
    <tr {...ROW}>
      <th {...ROW_HEAD}>{text.title(check.id)}</th>
      <td {...CELL} data-label={t('checks.weight')}>
        {formatNumber(locale, check.weight)}
      </td>
      {reports.map((report, index) => (
        <td key={index} {...CELL} data-label={brandLabel(report)}>
          <Result result={check.results[index]} isBest={best.includes(index)} />
        </td>
      ))}
    </tr>
  );
}

interface ResultProps {
  readonly result: CheckResult | undefined;
  readonly isBest: boolean;
}

function Result({ result, isBest }: ResultProps) {
  const t = useStrings('comparison-view');
  const locale = useLocale();
  if (result === undefined || result.score === 'out-of-scope') return null;
  const { score } = result;
  return (
    <span>
      <OutcomeMark outcome={outcomeKind(score)} />
      {typeof score === 'number' && formatNumber(locale, score / 10)}
      {isBest && <small> {t('best')}</small>}
    </span>
  );
}
