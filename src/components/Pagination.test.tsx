import { Pagination } from './Pagination';
import { elements, shown } from './testing/shown';

function links(page: number, pages: number): (string | undefined)[][] {
  const html = shown(<Pagination page={page} pages={pages} hrefOf={(n) => `/p/${n}/`} />);
  return elements(html, 'a').map((link) => [link.get('rel'), link.get('href')]);
}

it('leads to the neighbours there are', () => {
  expect(links(1, 3)).toEqual([['next', '/p/2/']]);
  expect(links(2, 3)).toEqual([
    ['prev', '/p/1/'],
    ['next', '/p/3/'],
  ]);
  expect(links(3, 3)).toEqual([['prev', '/p/2/']]);
});

it('is absent where all is on one page', () => {
  expect(shown(<Pagination page={1} pages={1} hrefOf={String} />)).toBe('');
});
