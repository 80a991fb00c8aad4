import { useCallback, useReducer, useRef, useState, type ComponentType } from 'react';
import { parseAddress } from '../../brand/address';
import { useI18n } from '../../components/strings';
import type { Locale } from '../../site/locales';
import type { ReportDeskProps } from './desk/ReportDesk';
import { AssessmentFailure } from './failure';
import { assessHtml, loadReportView } from './load-report';
import { checkPasted } from './pasted';
import { requestAssessment } from './request-assessment';
import { INITIAL_STATE, reduce, type State, type Subject } from './state';
import type { AssessmentResult, Progress } from './stream-line';

export interface Assessment {
  readonly state: State;
  /** What shows the report; loaded before `state` is `done`. */
  readonly View: ComponentType<ReportDeskProps> | null;
  readonly assessAddress: (address: string) => void;
  /** `address`: where the HTML is from, or ''. */
  readonly assessPastedHtml: (html: string, address: string) => void;
  readonly cancel: () => void;
  /** Takes the report away. */
  readonly clear: () => void;
}

type Produce = (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<AssessmentResult>;

/** Runs assessments, one at a time: a new one ends the one before. */
export function useAssessment(locale: Locale): Assessment {
  const strings = useI18n();
  const [state, dispatch] = useReducer(reduce, INITIAL_STATE);
  const [View, setView] = useState<ComponentType<ReportDeskProps> | null>(null);
  const current = useRef({ run: 0, controller: new AbortController() });

  const run = useCallback(
    async (subject: Subject, address: string, produce: Produce) => {
      current.current.controller.abort();
      const controller = new AbortController();
      const id = current.current.run + 1;
      current.current = { run: id, controller };
      dispatch({ type: 'started', subject, run: id, address });
      try {
        // The view loads while the site is read.
        const [View, result] = await Promise.all([
          loadReportView(strings, locale),
          produce(controller.signal, (progress) => dispatch({ type: 'progressed', run: id, progress })),
        ]);
        setView(() => View);
        dispatch({ type: 'finished', run: id, result });
      } catch (cause) {
        controller.abort();
        const failure = cause instanceof AssessmentFailure ? cause : new AssessmentFailure('unexpected', { cause });
        dispatch({ type: 'failed', run: id, failure: { code: failure.code, digest: failure.digest } });
        // What nobody foresaw is the error report's as well.
        if (failure !== cause) reportError(cause);
      }
    },
    [strings, locale],
  );

  const assessAddress = useCallback(
    (input: string) => {
      const parsed = parseAddress(input);
      // Whether an address may be assessed is the function's to say: it alone knows its sample sites.
      if (!parsed.ok && parsed.code !== 'address-refused') {
        dispatch({ type: 'refused', subject: 'address', code: parsed.code });
        return;
      }
      const address = input.trim();
      rememberAddress(address);
      void run('address', address, (signal, onProgress) => requestAssessment({ address, locale, signal, onProgress }));
    },
    [run, locale],
  );

  const assessPastedHtml = (html: string, address: string) => {
    const code = checkPasted(html, address);
    if (code !== null) {
      dispatch({ type: 'refused', subject: 'html', code });
      return;
    }
    rememberAddress(null);
    void run('html', address.trim(), () => assessHtml(html, address.trim()));
  };

  const cancel = () => {
    current.current.controller.abort();
    dispatch({ type: 'cancelled' });
  };

  const clear = () => {
    rememberAddress(null);
    dispatch({ type: 'cleared' });
  };

  return { state, View, assessAddress, assessPastedHtml, cancel, clear };
}

const PARAMETER = 'address';

/** Keeps the address assessed in the page's own, so that reloading and sharing it assess again. */
function rememberAddress(address: string | null): void {
  const url = new URL(window.location.href);
  if (address === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, address);
  window.history.replaceState(window.history.state, '', url);
}

/** The address the page was opened with, or null. */
export function requestedAddress(): string | null {
  return new URLSearchParams(window.location.search).get(PARAMETER);
}
