/** The assessment page as a function answers it: the form, and below it the report or what is wrong. */
import { checkSources } from '../../brand/score/check-sources';
import { brandLabel } from '../../brand/comparison/compared-brands';
import type { Report } from '../../brand/report/report';
import type { SitePictures } from '../../brand/evidence/site-pictures';
import { headingName, typedAddress } from '../../brand/urls/target';
import { SourcesOfChecks } from '../../components/report/Sources';
import { AddressForm } from '../../components/AddressForm';
import { ComparisonForm } from '../../components/comparison/ComparisonForm';
import { PageHeader } from '../../components/PageHeader';
import { translator } from '../../components/strings';
import { BarLinks } from '../../components/report/BarLinks';
import { HandOnSection } from '../../components/report/hand-on/HandOnSection';
import { Previews } from '../../components/report/previews/Preview';
import { Services } from '../../components/report/previews/Services';
import { LeftOut, MeasureHome } from '../../components/report/MeasureHome';
import { Reused } from '../../components/report/Reused';
import { EarlierReport } from '../../components/report/EarlierReport';
import { Assistants } from '../../components/report/Assistants';
import { AssistantsTable } from '../../components/report/AssistantsTable';
import { WholeReport } from '../../components/report/WholeReport';
import { PANEL_IDS } from '../../components/anchors';
import { ERROR_STATUS, type ErrorCode } from '../../site/errors';
import { ENDPOINTS } from '../../site/endpoints';
import { pageResponse } from '../platform/answers';
import { comparedRows, problemText } from './asked-again';
import type { Call } from '../platform/endpoint';
import { createStrings } from '../platform/strings';
import { publishTools, type Publishable } from '../reports/publish-tools';

const strings = createStrings([
  'assessment',
  'assistants',
  'checks',
  'comparison',
  'errors',
  'previews',
  'fixes',
  'hand-on',
  'opening',
  'plan',
  'publishing',
  'sharing',
  'report',
  'rules',
  'site',
]);
const ACTION = ENDPOINTS.assess.paths[0];
const COMPARE_ACTION = ENDPOINTS.compare.paths[0];
const PATH = 'brand-assessment/';

interface ReportExtras {
  readonly pictures?: SitePictures | undefined;
  /** For an existing report: when its site can be measured again. */
  readonly reusedUntil?: string | undefined;
  /** Whether a query or a fragment was typed. */
  readonly leftOut?: boolean;
}

/** A report, below the form it was asked for with. */
export async function reportPage(
  call: Call<unknown>,
  url: string,
  report: Report,
  publishable: Publishable,
  { pictures, reusedUntil, leftOut = false }: ReportExtras = {},
): Promise<Response> {
  const title = translator(strings, call.locale, 'assessment')('title');
  const name = `${headingName(report) ?? brandLabel(report)} · ${title}`;
  return pageResponse(
    call,
    strings,
    { shell: 'report', path: PATH, title: name },
    <div className="sheet">
      <AddressForm action={ACTION} method="post" value={url} compact />
      <SourcesOfChecks.Provider value={checkSources}>
        <WholeReport
          report={report}
          earlier={<EarlierReport report={report} />}
          pictures={pictures}
          reused={
            <>
              {leftOut && <LeftOut />}
              {reusedUntil && (
                <Reused collectedAt={report.collectedAt} until={reusedUntil} now={call.services.now().getTime()} />
              )}
            </>
          }
          home={<MeasureHome report={report} />}
          actions={<BarLinks report={report} shares />}
          tools={
            <>
              <HandOnSection report={report} />
              <section id={PANEL_IDS.share}>{await publishTools('assessment', [publishable])}</section>
            </>
          }
          assistants={
            <Assistants portrait={report.portrait}>
              <AssistantsTable portrait={report.portrait} />
            </Assistants>
          }
          services={
            <Services>
              <Previews report={report} pictures={pictures} />
            </Services>
          }
        />
      </SourcesOfChecks.Provider>
      <ComparisonForm action={COMPARE_ACTION} rows={comparedRows([typedAddress(report.target)])} compact />
    </div>,
  );
}

interface NotAssessed {
  readonly code: ErrorCode;
  readonly retryAfterSeconds?: number;
  /** In the line, and what keeps it. */
  readonly place?: number;
  readonly ticket?: string;
  /** The address that was probably meant. */
  readonly suggestion?: string | null;
}

/** The form again, with what was typed and why it was not accepted. */
export function formPage(
  call: Call<unknown>,
  url: string,
  { suggestion = null, ticket, ...problem }: NotAssessed,
): Promise<Response> {
  const { locale } = call;
  const { code } = problem;
  const title = translator(strings, locale, 'assessment')('title');
  const wrong = translator(strings, locale, 'errors')(`${code}.title`);
  return pageResponse(
    call,
    strings,
    { status: ERROR_STATUS[code], path: PATH, title: `${wrong} · ${title}` },
    <div className="sheet">
      <PageHeader title={title} />
      <AddressForm
        action={ACTION}
        method="post"
        value={url}
        error={problemText(strings, locale, problem)}
        suggestion={suggestion}
        code={code}
        ticket={ticket}
      />
    </div>,
  );
}
