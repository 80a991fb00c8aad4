import { FEED_ENTRIES } from '../../site/feeds';
import { compareBuilds } from './compare-builds';
import { build, fallback, page } from './testing/facts';

it('an entry of a feed is gone that is no longer translated, though a draft pushed it out, too', () => {
  const slugs = Array.from({ length: FEED_ENTRIES }, (_, index) => `/de/posts/s${index}/`);
  const entries = slugs.map((path) => ({ path, title: path, digest: 'same' }));
  const draft = page('/de/posts/draft/', { visibility: 'draft' });
  const feeds = (list: typeof entries) => ({ feeds: [{ locale: 'de' as const, folder: '/de/posts/', entries: list }] });
  const last = slugs.at(-1) ?? '';
  const after = [...slugs.slice(0, -1).map((path) => page(path)), fallback(last), draft];
  const [change] = compareBuilds(
    build(
      slugs.map((path) => page(path)),
      feeds(entries),
    ),
    build(after, feeds([{ path: draft.path, title: 'Draft', digest: 'draft' }, ...entries.slice(0, -1)])),
  ).feeds;
  expect(change?.removed.map(({ path }) => path)).toEqual([last]);
});
