import type { ReactNode } from 'react';
import type { Comparison } from '../../brand/compare';
import { MAX_BRANDS } from '../../brand/compared-brands';
import type { Report } from '../../brand/report';
import { useOpenedForPrint } from '../report/use-opened-for-print';
import { useStrings } from '../strings';
import { Basis } from './Basis';
import { BrandColumns, type Column, type UnreadBrand } from './BrandColumns';
import { DimensionTable } from './DimensionTable';
import { Differences } from './Differences';
import { COMPARISON_HEADING_ID } from './heading-id';
import { Lessons } from './Lessons';
import { Radar } from './Radar';
import { Ranking } from './Ranking';

export interface ComparisonViewProps {
  /** In the order of the comparison: two to four. */
  readonly reports: readonly Report[];
  /** Brands that were asked for and could not be measured. */
  readonly unread: readonly UnreadBrand[];
  readonly comparison: Comparison;
  /** What can be done with the whole, below its head: only where script runs. */
  readonly tools?: ReactNode;
  /** What can be done with one brand's column. */
  readonly columnActions?: (column: Column) => ReactNode;
  /** Every brand's previews, side by side. */
  readonly previews?: ReactNode;
}

/**
 * Brands side by side: who they are, how far they get on the checks that all of them answer, what differs, and what
 * each could take over. Renders the same in the browser and in a function; its strings are the namespaces
 * `comparison-view`, `report`, `checks` and `site`.
 */
export function ComparisonView({ reports, unread, comparison, tools, columnActions, previews }: ComparisonViewProps) {
  const t = useStrings('comparison-view');
  return (
    <section
      className="report comparison"
      aria-labelledby={COMPARISON_HEADING_ID}
      ref={useOpenedForPrint<HTMLElement>()}
    >
      <h2 className="headline" id={COMPARISON_HEADING_ID} tabIndex={-1}>
        <Ranking reports={reports} comparison={comparison} />
      </h2>
      <Basis comparison={comparison} />
      <BrandColumns reports={reports} unread={unread} comparison={comparison} actions={columnActions} />
      {tools}
      <section>
        <h3>{t('dimensions.title')}</h3>
        <div className={reports.length < MAX_BRANDS ? 'report-head' : undefined}>
          <Radar brands={comparison.brands} />
          <div>
            <DimensionTable reports={reports} comparison={comparison} />
          </div>
        </div>
      </section>
      <section>
        <h3>{t('differs.title')}</h3>
        <Differences reports={reports} comparison={comparison} />
      </section>
      <section>
        <h3>{t('lessons.title')}</h3>
        <Lessons reports={reports} comparison={comparison} />
      </section>
      {previews !== undefined && (
        <section>
          <h3>{t('previews')}</h3>
          {previews}
        </section>
      )}
    </section>
  );
}
