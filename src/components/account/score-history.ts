/** How one URL fared over time, by what a member saved. */
import type { SavedItem, SavedReportFacts } from './account-facts';

export interface HistoryPoint extends SavedReportFacts {
  /** The saved thing that holds it, for a link to it. */
  readonly item: Pick<SavedItem, 'id' | 'kind'>;
  /** Made with another version of the rubric than the one before: the two figures are of different measures. */
  readonly rubricChanged: boolean;
}

const timeOf = ({ collectedAt }: SavedReportFacts) => Date.parse(collectedAt);

/**
 * Every report of one URL, the oldest first and each once, however often it was saved: a report saved alone is
 * before the same one in a comparison. Reports of single pages are left out, since they answer fewer questions.
 *
 * @param items as saved, in any order
 * @param origin as lists have it, e.g. `https://example.com`, or a page of it
 */
export function historyOf(items: readonly SavedItem[], origin: string): readonly HistoryPoint[] {
  const alone = ({ kind }: SavedItem) => (kind === 'report' ? 0 : 1);
  const found = new Map<number, { readonly item: SavedItem; readonly facts: SavedReportFacts }>();
  for (const item of items.toSorted((a, b) => alone(a) - alone(b))) {
    for (const facts of item.reports) {
      if (facts.origin !== origin || facts.scope !== 'site' || found.has(timeOf(facts))) continue;
      found.set(timeOf(facts), { item, facts });
    }
  }
  const inOrder = [...found.values()].toSorted((a, b) => timeOf(a.facts) - timeOf(b.facts));
  return inOrder.map(({ item: { id, kind }, facts }, place) => {
    const before = inOrder[place - 1]?.facts.rubricVersion;
    return { ...facts, item: { id, kind }, rubricChanged: before !== undefined && before !== facts.rubricVersion };
  });
}
