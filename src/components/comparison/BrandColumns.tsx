import type { ReactNode } from 'react';
import { brandLabel, brandNames } from '../../brand/comparison/compared-brands';
import type { ComparedBrand, Comparison } from '../../brand/comparison/compare';
import { DIMENSION_IDS, type Report } from '../../brand/report/report';
import type { Locale } from '../../site/locales';
import { BAND_CLASSES, bandOf } from '../band';
import { Facts } from '../Facts';
import { formatDay, formatScore } from '../format';
import { Gem, type GemFacet } from '../Gem';
import { OutcomeMark } from '../report/Marks';
import { useCheckText } from '../report/check-text';
import { Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import { Host } from '../Host';
import { Brand } from './Brand';
import { brandStyle } from './brand-style';

/** A brand that was asked for and is not there: it could not be measured, or is not shown. */
export interface UnreadBrand {
  /** As it was typed. */
  readonly address: string;
  /** Why, in the reader's language. */
  readonly text: string;
  /** What is so, where it is not that the brand could not be read. */
  readonly title?: string;
}

/** A column of the head: the place of its brand among the reports, or among those that could not be measured. */
export type Column =
  | { readonly kind: 'report'; readonly index: number }
  | { readonly kind: 'unread'; readonly index: number };

/** What script adds to each column. */
export interface ColumnSlots {
  /** What is to be known about where its report is from. */
  readonly columnNote?: ((column: Column) => ReactNode) | undefined;
  /** What can be done with it. */
  readonly columnActions?: ((column: Column) => ReactNode) | undefined;
}

/** Id of a column's heading, by which what can be done with it is named. */
export function columnHeadingId({ kind, index }: Column): string {
  return `${kind}-${String(index + 1)}`;
}

/** When all brands were measured, in ISO 8601; null unless that was on one day. */
export function dayOfAll(reports: readonly Report[], locale: Locale): string | null {
  const [first, ...others] = reports.map(({ collectedAt }) => collectedAt);
  if (first === undefined) return null;
  return others.every((other) => formatDay(locale, other) === formatDay(locale, first)) ? first : null;
}

interface BrandColumnsProps extends ColumnSlots {
  readonly reports: readonly Report[];
  readonly unread: readonly UnreadBrand[];
  /** Null if they cannot be compared. */
  readonly comparison: Comparison | null;
}

/** The brands side by side: mark, name, gem, and the score on the shared basis with its band. */
export function BrandColumns({ reports, unread, comparison, columnNote, columnActions }: BrandColumnsProps) {
  const t = useStrings('comparison-view');
  return (
    <>
      <ul className="brand-heads">
        {reports.map((report, index) => (
          <li key={index} className={brandStyle(index).className}>
            <h2 id={columnHeadingId({ kind: 'report', index })}>
              <Brand reports={reports} index={index} />
            </h2>
            <Figures reports={reports} report={report} index={index} brand={comparison?.brands[index]} />
            {columnNote?.({ kind: 'report', index })}
          </li>
        ))}
        {unread.map(({ address, text, title }, index) => (
          <li key={`unread-${String(index)}`} className="unread">
            <h2 id={columnHeadingId({ kind: 'unread', index })}>
              <OutcomeMark outcome="unknown" /> <Host text={address} />
            </h2>
            <p>
              <b>{title ?? t('unread')}</b>
            </p>
            <p>{text}</p>
            {columnActions?.({ kind: 'unread', index })}
          </li>
        ))}
      </ul>
      {columnActions !== undefined && reports.length > 0 && (
        <details className="column-actions">
          <summary>{t('columns.change')}</summary>
          <ul>
            {reports.map((_, index) => (
              <li key={index}>
                <span>
                  <Brand reports={reports} index={index} />
                </span>
                {columnActions({ kind: 'report', index })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface FiguresProps {
  readonly reports: readonly Report[];
  readonly report: Report;
  readonly index: number;
  readonly brand: ComparedBrand | undefined;
}

function Figures({ reports, report, index, brand }: FiguresProps) {
  const t = useStrings('comparison-view');
  const words = useStrings('report');
  const locale = useLocale();
  const { collectedAt, rubricVersion, overall } = report;
  const label = brandLabel(report);
  return (
    <>
      {brandNames(reports)[index] !== label && (
        <p className="found">
          <Host text={label} />
        </p>
      )}
      {brand === undefined ? (
        <Facts
          flat
          facts={[
            overall !== null && [t('overall.own'), formatScore(locale, overall.value)],
            [words('facts.rubric'), rubricVersion],
          ]}
        />
      ) : (
        <SharedScore report={report} brand={brand} />
      )}
      {/* Said once for all where they are compared. */}
      {(brand === undefined || dayOfAll(reports, locale) === null) && (
        <p className="found">
          {words('facts.collectedAt')} <time dateTime={collectedAt}>{formatDay(locale, collectedAt)}</time>
        </p>
      )}
    </>
  );
}

/** The score on the shared basis with its gem and its band, and why it is another one than in the brand's report. */
function SharedScore({ report, brand }: { readonly report: Report; readonly brand: ComparedBrand }) {
  const t = useStrings('comparison-view');
  const words = useStrings('report');
  const locale = useLocale();
  const checks = useCheckText();
  const { overall, unshared } = brand;
  const own = report.overall === null ? null : formatScore(locale, report.overall.value);
  const cappedBy = overall?.cappedBy ?? null;
  return (
    <>
      <div className="brand-score">
        <Gem facets={facetsOf(brand)} size={72} />
        {overall === null ? (
          <p>{t('overall.none')}</p>
        ) : (
          <p className={BAND_CLASSES[bandOf(overall.value)]}>
            <span className="score">{formatScore(locale, overall.value)}</span>{' '}
            <span className="hidden-visually">{words('score.of')}</span>{' '}
            <span className="band">{words(`band.${bandOf(overall.value)}.word`)}</span>
          </p>
        )}
      </div>
      {cappedBy !== null && (
        <p className="found">
          <Isolated text={words('score.capped', { check: checks.title(cappedBy) })} />
        </p>
      )}
      {report.overall?.value !== overall?.value && (
        <p className="found">
          {own === null
            ? t('own.none')
            : unshared > 0
              ? t('own.more', { score: own, count: unshared })
              : t('own.other', { score: own })}
        </p>
      )}
    </>
  );
}

/** A brand's gem on the shared basis, its facets filled by their bands. */
function facetsOf({ dimensions }: ComparedBrand): readonly GemFacet[] {
  return DIMENSION_IDS.map((id) => {
    const value = dimensions.find((dimension) => dimension.id === id)?.value ?? null;
    return value === null ? { id, state: 'notAssessed' } : { id, state: 'assessed', value, band: bandOf(value) };
  });
}
