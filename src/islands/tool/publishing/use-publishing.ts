import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../components/strings';
import type { SavedKind } from '../../../site/accounts';
import { isPublishedId } from '../../../site/published-reports';
import type { Refusal } from '../refusal';
import type { AssessmentResult } from '../result';
import { tabStorage } from '../tab';
import { openedPublication, publishedKind, type Publication } from './publication';
import { isGone, publish } from './own-report';
import { attemptAt, forgetAttempt, keepAttempt, newKey, type Attempt } from './published-here';
import { nameOfReports } from './tried';

export type Publishing =
  | { readonly phase: 'idle' }
  | { readonly phase: 'busy' }
  | { readonly phase: 'failed'; readonly failure: Refusal }
  /** `isNew`: just now, by the visitor. */
  | { readonly phase: 'published'; readonly publication: Publication; readonly isNew: boolean }
  /** It was published here, and is deleted or hidden. */
  | { readonly phase: 'gone'; readonly publication: Publication };

function newAttempt(reports: string, id: string | null): Attempt {
  // Anyone may write anything into a URL.
  const previous = id !== null && isPublishedId(id) ? id : null;
  return { reports, state: 'published', key: newKey(), previous, publication: null };
}

function publishedBefore(reports: string, results: readonly AssessmentResult[]): Publishing {
  const publication = attemptAt(reports, tabStorage())?.publication ?? openedPublication(results);
  return publication?.state === 'published' ? { phase: 'published', publication, isNew: false } : { phase: 'idle' };
}

/**
 * Publishes reports when asked to, each time under the same key until an answer came. Reports are taken as they are when
 * the component appears.
 *
 * @param previous id of the publication that is measured again; null if none is
 */
export function usePublishing(
  kind: SavedKind,
  results: readonly AssessmentResult[],
  previous: string | null,
): { readonly publishing: Publishing; readonly publishNow: () => void } {
  const locale = useLocale();
  const [taken] = useState(() => ({ results, reports: nameOfReports(results) }));
  const attempt = useRef<Attempt | null>(null);
  const [publishing, setPublishing] = useState(() => publishedBefore(taken.reports, taken.results));
  // What was pressed twice before the page was drawn again is sent once.
  const isBusy = useRef(false);

  const [first] = useState(publishing);
  useEffect(() => {
    if (first.phase !== 'published') return;
    let current = true;
    void isGone(first.publication.id).then((gone) => {
      if (current && gone) setPublishing({ phase: 'gone', publication: first.publication });
    });
    return () => {
      current = false;
    };
  }, [first]);

  const run = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPublishing({ phase: 'busy' });
    const { reports } = taken;
    const kept = attemptAt(reports, tabStorage()) ?? attempt.current;
    // What was published under a key is gone: from then on it is another publication. What has a link keeps its address.
    const before = kept?.publication ?? null;
    const isOpen = kept !== null && before?.state !== 'published';
    const tried = { ...newAttempt(reports, previous), ...(isOpen && { key: kept.key, publication: before }) };
    attempt.current = tried;
    // Before it is sent: a page that is left meanwhile sends the same key again.
    keepAttempt(tried, tabStorage());
    const answer = await publish(publishedKind(kind), taken.results, tried, locale);
    if (answer.state === 'kept') {
      const { publication } = answer;
      attempt.current = { ...tried, publication };
      keepAttempt(attempt.current, tabStorage());
      setPublishing({ phase: 'published', publication, isNew: true });
    } else {
      if (answer.failure.code === 'key-reused') {
        attempt.current = null;
        forgetAttempt(reports, tabStorage());
      } else if (before !== null) {
        // Sharing goes on with what it had.
        keepAttempt({ ...tried, state: 'link' }, tabStorage());
      }
      setPublishing({ phase: 'failed', failure: answer.failure });
    }
    isBusy.current = false;
  }, [kind, locale, previous, taken]);

  return { publishing, publishNow: useCallback(() => void run(), [run]) };
}
