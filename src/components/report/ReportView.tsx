import type { ReactNode } from 'react';
import type { Report } from '../../brand/report/report';
import { outlineOf } from '../../brand/score/rubric-outline';
import { isBeforeRubric2 } from '../../brand/score/rubric-versions';
import { countedElsewhere } from '../../brand/score/score';
import type { SitePictures } from '../../brand/evidence/site-pictures';
import { EVIDENCE_ID, PLAN_ID, REPORT_HEADING_ID } from '../anchors';
import { useStrings } from '../strings';
import { Dimension } from './Dimension';
import { openDimension } from './dimensions';
import type { FixDetails } from './fixes/FixStep';
import { Hero } from './Hero';
import { MeasurementFacts } from './Overall';
import { Plan } from './Plan';
import { ReportBar } from './ReportBar';
import { Faces } from './previews/Faces';
import { Rail } from './Rail';
import { ShownRubric } from './shown-rubric';
import { TopFixes, type TopFixesProps } from './TopFixes';
import type { WhatIf } from './what-if';
import { useOpenedForPrint } from './use-opened-for-print';

export interface ReportViewProps {
  readonly report: Report;
  readonly details: FixDetails;
  /** Of the site, where it was measured just now. */
  readonly pictures?: SitePictures | undefined;
  /** Says that the report was there already: `Reused`. */
  readonly reused?: ReactNode;
  /** What can be done with the report: buttons of its bar, or links where no script runs. */
  readonly actions?: ReactNode;
  /** What one of them opened, below the bar. */
  readonly panel?: ReactNode;
  /** Where a reader puts in the brand's right name: only where script runs. */
  readonly ownName?: ReactNode;
  /** Leads to the home page's report: `MeasureHome`. */
  readonly home?: ReactNode;
  /**
   * Of a report made before rubric 2.0, in the place of what was found: `EarlierReport`. The tool says the same where it
   * says where the report is from.
   */
  readonly earlier?: ReactNode;
  /** Where no script runs: what the links of the bar lead to. */
  readonly tools?: ReactNode;
  /** Opens the previews by services. Handed in, so that a browser loads them when they are opened. */
  readonly services?: ReactNode;
  /** What the site tells AI services, passed in for the same reason. */
  readonly assistants?: ReactNode;
  /** The fixes a reader chose: only where script runs. */
  readonly whatIf?: WhatIf;
  /** What there is about one of the first fixes: only where no script runs. */
  readonly Closed?: TopFixesProps['Closed'];
}

/**
 * A report as a sheet of paper: its bar, what is worst, the three fixes that win most, what others see of the brand, the
 * other fixes, the dimensions with their checks, the evidence, and beside them the way to each. Renders the same in the browser and
 * in a function; its strings are the namespaces `report`, `plan`, `previews`, `checks` and `site`. Of a
 * report made before rubric 2.0 it shows what needs no words of checks.
 */
export function ReportView(props: ReportViewProps) {
  const { report, pictures, reused, actions, panel, ownName, home, earlier, tools, whatIf, details } = props;
  const t = useStrings('report');
  const isEarlier = isBeforeRubric2(report.rubricVersion);
  const evidence = (
    <section id={EVIDENCE_ID}>
      <h2>{t('evidence.title')}</h2>
      <MeasurementFacts report={report} />
    </section>
  );
  return (
    <ShownRubric.Provider value={report.rubricVersion}>
      <section className="report" aria-labelledby={REPORT_HEADING_ID} ref={useOpenedForPrint<HTMLElement>()}>
        <ReportBar report={report} age={reused} actions={actions} panel={panel} />
        <Hero
          report={report}
          assumed={whatIf?.assumed}
          notes={ownName ?? <p className="hint">{t('ownName.withoutScript')}</p>}
        >
          {!isEarlier && <TopFixes report={report} details={details} whatIf={whatIf} Closed={props.Closed} />}
        </Hero>
        {(report.scope !== 'site' || report.portrait.kind?.is === 'inner') && (
          <p className="hint">
            {report.scope !== 'site' && t(`${report.scope}Scope`)}{' '}
            {report.portrait.kind?.is === 'inner' && t('innerPage')}{' '}
            {report.portrait.kind?.is === 'inner' && report.scope !== 'page' && t('siteWide')}
          </p>
        )}
        {home}
        {isEarlier ? (
          <>
            {earlier}
            {evidence}
            {tools}
          </>
        ) : (
          <>
            <div className="report-body">
              <Rail report={report} whatIf={whatIf} />
              <div>
                <Faces report={report} seen={whatIf?.seen} pictures={pictures} services={props.services} />
                <section id={PLAN_ID}>
                  <h2>{t('plan.title')}</h2>
                  <Plan report={report} details={details} whatIf={whatIf} />
                </section>
                <DimensionsSection report={report} />
                {props.assistants}
                {evidence}
                {tools}
              </div>
            </div>
          </>
        )}
      </section>
    </ShownRubric.Provider>
  );
}

/** Every dimension with its checks; the one to begin with is open. */
function DimensionsSection({ report }: Pick<ReportViewProps, 'report'>) {
  const t = useStrings('report');
  const eased = countedElsewhere(outlineOf(report.rubricVersion), report.checks);
  const open = openDimension(report);
  return (
    <section>
      <h2>{t('dimensions.title')}</h2>
      {open !== null && <p className="hint">{t('dimensions.open')}</p>}
      {report.dimensions.map((dimension) => (
        <Dimension
          key={dimension.id}
          dimension={dimension}
          report={report}
          eased={eased}
          open={open === dimension.id}
        />
      ))}
    </section>
  );
}
