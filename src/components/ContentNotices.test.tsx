import type { ReactElement } from 'react';
import { PostNeighbours } from './ArticleFooter';
import { OutdatedNotice, VisibilityNotice } from './ContentNotices';
import { EarlierVersions } from './EarlierVersions';
import { ChangelogList, PostList } from './Ledger';
import type { Hidden } from './page-context';
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

const ENTRY = { title: 'T', description: 'D', path: '/fr/posts/a/', published: '2026-11-01' };

/** Every place that links to a piece of content, with what is said about the piece. */
const PLACES: readonly (readonly [string, (more: { readonly hidden?: Hidden }) => ReactElement])[] = [
  ['the list of posts', (more) => <PostList posts={[{ ...ENTRY, readingMinutes: 1, ...more }]} />],
  ['the changelog', (more) => <ChangelogList entries={[{ ...ENTRY, kinds: ['added'], ...more }]} />],
  ['the neighbours', (more) => <PostNeighbours newer={null} older={{ ...ENTRY, fallback: false, ...more }} />],
  [
    'earlier versions',
    (more) => (
      <EarlierVersions
        current="2026-12-01"
        versions={[{ version: '2026-11-01', id: null, ...more }]}
        shown={[]}
        sourcePath="/en/legal/terms/"
      />
    ),
  ],
];

describe.each(PLACES)('in %s', (_, place) => {
  it('marks a draft as one', () => {
    expect(shown(place({ hidden: { visibility: 'draft', due: null } }), 'fr')).toContain('<strong>Brouillon</strong>');
  });

  it('says from when the public site shows it', () => {
    const html = shown(place({ hidden: { visibility: 'scheduled', due: '2026-12-03T00:00:00.000Z' } }), 'fr');
    expect(html).toContain('<strong>À partir du 3 décembre 2026</strong>');
  });

  it('says nothing of what is public', () => {
    expect(shown(place({}), 'fr')).not.toContain('<strong>');
  });
});

it('says of a draft that it is one', () => {
  const html = shown(<VisibilityNotice visibility="draft" due="2027-01-02" />, 'fr');
  expect(html).toContain('Brouillon');
  expect(html).not.toContain('2027');
});

it('says when a scheduled text appears, in UTC', () => {
  const html = shown(<VisibilityNotice visibility="scheduled" due="2027-01-02T00:30:00Z" />, 'de');
  expect(html).toContain('Dieser Text erscheint am 2. Januar 2027.');
});

it('says nothing of a public text', () => {
  expect(shown(<VisibilityNotice visibility="public" due="2027-01-02" />)).toBe('');
});
