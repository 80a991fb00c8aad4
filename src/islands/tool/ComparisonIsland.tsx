import { useEffect, useRef, type FormEvent } from 'react';
import {
  ComparisonForm,
  comparisonFieldId,
  type ComparisonFormError,
} from '../../components/comparison/ComparisonForm';
import { ComparisonExamples } from '../../components/comparison/ComparisonExamples';
import {
  ComparisonProgress,
  ComparisonStatus,
  type BrandProgress,
} from '../../components/comparison/ComparisonProgress';
import { brandLabel } from '../../brand/compared-brands';
import { COMPARISON_HEADING_ID } from '../../components/anchors';
import { useComparisonIssueText, type ComparisonIssue } from '../../components/comparison/ComparisonIssue';
import { Notice } from '../../components/Notice';
import { ASKED_PATHS } from '../../site/tool-addresses';
import type { Locale } from '../../site/locales';
import type { Failure } from './failure';
import { useFailureText } from './use-failure-text';
import { useHydrated } from '../use-hydrated';
import { currentPlace } from './page-url';
import { columnButtonId } from './comparison/column-button';
import { FILES_FIELD_ID, FilesForm } from './FilesForm';
import { ChosenBrands } from './comparison/ChosenBrands';
import { linkIn } from './sharing/link-in';
import { isFirstRun, isRunning, reduce, resultOf, type Column, type Event, type Problem, type State } from './state';
import { useComparison } from './use-tool';
import { usePlace } from './use-page-url';
import { typedAddresses, useRows } from './use-rows';

const COMPARE_PATH = ASKED_PATHS.compare;

/** Id of the paragraph that says why a link or something saved could not be opened. */
const LINK_PROBLEM_ID = 'link-problem';

/**
 * The comparison tool. Without script it is a form that the function answers with a page; with script the sites are
 * measured and compared here. URLs in the page's own (`?address=`, repeated) are measured at once, reports in
 * its fragment and those in an account (`?saved=`) are opened.
 */
export function ComparisonIsland({ locale }: { readonly locale: Locale }) {
  const ready = useHydrated();
  const tool = useComparison(locale);
  const { rows, actions, fill } = useRows();
  const form = useRef<HTMLDivElement>(null);
  const problemText = useProblemText();
  const { noteSaved } = usePlace(tool, fill);
  const { state, View, WayOn } = tool;
  const { problems, columns } = state;

  useEffect(() => {
    // Without script the browser's own check of the empty fields helps; with it the page's message does.
    form.current?.querySelector('form')?.setAttribute('novalidate', '');
  }, []);
  useFocusOnOutcome(state, View !== null);
  const focusOnColumn = useFocusOnColumn(state);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = typedAddresses();
    const links = typed.filter((text) => linkIn(text) !== null);
    void tool.compare(typed).then((isTaken) => {
      // A link that was opened is a column now, and no URL.
      if (isTaken && links.length > 0) fill(typed.filter((text) => text.trim() !== '' && !links.includes(text)));
    });
  };
  const stop = () => {
    tool.cancel();
    document.getElementById(comparisonFieldId(0))?.focus();
  };
  /** The fields follow what is done with columns, or the next comparison would undo it. */
  const fillFrom = (event: Event) => {
    const before = addressesOf(state);
    const others = typedAddresses().filter((text) => text.trim() !== '' && !before.includes(text.trim()));
    fill([...addressesOf(reduce(state, event)), ...others]);
  };
  const move = (id: number, by: -1 | 1) => {
    focusOnColumn(id, by);
    fillFrom({ type: 'moved', id, by });
    tool.move(id, by);
  };
  const remove = (id: number) => {
    focusOnColumn(null, 1);
    fillFrom({ type: 'removed', id });
    tool.remove(id);
  };

  const isHeld = columns.length === 1 || isFirstRun(state);
  const held = columns.filter((column) => column.source !== 'address' && resultOf(column) !== null);
  const errors = problems
    .filter(({ part }) => part === 'form')
    .map((problem): ComparisonFormError => ({ place: problem.place, text: problemText(problem) }));
  const fileProblem = problems.find(({ part }) => part === 'files');
  const linkProblem = problems.find(({ part }) => part === 'link' || part === 'saved');
  const savedId = linkProblem?.part === 'saved' ? savedIdHere() : null;
  const progress = isRunning(state) ? columns.map(progressOf) : [];
  return (
    <div className="assessment">
      {isHeld && held.length > 0 && <ChosenBrands columns={held} onRemove={remove} />}
      <div ref={form} onSubmit={submit}>
        <ComparisonForm
          action={COMPARE_PATH}
          errors={errors}
          {...(ready ? { rows, actions } : { starting: true })}
          compact={columns.length > 1}
        />
      </div>
      <FilesForm
        ready={ready}
        error={fileProblem === undefined ? null : problemText(fileProblem)}
        onSubmit={(files) => void tool.addFiles(files)}
      />
      {columns.length < 2 && (
        <ComparisonExamples action={COMPARE_PATH} {...(ready && { onAdd: (ids) => void tool.addExamples(ids) })} />
      )}
      <ComparisonStatus brands={progress} cancelled={state.cancelled} opening={state.opening} />
      {linkProblem !== undefined && (
        <div id={LINK_PROBLEM_ID} tabIndex={-1}>
          <Notice kind="caution">
            <p>{problemText(linkProblem)}</p>
            {savedId !== null && WayOn !== null && (
              <WayOn
                kind="comparison"
                id={savedId}
                code={linkProblem.what.code}
                onRetry={() => void tool.openSaved(savedId)}
              />
            )}
          </Notice>
        </div>
      )}
      {progress.length > 0 && <ComparisonProgress brands={progress} onCancel={stop} />}
      {columns.length > 1 && !isFirstRun(state) && View !== null && (
        <View
          columns={columns}
          onMove={move}
          onRemove={remove}
          onMeasureAgain={tool.measureAgain}
          onSaved={noteSaved}
        />
      )}
    </div>
  );
}

/** Id of something in an account that the page's URL names. */
function savedIdHere(): string | null {
  const place = currentPlace();
  return place.kind === 'saved' ? place.id : null;
}

/** URLs of the columns that were measured, as they were typed. */
function addressesOf({ columns }: State): readonly string[] {
  return columns.filter(({ source }) => source === 'address').map(({ name }) => name);
}

function progressOf(column: Column): BrandProgress {
  const { name, outcome, run } = column;
  const result = resultOf(column);
  const address = name || (result === null ? '' : brandLabel(result.report));
  if (run === null) return { address, state: outcome?.state === 'done' ? 'done' : 'failed', answered: 0 };
  const answered = run.requests.filter((request) => request.state === 'answered').length;
  return { address, state: run.requests.length > 0 ? 'reading' : 'waiting', answered };
}

const ISSUES: readonly string[] = [
  'too-few',
  'too-many',
  'same-address',
  'same-site',
  'rubric-differs',
  'scope-differs',
  'foreign-file',
] satisfies readonly ComparisonIssue['code'][];

function isIssue(what: ComparisonIssue | Failure): what is ComparisonIssue {
  return ISSUES.includes(what.code);
}

/** Gives the sentence for something that was not taken. */
function useProblemText(): (problem: Problem) => string {
  const issueText = useComparisonIssueText();
  const failureText = useFailureText();
  return ({ what }) => (isIssue(what) ? issueText(what) : failureText(what));
}

/** The element an outcome is about: what was refused, or the comparison's heading. */
function outcomeElementId({ problems, columns, opening }: State, isShown: boolean): string | null {
  const [problem] = problems;
  if (problem?.part === 'files') return FILES_FIELD_ID;
  if (problem?.part === 'link' || problem?.part === 'saved') return LINK_PROBLEM_ID;
  if (problem?.part === 'form') return problem.place === null ? 'errors' : comparisonFieldId(problem.place);
  return isShown && !opening && columns.length > 1 ? COMPARISON_HEADING_ID : null;
}

/** Takes the reader to what came out, each time something does: not while anything runs, nor when columns move. */
function useFocusOnOutcome(state: State, hasView: boolean): void {
  const id = outcomeElementId(state, hasView && !isRunning(state));
  const { problems, columns } = state;
  // What comes in behind a report, and another order, are nothing new to read.
  const occasion = columns
    .map(({ id: column, outcome }) => `${String(column)} ${outcome?.state ?? ''}`)
    .sort()
    .join();
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.focus();
  }, [id, occasion, problems]);
}

/** Keeps the reader at a column that moves, and moves the focus to the heading when one is removed. */
function useFocusOnColumn({ columns }: State): (id: number | null, by: -1 | 1) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const target = wanted.current.map((id) => document.getElementById(id)).find((element) => element !== null);
    wanted.current = [];
    target?.focus();
  }, [columns]);
  return (id, by) => {
    if (id === null) {
      wanted.current = [COMPARISON_HEADING_ID, 'held-title', comparisonFieldId(0)];
      return;
    }
    const names = by < 0 ? (['earlier', 'later'] as const) : (['later', 'earlier'] as const);
    wanted.current = names.map((name) => columnButtonId(id, name));
  };
}
