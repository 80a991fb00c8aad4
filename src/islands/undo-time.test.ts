import { LIMITS } from '../site/limits';
import { UNDO_MS, undoTime } from './undo-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A button without a page: it hears events, which is all that is asked of it. */
function button() {
  const target = new EventTarget();
  return { element: target as HTMLElement, send: (type: string) => target.dispatchEvent(new Event(type)) };
}

it.each([
  ['focus', 'blur'],
  ['pointerenter', 'pointerleave'],
])('the time stands still between %s and %s, and begins anew after that', (begin, end) => {
  const { element, send } = button();
  const over = jest.fn();
  undoTime(element, over);
  jest.advanceTimersByTime(9_000);
  send(begin);
  jest.advanceTimersByTime(60_000);
  send(end);
  jest.advanceTimersByTime(9_000);
  expect(over).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(over).toHaveBeenCalledTimes(1);
});

it('stands still as long as either holds the button, and is over for good once it is ended', () => {
  const { element, send } = button();
  const over = jest.fn();
  const end = undoTime(element, over);
  send('focus');
  send('pointerenter');
  send('blur');
  jest.advanceTimersByTime(60_000);
  expect(over).not.toHaveBeenCalled();
  send('pointerleave');
  end();
  send('focus');
  send('blur');
  jest.advanceTimersByTime(60_000);
  expect(over).not.toHaveBeenCalled();
});

it('is over well before the server forgets: a slow network takes some seconds, too', () => {
  expect(LIMITS.undoDeletionSeconds * 1000).toBeGreaterThanOrEqual(UNDO_MS + 15_000);
});
