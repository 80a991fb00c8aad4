import { refreshDelay } from './refresh';

describe('a refresh', () => {
  it.each([
    ['0', 0],
    ['5', 5],
    [' 5 ; url=/a', 5],
    ['5,/a', 5],
    ['5 /a', 5],
    ['5.9; url=/a', 5],
    ['.5', 0],
    ['1.2.3;', 1],
    ['007', 7],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('%j comes after %d seconds', (content, seconds) => {
    expect(refreshDelay(content)).toBe(seconds);
  });

  it.each(['', 'url=/a', '-1', '+5', '5x', '5: /a', ';5', '1e3'])('%j is not one', (content) => {
    expect(refreshDelay(content)).toBeNull();
  });

  it('is read in one go however long it is', () => {
    expect(refreshDelay(`${'1'.repeat(1_000_000)}x`)).toBeNull();
  });
});
