import { readList } from './list';

const OPTIONS = { local: false, sampleHosts: [] };
const LIST = `\uFEFF# Our brands
brand.com
  https://www.brand.com/tea   # the shop\r
\r
https://BRAND.com/other
tea.co.uk#not-a-comment
localhost:8000
localhost:8000
# https://left-out.com
http://`;

describe('a list of addresses', () => {
  it('is read line by line, without comments, each origin once and in its order', () => {
    expect(readList(LIST, OPTIONS)).toEqual([
      { ok: true, address: 'brand.com', origin: 'https://brand.com', target: 'brand.com' },
      { ok: true, address: 'https://www.brand.com/tea', origin: 'https://www.brand.com', target: 'brand.com' },
      { ok: true, address: 'tea.co.uk#not-a-comment', origin: 'https://tea.co.uk', target: 'tea.co.uk' },
      { ok: false, address: 'localhost:8000', code: 'address-private' },
      { ok: false, address: 'http://', code: 'address-malformed' },
    ]);
  });

  it('may hold private addresses where they may be asked', () => {
    expect(readList('localhost:8000\n127.0.0.1:8000', { ...OPTIONS, local: true })).toEqual([
      { ok: true, address: 'localhost:8000', origin: 'http://localhost:8000', target: 'localhost' },
      { ok: true, address: '127.0.0.1:8000', origin: 'http://127.0.0.1:8000', target: '127.0.0.1' },
    ]);
  });

  it.each(['', '\n\r\n', '# nothing'])('may be empty: %j', (text) => {
    expect(readList(text, OPTIONS)).toEqual([]);
  });
});
