/** What this tab published or tried to, in its memory: so that nothing is published twice, and the private link stays. */
import { listAt } from '../stash-for-sign-in';
import { keepInTab } from '../tab';
import { publicationIn, type Publication } from './publication';

export interface Attempt {
  /** The reports, as `nameOfReports` names them. */
  readonly reports: string;
  /** Under which they are published at most once. */
  readonly key: string;
  /** Id of the publication that is measured again; null if none is. */
  readonly previous: string | null;
  /** Null as long as no answer came. */
  readonly publication: Publication | null;
}

/** Number of attempts that are kept. */
const MOST = 20;

function attempts(storage: Storage | null): readonly Attempt[] {
  return listAt('facet:published', storage).flatMap(({ reports, key, previous, publication }): Attempt[] => {
    if (typeof reports !== 'string' || typeof key !== 'string') return [];
    const before = typeof previous === 'string' ? previous : null;
    return [{ reports, key, previous: before, publication: publicationIn(publication) }];
  });
}

/** What was tried last with reports; null if nothing was. */
export function attemptAt(reports: string, storage: Storage | null): Attempt | null {
  return attempts(storage).find((attempt) => attempt.reports === reports) ?? null;
}

/** Keeps an attempt in place of the earlier one with the same reports. */
export function keepAttempt(attempt: Attempt, storage: Storage | null): void {
  const others = attempts(storage).filter(({ reports }) => reports !== attempt.reports);
  keepInTab('facet:published', JSON.stringify([attempt, ...others].slice(0, MOST)), storage);
}

/** Forgets what was tried with reports: the next attempt has another key. */
export function forgetAttempt(reports: string, storage: Storage | null): void {
  keepInTab(
    'facet:published',
    JSON.stringify(attempts(storage).filter((attempt) => attempt.reports !== reports)),
    storage,
  );
}
