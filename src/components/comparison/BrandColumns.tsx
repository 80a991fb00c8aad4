import type { ReactNode } from 'react';
import type { ComparedBrand, Comparison } from '../../brand/compare';
import type { Report } from '../../brand/report';
import { OutcomeMark } from '../report/Marks';
import { useCheckText } from '../report/check-text';
import { Facts } from '../Facts';
import { formatMoment, formatScore } from '../format';
import { useLocale, useStrings } from '../strings';
import { Brand, Host } from './Brand';

/** A brand that was asked for and could not be measured. */
export interface UnreadBrand {
  /** As it was typed. */
  readonly address: string;
  /** Why, in the reader's language. */
  readonly text: string;
}

/** A column of the head: the place of its brand among the reports, or among those that could not be measured. */
export type Column =
  { readonly kind: 'report'; readonly index: number } | { readonly kind: 'unread'; readonly index: number };

/** Id of a column's heading, by which what can be done with it is named. */
export function columnHeadingId({ kind, index }: Column): string {
  return `${kind}-${String(index + 1)}`;
}

interface BrandColumnsProps {
  readonly reports: readonly Report[];
  readonly unread: readonly UnreadBrand[];
  /** Null where they cannot be compared. */
  readonly comparison: Comparison | null;
  readonly actions?: ((column: Column) => ReactNode) | undefined;
}

/** The brands side by side: mark, URL, figure on the shared basis, when and by which rubric. */
export function BrandColumns({ reports, unread, comparison, actions }: BrandColumnsProps) {
  const t = useStrings('comparison-view');
  return (
    <ul className="brands">
      {reports.map((report, index) => (
        <li key={index}>
          <h3 id={columnHeadingId({ kind: 'report', index })}>
            <Brand reports={reports} index={index} />
          </h3>
          <Figures report={report} brand={comparison?.brands[index]} />
          {actions?.({ kind: 'report', index })}
        </li>
      ))}
      {unread.map(({ address, text }, index) => (
        <li key={`unread-${String(index)}`}>
          <h3 id={columnHeadingId({ kind: 'unread', index })}>
            <OutcomeMark outcome="unknown" /> <Host text={address} />
          </h3>
          <p>
            <b>{t('unread')}</b>
          </p>
          <p>{text}</p>
          {actions?.({ kind: 'unread', index })}
        </li>
      ))}
    </ul>
  );
}

interface FiguresProps {
  readonly report: Report;
  readonly brand: ComparedBrand | undefined;
}

function Figures({ report, brand }: FiguresProps) {
  const t = useStrings('comparison-view');
  const words = useStrings('report');
  const locale = useLocale();
  const checks = useCheckText();
  const { portrait, collectedAt, rubricVersion } = report;
  const overall = brand?.overall ?? null;
  const cappedBy = overall?.cappedBy ?? null;
  return (
    <>
      <p className="overall">
        {brand === undefined ? null : overall === null ? (
          t('overall.none')
        ) : (
          <>
            <span className="score">{formatScore(locale, overall.value)}</span>{' '}
            <span className="score-of">{words('score.of')}</span>
          </>
        )}
      </p>
      {cappedBy !== null && <p>{words('score.capped', { check: checks.title(cappedBy) })}</p>}
      <Facts
        flat
        facts={[
          portrait.name !== null && [words('facts.brand'), <bdi>{portrait.name}</bdi>],
          report.overall !== null && [t('overall.own'), formatScore(locale, report.overall.value)],
          [words('facts.collectedAt'), <time dateTime={collectedAt}>{formatMoment(locale, collectedAt)}</time>],
          [words('facts.rubric'), rubricVersion],
        ]}
      />
    </>
  );
}
