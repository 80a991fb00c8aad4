import { shown } from '../testing/shown';
import { Reused } from './Reused';

const MEASURED = { collectedAt: '2026-06-01T12:00:00.000Z', until: '2026-06-01T12:10:45.000Z' };
const at = (time: string) => Date.parse(`2026-06-01T${time}.000Z`);
const textOf = (now: number) => shown(<Reused {...MEASURED} now={now} />).replace(/<[^>]+>/g, '');

it.each([
  ['12:00:20', 'Measured 1 minute ago. You can measure again in 11 minutes.'],
  ['12:09:50', 'Measured 10 minutes ago. You can measure again in 1 minute.'],
  ['12:11:00', 'Measured 11 minutes ago. You can measure again now.'],
])('at %s: %s', (time, text) => {
  expect(textOf(at(time))).toBe(text);
});
