import { flushSync } from 'react-dom';
import { AddressForm } from '../../components/AddressForm';
import { ExampleList } from '../../components/ExampleList';
import { PageHeader } from '../../components/PageHeader';
import { REPORT_HEADING_ID } from '../../components/anchors';
import { useStrings } from '../../components/strings';
import type { Locale } from '../../site/locales';
import { ASKED_PATHS } from '../../site/tool-addresses';
import { useHydrated } from '../use-hydrated';
import { pasteFieldOf } from './measuring/pasted';
import { Awaited } from './measuring/Expected';
import { Failed } from './measuring/Failed';
import { ReportProgress } from './measuring/ReportProgress';
import { Status } from './measuring/Status';
import { Steps } from './measuring/Steps';
import { OpenForm } from './OpenForm';
import { OpeningProblem } from './OpeningProblem';
import type { Failure } from './failure';
import { LinkNeedsScript } from './LinkNeedsScript';
import { linkIn, NOTHING, type Place } from './page-url';
import { PasteForm } from './PasteForm';
import { isRunning, publicationBefore, resultOf, type Problem, type State } from './state';
import { Undo } from './Undo';
import { useFocusOnOutcome } from './use-focus-on-outcome';
import { usePageUrl } from './use-page-url';
import { useProblemText } from './use-problem-text';
import { useTool, type Tool } from './use-tool';

/** Id of the field in `AddressForm`. */
const ADDRESS_FIELD_ID = 'address';

/**
 * The assessment tool. Without script it is a form that the function answers with a page; with script the
 * report is made and shown here. A URL in the page's own (`?address=`) is assessed at once, a report in its
 * fragment, one in an account (`?saved=`) and one that is published (`?published=`) are opened.
 */
export function AssessmentIsland({ locale }: { readonly locale: Locale }) {
  const t = useStrings('assessment');
  const tool = useTool(locale, 'report');
  const { open, noteSaved } = usePageUrl('report', tool, fillIn);
  const { state, View } = tool;
  const textOf = useProblemText();
  const isShown = View !== null && state.columns.some((column) => resultOf(column) !== null);
  const failed = failedIn(state);
  const isIdle = !isShown && !isRunning(state) && state.openings.length === 0 && failed === null;
  const isMeasured = state.columns[0]?.source === 'address';
  const problems = problemsOf(state, failed);
  useFocusOnOutcome(state, problems, isShown ? REPORT_HEADING_ID : null, () => ADDRESS_FIELD_ID);
  const take = (address: string) => measureAgain(tool, address);
  return (
    <div className={isIdle ? 'assessment' : isMeasured ? 'assessment taken measured' : 'assessment taken'}>
      {isIdle && (
        <Awaited kind="report" status={t('status.opening')}>
          <Steps requests={[]} />
        </Awaited>
      )}
      {/* A result takes the page, from the moment it is measured: it has a heading of its own. */}
      {isIdle && <PageHeader title={t('title')} lede={t('lede')} />}
      {isIdle && <LinkNeedsScript />}
      <ToolForms
        {...{ tool, open, isIdle, problems, textOf, take }}
        isAway={!isShown && (isRunning(state) || state.openings.length > 0)}
        isErrorApart={failed !== null}
      />
      <Status kind="report" state={state} isHidden={!isIdle} />
      <Undo takenAway={state.takenAway} onUndo={tool.undo} onOver={tool.endUndo} />
      <OpeningProblem kind="report" tool={tool} textOf={textOf} />
      {failed !== null && <Failed address={failed.address} failure={failed.failure} take={take} />}
      {(isIdle || failed !== null) && (
        <ExampleList action={ASKED_PATHS.assess} onOpen={(example) => void open({ ...NOTHING, examples: [example] })} />
      )}
      <ReportProgress state={state} isNamed={View !== null} onCancel={() => stop(tool)} />
      {isShown && (
        <>
          <View
            columns={state.columns}
            onMove={tool.move}
            onRemove={tool.remove}
            onMeasureAgain={([column]) => column && take(column.address)}
            onSaved={noteSaved}
          />
          <p>
            <button type="button" className="button-quiet" onClick={() => startOver(tool)}>
              {t('again')}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

interface ToolFormsProps {
  readonly tool: Tool;
  readonly open: (place: Place) => Promise<void>;
  readonly isIdle: boolean;
  /** Whether something is awaited, which has the page for itself. */
  readonly isAway: boolean;
  readonly problems: readonly Problem[];
  readonly textOf: (problem: Problem) => string;
  /** Measures at another address. */
  readonly take: (address: string) => void;
  readonly isErrorApart: boolean;
}

/** What can be submitted: a URL, HTML, a report that was kept. */
function ToolForms({ tool, open, isIdle, isAway, problems, textOf, take, isErrorApart }: ToolFormsProps) {
  const isReady = useHydrated();
  const problemIn = (part: Problem['part']) => problems.find((problem) => problem.part === part);
  const textIn = (part: Problem['part']) => {
    const problem = problemIn(part);
    return problem && textOf(problem);
  };
  const openKept = (files: readonly File[], link: string) => {
    const fragment = linkIn(link);
    if (files.length === 0 && fragment !== null) void open({ kind: 'link', fragment });
    else void tool.addFiles(files).then(closeForm);
  };
  const pasteProblem = problemIn('html');
  return (
    <div className={isIdle ? 'tool-forms' : `tool-forms tool-line${isAway ? ' away' : ''}`}>
      <AddressForm
        action={ASKED_PATHS.assess}
        method="post"
        compact={!isIdle}
        error={textIn('form')}
        isErrorApart={isErrorApart}
        live={isReady ? { onSubmit: () => void tool.measure([addressField()?.value ?? '']), onTake: take } : undefined}
      />
      <PasteForm
        error={pasteProblem ? { field: pasteFieldOf(pasteProblem.what.code), text: textOf(pasteProblem) } : null}
        onPaste={isReady ? (html, address) => void tool.assessPasted(html, address).then(closeForm) : undefined}
      />
      <OpenForm kind="report" error={textIn('files')} onOpen={isReady ? openKept : undefined} />
    </div>
  );
}

function measureAgain({ measure, state }: Tool, address: string): void {
  fillIn([address]);
  void measure([address], publicationBefore(state.columns));
}

function stop({ cancel }: Tool): void {
  // The field is hidden until then.
  flushSync(cancel);
  addressField()?.focus();
}

function startOver({ clear }: Tool): void {
  clear(true);
  addressField()?.select();
  addressField()?.focus();
}

function addressField(): HTMLInputElement | null {
  const field = document.getElementById(ADDRESS_FIELD_ID);
  return field instanceof HTMLInputElement ? field : null;
}

function fillIn([address = '']: readonly string[]): void {
  const field = addressField();
  if (field) field.value = address;
}

/** What was pasted or chosen is a report now, which comes first. */
function closeForm(isTaken: boolean): void {
  if (isTaken) document.querySelector('.tool-line > [open]')?.removeAttribute('open');
}

/** A site that could not be measured: a problem with its address. */
interface FailedSite {
  readonly address: string;
  readonly failure: Failure;
  readonly problem: Problem;
}

function failedIn({ columns: [column] }: State): FailedSite | null {
  if (column?.outcome?.state !== 'failed' || column.run !== null) return null;
  const { failure } = column.outcome;
  const problem: Problem = { part: 'form', place: 0, what: failure };
  return { address: column.name, failure, problem };
}

/** What was not taken, or else what could not be measured. */
function problemsOf({ problems }: State, failed: FailedSite | null): readonly Problem[] {
  return problems.length > 0 || failed === null ? problems : [failed.problem];
}
