import { brandLabel } from '../../brand/compared-brands';
import type { Comparison } from '../../brand/compare';
import { DIMENSION_IDS, type Report } from '../../brand/report';
import { formatNumber, formatScore } from '../report/format';
import { useLocale, useStrings } from '../strings';
import { bestOf } from './best-of';
import { Brand } from './Brand';
import { CELL, COLUMN_HEAD, ROW, ROW_HEAD, ROWS, TABLE } from './table-roles';

interface DimensionTableProps {
  readonly reports: readonly Report[];
  readonly comparison: Comparison;
}

/** What the radar shows, as a table: dimensions by brands, the best of each row marked. */
export function DimensionTable({ reports, comparison }: DimensionTableProps) {
  const t = useStrings('comparison-view');
  const words = useStrings('report');
  const locale = useLocale();
  const rows = DIMENSION_IDS.map((id, place) => ({
    id,
    name: words(`dimension.${id}.name`),
    number: formatNumber(locale, place + 1),
    values: comparison.brands.map(
      ({ dimensions }) => dimensions.find((dimension) => dimension.id === id)?.value ?? null,
    ),
  }));
  return (
    <table className="compared" {...TABLE}>
      <caption>{t('dimensions.caption')}</caption>
      <thead {...ROWS}>
        <tr {...ROW}>
          <th {...COLUMN_HEAD}>{t('dimensions.dimension')}</th>
          {reports.map((_, index) => (
            <th key={index} {...COLUMN_HEAD}>
              <Brand reports={reports} index={index} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROWS}>
        {rows.map(({ id, name, number, values }) => (
          <tr key={id} {...ROW}>
            <th {...ROW_HEAD}>
              <span className="facet-number" aria-hidden>
                {number}
              </span>
              {name}
            </th>
            {values.every((value) => value === null) ? (
              <td {...CELL} colSpan={reports.length}>
                <small>{t('dimensions.none')}</small>
              </td>
            ) : (
              reports.map((report, index) => (
                <td key={index} {...CELL} data-label={brandLabel(report)}>
                  <Value value={values[index] ?? null} isBest={bestOf(values).includes(index)} />
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value, isBest }: { readonly value: number | null; readonly isBest: boolean }) {
  const t = useStrings('comparison-view');
  const locale = useLocale();
  if (value === null) return null;
  const score = formatScore(locale, value);
  return isBest ? (
    <span>
      <b>{score}</b> <small>{t('best')}</small>
    </span>
  ) : (
    score
  );
}
