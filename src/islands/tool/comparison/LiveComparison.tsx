import type { ReactNode } from 'react';
import { compare } from '../../../brand/comparison/compare';
import { brandLabel } from '../../../brand/comparison/compared-brands';
import { OUTLINE } from '../../../brand/score/rubric-outline';
import { columnHeadingId, type Column as ViewColumn } from '../../../components/comparison/BrandColumns';
import { ComparedPreviews } from '../../../components/comparison/ComparedPreviews';
import { ComparisonView, Uncompared } from '../../../components/comparison/ComparisonView';
import { Suggestion } from '../../../components/AddressError';
import { Notice } from '../../../components/Notice';
import { LiveReused } from '../report/LiveReused';
import type { AssessmentResult } from '../result';
import { useFailureText } from '../use-failure-text';
import { publicationBefore, type Column, type LiveViewProps } from '../state';
import { ColumnActions } from './ColumnActions';
import { ColumnProvenance } from './ColumnProvenance';
import { ComparisonSharing, isBack, SaveComparison } from './ComparisonSharing';

/** A column whose brand was measured, and one whose brand could not be. */
interface Done {
  readonly column: Column;
  readonly result: AssessmentResult;
}

/** The URL that a column can be measured at; null if there is none. */
function addressOf({ source, name, outcome }: Column): string | null {
  if (source === 'address') return name;
  // An example is a recording: there is no such site.
  if (source === 'example' || outcome?.state !== 'done') return null;
  const { scope, target } = outcome.result.report;
  return scope === 'site' ? target.origin : null;
}

/** The comparison with what can be done about it and with it. Loaded when the user asks for one. */
export function LiveComparison({ columns, onMove, onRemove, onMeasureAgain, onSaved }: LiveViewProps) {
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
  const unread = failed.map(({ column, failure }) => ({ address: column.name, text: failureText(failure) }));

  const again = (wanted: readonly Column[]) => {
    const asked = wanted.flatMap((column) => {
      const address = addressOf(column);
      return address === null || column.run !== null ? [] : [{ id: column.id, address }];
    });
    if (asked.length > 0) onMeasureAgain(asked);
  };
  const actions = ({ kind, index }: ViewColumn): ReactNode => {
    const own = kind === 'report' ? done[index]?.column : failed[index]?.column;
    if (own === undefined) return null;
    const suggestion = own.outcome?.state === 'failed' ? own.outcome.failure.suggestion : undefined;
    const tools = (
      <ColumnActions
        key={own.id}
        id={own.id}
        heading={columnHeadingId({ kind, index })}
        earlier={kind === 'report' && index > 0}
        later={kind === 'report' && index < done.length - 1}
        again={addressOf(own) !== null}
        running={own.run !== null}
        onMove={(by) => onMove(own.id, by)}
        onRemove={() => onRemove(own.id)}
        onMeasureAgain={() => again([own])}
      />
    );
    if (suggestion === undefined) return tools;
    return (
      <>
        <Suggestion address={suggestion} take={(address) => onMeasureAgain([{ id: own.id, address }])} />
        {tools}
      </>
    );
  };
  const note = ({ kind, index }: ViewColumn): ReactNode => {
    const result = kind === 'report' ? done[index]?.result : undefined;
    return (
      result && (
        <>
          <ColumnProvenance key={result.report.collectedAt} result={result} />
          <LiveReused result={result} />
        </>
      )
    );
  };

  if (!compared.ok) {
    const notMeasurable = done
      .filter(({ column, result }) => result.report.rubricVersion !== OUTLINE.version && addressOf(column) === null)
      .map(({ result }) => brandLabel(result.report));
    return (
      <Uncompared
        reports={reports}
        unread={unread}
        code={compared.code === 'number-of-brands' ? null : compared.code}
        columnNote={note}
        columnActions={actions}
        notMeasurable={notMeasurable}
        {...(notMeasurable.length === 0 && { onMeasureAgain: () => again(columns) })}
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
        reports={reports}
        unread={unread}
        comparison={compared.comparison}
        tools={
          <ComparisonSharing
            results={results}
            previous={publicationBefore(done.map(({ column }) => column))}
            comparison={compared.comparison}
            onSaved={onSaved}
          />
        }
        columnNote={note}
        columnActions={actions}
        previews={<ComparedPreviews reports={reports} pictures={results.map(({ pictures }) => pictures)} />}
      />
    </>
  );
}
