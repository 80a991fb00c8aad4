import { useCallback, useEffect, useReducer, useRef, useState, type ComponentType } from 'react';
import { parseTypedUrl } from '../../brand/typed-url';
import { fragmentOf } from '../../brand/sharing/fragment';
import { useI18n } from '../../components/strings';
import type { ExampleId } from '../../site/examples';
import type { Locale } from '../../site/locales';
import { currentPlace, goTo, isSamePlace, NOTHING, type Place } from './assessment-address-bar';
import type { LiveReportProps } from './report/LiveReport';
import { AssessmentFailure } from './failure';
import { forgetAside, isPutAside, tabStorage, takeWanted } from './aside';
import type { WayOnProps } from './account/WayOn';
import { assessHtml, loadReportView, loadSaved, openFile, openLink } from './load-report';
import { checkPasted } from './measuring/pasted';
import { loadRubricWords } from './load';
import { openExample } from './sharing/open-example';
import { requestAssessment } from './measuring/request-assessment';
import type { AssessmentResult, Production } from './result';
import { INITIAL_STATE, reduce, type State, type Subject } from './assessment-state';
import type { Progress } from './measuring/stream-line';
import { useFollowedAddress } from './use-followed-address';

export interface Assessment {
  readonly state: State;
  /** What shows the report; loaded before `state` is `done`. */
  readonly View: ComponentType<LiveReportProps> | null;
  /** What shows the next step where something saved was not opened; null if there is no such step. */
  readonly wayOn: WayOn | null;
  readonly assessAddress: (address: string) => void;
  /** `address`: where the HTML is from, or ''. */
  readonly assessPastedHtml: (html: string, address: string) => void;
  /** Shows a report that was kept: a file, or a link as pasted. */
  readonly open: (kept: File | string) => void;
  /** Shows a recorded example. */
  readonly showExample: (id: ExampleId) => void;
  readonly cancel: () => void;
  /** Opens something in an account. */
  readonly openSaved: (id: string) => void;
  /** To be told the id of what was saved. */
  readonly noteSaved: (id: string) => void;
  /** Takes the report away. */
  readonly clear: () => void;
}

interface WayOn {
  readonly View: ComponentType<WayOnProps>;
  /** Id of what was to be opened. */
  readonly id: string;
}

type Produce = (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Production>;

/**
 * Runs assessments, one at a time: a new one ends the one before. Follows the page's URL: a report that is in
 * it is opened, a site that it names is assessed, when the page is opened and whenever the user goes back or forward.
 * Where the URL names nothing as the page opens, what was put aside while the user signed in is taken back.
 *
 * @param onAddress told the URL that the page's own names, before it is assessed
 */
export function useAssessment(locale: Locale, onAddress: (address: string) => void): Assessment {
  const strings = useI18n();
  const [state, dispatch] = useReducer(reduce, INITIAL_STATE);
  const [View, setView] = useState<ComponentType<LiveReportProps> | null>(null);
  const current = useRef({ run: 0, controller: new AbortController() });
  const [wayOn, setWayOn] = useState<WayOn | null>(null);
  /** What the page shows, as its URL says it. */
  const shown = useRef<Place>(NOTHING);
  /** Whether a report is shown that is in the tab's memory: it goes when another one comes. */
  const isAside = useRef(false);

  const show = useCallback((place: Place) => {
    if (isAside.current) forgetAside('report', tabStorage());
    isAside.current = false;
    goTo(place);
    shown.current = place;
  }, []);

  const run = useCallback(
    async (subject: Subject, address: string, produce: Produce) => {
      current.current.controller.abort();
      const controller = new AbortController();
      const id = current.current.run + 1;
      current.current = { run: id, controller };
      dispatch({ type: 'started', subject, run: id, address });
      try {
        // The view loads while the site is read.
        const [View, production] = await Promise.all([
          loadReportView(strings, locale),
          produce(controller.signal, (progress) => dispatch({ type: 'progressed', run: id, progress })),
        ]);
        setView(() => View);
        dispatch({ type: 'finished', run: id, result: production.result });
        if (production.evidence) dispatch({ type: 'evidence', run: id, evidence: await production.evidence });
      } catch (cause) {
        controller.abort();
        const failure = cause instanceof AssessmentFailure ? cause : new AssessmentFailure('unexpected', { cause });
        dispatch({ type: 'failed', run: id, failure: failure.plain });
        // Unexpected errors also go to the error report.
        if (failure !== cause) reportError(cause);
      }
    },
    [strings, locale],
  );

  const assessAddress = useCallback(
    (input: string) => {
      const parsed = parseTypedUrl(input);
      // Whether a URL may be assessed is the function's to say: it alone knows its sample sites.
      if (!parsed.ok && parsed.code !== 'address-refused') {
        dispatch({ type: 'refused', subject: 'address', code: parsed.code });
        return;
      }
      const address = input.trim();
      show({ kind: 'address', address });
      void run('address', address, (signal, onProgress) => requestAssessment({ address, locale, signal, onProgress }));
    },
    [run, show, locale],
  );

  const runOpening = useCallback(
    (subject: Subject, opening: () => Promise<AssessmentResult>) =>
      run(subject, '', async () => {
        // The words for what may be wrong with it come with the view.
        await loadReportView(strings, locale);
        const result = await opening();
        await loadRubricWords(strings, locale, result.report);
        return { result };
      }),
    [run, strings, locale],
  );

  const openFragment = useCallback(
    (fragment: string) => {
      show({ kind: 'link', fragment });
      void runOpening('link', () => openLink(fragment));
    },
    [runOpening, show],
  );

  const showExample = useCallback(
    (example: ExampleId) => {
      show({ kind: 'example', example });
      void runOpening('link', () => openExample(example));
    },
    [runOpening, show],
  );

  const openSaved = useCallback(
    (id: string) => {
      show({ kind: 'saved', id });
      void runOpening('saved', async () => {
        const saved = await loadSaved();
        setWayOn({ View: saved.WayOn, id });
        return saved.openSavedReport(id, locale);
      });
    },
    [runOpening, show, locale],
  );

  const noteSaved = useCallback(
    (id: string) => {
      // What is in no URL gets one, for reloading.
      if (currentPlace().kind === 'nothing') show({ kind: 'saved', id });
    },
    [show],
  );

  const clear = useCallback(() => {
    current.current.controller.abort();
    show(NOTHING);
    dispatch({ type: 'cleared' });
  }, [show]);

  const follow = useCallback(() => {
    const place = currentPlace();
    if (isSamePlace(place, shown.current)) return;
    shown.current = place;
    if (place.kind === 'link') openFragment(place.fragment);
    else if (place.kind === 'example') showExample(place.example);
    else if (place.kind === 'saved') openSaved(place.id);
    else if (place.kind === 'address') {
      onAddress(place.address);
      assessAddress(place.address);
    } else clear();
  }, [openFragment, showExample, openSaved, assessAddress, clear, onAddress]);

  useFollowedAddress(follow);

  useEffect(() => {
    if (currentPlace().kind !== 'nothing') return;
    const wanted = takeWanted('report', tabStorage());
    if (wanted !== null) openSaved(wanted);
    else if (isPutAside('report', tabStorage())) {
      isAside.current = true;
      void runOpening('saved', async () => (await loadSaved()).reportAside());
    }
  }, [openSaved, runOpening]);

  const assessPastedHtml = (html: string, address: string) => {
    const code = checkPasted(html, address);
    if (code !== null) {
      dispatch({ type: 'refused', subject: 'html', code });
      return;
    }
    show(NOTHING);
    void run('html', address.trim(), async () => ({ result: await assessHtml(html, address.trim()) }));
  };

  const open = (kept: File | string) => {
    if (typeof kept !== 'string') {
      show(NOTHING);
      void runOpening('file', () => openFile(kept));
      return;
    }
    const fragment = fragmentOf(kept);
    if (fragment !== null) openFragment(fragment);
    else dispatch({ type: 'refused', subject: 'file', code: 'nothing-to-open' });
  };

  const cancel = () => {
    current.current.controller.abort();
    dispatch({ type: 'cancelled' });
  };

  return {
    state,
    View,
    wayOn,
    assessAddress,
    assessPastedHtml,
    open,
    showExample,
    cancel,
    openSaved,
    noteSaved,
    clear,
  };
}
