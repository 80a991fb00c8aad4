import { ArticleMeta } from './ArticleMeta';
import { elements, shown } from './testing/shown';

const ADA = { name: 'Ada', path: '/de/posts/author/ada/' };
const BO = { name: 'Bo', path: '/de/posts/author/bo/' };

const days = (html: string) => elements(html, 'time').map((time) => time.get('dateTime'));

it('says when a text was changed only where that was another day', () => {
  expect(days(shown(<ArticleMeta published="2026-01-02" updated="2026-01-02" />))).toEqual(['2026-01-02']);
  expect(days(shown(<ArticleMeta published="2026-01-02" updated="2026-02-03" />))).toEqual([
    '2026-01-02',
    '2026-02-03',
  ]);
});

it('leads from each author to what they wrote, their names joined as the language does', () => {
  const html = shown(<ArticleMeta authors={[ADA, BO]} />, 'de');
  expect(elements(html, 'a').map((link) => [link.get('rel'), link.get('href')])).toEqual([
    ['author', ADA.path],
    ['author', BO.path],
  ]);
  expect(html.replace(/<[^>]*>/g, '')).toContain('Ada und Bo');
});

it('says of a legal document from when on it is in force', () => {
  const html = shown(<ArticleMeta inForceFrom="2026-01-02" version="2026-01-02" />);
  expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/Version\s+2026-01-02\s+In force from\s+2 January 2026/);
});

it('counts minutes in the plural of the language', () => {
  expect(shown(<ArticleMeta readingMinutes={1} />)).toContain('>1 minute<');
  expect(shown(<ArticleMeta readingMinutes={2} />, 'ar')).toContain('>دقيقتان<');
  expect(shown(<ArticleMeta readingMinutes={12} />, 'ar')).toContain('>12 دقيقة<');
});
