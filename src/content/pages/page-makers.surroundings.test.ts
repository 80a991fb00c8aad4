import { translator } from '../../components/strings';
import { buildI18n } from '../model/strings';
import { surroundings } from './page-makers';

const t = translator(buildI18n(process.cwd()), 'de', 'pages');

it.each([
  ['/de/', ['/de/posts/', '/de/changelog/'], []],
  ['/de/about/', [], ['/de/']],
  ['/de/posts/', ['/de/posts/'], ['/de/']],
  ['/de/posts/page/2/', ['/de/posts/'], ['/de/', '/de/posts/']],
  ['/de/posts/names/', ['/de/posts/'], ['/de/', '/de/posts/']],
  ['/de/changelog/a/', ['/de/changelog/'], ['/de/', '/de/changelog/']],
])('%s announces the feeds of %p and stands below %p', (path, feeds, above) => {
  const found = surroundings(path, 'de', t);
  expect(found.feeds.map(({ folder }) => folder)).toEqual(feeds);
  expect(found.breadcrumbs.map((page) => page.path)).toEqual(above);
});

it('names feeds and pages in the language of the locale', () => {
  expect(surroundings('/de/posts/names/', 'de', t)).toEqual({
    feeds: [{ title: 'Beiträge · Facet', folder: '/de/posts/' }],
    breadcrumbs: [
      { name: 'Facet', path: '/de/' },
      { name: 'Beiträge', path: '/de/posts/' },
    ],
  });
});
