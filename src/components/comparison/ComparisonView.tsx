import type { ReactNode } from 'react';
import { brandLabel, MAX_BRANDS } from '../../brand/compared-brands';
import { COMPARISON_HEADING_ID } from '../anchors';
import { formatList, formatNumber, formatScore } from '../format';
import { isolate, Isolated } from '../report/isolate';
import { ShownRubric } from '../report/shown-rubric';
import { useOpenedForPrint } from '../report/use-opened-for-print';
import { useLocale, useStrings } from '../strings';
import type { Compared } from './Brand';
import { BrandColumns, type Column, type UnreadBrand } from './BrandColumns';
import { bestOf, Differences, DimensionTable } from './ComparedTables';
import { ComparisonIssueNote } from './ComparisonIssue';
import { Lessons } from './Lessons';
import { Radar } from './Radar';

export interface ComparisonViewProps extends Compared {
  /** Brands that were asked for and could not be measured. */
  readonly unread: readonly UnreadBrand[];
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
 * `comparison-view`, `report`, `checks` and `site`, and `checks-1` for reports made before rubric 2.0.
 */
export function ComparisonView({ reports, unread, comparison, tools, columnActions, previews }: ComparisonViewProps) {
  const t = useStrings('comparison-view');
  return (
    <ShownRubric.Provider value={comparison.rubricVersion}>
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
    </ShownRubric.Provider>
  );
}

/** Who comes first, as a sentence. */
function Ranking({ reports, comparison }: Compared) {
  const t = useStrings('comparison-view');
  const locale = useLocale();
  const overalls = comparison.brands.map(({ overall }) => overall?.value ?? null);
  const [value = null] = overalls;
  if (value === null) return t('headline.none');
  const best = bestOf(overalls);
  const named = reports.filter((_, index) => best.includes(index)).map((report) => isolate(brandLabel(report)));
  const [first = ''] = named;
  if (best.length === 0) return t('headline.equal', { score: formatScore(locale, value) });
  const score = formatScore(locale, Math.max(...overalls.map((overall) => overall ?? 0)));
  return (
    <Isolated
      text={
        named.length === 1
          ? t('headline.first', { brand: first, score })
          : t('headline.shared-first', { brands: formatList(locale, named), score })
      }
    />
  );
}

/** How many checks count and why the others do not, in one sentence. */
export function Basis({ comparison: { shared, leftOut } }: Pick<Compared, 'comparison'>) {
  const t = useStrings('comparison-view');
  const locale = useLocale();
  return (
    <p className="basis">
      {leftOut === 0
        ? t('basis.all', { number: formatNumber(locale, shared) })
        : t('basis.some', {
            shared: formatNumber(locale, shared),
            total: formatNumber(locale, shared + leftOut),
            count: leftOut,
          })}
    </p>
  );
}

interface UncomparedProps extends Pick<ComparisonViewProps, 'reports' | 'unread' | 'columnActions'> {
  /** Why the reports cannot be compared; null if there are fewer than two. */
  readonly code: 'rubric-differs' | 'scope-differs' | null;
  readonly onMeasureAgain?: () => void;
  /** Brands there is no address of to measure them at. */
  readonly notMeasurable?: readonly string[];
}

/** Brands that cannot be compared: each in its column, and why. */
export function Uncompared({
  reports,
  unread,
  code,
  columnActions,
  onMeasureAgain,
  notMeasurable = [],
}: UncomparedProps) {
  const t = useStrings('comparison-view');
  return (
    <section className="report comparison" aria-labelledby={COMPARISON_HEADING_ID}>
      <h2 className="headline" id={COMPARISON_HEADING_ID} tabIndex={-1}>
        {t('uncompared.title')}
      </h2>
      {code === null ? (
        <p>{t('uncompared.tooFew')}</p>
      ) : (
        <ComparisonIssueNote
          issue={{ code }}
          notMeasurable={notMeasurable}
          {...(onMeasureAgain !== undefined && { onMeasureAgain })}
        />
      )}
      <BrandColumns reports={reports} unread={unread} comparison={null} actions={columnActions} />
    </section>
  );
}
