import { COMPARISON_HEADING_ID, REPORT_HEADING_ID } from '../anchors';
import { DIMENSION_IDS } from '../../brand/report/report';
import { BrandColumns } from '../comparison/BrandColumns';
import { ComparisonView } from '../comparison/ComparisonView';
import { isBeforeRubric2 } from '../../brand/score/rubric-versions';
import { EarlierReport } from '../report/EarlierReport';
import { Hero } from '../report/Hero';
import { ReportBar } from '../report/ReportBar';
import { ShownRubric } from '../report/shown-rubric';
import { useStrings } from '../strings';
import { AboutPublication, Intro, OwnSite, Reply } from './About';
import { Changes } from './Changes';
import { FirstFixes } from './FirstFixes';
import { PublishedDimension } from './PublishedDimension';
import { PublishedFaces } from './PublishedFaces';
import type { PublicationFacts, PublishedBrand, PublishedBrands } from './publication';

interface PublishedAssessmentProps extends PublishedBrand {
  readonly facts: PublicationFacts;
}

/**
 * A published report: what `ReportView` says first and what was found, without pictures and without what only tools
 * need, and how its readers assess a site of their own. What checks rest on is left to the tool and the data: bytes are
 * few (`BUDGETS.published`). Its strings are the namespaces of `ReportView` and `published`.
 */
export function PublishedAssessment({ facts, report, reply }: PublishedAssessmentProps) {
  const t = useStrings('report');
  const isEarlier = isBeforeRubric2(report.rubricVersion);
  return (
    <ShownRubric.Provider value={report.rubricVersion}>
      <section className="report" aria-labelledby={REPORT_HEADING_ID}>
        <Intro kind={facts.kind} report={report} />
        <ReportBar report={report} />
        <Hero report={report} notes={null} />
        <Reply reply={reply} />
        <OwnSite />
        {!isEarlier && <FirstFixes report={report} />}
        {!isEarlier && <PublishedFaces report={report} />}
        {facts.previous !== null && <Changes previous={facts.previous} reports={[report]} />}
        {isEarlier ? (
          <EarlierReport report={report} />
        ) : (
          <section>
            <h2>{t('dimensions.title')}</h2>
            {DIMENSION_IDS.map((id) => (
              <PublishedDimension key={id} report={report} id={id} />
            ))}
          </section>
        )}
        <AboutPublication facts={facts} reports={[report]} isWhole />
      </section>
    </ShownRubric.Provider>
  );
}

interface PublishedComparisonProps extends PublishedBrands {
  readonly facts: PublicationFacts;
}

/** A published comparison: `ComparisonView` without the grounds of each check, and empty columns for hidden brands. */
export function PublishedComparison({ facts, brands, hidden, comparison }: PublishedComparisonProps) {
  const t = useStrings('published');
  const reports = brands.map(({ report }) => report);
  const [first] = reports;
  const unread = hidden.map((origin) => ({
    address: new URL(origin).host,
    title: t('page.hidden.column'),
    text: t('page.hidden.byOwner'),
  }));
  const columns = {
    reports,
    unread,
    columnNote: ({ kind, index }: { readonly kind: string; readonly index: number }) =>
      kind === 'report' && <Reply reply={brands[index]?.reply ?? ''} />,
  };
  return (
    <div className="published">
      {first !== undefined && <Intro kind={facts.kind} report={first} />}
      {comparison === null ? (
        <section className="report comparison" aria-labelledby={COMPARISON_HEADING_ID}>
          <h1 id={COMPARISON_HEADING_ID}>{t('page.hidden.few')}</h1>
          <BrandColumns {...columns} comparison={null} />
        </section>
      ) : (
        <ComparisonView {...columns} comparison={comparison} isBrief />
      )}
      <OwnSite />
      {facts.previous !== null && <Changes previous={facts.previous} reports={reports} />}
      <AboutPublication facts={facts} reports={reports} isWhole={hidden.length === 0} />
    </div>
  );
}
