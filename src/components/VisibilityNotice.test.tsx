import { shown } from './testing/shown';
import { VisibilityNotice } from './VisibilityNotice';

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
