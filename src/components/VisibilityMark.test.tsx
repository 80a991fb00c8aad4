import type { ReactElement } from 'react';
import { ChangelogList } from './ChangelogList';
import { EarlierVersions } from './EarlierVersions';
import type { Hidden } from './page-context';
import { PostList } from './PostList';
import { PostNeighbours } from './PostNeighbours';
import { shown } from './testing/shown';

const ENTRY = { title: 'T', description: 'D', path: '/fr/posts/a/', published: '2026-11-01' };

/** Every place that links to a piece of content, with what is said of the piece. */
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
