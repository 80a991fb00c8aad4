import { safeText } from '../../encoding/terminal';
import { inColour, usesColour, widthOf } from './paint';

const situation = (change: object) => usesColour({ color: true, env: {}, isTerminal: true, ...change });

describe('colours', () => {
  it.each([
    ['on a terminal', {}, true],
    ['without one', { isTerminal: false }, false],
    ['where NO_COLOR is set', { env: { NO_COLOR: '1' } }, false],
    ['where NO_COLOR is empty', { env: { NO_COLOR: '' } }, true],
    ['on a terminal that has none', { env: { TERM: 'dumb' } }, false],
    ['where they are forced, as CI does', { isTerminal: false, env: { FORCE_COLOR: '1' } }, true],
    ['where they are forced off', { env: { FORCE_COLOR: '0' } }, false],
    ['where they are forced and unwanted', { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }, false],
    ['where --no-color was typed', { color: false, env: { FORCE_COLOR: '1' } }, false],
  ])('%s', (_, change, expected) => {
    expect(situation(change)).toBe(expected);
  });

  it('end where their text ends', () => {
    expect(inColour('bold', safeText('x'))).toBe('\x1b[1mx\x1b[22m');
    expect(inColour('good', safeText(''))).toBe('');
  });
});

it.each([
  [null, null, {}, 80],
  [null, 72, {}, 72],
  [null, 300, {}, 100],
  [null, null, { COLUMNS: '60' }, 60],
  [null, null, { COLUMNS: 'many' }, 80],
  [120, 72, {}, 120],
  [null, 8, {}, 20],
])('typed %s on %s columns with %j is %i wide', (typed, columns, env, width) => {
  expect(widthOf(typed, columns, env)).toBe(width);
});
