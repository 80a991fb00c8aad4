import { shown } from '../testing/shown';
import type { SavedItem, SavedReportFacts } from './account-facts';
import { AddressHistory } from './AddressHistory';

function item(id: string, origin: string, scope: SavedReportFacts['scope']): SavedItem {
  const report: SavedReportFacts = {
    ...{ origin, name: null, rubricVersion: '2.0', scope },
    collectedAt: '2026-06-01T12:00:00.000Z',
    overall: { value: 500, low: 500, high: 500 },
  };
  return { id, kind: 'report', savedAt: '2026-06-01T12:00:00.000Z', bytes: 1, reports: [report] };
}

it('offers the addresses that have a history: those of sites, not of single pages or of pasted ones', () => {
  const items = [
    item('1', 'https://b.example', 'site'),
    item('2', 'https://page.example', 'page'),
    item('3', 'https://pasted.invalid', 'site'),
    item('4', 'https://a.example', 'site'),
    item('5', 'https://b.example', 'site'),
  ];
  const html = shown(<AddressHistory items={items} address={null} />);
  expect([...html.matchAll(/<option value="([^"]*)"/g)].map(([, origin]) => origin)).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});
