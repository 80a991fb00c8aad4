import { layoutWidth, zooming } from './viewport';

const FREE = { allowed: true, limit: null };
const FORBIDDEN = { allowed: false, limit: null };

describe('zooming', () => {
  it.each([
    'width=device-width, initial-scale=1',
    'user-scalable=yes',
    'user-scalable=1',
    'user-scalable=-5',
    'user-scalable=device-width',
    'maximum-scale=2',
    'maximum-scale=6.0',
    'maximum-scale=-1',
    'maximum-scale=device-height',
    'maximum-scale',
    'maximum-scale=',
    'maximum-scale=,width=320',
    'user-scalable=no;user-scalable=yes',
    '',
    ' , ; = ',
  ])('is free with %j', (content) => {
    expect(zooming(content)).toEqual(FREE);
  });

  it.each([
    'user-scalable=no',
    'USER-SCALABLE = NO',
    'width=device-width;user-scalable=0',
    'width=device-width user-scalable=no',
    'user-scalable=0.9',
    'user-scalable=-0.5',
    'user-scalable=none',
    'user-scalable==no',
  ])('is forbidden by %j', (content) => {
    expect(zooming(content)).toEqual(FORBIDDEN);
  });

  it.each([
    ['maximum-scale=1', '1'],
    ['initial-scale=1.0, maximum-scale=1.0', '1.0'],
    ['maximum-scale=1.99', '1.99'],
    ['maximum-scale=yes', 'yes'],
    ['maximum-scale=1;', '1'],
    ['maximum-scale=1x', '1x'],
    ['maximum-scale=no', 'no'],
  ])('is limited by %j', (content, limit) => {
    expect(zooming(content)).toEqual({ allowed: true, limit });
  });
});

describe('the width of the layout', () => {
  it.each([
    ['width=device-width', 'device'],
    ['width=320', 'device'],
    ['width=599', 'device'],
    ['width=600', 600],
    ['width=980, initial-scale=1', 980],
    ['initial-scale=1', 'device'],
    ['user-scalable=yes', 'unset'],
    ['', 'unset'],
  ])('with %j is %s', (content, expected) => {
    expect(layoutWidth(content)).toBe(expected);
  });
});
