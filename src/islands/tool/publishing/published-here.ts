/** What this tab shared, published or tried to, in its memory: so that nothing is stored twice, and the private link stays. */
import { REPORT_KEY_BYTES, type ReportState } from '../../../site/published-reports';
import { listAt } from '../stash-for-sign-in';
import { keepInTab } from '../tab';
import { publicationIn, type Publication } from './publication';

export interface Attempt {
  /** The reports, as `nameOfReports` names them. */
  readonly reports: string;
  /** What was asked for last. */
  readonly state: ReportState;
  /** Under which they are stored at most once. */
  readonly key: string;
  /** Id of the publication that is measured again; null if none is. */
  readonly previous: string | null;
  /** Null as long as no answer came. */
  readonly publication: Publication | null;
}

/** Number of attempts that are kept. */
const MOST = 20;

/** Told when something changes: panels of the same reports may be open beside each other. */
const listeners = new Set<() => void>();

/** @returns ends it */
export function onAttempts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** 128 random bits in hexadecimal digits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(REPORT_KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function attempts(storage: Storage | null): readonly Attempt[] {
  return listAt('facet:published', storage).flatMap(({ reports, state, key, previous, publication }): Attempt[] => {
    if (typeof reports !== 'string' || typeof key !== 'string') return [];
    const before = typeof previous === 'string' ? previous : null;
    const asked = state === 'link' ? state : 'published';
    return [{ reports, state: asked, key, previous: before, publication: publicationIn(publication) }];
  });
}

/** What was tried last with reports; null if nothing was. */
export function attemptAt(reports: string, storage: Storage | null): Attempt | null {
  return attempts(storage).find((attempt) => attempt.reports === reports) ?? null;
}

function keep(list: readonly Attempt[], storage: Storage | null): void {
  keepInTab('facet:published', JSON.stringify(list.slice(0, MOST)), storage);
  for (const listener of listeners) listener();
}

/** Keeps an attempt in place of the earlier one with the same reports. */
export function keepAttempt({ reports, state, ...rest }: Attempt, storage: Storage | null): void {
  const others = attempts(storage).filter((attempt) => attempt.reports !== reports);
  // In this order, by which `isTried` finds it.
  keep([{ reports, state, ...rest }, ...others], storage);
}

/** Forgets what was tried with reports: the next attempt has another key. */
export function forgetAttempt(reports: string, storage: Storage | null): void {
  keep(
    attempts(storage).filter((attempt) => attempt.reports !== reports),
    storage,
  );
}
