import { isFileName, isPlaceholder } from './file-names';

it.each([
  ...['a.png', 'a.JPG', 'a.jpeg', 'tea house.gif', 'a.svg', 'a.webp', 'a.avif', 'a.ico', 'a.bmp'],
  ...['IMG_2041', 'img2041', 'DSC00042', 'DSCN 0042', 'DSCF0042', 'PXL_20240501', 'MVIMG_2024', 'WP_2024'],
  ...['Screenshot 2024-05-01', 'Screen Shot 2024-05-01 12:30', 'Bildschirmfoto 2024-05-01', 'Capture-1.2', '20410'],
])('%j is the name of a file', (name) => {
  expect(isFileName(name, '')).toBe(true);
});

it.each([
  '.png',
  'a .png',
  'a.png is nice',
  'a.pngs',
  'a.jpe',
  'my IMG_2041',
  'IMG',
  'IMG_2041 by Ann',
  '2041',
  '20410 teas',
])('%j is none', (name) => {
  expect(isFileName(name, '')).toBe(false);
});

it.each([
  ['nw_tea', 'nw_tea.svg', true],
  ['nw_tea', 'nw_tea-300x200.svg', true],
  ['nw_tea', 'nw_tea_1x99999.svg', true],
  ['nw_tea', 'nw_tea.v2.svg', false],
  ['nw_tea', 'nw_tea-300.svg', false],
  ['nw_tea', 'other.svg', false],
  ['t-shirt', 't-shirt.png', false],
  ['a-b-c', 'a-b-c.png', true],
  ['logo-tea', 'logo-tea.png', true],
  ['tea-Picture', 'tea-Picture.png', true],
  ['logos-tea', 'logos-tea.png', false],
  ['tea2', 'tea2.png', true],
  ['TEA2', 'TEA2.png', true],
  ['tea 204', 'tea 204.png', true],
  ['tea 20', 'tea 20.png', false],
  ['tea', 'tea.png', false],
])('%j of %j is its name: %s', (name, file, is) => {
  expect(isFileName(name, file)).toBe(is);
});

it('texts that only say that there is an image are known', () => {
  expect(
    ['Image', ' alt text. ', 'Beitragsbild', 'IMAGE À LA UNE', '画像', 'thumbnail', '섬네일'].filter(isPlaceholder),
  ).toHaveLength(7);
  expect(['', 'Image of tea', 'tea', `image${' '.repeat(76)}`].filter(isPlaceholder)).toEqual([]);
  expect(isPlaceholder(`image${' '.repeat(75)}`)).toBe(true);
});
