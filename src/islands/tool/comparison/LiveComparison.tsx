import { compare } from '../../../brand/comparison/compare';
import { brandLabel, brandNames } from '../../../brand/comparison/compared-brands';
import { measuredPage } from '../../../brand/urls/target';
import { OUTLINE } from '../../../brand/score/rubric-outline';
import { columnHeadingId, type Column as ViewColumn } from '../../../components/comparison/BrandColumns';
import { ComparedPreviews } from '../../../components/comparison/ComparedPreviews';
import { ComparisonView, Uncompared, type ComparisonViewProps } from '../../../components/comparison/ComparisonView';
import { Suggestion } from '../../../components/AddressError';
import { Notice } from '../../../components/Notice';
import { LeftOut } from '../../../components/report/MeasureHome';
import { LiveReused } from '../report/LiveReused';
import type { AssessmentResult } from '../result';
import { useStrings } from '../../../components/strings';
import { useFailureText } from '../use-failure-text';
import { publicationBefore, type Column, type LiveViewProps } from '../state';
import { usePageTitle } from '../use-page-title';
import { ColumnActions } from './ColumnActions';
import { ColumnProvenance } from './ColumnProvenance';
import { ComparisonSharing, isBack, SaveComparison } from './ComparisonSharing';

/** A column whose brand was measured. */
interface Done {
  readonly column: Column;
  readonly result: AssessmentResult;
}

/** The URL that a column can be measured at; null if it has none. */
function addressOf({ source, name, outcome }: Column): string | null {
  if (source === 'address') return name;
  // An example is a recording: there is no such site.
  if (source === 'example' || outcome?.state !== 'done') return null;
  const { scope, target } = outcome.result.report;
  return scope === 'site' ? measuredPage(target) : null;
}

/** The comparison with what can be done about it and with it. Loaded when the user asks for one. */
export function LiveComparison({ columns, onSaved, ...doing }: LiveViewProps) {
  const failureText = useFailureText();
  const done = columns.flatMap((column): Done[] =>
    column.outcome?.state === 'done' ? [{ column, result: column.outcome.result }] : [],
  );
  const failed = columns.flatMap((column) =>
    column.outcome?.state === 'failed' ? [{ column, failure: column.outcome.failure }] : [],
  );
  const results = done.map(({ result }) => result);
  const reports = results.map(({ report }) => report);
  const compared = compare(reports);
  usePageTitle(`${brandNames(reports).join(' · ')} · ${useStrings('comparison')('title')}`);
  const shown: Pick<ComparisonViewProps, 'reports' | 'unread' | 'columnNote' | 'columnActions'> = {
    reports,
    unread: failed.map(({ column, failure }) => ({ address: column.name, text: failureText(failure) })),
    columnNote: ({ kind, index }) => {
      const result = kind === 'report' ? results[index] : undefined;
      return result && <Note result={result} />;
    },
    columnActions: (place) => {
      const own = (place.kind === 'report' ? done : failed)[place.index]?.column;
      return own && <Actions place={place} column={own} count={done.length} {...doing} />;
    },
  };
  if (!compared.ok) {
    const notMeasurable = done
      .filter(({ column, result }) => result.report.rubricVersion !== OUTLINE.version && addressOf(column) === null)
      .map(({ result }) => brandLabel(result.report));
    return (
      <Uncompared
        {...shown}
        code={compared.code === 'number-of-brands' ? null : compared.code}
        notMeasurable={notMeasurable}
        {...(notMeasurable.length === 0 && { onMeasureAgain: () => measureAgain(columns, doing) })}
      />
    );
  }
  return (
    <>
      {isBack(results) && (
        <Notice kind="note">
          <SaveComparison results={results} onSaved={onSaved} />
        </Notice>
      )}
      <ComparisonView
        {...shown}
        comparison={compared.comparison}
        bar={
          <ComparisonSharing
            results={results}
            previous={publicationBefore(done.map(({ column }) => column))}
            comparison={compared.comparison}
            onSaved={onSaved}
            {...(columns.some((column) => addressOf(column) !== null) && {
              onMeasureAgain: () => measureAgain(columns, doing),
            })}
          />
        }
        previews={<ComparedPreviews reports={reports} pictures={results.map(({ pictures }) => pictures)} />}
      />
    </>
  );
}

type Doing = Pick<LiveViewProps, 'onMove' | 'onRemove' | 'onMeasureAgain'>;

/** Measures those of columns again that have an address and are not measured already. */
function measureAgain(columns: readonly Column[], { onMeasureAgain }: Doing): void {
  const asked = columns.flatMap((column) => {
    const address = addressOf(column);
    return address === null || column.run !== null ? [] : [{ id: column.id, address }];
  });
  if (asked.length > 0) onMeasureAgain(asked);
}

interface ActionsProps extends Doing {
  readonly place: ViewColumn;
  readonly column: Column;
  /** Of columns with a report. */
  readonly count: number;
}

function Actions({ place, column, count, ...doing }: ActionsProps) {
  const { id, outcome } = column;
  const failure = outcome?.state === 'failed' ? outcome.failure : undefined;
  return (
    <>
      {failure?.suggestion !== undefined && (
        <Suggestion
          address={failure.suggestion}
          code={failure.code}
          take={(address) => doing.onMeasureAgain([{ id, address }])}
        />
      )}
      <ColumnActions
        key={id}
        id={id}
        heading={columnHeadingId(place)}
        earlier={place.kind === 'report' && place.index > 0}
        later={place.kind === 'report' && place.index < count - 1}
        again={addressOf(column) !== null}
        running={column.run !== null}
        onMove={(by) => doing.onMove(id, by)}
        onRemove={() => doing.onRemove(id)}
        onMeasureAgain={() => measureAgain([column], doing)}
      />
    </>
  );
}

function Note({ result }: { readonly result: AssessmentResult }) {
  return (
    <>
      <ColumnProvenance key={result.report.collectedAt} result={result} />
      {result.leftOut && <LeftOut />}
      <LiveReused result={result} />
    </>
  );
}
