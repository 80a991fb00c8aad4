import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../site/locales';
import { createSearcher, withQuestion, type Finding, type Question } from './find';
import { openIndex } from './pagefind';

/** What there is to show. While the next question is searched, what was found for the last one stays. */
export type SearchState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'searching'; readonly finding: Finding | null }
  | { readonly phase: 'found'; readonly finding: Finding }
  | { readonly phase: 'failed' };

/** Articles shown at first, and with each "more". */
const PAGE = 10;

/** Pause in typing after which a search begins, in milliseconds. */
const PAUSE_MS = 200;

interface Task {
  readonly question: Question;
  readonly limit: number;
}

export interface Search {
  readonly state: SearchState;
  readonly ask: (question: Question) => void;
  readonly more: () => void;
  readonly retry: () => void;
}

/** Searches as someone types, and keeps the URL in step so that it can be shared. */
export function useSearch(locale: Locale): Search {
  const [searcher] = useState(() => createSearcher(locale, openIndex));
  const [task, setTask] = useState<Task | null>(null);
  const [state, setState] = useState<SearchState>({ phase: 'idle' });

  const ask = useCallback((question: Question) => {
    setTask({ question, limit: PAGE });
  }, []);
  const more = useCallback(() => {
    setTask((last) => last && { ...last, limit: last.limit + PAGE });
  }, []);
  const retry = useCallback(() => {
    setTask((last) => last && { ...last });
  }, []);

  useEffect(() => {
    if (task === null) return undefined;
    const { question, limit } = task;
    const { pathname, search, hash } = window.location;
    const address = withQuestion(search, question);
    if (address !== search) window.history.replaceState(window.history.state, '', pathname + address + hash);
    let current = true;
    const show = (next: (last: SearchState) => SearchState) => {
      if (current) setState(next);
    };
    const run = async (): Promise<void> => {
      if (question.query.trim() === '') {
        show(() => ({ phase: 'idle' }));
        return;
      }
      show((last) => ({ phase: 'searching', finding: 'finding' in last ? last.finding : null }));
      try {
        const finding = await searcher.find(question, limit);
        show(() => ({ phase: 'found', finding }));
      } catch {
        show(() => ({ phase: 'failed' }));
      }
    };
    const timer = setTimeout(() => void run(), question.query.trim() === '' ? 0 : PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [searcher, task]);

  return { state, ask, more, retry };
}
