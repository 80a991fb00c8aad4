import type { ReactNode } from 'react';
import type { Report } from '../../brand/report';
import { outlineOf } from '../../brand/rubric-outline';
import { countedElsewhere } from '../../brand/score';
import type { SitePictures } from '../../brand/site-pictures';
import { PLAN_ID, REPORT_HEADING_ID } from '../anchors';
import { useStrings } from '../strings';
import { Constellation } from './Constellation';
import { Dimension } from './Dimension';
import { dimensionState } from './dimensions';
import { mostImportantFinding } from './finding';
import { Fixes } from './fixes/Fixes';
import { FindingSentence } from './Headline';
import { Hero } from './Hero';
import { Overall, ReportFacts } from './Overall';
import { Overview } from './Overview';
import { Plan } from './Plan';
import { Faces } from './previews/Faces';
import { ShownRubric } from './shown-rubric';
import { TopFixes } from './TopFixes';
import { useOpenedForPrint } from './use-opened-for-print';

interface ReportViewProps {
  /** Where a reader puts in the brand's right name: only where script runs. */
  readonly ownName?: ReactNode;
  /** What can be done with the report, below its figures: only where script runs. */
  readonly tools?: ReactNode;
  /** The plan with its switches, in place of the one that only lists: only where script runs. */
  readonly plan?: ReactNode;
  /** The fixes with their copy buttons, in place of those that only show: only where script runs. */
  readonly fixes?: ReactNode;
  readonly report: Report;
  /** Of the site, where it was measured just now. */
  readonly pictures?: SitePictures | undefined;
}

/**
 * A report as a sheet of paper: the hero, the three fixes that win most, dimensions at a glance, plan, faces,
 * dimensions with their receipts. Renders the same in the browser and in a function; its strings are the namespaces
 * `report`, `plan`, `fixes`, `previews`, `checks` and `site`, and `checks-1` for a report made before rubric 2.0.
 */
export function ReportView({ report, pictures, ownName, tools, plan, fixes }: ReportViewProps) {
  const t = useStrings('report');
  const eased = countedElsewhere(outlineOf(report.rubricVersion), report.checks);
  return (
    <ShownRubric.Provider value={report.rubricVersion}>
      <section className="report" aria-labelledby={REPORT_HEADING_ID} ref={useOpenedForPrint<HTMLElement>()}>
        <Hero report={report} />
        <TopFixes report={report} />
        {ownName ?? <p className="hint">{t('ownName.withoutScript')}</p>}
        {report.scope === 'page' && <p>{t('pageScope')}</p>}
        {report.portrait.kind?.is === 'inner' && <p>{t('innerPage')}</p>}
        <Overview report={report} />
        <ReportFacts report={report} />
        {tools}
        <section id={PLAN_ID}>
          <h3>{t('plan.title')}</h3>
          {plan ?? <Plan report={report} />}
        </section>
        {fixes ?? <Fixes report={report} />}
        <Faces report={report} pictures={pictures} />
        {report.dimensions.map((dimension) => (
          <Dimension
            key={dimension.id}
            dimension={dimension}
            state={dimensionState(report, dimension.id)}
            checks={report.checks.filter((check) => check.dimension === dimension.id)}
            eased={eased}
          />
        ))}
      </section>
    </ShownRubric.Provider>
  );
}

/** The head of a report and the names the brand goes by, to show what a report is before one is asked for. */
export function ReportExcerpt({ report }: ReportViewProps) {
  return (
    <div className="report">
      <Overall report={report} />
      <p className="headline">
        <FindingSentence finding={mostImportantFinding(report)} />
      </p>
      <Constellation portrait={report.portrait} />
    </div>
  );
}
