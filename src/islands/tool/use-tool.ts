import { useCallback, useRef, useState, type ComponentType } from 'react';
import { MAX_BRANDS } from '../../brand/compared-brands';
import { useI18n } from '../../components/strings';
import type { ExampleId } from '../../site/examples';
import type { Locale } from '../../site/locales';
import { AssessmentFailure, type Failure } from './failure';
import { loadRubricWords } from './load';
import { openExample } from './sharing/open-example';
import { requestAssessment } from './measuring/request-assessment';
import type { AssessmentResult } from './result';
import { checkAddresses } from './measuring/check-addresses';
import type { LiveComparisonProps } from './comparison/LiveComparison';
import { linkIn } from './sharing/link-in';
import type { WayOnProps } from './account/WayOn';
import { handedOver, loadComparisonView, loadSaved, openLinked, openReports } from './load-comparison';
import {
  INITIAL_STATE,
  reduce,
  resultOf,
  type Asked,
  type Column,
  type Event,
  type Part,
  type Problem,
  type Source,
  type State,
} from './state';

/** Something to be opened, as a column says where it is from. */
interface Opening {
  readonly source: Source;
  readonly name: string;
  readonly open: () => Promise<readonly AssessmentResult[]>;
}

export interface ComparisonTool {
  readonly state: State;
  /** What shows the comparison; loaded before anything has a result. */
  readonly View: ComponentType<LiveComparisonProps> | null;
  /**
   * Measures what is in the form's fields, links to reports opened; false if it was refused or fails.
   *
   * @param typed empty fields too
   */
  readonly compare: (typed: readonly string[]) => Promise<boolean>;
  readonly addFiles: (files: readonly File[]) => Promise<boolean>;
  readonly addExamples: (ids: readonly ExampleId[]) => Promise<boolean>;
  readonly openLink: (fragment: string) => Promise<boolean>;
  /** Opens something in an account. */
  readonly openSaved: (id: string) => Promise<boolean>;
  /** Takes the reports back that were put aside while the user signed in. */
  readonly takeBack: () => Promise<boolean>;
  /** What shows the next step where something saved was not opened. */
  readonly WayOn: ComponentType<WayOnProps> | null;
  /** Takes the report over that a report's page left; gives its site, or null if there is none. */
  readonly takeOver: () => Promise<string | null>;
  readonly measureAgain: (columns: readonly { readonly id: number; readonly address: string }[]) => void;
  readonly move: (id: number, by: -1 | 1) => void;
  readonly remove: (id: number) => void;
  readonly cancel: () => void;
  readonly clear: () => void;
}

function failureOf(cause: unknown): Failure {
  const failure = cause instanceof AssessmentFailure ? cause : new AssessmentFailure('unexpected', { cause });
  // Unexpected errors also go to the error report.
  if (failure !== cause) reportError(cause);
  return failure.plain;
}

/** Why something was not opened: distinguishes foreign files from damaged ones of ours. */
function openingProblem(cause: unknown): Problem['what'] {
  const failure = failureOf(cause);
  return failure.code === 'file-foreign' || failure.code === 'file-not-json' ? { code: 'foreign-file' } : failure;
}

/** Runs the measurements of a comparison, all at once, and opens what is brought along. */
export function useComparison(locale: Locale): ComparisonTool {
  const strings = useI18n();
  const [state, setState] = useState(INITIAL_STATE);
  const [View, setView] = useState<ComponentType<LiveComparisonProps> | null>(null);
  const [WayOn, setWayOn] = useState<ComponentType<WayOnProps> | null>(null);
  const latest = useRef(state);
  const ids = useRef(0);
  const controllers = useRef(new Map<number, AbortController>());

  // What comes next is decided by what is, not by what was shown last.
  const dispatch = useCallback((event: Event) => {
    latest.current = reduce(latest.current, event);
    setState(latest.current);
  }, []);

  const nextId = useCallback(() => (ids.current += 1), []);

  const abort = useCallback((runs: readonly number[]) => {
    for (const run of runs) {
      controllers.current.get(run)?.abort();
      controllers.current.delete(run);
    }
  }, []);
  const abortAll = useCallback(() => abort([...controllers.current.keys()]), [abort]);

  const loadView = useCallback(async () => {
    const loaded = await loadComparisonView(strings, locale);
    setView(() => loaded);
  }, [strings, locale]);

  const measure = useCallback(
    async ({ address, run }: Asked) => {
      const controller = new AbortController();
      controllers.current.set(run, controller);
      try {
        const [{ result, evidence }] = await Promise.all([
          requestAssessment({
            address,
            locale,
            signal: controller.signal,
            onProgress: (progress) => dispatch({ type: 'progressed', run, progress }),
          }),
          // It loads while the sites are read.
          loadView(),
        ]);
        dispatch({ type: 'finished', run, result });
        if (evidence) dispatch({ type: 'evidence', result, evidence: await evidence });
      } catch (cause) {
        const wanted = !controller.signal.aborted;
        controller.abort();
        if (wanted) dispatch({ type: 'failed', run, failure: failureOf(cause) });
      } finally {
        controllers.current.delete(run);
      }
    },
    [locale, loadView, dispatch],
  );

  /** Opens everything, or says what cannot be opened and adds nothing. */
  const add = useCallback(
    async (part: Part, openings: readonly Opening[], placeOf: (index: number) => number | null = () => null) => {
      dispatch({ type: 'opening' });
      let index = 0;
      try {
        // The words for what may be wrong come with the view.
        await loadView();
        const added: Pick<Column, 'id' | 'source' | 'name' | 'outcome'>[] = [];
        for (const { source, name, open } of openings) {
          for (const result of await open()) {
            await loadRubricWords(strings, locale, result.report);
            added.push({ id: nextId(), source, name, outcome: { state: 'done', result } });
          }
          index += 1;
        }
        if (latest.current.columns.length + added.length > MAX_BRANDS) {
          dispatch({ type: 'refused', problems: [{ part, place: null, what: { code: 'too-many' } }] });
          return false;
        }
        dispatch({ type: 'added', columns: added });
        return true;
      } catch (cause) {
        dispatch({ type: 'refused', problems: [{ part, place: placeOf(index), what: openingProblem(cause) }] });
        return false;
      }
    },
    [loadView, nextId, dispatch, strings, locale],
  );

  const refuse = useCallback((problems: readonly Problem[]) => dispatch({ type: 'refused', problems }), [dispatch]);

  const compare = useCallback(
    async (typed: readonly string[]) => {
      abortAll();
      const links = typed.flatMap((text, place) => {
        const fragment = linkIn(text);
        return fragment === null ? [] : [{ fragment, place }];
      });
      const addresses = typed.map((text) => (linkIn(text) === null ? text : ''));
      if (links.length > 0) {
        const openings = links.map(({ fragment }): Opening => {
          return { source: 'link', name: '', open: () => openLinked(fragment) };
        });
        if (!(await add('form', openings, (index) => links[index]?.place ?? null))) return false;
        // Nothing is measured next to them.
        if (addresses.every((address) => address.trim() === '')) return true;
      }
      const kept = latest.current.columns.filter(({ source }) => source !== 'address');
      const held = kept.map((column) => resultOf(column)?.report.target.origin ?? '');
      try {
        const problems = await checkAddresses(addresses, held);
        if (problems.length > 0) {
          refuse(problems);
          return false;
        }
      } catch (cause) {
        refuse([{ part: 'form', place: null, what: failureOf(cause) }]);
        return false;
      }
      const asked = addresses
        .map((address) => address.trim())
        .filter((address) => address !== '')
        .map((address): Asked => ({ id: nextId(), address, run: nextId() }));
      dispatch({ type: 'asked', columns: asked });
      asked.forEach((each) => void measure(each));
      return true;
    },
    [abortAll, add, measure, nextId, refuse, dispatch],
  );

  const addExamples = useCallback(
    (wanted: readonly ExampleId[]) => {
      const there = latest.current.columns.filter(({ source }) => source === 'example').map(({ name }) => name);
      const missing = wanted.filter((id) => !there.includes(id));
      return add(
        'form',
        missing.map((id) => ({ source: 'example', name: id, open: async () => [await openExample(id)] })),
      );
    },
    [add],
  );

  return {
    state,
    View,
    compare,
    addExamples,
    addFiles: useCallback(
      (files) => {
        if (files.length === 0) {
          refuse([{ part: 'files', place: null, what: { code: 'nothing-to-open', digest: null } }]);
          return Promise.resolve(false);
        }
        return add(
          'files',
          files.map((file) => ({ source: 'file', name: '', open: () => openReports(file) })),
        );
      },
      [add, refuse],
    ),
    openLink: useCallback(
      (fragment) => add('link', [{ source: 'link', name: '', open: () => openLinked(fragment) }]),
      [add],
    ),
    WayOn,
    openSaved: useCallback(
      (id) => {
        const open = async () => {
          const saved = await loadSaved();
          setWayOn(() => saved.WayOn);
          return (await saved.openSaved(id)).results;
        };
        return add('saved', [{ source: 'saved', name: '', open }]);
      },
      [add],
    ),
    takeBack: useCallback(
      () => add('link', [{ source: 'aside', name: '', open: async () => (await loadSaved()).reportsAside() }]),
      [add],
    ),
    takeOver: useCallback(async () => {
      const result = await handedOver().catch(() => null);
      if (result === null) return null;
      const isAdded = await add('form', [{ source: 'report', name: '', open: () => Promise.resolve([result]) }]);
      return isAdded ? result.report.target.origin : null;
    }, [add]),
    measureAgain: useCallback(
      (columns) => {
        const asked = columns.map((column): Asked => ({ ...column, run: nextId() }));
        dispatch({ type: 'asked-again', columns: asked });
        asked.forEach((each) => void measure(each));
      },
      [measure, nextId, dispatch],
    ),
    move: useCallback((id, by) => dispatch({ type: 'moved', id, by }), [dispatch]),
    remove: useCallback(
      (id) => {
        const run = latest.current.columns.find((column) => column.id === id)?.run;
        if (run) abort([run.id]);
        dispatch({ type: 'removed', id });
      },
      [abort, dispatch],
    ),
    cancel: useCallback(() => {
      abortAll();
      dispatch({ type: 'cancelled' });
    }, [abortAll, dispatch]),
    clear: useCallback(() => {
      abortAll();
      dispatch({ type: 'cleared' });
    }, [abortAll, dispatch]),
  };
}
