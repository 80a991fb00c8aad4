import { useState } from 'react';
import { flushSync } from 'react-dom';
import { COMPARISON_HEADING_ID } from '../../components/anchors';
import { brandLabel } from '../../brand/comparison/compared-brands';
import { ComparedNames } from '../../components/comparison/ComparedNames';
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
import { useColumnActions } from './comparison/use-column-actions';
import { LinkNeedsScript } from './LinkNeedsScript';
import { ComparisonProgress } from './measuring/ComparisonProgress';
import { Awaited } from './measuring/Expected';
import { Status } from './measuring/Status';
import { OpenForm } from './OpenForm';
import { OpeningProblem } from './OpeningProblem';
import { linkIn } from './page-url';
import { isFirstRun, resultOf, type Column, type Problem } from './state';
import { Undo } from './Undo';
import { useFocusOnOutcome } from './use-focus-on-outcome';
import { usePageUrl } from './use-page-url';
import { useProblemText } from './use-problem-text';
import { typedAddresses, useRows } from './use-rows';
import { useTool, type Tool } from './use-tool';

const COMPARE_PATH = ASKED_PATHS.compare;

/** Id of the forms, which the line of brands opens once there is a comparison. */
const FORMS_ID = 'comparison-forms';

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
  const isFirst = isFirstRun(state);
  const isShown = View !== null && columns.length > 1 && !isFirst;
  useFocusOnOutcome(state, problems, isShown ? COMPARISON_HEADING_ID : null, (place) =>
    place === null ? ERROR_SUMMARY_ID : comparisonFieldId(place),
  );
  const { move, remove, undo, measureAgain } = useColumnActions(tool, fill);
  const [isChanging, setChanging] = useState(false);

  const submit = () => {
    setChanging(false);
    measureTyped(tool, fill);
  };
  const take = (place: number, address: string) => {
    const field = document.getElementById(comparisonFieldId(place));
    if (field instanceof HTMLInputElement) field.value = address;
    submit();
  };
  const isHeld = columns.length === 1 || isFirst;
  const held = columns.filter((column) => column.source !== 'address' && resultOf(column) !== null);
  const errors = formErrors(problems, textOf);
  const fileProblem = problems.find(({ part }) => part === 'files');
  const isOpen = isChanging || errors.length > 0 || fileProblem !== undefined;
  return (
    <div className={isFirst || isShown || errors.length > 0 ? 'assessment taken' : 'assessment'}>
      {columns.length === 0 && <Awaited kind="comparison" status={t('status.opening')} />}
      {/* A result takes the page: it has a heading of its own. */}
      {!isShown && <PageHeader title={t('title')} lede={t('lede')} />}
      {columns.length === 0 && <LinkNeedsScript />}
      {isHeld && held.length > 0 && <ChosenBrands columns={held} onRemove={remove} />}
      {isShown && (
        <p className="changing">
          <ComparedNames names={columns.map(nameOf)} />
          <button
            type="button"
            className="button-quiet"
            aria-expanded={isOpen}
            aria-controls={FORMS_ID}
            onClick={() => setChanging(!isOpen)}
          >
            {t('form.change')}
          </button>
        </p>
      )}
      <div id={FORMS_ID} className={isShown ? 'tool-line' : 'tool-forms'} hidden={isShown && !isOpen}>
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
      <ComparisonProgress state={state} onCancel={() => stop(tool)} />
      {isShown && (
        <View columns={columns} onMove={move} onRemove={remove} onMeasureAgain={measureAgain} onSaved={noteSaved} />
      )}
    </div>
  );
}

/** Measures what is in the fields. */
function measureTyped({ measure }: Tool, fill: (addresses: readonly string[]) => void): void {
  const typed = typedAddresses();
  const links = typed.filter((text) => linkIn(text) !== null);
  void measure(typed).then((isTaken) => {
    // A link that was opened is a column now, and no URL.
    if (isTaken && links.length > 0) fill(typed.filter((text) => text.trim() !== '' && !links.includes(text)));
  });
}

function stop({ cancel }: Tool): void {
  // The field is hidden until then, and stays so beside a comparison.
  flushSync(cancel);
  const places = [comparisonFieldId(0), COMPARISON_HEADING_ID].map((id) => document.getElementById(id));
  places.find((place) => place?.checkVisibility())?.focus();
}

/** What a column's brand is called in the line above the comparison. */
function nameOf(column: Column): string {
  const result = resultOf(column);
  return column.source === 'address' || result === null ? column.name : brandLabel(result.report);
}

/** What is wrong with the form, in the reader's language. */
function formErrors(problems: readonly Problem[], textOf: (problem: Problem) => string): ComparisonFormError[] {
  return problems
    .filter(({ part }) => part === 'form')
    .map((problem) => {
      const suggestion = 'suggestion' in problem.what ? problem.what.suggestion : null;
      return { place: problem.place, text: textOf(problem), ...(suggestion && { suggestion }) };
    });
}
