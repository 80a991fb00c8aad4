/** What a member saved as a shelf shows it: reports of one site are one brand, the rest stands on its own. */
import { isStandIn } from '../../brand/evidence/page-evidence';
import { DIMENSION_IDS, type DimensionId } from '../../brand/report/report';
import type { SavedItem, SavedReportFacts } from './account-facts';
import { historyOf, type HistoryPoint } from './score-history';

/** A site of which a member saved reports. */
export interface SavedBrand {
  /** As its newest saved report states it. */
  readonly now: SavedReportFacts;
  /** Every measurement of it, those in comparisons as well, the oldest first. */
  readonly points: readonly HistoryPoint[];
  /** Its saved reports, the newest first. At least one. */
  readonly items: readonly SavedItem[];
  readonly change: BrandChange | null;
}

/** How a brand's newest score differs from the one before. */
export interface BrandChange {
  /** When the one before was measured, ISO 8601. */
  readonly since: string;
  /** Per mille; null if the two scores are of different rubrics. */
  readonly by: number | null;
  /** Ids of the checks that pass now and lost points before, and the reverse. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** The dimension that changed most, where it is not known which checks did; null if none did. */
  readonly most: { readonly dimension: DimensionId; readonly by: number } | null;
}

export interface Shelf {
  /** What got worse comes first, then what got better, then the rest; the newest first in each. */
  readonly brands: readonly SavedBrand[];
  /** Comparisons, single pages and pasted HTML, the newest first. */
  readonly others: readonly SavedItem[];
}

const isBrand = ({ kind, reports: [report] }: SavedItem) =>
  kind === 'report' && report?.scope === 'site' && !isStandIn(report.origin);

/** @param items the newest first */
export function shelfOf(items: readonly SavedItem[]): Shelf {
  const own = items.filter(isBrand);
  const origins = [...new Set(own.map(originOf))];
  const brands = origins.flatMap((origin): SavedBrand[] => {
    const newest = own.filter((item) => originOf(item) === origin).toSorted((a, b) => timeOf(b) - timeOf(a));
    const now = newest[0]?.reports[0];
    const points = historyOf(items, origin);
    return now === undefined ? [] : [{ now, points, items: newest, change: changeOf(points) }];
  });
  return { brands: brands.toSorted((a, b) => urgency(a) - urgency(b)), others: items.filter((item) => !isBrand(item)) };
}

const originOf = ({ reports }: SavedItem) => reports[0]?.origin ?? '';
const timeOf = ({ reports }: SavedItem) => Date.parse(reports[0]?.collectedAt ?? '');

function urgency({ change }: SavedBrand): number {
  if (!change?.by) return 2;
  return change.by < 0 ? 0 : 1;
}

/** Between the last two measurements; null if there are no two with a score. */
export function changeOf(points: readonly HistoryPoint[]): BrandChange | null {
  const [before, now] = points.slice(-2);
  if (!before?.overall || !now?.overall) return null;
  const since = before.collectedAt;
  if (now.rubricChanged) return { since, by: null, passed: [], failed: [], most: null };
  const by = now.overall.value - before.overall.value;
  const [was, is] = [before.said, now.said];
  if (!was?.lost || !is?.lost)
    return { since, by, passed: [], failed: [], most: mostChanged(was?.dimensions, is?.dimensions) };
  return { since, by, passed: gone(was.lost, is), failed: gone(is.lost, was), most: null };
}

/** What lost points in one report, and in the other neither did nor could not be read. */
function gone(lost: readonly string[], other: NonNullable<SavedReportFacts['said']>): readonly string[] {
  return lost.filter((id) => other.lost?.includes(id) !== true && other.unread?.includes(id) !== true);
}

type Dimensions = NonNullable<SavedReportFacts['said']>['dimensions'] | undefined;

function mostChanged(was: Dimensions, is: Dimensions): BrandChange['most'] {
  const changes = DIMENSION_IDS.map((dimension, place) => ({
    dimension,
    by: (is?.[place] ?? 0) - (was?.[place] ?? is?.[place] ?? 0),
  }));
  const [most] = changes.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return most === undefined || most.by === 0 ? null : most;
}
