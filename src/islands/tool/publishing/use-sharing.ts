import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../components/strings';
import type { SavedKind } from '../../../site/accounts';
import type { Refusal } from '../refusal';
import type { AssessmentResult } from '../result';
import { keepInTab, tabStorage } from '../tab';
import { bringBack, isGone, keepFor, remove, share, type ReceiptAnswer, type Refused } from './own-report';
import { openedPublication, publishedKind, type Publication } from './publication';
import { attemptAt, forgetAttempt, keepAttempt, newKey, onAttempts, type Attempt } from './published-here';
import { nameOfReports } from './tried';

/** What a press of a button began and did not end yet. */
export type Doing = 'sharing' | 'changing' | 'deleting' | 'undoing';

export type Address =
  | { readonly state: 'none' }
  /** `news`: what was just done with it, to be said. */
  | { readonly state: 'there'; readonly publication: Publication; readonly news: 'made' | 'changed' | null }
  /** It is deleted, has expired or is hidden. */
  | { readonly state: 'gone'; readonly publication: Publication }
  /** By a press here. `held` brings it back, for a moment; null then, and where nothing does. */
  | { readonly state: 'deleted'; readonly publication: Publication; readonly held: string | null };

export interface Sharing {
  readonly address: Address;
  readonly doing: Doing | null;
  readonly failure: Refusal | null;
}

export interface SharingActions {
  /** Makes a short address, for so many days. */
  readonly makeAddress: (days: number) => void;
  readonly changeDays: (days: number) => void;
  readonly deleteAddress: () => void;
  readonly undo: () => void;
  /** Told when it is too late for that. */
  readonly onOver: () => void;
}

function addressNow(reports: string, results: readonly AssessmentResult[]): Address {
  const publication = attemptAt(reports, tabStorage())?.publication ?? openedPublication(results);
  return publication === null ? { state: 'none' } : { state: 'there', publication, news: null };
}

/**
 * The short address of reports, and what may be done with it. Reports are taken as they are when the component appears.
 * What is sent has the same key until an answer came.
 */
export function useSharing(kind: SavedKind, results: readonly AssessmentResult[]): Sharing & SharingActions {
  const locale = useLocale();
  const [{ reports, results: taken }] = useState(() => ({ results, reports: nameOfReports(results) }));
  const [sharing, setSharing] = useState<Sharing>(() => ({
    address: addressNow(reports, taken),
    doing: null,
    failure: null,
  }));
  const { address } = sharing;
  const latest = useRef<Attempt | null>(null);
  const begin = useBegin(setSharing);
  useGone(address, setSharing);
  useEffect(
    () =>
      // Published beside this, it has another state from then on.
      onAttempts(() => {
        const { publication = null } = attemptAt(reports, tabStorage()) ?? {};
        setSharing((now) =>
          publication?.state === 'published' && now.address.state !== 'deleted'
            ? { ...now, address: { state: 'there', publication, news: null } }
            : now,
        );
      }),
    [reports],
  );

  const keep = useCallback(
    (publication: Publication) => {
      const attempt = latest.current ?? attemptAt(reports, tabStorage());
      const { key, previous } = attempt ?? { key: newKey(), previous: null };
      latest.current = { reports, state: publication.state, key, previous, publication };
      keepAttempt(latest.current, tabStorage());
    },
    [reports],
  );

  const kept = useCallback(
    (answer: ReceiptAnswer, news: 'made' | 'changed' | null): Partial<Sharing> => {
      if (answer.state === 'failed') return answer;
      // Changing its time tells its key again.
      keep(answer.publication);
      return { address: { state: 'there', publication: answer.publication, news } };
    },
    [keep],
  );

  const makeAddress = useCallback(
    (days: number) =>
      begin('sharing', async () => {
        const known = latest.current ?? attemptAt(reports, tabStorage());
        const tried: Attempt =
          known?.publication === null
            ? known
            : { reports, state: 'link', key: newKey(), previous: null, publication: null };
        latest.current = tried;
        // Before it is sent: a page that is left meanwhile sends the same key again.
        keepAttempt(tried, tabStorage());
        keepInTab('facet:share-days', String(days), tabStorage());
        const answer = await share(publishedKind(kind), taken, tried.key, days, locale);
        if (answer.state === 'failed' && answer.failure.code === 'key-reused') {
          latest.current = null;
          forgetAttempt(reports, tabStorage());
        }
        return kept(answer, 'made');
      }),
    [begin, kept, kind, locale, reports, taken],
  );

  const own = address.state === 'none' ? null : address.publication;
  const changeDays = (days: number) => {
    const { id = '', deleteKey = null } = own ?? {};
    if (deleteKey === null) return;
    begin('changing', async () => kept(await keepFor(id, deleteKey, days), 'changed'));
  };
  const deleteAddress = () => {
    if (own?.deleteKey == null) return;
    const { id, deleteKey } = own;
    begin('deleting', async () => {
      const answer = await remove(id, deleteKey);
      if (answer.state === 'failed') return answer;
      latest.current = null;
      forgetAttempt(reports, tabStorage());
      return { address: { state: 'deleted', publication: own, held: answer.held } };
    });
  };
  const undo = () => {
    if (address.state !== 'deleted' || address.held === null || own?.deleteKey == null) return;
    const { held } = address;
    const { id, deleteKey } = own;
    begin('undoing', async () => kept(await bringBack(id, deleteKey, held), null));
  };
  const onOver = () =>
    setSharing((now) => (now.address.state === 'deleted' ? { ...now, address: { ...now.address, held: null } } : now));
  return { ...sharing, makeAddress, changeDays, deleteAddress, undo, onOver };
}

type SetSharing = (next: (now: Sharing) => Sharing) => void;

/** Runs one thing at a time: what was pressed twice before the page was drawn again is sent once. */
function useBegin(setSharing: SetSharing) {
  const isBusy = useRef(false);
  return useCallback(
    (doing: Doing, work: () => Promise<Partial<Sharing> | Refused>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSharing((now) => ({ ...now, doing, failure: null }));
      void work().then((outcome) => {
        isBusy.current = false;
        const { failure = null } = outcome;
        setSharing((now) => ({
          ...now,
          doing: null,
          failure,
          ...('address' in outcome && outcome.address !== undefined && { address: outcome.address }),
        }));
      });
    },
    [setSharing],
  );
}

/** Finds out whether what had an address as the component appeared still has it. */
function useGone(address: Address, setSharing: SetSharing): void {
  const [first] = useState(address);
  useEffect(() => {
    if (first.state !== 'there') return;
    const { publication } = first;
    let current = true;
    void isGone(publication.id).then((gone) => {
      if (!current || !gone) return;
      setSharing((now) => (now.address === first ? { ...now, address: { state: 'gone', publication } } : now));
    });
    return () => {
      current = false;
    };
  }, [first, setSharing]);
}
