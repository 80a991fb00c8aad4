import type { ReactNode } from 'react';
import { brandLabel } from '../../brand/compared-brands';
import type { ComparedCheck, LeftOutCheck } from '../../brand/compare';
import { DIMENSION_IDS, type CheckResult } from '../../brand/report';
import { useCheckText } from '../report/check-text';
import { formatNumber, formatScore } from '../format';
import { Isolated } from '../report/isolate';
import { outcomeKind, OutcomeMark } from '../report/Marks';
import { Receipt } from '../report/Receipt';
import { useLocale, useStrings } from '../strings';
import { Brand, type Compared } from './Brand';

/** What the radar shows, as a table: dimensions by brands, the best of each row marked. */
export function DimensionTable({ reports, comparison }: Compared) {
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
    <BrandTable reports={reports} caption={t('dimensions.caption')} first={t('dimensions.dimension')}>
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
    </BrandTable>
  );
}

interface BrandTableProps extends Pick<Compared, 'reports'> {
  readonly caption: string;
  /** Head of the first column. */
  readonly first: string;
  /** Head of a column between the first and the brands'. */
  readonly second?: ReactNode;
  /** The table's bodies. */
  readonly children: ReactNode;
}

/** A table with a column for each brand. */
function BrandTable({ reports, caption, first, second, children }: BrandTableProps) {
  return (
    <table className="compared" {...TABLE}>
      <caption>{caption}</caption>
      <thead {...ROWS}>
        <tr {...ROW}>
          <th {...COLUMN_HEAD}>{first}</th>
          {second}
          {reports.map((_, index) => (
            <th key={index} {...COLUMN_HEAD}>
              <Brand reports={reports} index={index} />
            </th>
          ))}
        </tr>
      </thead>
      {children}
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

/** What differs first; what all agree on and what does not count are behind disclosures. */
export function Differences({ reports, comparison: { checks, leftOutChecks } }: Compared) {
  const t = useStrings('comparison-view');
  const locale = useLocale();
  const different = checks.filter(({ spread }) => spread > 0);
  const equal = checks.filter(({ spread }) => spread === 0);
  return (
    <>
      {different.length === 0 ? (
        <p>{t('differs.none')}</p>
      ) : (
        <CheckTable reports={reports} checks={different} caption={t('differs.caption')} withGrounds />
      )}
      {equal.length > 0 && (
        <details>
          <summary>{t('equal.title', { number: formatNumber(locale, equal.length) })}</summary>
          <CheckTable reports={reports} checks={equal} caption={t('equal.caption')} />
        </details>
      )}
      {leftOutChecks.length > 0 && (
        <details>
          <summary>{t('leftOut.title', { number: formatNumber(locale, leftOutChecks.length) })}</summary>
          <CheckTable reports={reports} checks={leftOutChecks} caption={t('leftOut.caption')} />
        </details>
      )}
    </>
  );
}

interface CheckTableProps extends Pick<Compared, 'reports'> {
  readonly checks: readonly (ComparedCheck | LeftOutCheck)[];
  readonly caption: string;
  /** Shows each brand's reason and receipt behind a disclosure. */
  readonly withGrounds?: boolean;
}

/** Checks by brands: title, weight, and for each brand a mark and a score. */
function CheckTable({ reports, checks, caption, withGrounds = false }: CheckTableProps) {
  const t = useStrings('comparison-view');
  const weight = (
    <th className="weight" {...COLUMN_HEAD}>
      {t('checks.weight')}
    </th>
  );
  return (
    <BrandTable reports={reports} caption={caption} first={t('checks.check')} second={weight}>
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
    </BrandTable>
  );
}

interface CheckCellsProps extends Pick<Compared, 'reports'> {
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

/** What each brand's verdict rests on: the reason, and the first receipt. */
function Grounds({ reports, check }: CheckCellsProps) {
  const t = useStrings('comparison-view');
  const text = useCheckText();
  const best = 'best' in check ? check.best : [];
  return (
    <details>
      <summary>
        {t('checks.grounds')}
        <span className="hidden-visually">: {text.title(check.id)}</span>
      </summary>
      <dl>
        {check.results.map((result, index) => {
          const [receipt] = result.receipts;
          return (
            <div key={index}>
              <dt>
                <Brand reports={reports} index={index} />
                {best.includes(index) && <small> {t('best')}</small>}
              </dt>
              <dd>
                <p>
                  <Isolated text={text.reason(result)} />
                </p>
                {receipt !== undefined && (
                  <ul className="receipts">
                    <Receipt receipt={receipt} />
                  </ul>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

/**
 * Roles of a table's parts, said again: where styles turn rows into cards, browsers have dropped the roles that the
 * elements have by themselves. Spread, because they are redundant in markup that no style changes.
 */
const TABLE = { role: 'table' } as const;
const ROWS = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;
const COLUMN_HEAD = { role: 'columnheader', scope: 'col' } as const;
const ROW_HEAD = { role: 'rowheader', scope: 'row' } as const;
const CELL = { role: 'cell' } as const;

/** Places of the greatest value; none if all are the same, or if there is none to compare. */
export function bestOf(values: readonly (number | null)[]): readonly number[] {
  const known = values.filter((value) => value !== null);
  const best = Math.max(...known);
  if (known.length < 2 || known.every((value) => value === best)) return [];
  return values.flatMap((value, index) => (value === best ? [index] : []));
}
