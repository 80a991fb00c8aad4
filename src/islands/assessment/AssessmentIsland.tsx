import { useEffect, useRef, useSyncExternalStore, type FormEvent } from 'react';
import { AddressForm } from '../../components/AddressForm';
import { REPORT_HEADING_ID } from '../../components/report/heading-id';
import { useStrings } from '../../components/strings';
import type { Locale } from '../../site/locales';
import { PASTE_FIELDS, PasteForm } from './PasteForm';
import { pasteFieldOf } from './pasted';
import { ProgressView } from './ProgressView';
import { ASSESS_PATH } from './request-assessment';
import type { State } from './state';
import { Status } from './Status';
import { requestedAddress, useAssessment } from './use-assessment';
import { useFailureText } from './use-failure-text';

/** Id of the field in `AddressForm`. */
const ADDRESS_FIELD_ID = 'address';

/**
 * The assessment tool. Without script it is a form that the function answers with a page; with script the
 * report is made and shown here. An address in the page's own (`?address=`) is assessed at once.
 */
export function AssessmentIsland({ locale }: { readonly locale: Locale }) {
  const t = useStrings('assessment');
  const failureText = useFailureText();
  const { state, View, assessAddress, assessPastedHtml, cancel, clear } = useAssessment(locale);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Without script the browser's own check of the empty field helps; with it the page's message does.
    form.current?.querySelector('form')?.setAttribute('novalidate', '');
    const requested = requestedAddress();
    if (requested === null) return;
    const field = addressField();
    if (field) field.value = requested;
    assessAddress(requested);
  }, [assessAddress]);

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
        ready={useHydrated()}
        error={refusal?.subject === 'html' ? { field: pasteFieldOf(refusal.failure.code), text: refusal.text } : null}
        onSubmit={assessPastedHtml}
      />
      <Status state={state} />
      {state.phase === 'running' && <ProgressView requests={state.requests} onCancel={stop} />}
      {state.phase === 'done' && View !== null && (
        <>
          <View key={state.run} result={state.result} />
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

/** The element an outcome is about: the field that was refused, or the report's heading. */
function outcomeElementId(state: State): string | null {
  if (state.phase === 'done') return REPORT_HEADING_ID;
  if (state.phase !== 'refused') return null;
  return state.subject === 'address' ? ADDRESS_FIELD_ID : PASTE_FIELDS[pasteFieldOf(state.failure.code)];
}

/** Takes the reader to what came out, each time something does. */
function useFocusOnOutcome(state: State): void {
  useEffect(() => {
    const id = outcomeElementId(state);
    if (id !== null) document.getElementById(id)?.focus();
  }, [state]);
}

const subscribeToNothing = () => () => undefined;

/** False in the page as it was sent and while it comes to life, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
