import { shown } from '../testing/shown';
import { AuditTrail } from './InboxMessagePage';

const CHANGE = { by: 'Ed', at: '2026-06-01T12:00:00.000Z' };

it('tells a note that was taken away from one that was left alone', () => {
  const removed = 'Answer removed.';
  expect(shown(<AuditTrail changes={[{ ...CHANGE, note: '' }]} />)).toContain(removed);
  const moved = shown(<AuditTrail changes={[{ ...CHANGE, status: { from: 'new', to: 'done' } }]} />);
  expect(moved).not.toContain(removed);
  expect(moved).toContain('Status changed from “New” to “Done”.');
});
