import type { ReactNode } from 'react';
import { COMPARISON_HEADING_ID } from '../anchors';
import { formatDay, formatNumber } from '../format';
import { Isolated } from '../report/isolate';
import { isBeforeRubric2 } from '../../brand/score/rubric-versions';
import { ShownRubric } from '../report/shown-rubric';
import { useI18n, useLocale, useStrings } from '../strings';
import type { Compared } from './Brand';
import { BrandColumns, dayOfAll, type ColumnSlots, type UnreadBrand } from './BrandColumns';
import { CheckBoard } from './ComparedTables';
import { ComparisonIssueNote } from './ComparisonIssue';
import { Differences } from './Differences';
import { DimensionTable } from './DimensionTable';
import { Lessons } from './Lessons';
import { leadTexts, rankingText } from './ranking';

/** Id of what keeps and shares a comparison, which its head leads to. */
const KEEP_ID = 'keep';

export interface ComparisonViewProps extends Compared, ColumnSlots {
  /** Brands that were asked for and could not be measured. */
  readonly unread: readonly UnreadBrand[];
  /** What shares the whole and keeps it, in one line below the headline. */
  readonly bar?: ReactNode;
  /** The same where it takes forms, which stand below everything; a link at the top leads there. */
  readonly tools?: ReactNode;
  /** What people see of every brand, side by side. */
  readonly previews?: ReactNode;
  /** Leaves out what each check's result rests on and all but the first lessons, where bytes are few. */
  readonly isBrief?: boolean;
}

/**
 * Brands as a board: who leads, what makes the difference, what people see, a row for each check, and what each could
 * take over. Renders the same in the browser and in a function; its strings are the namespaces `comparison-view`,
 * `report`, `checks` and `site`. Of reports made before rubric 2.0 it shows what needs no words of checks.
 */
export function ComparisonView({
  reports,
  unread,
  comparison,
  bar,
  tools,
  previews,
  isBrief = false,
  ...slots
}: ComparisonViewProps) {
  const t = useStrings('comparison-view');
  const hasWords = !isBeforeRubric2(comparison.rubricVersion);
  return (
    <ShownRubric.Provider value={comparison.rubricVersion}>
      <section className="report comparison" aria-labelledby={COMPARISON_HEADING_ID}>
        <h1 id={COMPARISON_HEADING_ID} tabIndex={-1}>
          <Isolated text={rankingText(useI18n(), useLocale(), { reports, comparison })} />
        </h1>
        <Leads reports={reports} comparison={comparison} />
        {bar}
        <BrandColumns reports={reports} unread={unread} comparison={comparison} {...slots} />
        <Basis reports={reports} comparison={comparison} />
        {tools !== undefined && (
          <p className="to-keep">
            <a href={`#${KEEP_ID}`}>{t('keep.title')}</a>
          </p>
        )}
        <section>
          <h2>{t('dimensions.title')}</h2>
          <DimensionTable reports={reports} comparison={comparison} />
        </section>
        {hasWords && (
          <section>
            <h2>{t('why')}</h2>
            <Differences reports={reports} comparison={comparison} />
          </section>
        )}
        {previews !== undefined && (
          <section>
            <h2>{t('previews')}</h2>
            {previews}
          </section>
        )}
        {hasWords && (
          <>
            <section>
              <h2>{t('differs.title')}</h2>
              {!isBrief && <p className="hint">{t('differs.intro')}</p>}
              <CheckBoard reports={reports} comparison={comparison} isBrief={isBrief} />
            </section>
            <section>
              <h2>{t('lessons.title')}</h2>
              <Lessons reports={reports} comparison={comparison} isBrief={isBrief} />
            </section>
          </>
        )}
        {tools !== undefined && (
          <section id={KEEP_ID} className="keep">
            <h2>{t('keep.title')}</h2>
            {tools}
          </section>
        )}
      </section>
    </ShownRubric.Provider>
  );
}

/** Who leads in what, a line for each brand that does, and where they differ most. */
function Leads(compared: Compared) {
  const texts = leadTexts(useI18n(), useLocale(), compared);
  if (texts.length === 0) return null;
  return (
    <ul className="leads">
      {texts.map((text) => (
        <li key={text}>
          <Isolated text={text} />
        </li>
      ))}
    </ul>
  );
}

/** How many checks count and why the others do not, in one sentence; and when all were measured, if that is one day. */
function Basis({ reports, comparison: { rubricVersion, shared, leftOut } }: Compared) {
  const t = useStrings('comparison-view');
  const words = useStrings('report');
  const locale = useLocale();
  const day = dayOfAll(reports, locale);
  return (
    <p className="basis">
      {leftOut === 0
        ? t('basis.all', { number: formatNumber(locale, shared) })
        : t('basis.some', {
            shared: formatNumber(locale, shared),
            total: formatNumber(locale, shared + leftOut),
            count: leftOut,
          })}{' '}
      <span className="found">
        {words('facts.rubric')} {rubricVersion}
        {day !== null && ` · ${words('facts.collectedAt')} ${formatDay(locale, day)}`}
      </span>
    </p>
  );
}

interface UncomparedProps extends ColumnSlots, Pick<ComparisonViewProps, 'reports' | 'unread'> {
  /** Why the reports cannot be compared; null if there are fewer than two. */
  readonly code: 'rubric-differs' | 'scope-differs' | null;
  readonly onMeasureAgain?: () => void;
  /** Brands without an address at which to measure them. */
  readonly notMeasurable?: readonly string[];
}

/** Brands that cannot be compared: each in its column, and why. */
export function Uncompared({ reports, unread, code, onMeasureAgain, notMeasurable = [], ...slots }: UncomparedProps) {
  const t = useStrings('comparison-view');
  return (
    <section className="report comparison" aria-labelledby={COMPARISON_HEADING_ID}>
      <h1 id={COMPARISON_HEADING_ID} tabIndex={-1}>
        {t('uncompared.title')}
      </h1>
      {code === null ? (
        <p>{t('uncompared.tooFew')}</p>
      ) : (
        <ComparisonIssueNote
          issue={{ code }}
          notMeasurable={notMeasurable}
          {...(onMeasureAgain !== undefined && { onMeasureAgain })}
        />
      )}
      <BrandColumns reports={reports} unread={unread} comparison={null} {...slots} />
    </section>
  );
}
