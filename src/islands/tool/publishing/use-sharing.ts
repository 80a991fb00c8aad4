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

/** Of what is shared: reports as they are when the component appears. */
interface Shared {
  readonly kind: SavedKind;
  readonly results: readonly AssessmentResult[];
  /** As `nameOfReports` names them. */
  readonly reports: string;
}

/**
 * The short address of reports, and what may be done with it. Reports are taken as they are when the component appears.
 */
export function useSharing(kind: SavedKind, results: readonly AssessmentResult[]): Sharing & SharingActions {
  const [shared] = useState<Shared>(() => ({ kind, results, reports: nameOfReports(results) }));
  const { reports } = shared;
  const [sharing, setSharing] = useState<Sharing>(() => ({
    address: addressNow(reports, results),
    doing: null,
    failure: null,
  }));
  const begin = useBegin(setSharing);
  useGone(sharing.address, setSharing);
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
  const { keep, ...making } = useMaking(shared, begin);
  return { ...sharing, ...making, ...useOwning(shared, sharing.address, begin, keep, setSharing) };
}

/** What an answer leaves, kept in the tab. */
type Keep = (answer: ReceiptAnswer, news: 'made' | 'changed' | null) => Outcome;

/** Makes an address. What is sent has the same key until an answer came. */
function useMaking({ kind, results, reports }: Shared, begin: Begin) {
  const locale = useLocale();
  // What was deleted and comes back has the key it had.
  const [first] = useState(() => attemptAt(reports, tabStorage()));
  const latest = useRef<Attempt | null>(first);
  const keep: Keep = (answer, news) => {
    if (answer.state === 'failed') {
      if (answer.failure.code === 'key-reused') {
        latest.current = null;
        forgetAttempt(reports, tabStorage());
      }
      return answer;
    }
    const { publication } = answer;
    const { key, previous } = attemptAt(reports, tabStorage()) ?? latest.current ?? { key: newKey(), previous: null };
    latest.current = { reports, state: publication.state, key, previous, publication };
    keepAttempt(latest.current, tabStorage());
    return { address: { state: 'there', publication, news } };
  };
  const makeAddress = (days: number) =>
    begin('sharing', async () => {
      const known = attemptAt(reports, tabStorage()) ?? latest.current;
      const { key } = known?.publication === null ? known : { key: newKey() };
      latest.current = { reports, state: 'link', key, previous: null, publication: null };
      // Before it is sent: a page that is left meanwhile sends the same key again.
      keepAttempt(latest.current, tabStorage());
      keepInTab('facet:share-days', String(days), tabStorage());
      return keep(await share(publishedKind(kind), results, key, days, locale), 'made');
    });
  return { keep, makeAddress };
}

/** What its owner may do with an address. */
function useOwning(
  { reports }: Shared,
  address: Address,
  begin: Begin,
  keep: Keep,
  setSharing: SetSharing,
): Omit<SharingActions, 'makeAddress'> {
  const publication = address.state === 'none' ? null : address.publication;
  const { id = '', deleteKey = null } = publication ?? {};
  const held = address.state === 'deleted' ? address.held : null;
  return {
    changeDays(days) {
      if (deleteKey !== null) begin('changing', async () => keep(await keepFor(id, deleteKey, days), 'changed'));
    },
    deleteAddress() {
      if (publication === null || deleteKey === null) return;
      begin('deleting', async () => {
        const answer = await remove(id, deleteKey);
        if (answer.state === 'failed') return answer;
        forgetAttempt(reports, tabStorage());
        return { address: { state: 'deleted', publication, held: answer.held } };
      });
    },
    undo() {
      if (held === null || deleteKey === null) return;
      begin('undoing', async () => keep(await bringBack(id, deleteKey, held), null));
    },
    onOver() {
      setSharing((now) =>
        now.address.state === 'deleted' ? { ...now, address: { ...now.address, held: null } } : now,
      );
    },
  };
}

type SetSharing = (next: (now: Sharing) => Sharing) => void;
type Outcome = { readonly address: Address } | Refused;
type Begin = (doing: Doing, work: () => Promise<Outcome>) => void;

/** Runs one thing at a time: what was pressed twice before the page was drawn again is sent once. */
function useBegin(setSharing: SetSharing): Begin {
  const isBusy = useRef(false);
  return useCallback(
    (doing, work) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSharing((now) => ({ ...now, doing, failure: null }));
      void work().then((outcome) => {
        isBusy.current = false;
        setSharing(({ address }) => ({
          address: 'address' in outcome ? outcome.address : address,
          doing: null,
          failure: 'failure' in outcome ? outcome.failure : null,
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
