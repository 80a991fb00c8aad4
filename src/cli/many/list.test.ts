import { readList } from './list';

const OPTIONS = { local: false, sampleHosts: [] };
const LIST = `\uFEFF# Our brands
brand.com
  https://www.brand.com/tea   # the shop\r
\r
https://BRAND.com/?utm=x
https://BRAND.com/other#top
brand.com/other
tea.co.uk#not-a-comment
localhost:8000
localhost:8000
# https://left-out.com
http://`;

const entry = (address: string, origin: string, target: string) => ({
  ok: true,
  address,
  origin,
  page: origin,
  target,
});

describe('a list of addresses', () => {
  it('is read line by line, without comments, each page once and in its order', () => {
    expect(readList(LIST, OPTIONS)).toEqual([
      entry('brand.com', 'https://brand.com', 'brand.com'),
      {
        ...entry('https://www.brand.com/tea', 'https://www.brand.com', 'brand.com'),
        page: 'https://www.brand.com/tea',
      },
      { ...entry('https://BRAND.com/other#top', 'https://brand.com', 'brand.com'), page: 'https://brand.com/other' },
      entry('tea.co.uk#not-a-comment', 'https://tea.co.uk', 'tea.co.uk'),
      { ok: false, address: 'localhost:8000', code: 'address-private' },
      { ok: false, address: 'http://', code: 'address-malformed' },
    ]);
  });

  it('may hold private addresses where they may be asked', () => {
    expect(readList('localhost:8000\n127.0.0.1:8000', { ...OPTIONS, local: true })).toEqual([
      entry('localhost:8000', 'http://localhost:8000', 'localhost'),
      entry('127.0.0.1:8000', 'http://127.0.0.1:8000', '127.0.0.1'),
    ]);
  });

  it.each(['', '\n\r\n', '# nothing'])('may be empty: %j', (text) => {
    expect(readList(text, OPTIONS)).toEqual([]);
  });
});
