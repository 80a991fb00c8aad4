/** What has an address, as this page knows it. */
import { UNSIGNED } from '../../../brand/sharing/unsigned';
import type { SavedKind } from '../../../site/accounts';
import { isPublishedId, isPublisherKey, type PublishedKind, type ReportState } from '../../../site/published-reports';
import { isRecord } from '../failure';
import type { AssessmentResult } from '../result';

export interface Publication {
  readonly id: string;
  /** Who can see it. */
  readonly state: ReportState;
  /** What renews and deletes it; null if it is not known here, for instance if another person published it. */
  readonly deleteKey: string | null;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** What of a value names a publication of this browser; null if it does not. */
export function publicationIn(value: unknown): Publication | null {
  if (!isRecord(value)) return null;
  const { id, state, deleteKey, expiresAt } = value;
  if (typeof id !== 'string' || !isPublishedId(id)) return null;
  if (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt))) return null;
  // The site has none if the secret it was made with is no longer in use.
  const known = state === 'link' ? state : 'published';
  return {
    id,
    state: known,
    deleteKey: typeof deleteKey === 'string' && isPublisherKey(deleteKey) ? deleteKey : null,
    expiresAt,
  };
}

export const publishedKind = (kind: SavedKind): PublishedKind => (kind === 'report' ? 'assessment' : 'comparison');

/** Why something cannot be published, as far as this page can tell; null if it may be. */
export function whyNotPublished(
  kind: SavedKind,
  results: readonly AssessmentResult[],
): 'example' | 'pasted' | 'preview' | 'noKey' | 'unsigned' | 'doubtful' | 'comparison' | null {
  const [why = null] = results.map(whyNot).filter((found) => found !== null);
  return why !== null && kind === 'comparison' ? 'comparison' : why;
}

function whyNot({ report, signature, arrival, verification }: AssessmentResult) {
  if (arrival.from === 'example') return 'example';
  if (report.scope !== 'site') return UNSIGNED[report.scope];
  if (signature === null) return arrival.from === 'network' ? 'noKey' : 'unsigned';
  const isDoubtful = verification === 'altered' || verification === 'unknown-key' || verification === 'inconsistent';
  return isDoubtful ? 'doubtful' : null;
}

/** Why something can have no short address; null if it may: what was measured here, and signed, may. */
export function whyNotShared(
  kind: SavedKind,
  results: readonly AssessmentResult[],
): ReturnType<typeof whyNotPublished> | 'file' {
  if (results.every(({ arrival }) => arrival.from !== 'file')) return whyNotPublished(kind, results);
  return kind === 'comparison' ? kind : (whyNotPublished(kind, results) ?? 'file');
}

/** The publication that these reports were opened from, all of it in its order; null if they were not. */
export function openedPublication(results: readonly AssessmentResult[]): Publication | null {
  const items = results.map(({ arrival }) => (arrival.from === 'published' ? arrival.item : null));
  const [first = null] = items;
  const isWhole = items.every(
    (item, place) => item?.id === first?.id && item?.place === place && item.of === results.length,
  );
  return isWhole && first !== null
    ? { id: first.id, state: first.state, deleteKey: null, expiresAt: first.expiresAt }
    : null;
}
