import { OutdatedNotice } from './OutdatedNotice';
import { elements, shown } from './testing/shown';

const SECTIONS = [
  { id: null, heading: 'Terms' },
  { id: 'use', heading: 'Use' },
];

it('says how many sections changed, and leads to those that can be linked', () => {
  const html = shown(<OutdatedNotice sourcePath="/en/posts/a/" sections={SECTIONS} total={9} />, 'ar');
  expect(html).toContain('تغيّر قسمان من أصل 9');
  const links = elements(html, 'a');
  expect(links.map((link) => link.get('href'))).toEqual(['/en/posts/a/#use']);
  expect([links[0]?.get('hrefLang'), links[0]?.get('lang'), links[0]?.get('dir')]).toEqual(['en', 'en', 'ltr']);
  expect(html).toContain('<span lang="en" dir="ltr">Terms</span>');
});

it('never counts more changed sections than there are', () => {
  const html = shown(<OutdatedNotice sourcePath="/en/posts/a/" sections={SECTIONS} total={1} />, 'de');
  expect(html).toContain('2 von 2 Abschnitten');
});
