import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { COMPARISON_HEADING_ID } from '../../components/anchors';
import { ComparisonExamples } from '../../components/comparison/ComparisonExamples';
import {
  ComparisonForm,
  comparisonFieldId,
  type ComparisonFormError,
} from '../../components/comparison/ComparisonForm';
import { ERROR_SUMMARY_ID } from '../../components/ErrorSummary';
import { PageHeader } from '../../components/PageHeader';
import { useStrings } from '../../components/strings';
import type { Locale } from '../../site/locales';
import { ASKED_PATHS } from '../../site/tool-addresses';
import { useHydrated } from '../use-hydrated';
import { ChosenBrands } from './comparison/ChosenBrands';
import { columnButtonId } from './comparison/column-button';
import { LinkNeedsScript } from './LinkNeedsScript';
import { ComparisonProgress } from './measuring/ComparisonProgress';
import { Awaited } from './measuring/Expected';
import { Status } from './measuring/Status';
import { OpenForm } from './OpenForm';
import { OpeningProblem } from './OpeningProblem';
import { linkIn } from './page-url';
import { reduce } from './reduce';
import { isFirstRun, resultOf, type Event, type State } from './state';
import { Undo } from './Undo';
import { useFocusOnOutcome } from './use-focus-on-outcome';
import { usePageUrl } from './use-page-url';
import { useProblemText } from './use-problem-text';
import { typedAddresses, useRows } from './use-rows';
import { useTool } from './use-tool';

const COMPARE_PATH = ASKED_PATHS.compare;

/**
 * The comparison tool. Without script it is a form that the function answers with a page; with script the sites are
 * measured and compared here. URLs in the page's own (`?address=`, repeated) are measured at once, reports in
 * its fragment, those in an account (`?saved=`) and those that are published (`?published=`) are opened.
 */
export function ComparisonIsland({ locale }: { readonly locale: Locale }) {
  const t = useStrings('comparison');
  const isReady = useHydrated();
  const tool = useTool(locale, 'comparison');
  const { rows, actions, fill } = useRows();
  const { noteSaved } = usePageUrl('comparison', tool, fill);
  const textOf = useProblemText();
  const { state, View } = tool;
  const { problems, columns } = state;
  const isShown = View !== null && columns.length > 1 && !isFirstRun(state);
  useFocusOnOutcome(state, problems, isShown ? COMPARISON_HEADING_ID : null, (place) =>
    place === null ? ERROR_SUMMARY_ID : comparisonFieldId(place),
  );
  const focusOnColumn = useFocusOnColumn(state);

  const submit = () => {
    const typed = typedAddresses();
    const links = typed.filter((text) => linkIn(text) !== null);
    void tool.measure(typed).then((isTaken) => {
      // A link that was opened is a column now, and no URL.
      if (isTaken && links.length > 0) fill(typed.filter((text) => text.trim() !== '' && !links.includes(text)));
    });
  };
  const take = (place: number, address: string) => {
    const field = document.getElementById(comparisonFieldId(place));
    if (field instanceof HTMLInputElement) field.value = address;
    submit();
  };
  const stop = () => {
    // The field is hidden until then.
    flushSync(tool.cancel);
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
  const undo = () => {
    focusOnColumn(null, 1);
    fillFrom({ type: 'undone' });
    tool.undo();
  };

  const measureAgain: typeof tool.measureAgain = (asked) => {
    fillFrom({ type: 'asked-again', columns: asked.map((column) => ({ ...column, run: 0 })) });
    tool.measureAgain(asked);
  };

  const isFirst = isFirstRun(state);
  const isHeld = columns.length === 1 || isFirst;
  const held = columns.filter((column) => column.source !== 'address' && resultOf(column) !== null);
  const errors = problems
    .filter(({ part }) => part === 'form')
    .map((problem): ComparisonFormError => {
      const suggestion = 'suggestion' in problem.what ? problem.what.suggestion : null;
      return { place: problem.place, text: textOf(problem), ...(suggestion && { suggestion }) };
    });
  const fileProblem = problems.find(({ part }) => part === 'files');
  return (
    <div className={isFirst || isShown || errors.length > 0 ? 'assessment taken' : 'assessment'}>
      {columns.length === 0 && <Awaited kind="comparison" status={t('status.opening')} />}
      {/* A result takes the page: it has a heading of its own. */}
      {!isShown && <PageHeader title={t('title')} lede={t('lede')} />}
      {columns.length === 0 && <LinkNeedsScript />}
      {isHeld && held.length > 0 && <ChosenBrands columns={held} onRemove={remove} />}
      <div className={isShown ? 'tool-line' : 'tool-forms'}>
        <ComparisonForm
          action={COMPARE_PATH}
          errors={errors}
          {...(isReady ? { rows, live: { ...actions, onSubmit: submit, onTake: take } } : { live: 'awaited' })}
          compact={columns.length > 1}
        />
        <OpenForm
          kind="comparison"
          error={fileProblem && textOf(fileProblem)}
          onOpen={isReady ? (files) => void tool.addFiles(files) : undefined}
        />
      </div>
      {columns.length < 2 && (
        <ComparisonExamples action={COMPARE_PATH} {...(isReady && { onAdd: (ids) => void tool.addExamples(ids) })} />
      )}
      <Status kind="comparison" state={state} isHidden={isFirst} />
      <Undo takenAway={state.takenAway} onUndo={undo} onOver={tool.endUndo} />
      <OpeningProblem kind="comparison" tool={tool} textOf={textOf} />
      <ComparisonProgress state={state} onCancel={stop} />
      {isShown && (
        <View columns={columns} onMove={move} onRemove={remove} onMeasureAgain={measureAgain} onSaved={noteSaved} />
      )}
    </div>
  );
}

/** URLs of the columns that were measured, as they were typed. */
function addressesOf({ columns }: State): readonly string[] {
  return columns.filter(({ source }) => source === 'address').map(({ name }) => name);
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
