import { srcsetUrls } from './insecure-resources';

describe('srcsetUrls', () => {
  it.each([
    ['', []],
    [' , ', []],
    ['a.png', ['a.png']],
    ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
    ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
    ['a.png, b.png', ['a.png', 'b.png']],
    ['a.png,b.png', ['a.png,b.png']],
    ['w_1,h_2/a.png 100w,\n\tw_3,h_4/b.png 200w', ['w_1,h_2/a.png', 'w_3,h_4/b.png']],
    ['a.png calc(1x, 2x), b.png', ['a.png', 'b.png']],
    ['a.png calc(1x, b.png', ['a.png']],
    ['data:image/gif;base64,AAAA 1x, b.png 2x', ['data:image/gif;base64,AAAA', 'b.png']],
  ])('of %j are %j', (srcset, urls) => {
    expect(srcsetUrls(srcset)).toEqual(urls);
  });
});
