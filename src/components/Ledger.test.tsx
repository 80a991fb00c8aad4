import { ChangelogList, PostList, type ChangelogSummary } from './Ledger';
import { elements, shown } from './testing/shown';

const POST = {
  title: 'One name',
  description: 'In five places.',
  path: '/ar/posts/names/',
  published: '2025-03-14',
  readingMinutes: 3,
};

it('marks title and description of an untranslated post with their language and direction, and says so', () => {
  const html = shown(<PostList posts={[{ ...POST, lang: 'en', fallback: true }]} />, 'ar');
  const [link] = elements(html, 'a');
  expect([link?.get('lang'), link?.get('dir'), link?.get('hrefLang')]).toEqual(['en', 'ltr', 'en']);
  expect(html).toContain('<span lang="en" dir="ltr">In five places.</span>');
  expect(html).toMatch(/<small>[^<]*الإنجليزية/);
});

it('says nothing of the kind of a translated one', () => {
  const html = shown(<PostList posts={[POST]} />, 'ar');
  expect(html).not.toMatch(/<small>|lang="en"/);
});

it('writes days as the reader does, the same for every time zone', () => {
  const html = shown(<PostList posts={[POST]} />, 'ja');
  expect(html).toContain('<time dateTime="2025-03-14">2025年3月14日</time>');
});

const ENTRY: ChangelogSummary = {
  title: 'Cards',
  description: 'Cards of your own.',
  path: '/ar/changelog/cards/',
  published: '2026-01-02',
  kinds: ['added', 'fixed'],
};

it('lists the kinds of a change without a word between them', () => {
  expect(shown(<ChangelogList entries={[ENTRY]} />)).toContain('<p class="label">Added, Fixed</p>');
});

it('shows a version where a change has one', () => {
  expect(shown(<ChangelogList entries={[{ ...ENTRY, version: '1.2' }]} />)).toContain('>1.2</span><time');
  expect(shown(<ChangelogList entries={[ENTRY]} />)).not.toContain('class="version"');
});

it('has titles one level below the heading it stands under', () => {
  expect(shown(<ChangelogList entries={[ENTRY]} />)).toMatch(/<h2[^>]*><a/);
  expect(shown(<ChangelogList entries={[ENTRY]} level={3} />)).toMatch(/<h3[^>]*><a/);
});

it('marks title and description of an untranslated entry with their language and direction, and says so', () => {
  const html = shown(<ChangelogList entries={[{ ...ENTRY, lang: 'en', fallback: true }]} />, 'ar');
  const [link] = elements(html, 'a');
  expect([link?.get('lang'), link?.get('dir'), link?.get('hrefLang')]).toEqual(['en', 'ltr', 'en']);
  expect(html).toContain('<span lang="en" dir="ltr">Cards of your own.</span>');
  expect(html).toMatch(/<small>[^<]*الإنجليزية/);
});
