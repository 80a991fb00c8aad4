/** Things a member saved, for tests of the pages that show them. */
import type { SavedItem, SavedReportFacts } from '../account-facts';

export function savedFacts(changes: Partial<SavedReportFacts> = {}): SavedReportFacts {
  return {
    origin: 'https://northwind.example',
    name: 'Northwind',
    collectedAt: '2026-05-01T09:30:00.000Z',
    rubricVersion: '1.0',
    scope: 'site',
    overall: { value: 734, low: 734, high: 734 },
    ...changes,
  };
}

/** A saved report. */
export function savedReport(id: string, facts: Partial<SavedReportFacts> = {}): SavedItem {
  const report = savedFacts(facts);
  return { id, kind: 'report', savedAt: report.collectedAt, bytes: 110_000, reports: [report] };
}
