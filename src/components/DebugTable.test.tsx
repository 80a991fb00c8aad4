import { DebugTable } from './DebugTable';
import { elements, shown } from './testing/shown';

const page = (path: string, title: string, description = '') => ({ path, title, description });

it('puts the longest title first, and of equal ones the longer description', () => {
  const html = shown(
    <DebugTable pages={[page('/a/', 'ab'), page('/b/', 'abcd'), page('/c/', 'ab', 'long'), page('/d/', 'abc')]} />,
  );
  expect(elements(html, 'a').map((link) => link.get('href'))).toEqual(['/b/', '/d/', '/c/', '/a/']);
});

it('counts characters, not the units they are stored in', () => {
  expect(shown(<DebugTable pages={[page('/a/', '𠮷野家')]} />)).toContain('<td class="number">3</td>');
});
