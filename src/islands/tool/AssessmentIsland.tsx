import { useEffect, useRef, type FormEvent } from 'react';
import { AddressForm } from '../../components/AddressForm';
import { ExampleList } from '../../components/ExampleList';
import { Notice } from '../../components/Notice';
import { REPORT_HEADING_ID } from '../../components/anchors';
import { useStrings } from '../../components/strings';
import type { Locale } from '../../site/locales';
import { useHydrated } from '../use-hydrated';
import { OPEN_FIELD_ID, OpenForm } from './OpenForm';
import { PASTE_FIELDS, PasteForm } from './PasteForm';
import { pasteFieldOf } from './measuring/pasted';
import { ProgressView } from './measuring/ProgressView';
import { ASSESS_PATH } from './measuring/request-assessment';
import type { State } from './assessment-state';
import { Status } from './measuring/Status';
import { useAssessment } from './use-assessment';
import { useFailureText } from './use-failure-text';

/** Id of the field in `AddressForm`. */
const ADDRESS_FIELD_ID = 'address';

/** Id of the paragraph that says why a link or something saved could not be opened. */
const LINK_PROBLEM_ID = 'link-problem';

/**
 * The assessment tool. Without script it is a form that the function answers with a page; with script the
 * report is made and shown here. A URL in the page's own (`?address=`) is assessed at once, a report in its
 * fragment and one in an account (`?saved=`) are opened.
 */
export function AssessmentIsland({ locale }: { readonly locale: Locale }) {
  const t = useStrings('assessment');
  const failureText = useFailureText();
  const tool = useAssessment(locale, fillIn);
  const { state, View, wayOn, assessAddress, assessPastedHtml, open, showExample, cancel, clear } = tool;
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Without script the browser's own check of the empty field helps; with it the page's message does.
    form.current?.querySelector('form')?.setAttribute('novalidate', '');
  }, []);

  useFocusOnOutcome(state);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    assessAddress(addressField()?.value ?? '');
  };
  const stop = () => {
    cancel();
    addressField()?.focus();
  };
  const startOver = () => {
    clear();
    addressField()?.select();
    addressField()?.focus();
  };
  const checkAgain = (address: string) => {
    fillIn(address);
    assessAddress(address);
  };
  const ready = useHydrated();
  const refusal = state.phase === 'refused' ? { ...state, text: failureText(state.failure) } : null;

  return (
    <div className="assessment">
      <div ref={form} onSubmit={submit}>
        <AddressForm
          action={ASSESS_PATH}
          method="post"
          compact={state.phase === 'done'}
          {...(refusal?.subject === 'address' && { error: refusal.text })}
        />
      </div>
      <PasteForm
        ready={ready}
        error={refusal?.subject === 'html' ? { field: pasteFieldOf(refusal.failure.code), text: refusal.text } : null}
        onSubmit={assessPastedHtml}
      />
      <OpenForm ready={ready} error={refusal?.subject === 'file' ? refusal.text : null} onSubmit={open} />
      <Status state={state} />
      {(refusal?.subject === 'link' || refusal?.subject === 'saved') && (
        <div id={LINK_PROBLEM_ID} tabIndex={-1}>
          <Notice kind="caution">
            <p>{refusal.text}</p>
            {refusal.subject === 'saved' && wayOn !== null && (
              <wayOn.View
                kind="report"
                id={wayOn.id}
                code={refusal.failure.code}
                onRetry={() => tool.openSaved(wayOn.id)}
              />
            )}
          </Notice>
        </div>
      )}
      {state.phase !== 'running' && state.phase !== 'done' && <ExampleList action={ASSESS_PATH} onOpen={showExample} />}
      {state.phase === 'running' && (state.subject === 'address' || state.subject === 'html') && (
        <ProgressView requests={state.requests} onCancel={stop} />
      )}
      {state.phase === 'done' && View !== null && (
        <>
          <View key={state.run} result={state.result} onCheckAgain={checkAgain} onSaved={tool.noteSaved} />
          <p>
            <button type="button" className="button-quiet" onClick={startOver}>
              {t('again')}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

function addressField(): HTMLInputElement | null {
  const field = document.getElementById(ADDRESS_FIELD_ID);
  return field instanceof HTMLInputElement ? field : null;
}

function fillIn(address: string): void {
  const field = addressField();
  if (field) field.value = address;
}

/** The element an outcome is about: the field that was refused, what was wrong with a link, or the report's heading. */
function outcomeElementId(state: State): string | null {
  if (state.phase === 'done') return REPORT_HEADING_ID;
  if (state.phase !== 'refused') return null;
  switch (state.subject) {
    case 'address':
      return ADDRESS_FIELD_ID;
    case 'html':
      return PASTE_FIELDS[pasteFieldOf(state.failure.code)];
    case 'file':
      return OPEN_FIELD_ID;
    case 'link':
    case 'saved':
      return LINK_PROBLEM_ID;
  }
}

/** Takes the reader to what came out, each time something does. */
function useFocusOnOutcome(state: State): void {
  const id = outcomeElementId(state);
  // What comes in behind a report is nothing new to read.
  const occasion = state.phase === 'done' ? state.run : state;
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.focus();
  }, [id, occasion]);
}
