import { answered, evidence, GOOD_PAGE, innerPage, page } from '../../examples/evidence';
import { BLANK, change, cut, edited } from '../../examples/pages';
import type { Case } from '../check';

/** A site whose root leads to another path. */
const ledTo = (path: string, html: string) =>
  evidence(
    answered('https-home', html, {
      finalUrl: `https://northwind.example${path}`,
      redirects: [{ url: 'https://northwind.example/', status: 302, location: path }],
    }),
  );

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', change('<img src="/logo.svg" alt="Northwind">', '<svg><title>Northwind</title></svg>')],
  ['pass', change('<a href="/"><img', '<a href="/" aria-label="Northwind"><img alt')],
  ['pass', change(/<img src="\/logo.svg"[^>]*>/, '<svg role="img" aria-label="Northwind"></svg>')],
  ['pass', change('<img src="/logo.svg"', '<amp-img src="/logo.svg"')],
  ['pass', ledTo('/us/en/start.html', edited('<a href="/">', '<a href="start.html#top">'))],
  ['absent', ledTo('/us/en/start.html', edited('<a href="/">', '<a href="/us/en/">'))],
  ['absent', change('alt="Northwind"', 'alt="Logo"')],
  // The name in a link elsewhere is not the brand's mark.
  ['pass', change('<a href="/">', '<a href="https://shop.northwind.example/">')],
  ['absent', change('<a href="/">', '<a href="/about">')],
  ['misspelt', change('alt="Northwind"', 'alt="Norhtwind logo"')],
  ['unnamed', page(BLANK)],
  ['pass', innerPage(GOOD_PAGE)],
  ['inner', innerPage(edited('alt="Northwind"', 'alt="Logo"'))],
  ['misspelt', innerPage(edited('alt="Northwind"', 'alt="Norhtwind"'))],
  ['unread', cut('<meta property="og:site_name" content="N">')],
];
