import type { Locale } from '../site/locales';
import { EarlierVersions, type ShownVersion } from './EarlierVersions';
import { elements, shown } from './testing/shown';

const OLD: ShownVersion = {
  id: 'old',
  title: 'Terms',
  description: 'For all.',
  html: '<h5 id="version.2025-01-01.use">Use</h5>',
  comparedWith: '2026-01-01',
  difference: '<p>Kept for <del>30</del></p>',
};

function list(
  versions: { version: string; id: string | null }[],
  texts: ShownVersion[],
  locale: Locale = 'en',
): string {
  return shown(
    <EarlierVersions current="2026-01-01" versions={versions} shown={texts} sourcePath="/en/legal/terms/" />,
    locale,
  );
}

it('says from when to when each version was in force, the newest first', () => {
  const html = list(
    [
      { version: '2025-03-01', id: 'old' },
      { version: '2024-01-01', id: 'older' },
    ],
    [OLD, { ...OLD, id: 'older' }],
  );
  expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, text]) => text)).toEqual([
    'In force from 1 March 2025 to 31 December 2025',
    'In force from 1 January 2024 to 28 February 2025',
  ]);
  expect(elements(html, 'div').flatMap((div) => div.get('id') ?? [])).toEqual([
    'version.2025-03-01',
    'version.2024-01-01',
  ]);
});

it('shows what the next version changed, and the text', () => {
  const html = list([{ version: '2025-01-01', id: 'old' }], [OLD]);
  expect(html).toContain('What changed in the version of 1 January 2026');
  expect(html).toContain('<del>30</del>');
  expect(html).toContain('id="version.2025-01-01.use"');
});

it('says where the wording stayed the same', () => {
  expect(list([{ version: '2025-01-01', id: 'old' }], [{ ...OLD, difference: null }])).toContain('stayed the same');
});

it('leads from a version that is not translated to that version in the default locale', () => {
  const html = list([{ version: '2025-01-01', id: null }], [], 'de');
  expect(html).toContain('nicht übersetzt');
  const [link] = elements(html, 'a');
  expect([link?.get('href'), link?.get('hrefLang')]).toEqual(['/en/legal/terms/#version.2025-01-01', 'en']);
});

it('is absent where there is one version', () => {
  expect(list([], [])).toBe('');
});
