/** The comparison page as a function answers it: the form, and below it the comparison or what is wrong. */
import type { ReactNode } from 'react';
import { compare } from '../../brand/comparison/compare';
import type { ComparedUrlsProblem } from '../../brand/comparison/compared-urls';
import { brandLabel } from '../../brand/comparison/compared-brands';
import type { Report } from '../../brand/report/report';
import type { SitePictures } from '../../brand/evidence/site-pictures';
import type { Column } from '../../components/comparison/BrandColumns';
import { ComparedPreviews } from '../../components/comparison/ComparedPreviews';
import { ComparedNames } from '../../components/comparison/ComparedNames';
import { ComparisonForm, type ComparisonFormError } from '../../components/comparison/ComparisonForm';
import { ComparisonView, Uncompared } from '../../components/comparison/ComparisonView';
import { useComparisonIssueText } from '../../components/comparison/ComparisonIssue';
import { LeftOut } from '../../components/report/MeasureHome';
import { Reused } from '../../components/report/Reused';
import { PageHeader } from '../../components/PageHeader';
import { translator } from '../../components/strings';
import { ENDPOINTS } from '../../site/endpoints';
import type { ErrorCode } from '../../site/errors';
import type { Locale } from '../../site/locales';
import { comparedRows, problemText } from '../assessing/asked-again';
import { pageResponse } from '../platform/answers';
import type { Call } from '../platform/endpoint';
import { createStrings } from '../platform/strings';
import { publishTools, type Publishable } from '../reports/publish-tools';

const strings = createStrings([
  'assessment',
  'checks',
  'comparison',
  'comparison-view',
  'errors',
  'previews',
  'publishing',
  'sharing',
  'report',
  'rules',
  'site',
]);
/** A requested brand: its report, or why there isn't one. */
export type Measured =
  | {
      readonly ok: true;
      readonly report: Report;
      readonly publishable: Publishable;
      readonly pictures?: SitePictures;
      /** For an existing report: when its site can be measured again. */
      readonly reusedUntil?: string | undefined;
      /** Whether a query or a fragment was typed. */
      readonly leftOut?: boolean;
    }
  | Unmeasured;

export interface Unmeasured {
  readonly ok: false;
  /** As typed. */
  readonly url: string;
  readonly code: ErrorCode;
  readonly retryAfterSeconds?: number;
  /** Its place in the line, and what keeps it. */
  readonly inLine?: { readonly place: number; readonly ticket: string };
}

const ACTION = ENDPOINTS.compare.paths[0];
const PATH = 'brand-comparison/';

interface FormAgainProps {
  readonly locale: Locale;
  readonly typed: readonly string[];
  readonly problems: readonly ComparedUrlsProblem[];
}

function FormAgain({ locale, typed, problems }: FormAgainProps) {
  const issueText = useComparisonIssueText();
  const textOf = (problem: ComparedUrlsProblem): string => {
    switch (problem.code) {
      case 'too-few':
      case 'too-many':
      case 'same-address':
      case 'same-site':
        return issueText(problem);
      default:
        return problemText(strings, locale, problem);
    }
  };
  const errors = problems.map((problem): ComparisonFormError => ({
    place: problem.place,
    text: textOf(problem),
    ...('suggestion' in problem && { suggestion: problem.suggestion }),
  }));
  return <ComparisonForm action={ACTION} rows={comparedRows(typed)} errors={errors} />;
}

function respond(
  call: Call<unknown>,
  { status, name, children }: { readonly status: number; readonly name: string; readonly children: ReactNode },
): Promise<Response> {
  const title = translator(strings, call.locale, 'comparison')('title');
  return pageResponse(
    call,
    strings,
    // The shell that links the styles of reports: the form itself is styled there, too.
    { shell: 'comparison', status, path: PATH, title: `${name} · ${title}` },
    <div className="sheet">{children}</div>,
  );
}

/** The form again, with what was typed and why it was not accepted. */
export function comparisonFormPage(
  call: Call<unknown>,
  typed: readonly string[],
  problems: readonly ComparedUrlsProblem[],
): Promise<Response> {
  return respond(call, {
    status: 422,
    name: translator(strings, call.locale, 'comparison')('form.errors'),
    children: (
      <>
        <PageHeader title={translator(strings, call.locale, 'comparison')('title')} />
        <FormAgain locale={call.locale} typed={typed} problems={problems} />
      </>
    ),
  });
}

interface Asked {
  readonly typed: readonly string[];
  /** By the address's place in the list, from 0: what keeps its place in the line. */
  readonly tickets: ReadonlyMap<number, string | undefined>;
}

/** What has to be known of a column's report. @param now ms since 1970 */
function noteOn(brand: Extract<Measured, { ok: true }> | undefined, now: number) {
  return (
    <>
      {brand?.leftOut && <LeftOut />}
      {brand?.reusedUntil !== undefined && (
        <Reused collectedAt={brand.report.collectedAt} until={brand.reusedUntil} now={now} />
      )}
    </>
  );
}

/** The comparison, below the form it was asked for with; brands that could not be measured say why. */
export async function comparisonPage(
  call: Call<unknown>,
  { typed, tickets }: Asked,
  brands: readonly Measured[],
): Promise<Response> {
  const measured = brands.filter((brand) => brand.ok);
  const reports = measured.map(({ report }) => report);
  const unread = brands.flatMap((brand) =>
    brand.ok ? [] : [{ address: brand.url, text: problemText(strings, call.locale, { ...brand, ...brand.inLine }) }],
  );
  const result = compare(reports);
  const now = call.services.now().getTime();
  const columnNote = ({ kind, index }: Column) => noteOn(kind === 'report' ? measured[index] : undefined, now);
  const form = (
    // What cannot be compared is to be changed, or sent again.
    <details className="tool-line" open={!result.ok}>
      <summary className="changing">
        <ComparedNames names={typed.filter((address) => address.trim() !== '')} />
        <span className="button-quiet">{translator(strings, call.locale, 'comparison')('form.change')}</span>
      </summary>
      <ComparisonForm action={ACTION} rows={comparedRows(typed, tickets)} compact />
    </details>
  );
  if (!result.ok) {
    const code = result.code === 'number-of-brands' ? null : result.code;
    return respond(call, {
      status: 422,
      name: translator(strings, call.locale, 'comparison-view')('uncompared.title'),
      children: (
        <>
          {form}
          <Uncompared reports={reports} unread={unread} code={code} columnNote={columnNote} />
        </>
      ),
    });
  }
  return respond(call, {
    status: 200,
    name: reports.map(brandLabel).join(' · '),
    children: (
      <>
        {form}
        <ComparisonView
          reports={reports}
          unread={unread}
          comparison={result.comparison}
          columnNote={columnNote}
          tools={await publishTools(
            'comparison',
            measured.map(({ publishable }) => publishable),
          )}
          previews={<ComparedPreviews reports={reports} pictures={measured.map(({ pictures }) => pictures)} />}
        />
      </>
    ),
  });
}
