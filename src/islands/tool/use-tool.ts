import { useMemo, useRef, useState, type ComponentType } from 'react';
import { MAX_BRANDS } from '../../brand/comparison/compared-brands';
import { useI18n } from '../../components/strings';
import type { SavedKind } from '../../site/accounts';
import type { ExampleId } from '../../site/examples';
import type { Locale } from '../../site/locales';
import { pathTo } from '../../site/routes';
import type { WayOnProps } from './account/WayOn';
import { AssessmentFailure, isOpeningFailure, type Failure } from './failure';
import { chunk } from './chunk';
import { inTransition } from './in-transition';
import { loadLiveView, loadWordsOf } from './load';
import { loadStrings } from './load-strings';
import { checkAddresses } from './measuring/check-addresses';
import { checkPasted } from './measuring/pasted';
import { linkIn, placeText, type Named } from './page-url';
import type { AssessmentResult } from './result';
import { openExample } from './sharing/open-example';
import {
  INITIAL_STATE,
  notYetIn,
  reduce,
  resultOf,
  type Asked,
  type Column,
  type Event,
  type LiveViewProps,
  type OpenedColumn,
  type Part,
  type Problem,
  type Source,
  type State,
} from './state';
import { keepShown, tabStorage } from './tab';

/** Something to be opened, as a column says where it is from. */
interface ToOpen {
  readonly source: Source;
  readonly name: string;
  readonly open: () => Promise<readonly AssessmentResult[]>;
}

interface Actions {
  /**
   * Measures what is in the form's fields, in place of what was measured before; links to reports are opened. False if
   * it was refused or fails.
   *
   * @param typed empty fields too
   * @param previous id of the publication that is measured again; null, and where not given, if none is
   */
  readonly measure: (typed: readonly string[], previous?: string | null) => Promise<boolean>;
  /** @param address where the HTML is from, or '' */
  readonly assessPasted: (html: string, address: string) => Promise<boolean>;
  readonly addFiles: (files: readonly File[]) => Promise<boolean>;
  readonly addExamples: (ids: readonly ExampleId[]) => Promise<boolean>;
  readonly openLink: (fragment: string) => Promise<boolean>;
  /** Opens something that the URL names by its id. */
  readonly openNamed: (named: Named) => Promise<boolean>;
  /** Takes the reports back that were put aside while the user signed in. */
  readonly restoreStash: () => Promise<boolean>;
  /** Takes the report over that a report's page left; gives its site, or null if there is none. */
  readonly adoptReport: () => Promise<string | null>;
  readonly measureAgain: LiveViewProps['onMeasureAgain'];
  readonly move: LiveViewProps['onMove'];
  readonly remove: LiveViewProps['onRemove'];
  /** Stops what is measured. */
  readonly cancel: () => void;
  /** Takes everything away: `byUser` if it may be put back. */
  readonly clear: (byUser?: boolean) => void;
  /** Puts back what was taken away last. */
  readonly undo: () => void;
  /** From then on it cannot be put back any more. */
  readonly endUndo: () => void;
  /** Keeps what is shown for going back to: whole for as long as the page is open, its reports in the tab's memory. */
  readonly keepShown: (number: number) => void;
  /** Shows what was kept. False if the tab no longer has it. */
  readonly showAgain: (number: number) => Promise<boolean>;
  /** Says that the tab no longer has what was to be shown, and nothing else has it. */
  readonly sayForgotten: () => Promise<boolean>;
  /** What is by now, shown or not yet. */
  readonly now: () => State;
}

export interface Tool extends Actions {
  readonly state: State;
  /** What shows the reports; loaded before anything has a result. */
  readonly View: ComponentType<LiveViewProps> | null;
  /** What shows the next step where something saved was not opened. */
  readonly WayOn: ComponentType<WayOnProps> | null;
}

function failureOf(cause: unknown): Failure {
  const failure = cause instanceof AssessmentFailure ? cause : new AssessmentFailure('unexpected', { cause });
  // Unexpected errors also go to the error report.
  if (failure !== cause) reportError(cause);
  return failure.plain;
}

/** Entries of the tab's history that are held whole, with evidence and pictures. */
const HELD = 10;

const loadKept = () => chunk(import('./kept'));

/** More reports than the page holds are opened on the comparison's. Nothing is shown until that is there. */
function leaveFor(path: string): Promise<never> {
  window.location.replace(path);
  return new Promise(() => undefined);
}

/** Runs measurements, all at once, and opens what was kept: one brand, or for a comparison up to four. */
export function useTool(locale: Locale, kind: SavedKind): Tool {
  const strings = useI18n();
  const [state, setState] = useState(INITIAL_STATE);
  const [View, setView] = useState<ComponentType<LiveViewProps> | null>(null);
  const [WayOn, setWayOn] = useState<ComponentType<WayOnProps> | null>(null);
  const latest = useRef(state);
  const ids = useRef(0);
  const controllers = useRef(new Map<number, AbortController>());
  const held = useRef(new Map<number, readonly Column[]>());

  const actions = useMemo((): Actions => {
    const max = kind === 'report' ? 1 : MAX_BRANDS;
    const nextId = () => (ids.current += 1);
    // What comes next is decided by what is, not by what was shown last.
    const dispatch = (event: Event) => {
      latest.current = reduce(latest.current, event);
      setState(latest.current);
    };
    const refuse = (...problems: readonly Problem[]) => {
      dispatch({ type: 'refused', opening: null, problems });
      return false;
    };
    const abort = (runs: readonly number[]) => {
      for (const run of runs) {
        controllers.current.get(run)?.abort();
        controllers.current.delete(run);
      }
    };
    const abortAll = () => abort([...controllers.current.keys()]);
    const clear = (byUser = false) => {
      abortAll();
      dispatch({ type: 'cleared', byUser });
    };
    /** Where there is room for one brand, another takes its place. */
    const makeRoom = () => {
      if (max === 1) clear();
    };
    const loadView = async () => {
      const loaded = await loadLiveView(kind, strings, locale);
      setView(() => loaded);
      return loaded;
    };

    const run = async ({ address, run }: Pick<Asked, 'address' | 'run'>) => {
      const controller = new AbortController();
      controllers.current.set(run, controller);
      try {
        const [{ result, evidence }, loaded] = await Promise.all([
          chunk(import('./measuring/request-assessment')).then(({ requestAssessment }) =>
            requestAssessment({
              address,
              locale,
              signal: controller.signal,
              onProgress: (progress) => dispatch({ type: 'progressed', run, progress }),
            }),
          ),
          // It loads while the sites are read.
          loadView(),
        ]);
        await inTransition(() => {
          // In the same step, even if the page has had no time to take it up.
          setView(() => loaded);
          dispatch({ type: 'finished', run, result });
        });
        if (evidence) dispatch({ type: 'evidence', result, evidence: await evidence });
      } catch (cause) {
        const wanted = !controller.signal.aborted;
        controller.abort();
        if (wanted) dispatch({ type: 'failed', run, failure: failureOf(cause) });
      } finally {
        controllers.current.delete(run);
      }
    };

    /** Loads the words for a reason, where they are not among the page's. */
    const withWords = async (failure: Failure): Promise<Failure> => {
      if (!isOpeningFailure(failure.code)) return failure;
      return loadStrings(strings, locale, ['opening']).then(() => failure, failureOf);
    };

    /** Opens everything, or says what cannot be opened and adds nothing. */
    const add = async (
      part: Part,
      wanted: readonly ToOpen[],
      placeOf: (index: number) => number | null = () => null,
    ) => {
      makeRoom();
      const opening = nextId();
      const fail = (place: number | null, what: Problem['what']) => {
        dispatch({ type: 'refused', opening, problems: [{ part, place, what }] });
        return false;
      };
      dispatch({ type: 'opening', opening: { id: opening, part } });
      let index = 0;
      try {
        await loadView();
        const columns: OpenedColumn[] = [];
        for (const { source, name, open } of wanted) {
          for (const result of await open()) {
            await loadWordsOf(strings, locale, result);
            columns.push({ id: nextId(), source, name, previous: null, outcome: { state: 'done', result } });
          }
          index += 1;
        }
        const added = notYetIn(latest.current, columns);
        if (latest.current.columns.length + added.length > max) return fail(null, { code: 'too-many' });
        dispatch({ type: 'added', opening, columns: added });
        return true;
      } catch (cause) {
        return fail(placeOf(index), await withWords(failureOf(cause)));
      }
    };

    const openLinked = async (fragment: string) => {
      const { openFragment, verified } = await loadKept();
      const results = await openFragment(fragment);
      return results.length > max ? leaveFor(pathTo(locale, 'brand-comparison') + fragment) : verified(results);
    };

    return {
      measure: async (typed, previous = null) => {
        const links = typed.flatMap((text, place) => {
          const fragment = linkIn(text);
          return fragment === null ? [] : [{ fragment, place }];
        });
        const addresses = typed.map((text) => (linkIn(text) === null ? text : ''));
        if (links.length > 0) {
          const wanted = links.map(({ fragment }): ToOpen => {
            return { source: 'link', name: '', open: () => openLinked(fragment) };
          });
          if (!(await add('form', wanted, (index) => links[index]?.place ?? null))) return false;
          // Nothing is measured next to them.
          if (addresses.every((address) => address.trim() === '')) return true;
        }
        /** What has not the form of an address, with what the function says of it. */
        const explained = async (problem: Problem): Promise<Problem> => {
          if (problem.place === null || problem.what.code !== 'address-malformed') return problem;
          const { whyRefused } = await chunk(import('./measuring/request-assessment'));
          const failure = await whyRefused(addresses[problem.place] ?? '', locale);
          return failure === null ? problem : { ...problem, what: failure };
        };
        const kept = latest.current.columns.filter(({ source }) => source !== 'address');
        const held = kept.map((column) => resultOf(column)?.report.target.origin ?? '');
        try {
          const problems = await checkAddresses(kind, addresses, held);
          if (problems.length > 0) return refuse(...(await Promise.all(problems.map(explained))));
        } catch (cause) {
          return refuse({ part: 'form', place: null, what: failureOf(cause) });
        }
        const columns = addresses
          .map((address) => address.trim())
          .filter((address) => address !== '')
          .map((address): Asked => ({ id: nextId(), address, previous, run: nextId() }));
        abortAll();
        makeRoom();
        dispatch({ type: 'asked', columns });
        columns.forEach((column) => void run(column));
        return true;
      },
      assessPasted: (html, typed) => {
        const code = checkPasted(html, typed);
        if (code !== null) return Promise.resolve(refuse({ part: 'html', place: null, what: { code, digest: null } }));
        const address = typed.trim();
        const open = async () => {
          const { assessPasted } = await chunk(import('./measuring/assess-pasted'));
          return [assessPasted(html, address, new Date().toISOString())];
        };
        return add('html', [{ source: 'html', name: address, open }]);
      },
      addFiles: (files) => {
        const nothing = { code: 'nothing-to-open', digest: null };
        if (files.length === 0) return Promise.resolve(refuse({ part: 'files', place: null, what: nothing }));
        const open = async (file: File) => {
          const { openReportFile } = await chunk(import('./sharing/open-report-file'));
          return openReportFile(file, kind);
        };
        return add(
          'files',
          files.map((file) => ({ source: 'file', name: '', open: () => open(file) })),
        );
      },
      addExamples: (wanted) => {
        const there = latest.current.columns.filter(({ source }) => source === 'example').map(({ name }) => name);
        const missing = wanted.filter((id) => !there.includes(id));
        return add(
          'link',
          missing.map((id) => ({ source: 'example', name: id, open: async () => [await openExample(id)] })),
        );
      },
      openLink: (fragment) => add('link', [{ source: 'link', name: '', open: () => openLinked(fragment) }]),
      openNamed: (named) => {
        const open = async () => {
          const { openNamed, verified, WayOn } = await loadKept();
          setWayOn(() => WayOn);
          const opened = await openNamed(named);
          const isElsewhere = kind === 'report' && opened.kind === 'comparison';
          return isElsewhere
            ? leaveFor(pathTo(locale, 'brand-comparison') + placeText(named))
            : verified(opened.results);
        };
        return add(named.kind, [{ source: named.kind, name: '', open }]);
      },
      restoreStash: () => {
        const open = async () => {
          const { restoreStash, verified } = await loadKept();
          return verified(restoreStash(kind, tabStorage()));
        };
        return add('link', [{ source: 'aside', name: '', open }]);
      },
      adoptReport: async () => {
        const result = await loadKept().then(
          ({ adoptReport }) => adoptReport(tabStorage()),
          () => null,
        );
        if (result === null) return null;
        const isAdded = await add('link', [
          { source: 'report', name: '', open: async () => (await loadKept()).verified([result]) },
        ]);
        return isAdded ? result.report.target.origin : null;
      },
      measureAgain: (columns) => {
        const asked = columns.map((column) => ({ ...column, run: nextId() }));
        dispatch({ type: 'asked-again', columns: asked });
        asked.forEach((column) => void run(column));
      },
      move: (id, by) => dispatch({ type: 'moved', id, by }),
      remove: (id) => {
        const running = latest.current.columns.find((column) => column.id === id)?.run;
        if (running) abort([running.id]);
        dispatch({ type: 'removed', id });
      },
      undo: () => dispatch({ type: 'undone' }),
      endUndo: () => dispatch({ type: 'undo-over' }),
      keepShown: (number) => {
        const { columns } = latest.current;
        held.current.set(number, columns);
        for (const oldest of [...held.current.keys()].slice(0, -HELD)) held.current.delete(oldest);
        keepShown(number, columns, tabStorage());
      },
      showAgain: async (number) => {
        const columns = held.current.get(number);
        if (columns !== undefined) {
          dispatch({ type: 'restored', columns });
          return true;
        }
        const opening = nextId();
        dispatch({ type: 'opening', opening: { id: opening, part: 'link' } });
        try {
          const [{ openShown }] = await Promise.all([loadKept(), loadView()]);
          const words = (result: AssessmentResult) => loadWordsOf(strings, locale, result);
          const opened = await openShown(number, tabStorage(), words);
          if (opened === null) {
            dispatch({ type: 'refused', opening, problems: [] });
            return false;
          }
          dispatch({ type: 'added', opening, columns: opened.map((column) => ({ ...column, id: nextId() })) });
        } catch (cause) {
          dispatch({ type: 'refused', opening, problems: [{ part: 'link', place: null, what: failureOf(cause) }] });
        }
        return true;
      },
      sayForgotten: () => {
        const gone = () => Promise.reject(new AssessmentFailure('tab-forgotten'));
        return add('link', [{ source: 'aside', name: '', open: gone }]);
      },
      cancel: () => {
        abortAll();
        dispatch({ type: 'cancelled' });
      },
      clear,
      now: () => latest.current,
    };
  }, [kind, locale, strings]);

  return { state, View, WayOn, ...actions };
}
