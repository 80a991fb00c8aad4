import { Header } from './Header';
import { elements, shown } from './testing/shown';

/** Address and `aria-current` of every link that has one. */
function currents(path: string, navigation?: 'posts'): (string | undefined)[][] {
  const html = shown(<Header current={{ path }} alternates={[]} {...(navigation && { navigation })} />);
  return elements(html, 'a')
    .filter((link) => link.has('aria-current'))
    .map((link) => [link.get('href'), link.get('aria-current')]);
}

it('marks the page itself and the section it lies in, each as what it is', () => {
  expect(currents('/en/')).toEqual([['/en/', 'page']]);
  expect(currents('/en/posts/')).toEqual([['/en/posts/', 'page']]);
  expect(currents('/en/posts/names/')).toEqual([['/en/posts/', 'true']]);
  expect(currents('/en/legal/privacy/')).toEqual([]);
});

it('leads to the account from every page, and marks it there', () => {
  const hrefs = elements(shown(<Header current={{ path: '/ar/about/' }} alternates={[]} />, 'ar'), 'a').map((link) =>
    link.get('href'),
  );
  expect(hrefs).toContain('/ar/auth/account/');
  expect(currents('/en/auth/account/')).toEqual([['/en/auth/account/', 'page']]);
});

it('marks the section a page is said to belong to', () => {
  expect(currents('/en/elsewhere/', 'posts')).toEqual([['/en/posts/', 'true']]);
});
