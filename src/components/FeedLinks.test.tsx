import { FeedLinks } from './FeedLinks';
import { elements, shown } from './testing/shown';

it('links to the feeds of the section in the locale of the page, each with its media type', () => {
  const links = elements(shown(<FeedLinks section="changelog" />, 'ja'), 'a');
  expect(links.map((link) => [link.get('href'), link.get('type')])).toEqual([
    ['/ja/changelog/rss.xml', 'application/rss+xml'],
    ['/ja/changelog/atom.xml', 'application/atom+xml'],
    ['/ja/changelog/feed.json', 'application/feed+json'],
  ]);
});
