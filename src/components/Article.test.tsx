import { Article } from './Article';
import { elements, shown } from './testing/shown';

const TOC = [
  { id: 'use', text: 'Use', depth: 2 },
  { id: 'limits', text: 'Limits', depth: 3 },
] as const;

it('marks everything of a text in another language, and says what the reader should know in theirs', () => {
  const html = shown(
    <Article title="Names" lede="About names" lang="en" dir="ltr" toc={TOC} notice="ملاحظة" html="<p>x</p>" />,
    'ar',
  );
  const marked = elements(html, 'div').filter((div) => div.get('lang') === 'en' && div.get('dir') === 'ltr');
  expect(marked.map((div) => div.get('class'))).toEqual(['page-header', 'prose']);
  expect(elements(html, 'ol').map((list) => list.get('lang'))).toEqual(['en']);
  expect(elements(html, 'nav')[0]?.has('lang')).toBe(false);
  expect(html.indexOf('ملاحظة')).toBeLessThan(html.indexOf('<h1'));
});

it('leads to the sections of the text, those below others set apart', () => {
  const html = shown(<Article title="Names" toc={TOC} html="" />);
  expect(elements(html, 'a').map((link) => link.get('href'))).toEqual(['#use', '#limits']);
  expect(elements(html, 'li').map((item) => item.get('class'))).toEqual([undefined, 'toc-deeper']);
});

it('has a margin only where something stands in it', () => {
  expect(shown(<Article title="Names" html="" />)).not.toContain('class="margin"');
  expect(shown(<Article title="Names" html="" meta="Ada" />)).toContain('<div class="margin">Ada</div>');
});
