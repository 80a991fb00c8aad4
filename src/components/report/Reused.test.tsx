import { shown } from '../testing/shown';
import { Reused } from './Reused';

const MEASURED = { collectedAt: '2026-06-01T12:00:00.000Z', until: '2026-06-01T12:10:45.000Z' };
const at = (time: string) => Date.parse(`2026-06-01T${time}.000Z`);
const textOf = (now: number, clock?: string) =>
  shown(<Reused {...MEASURED} now={now} {...(clock !== undefined && { clock })} />).replace(/<[^>]+>/g, '');

it.each([
  ['12:00:20', undefined, 'Measured 1 minute ago. A new measurement is possible in 11 minutes.'],
  ['12:04:00', '14:11', 'Measured 4 minutes ago. A new measurement is possible at 14:11.'],
  ['12:11:00', '14:11', 'Measured 11 minutes ago. A new measurement is possible now.'],
])('at %s, with the clock at %s: %s', (time, clock, text) => {
  expect(textOf(at(time), clock)).toBe(text);
});
