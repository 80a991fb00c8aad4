import { bestOf } from '../../brand/comparison/compare';
import { DIMENSION_IDS } from '../../brand/report/report';
import { BAND_CLASSES, GOOD, UNEVEN } from '../band';
import { formatNumber, formatScore } from '../format';
import { useLocale, useStrings } from '../strings';
import { Best, CELL, COLUMN_HEAD, ROW, ROWS, ROW_HEAD, TABLE } from './board';
import { Brand, type Compared } from './Brand';
import { brandStyle } from './brand-style';

/** By the number of brands. */
const SCALES: Readonly<Record<number, string>> = { 3: 'scales board-3', 4: 'scales board-4' };

type Values = readonly (number | null)[];

/** Dimensions by brands: each row has the brands' markers on one scale, and the figures at its end, the best in bold. */
export function DimensionTable({ reports, comparison }: Compared) {
  const t = useStrings('comparison-view');
  const words = useStrings('report');
  const locale = useLocale();
  return (
    <table className={SCALES[reports.length] ?? 'scales'} {...TABLE}>
      <caption className="hidden-visually">{t('dimensions.caption')}</caption>
      <thead {...ROWS}>
        <tr {...ROW}>
          <th {...COLUMN_HEAD}>{t('dimensions.dimension')}</th>
          {reports.map((_, index) => (
            <th key={index} {...COLUMN_HEAD}>
              <Brand reports={reports} index={index} />
            </th>
          ))}
          <td className="strip scale-ends" {...CELL} aria-hidden>
            <span>{formatNumber(locale, 0)}</span>
            <span>{formatNumber(locale, SCALE)}</span>
          </td>
        </tr>
      </thead>
      <tbody {...ROWS}>
        {DIMENSION_IDS.map((id) => {
          const values = comparison.brands.map(
            ({ dimensions }) => dimensions.find((dimension) => dimension.id === id)?.value ?? null,
          );
          const isCompared = values.some((value) => value !== null);
          return (
            <tr key={id} {...ROW}>
              <th {...ROW_HEAD}>
                {words(`dimension.${id}.name`)}
                {!isCompared && <small>{t('dimensions.none')}</small>}
              </th>
              {values.map((value, index) => (
                <td key={index} {...CELL}>
                  <Figure value={value} isBest={bestOf(values).includes(index)} />
                </td>
              ))}
              {isCompared && (
                <td className="strip" {...CELL} aria-hidden>
                  <Strip values={values} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Figure({ value, isBest }: { readonly value: number | null; readonly isBest: boolean }) {
  const locale = useLocale();
  if (value === null) return null;
  return <Best isBest={isBest}>{formatScore(locale, value)}</Best>;
}

/** Values closer than this, per mille, have their markers beside each other. */
const BESIDE = 30;

/** Between markers that stand beside each other, px. */
const STEP = 14;

/** How far a brand's marker is moved off its value, so that it stands beside those close to it, px. */
function offset(values: Values, brand: number): number {
  const own = values[brand] ?? 0;
  const close = values.flatMap((value, index) =>
    value !== null && Math.abs(value - own) < BESIDE ? [{ value, index }] : [],
  );
  const place = close
    .toSorted((a, b) => a.value - b.value || a.index - b.index)
    .findIndex(({ index }) => index === brand);
  return (place - (close.length - 1) / 2) * STEP;
}

/** Where scores end, as they are shown. */
const SCALE = 100;

const percent = (value: number) => `${String(value / 10)}%`;

/** The scale from 0 to 100 with its bands, how far apart the brands are, and a marker for each. */
function Strip({ values }: { readonly values: Values }) {
  const known = values.filter((value) => value !== null);
  const bands = [
    ['weak', 0, UNEVEN],
    ['uneven', UNEVEN, GOOD],
    ['good', GOOD, 1000],
  ] as const;
  return (
    <svg width="100%" height="20">
      {bands.map(([band, from, to]) => (
        <rect key={band} className={BAND_CLASSES[band]} x={percent(from)} y="7" width={percent(to - from)} height="6" />
      ))}
      <line x1={percent(Math.min(...known))} x2={percent(Math.max(...known))} y1="10" y2="10" />
      {values.map((value, brand) => {
        if (value === null) return null;
        const { className, marker } = brandStyle(brand);
        return (
          <svg key={brand} className={className} x={percent(value)} y="10">
            <path d={marker} transform={`translate(${String(offset(values, brand))}) scale(1.3)`} />
          </svg>
        );
      })}
    </svg>
  );
}
