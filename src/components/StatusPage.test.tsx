import { LOCALES } from '../site/locales';
import { FALLBACK_STATUSES } from '../site/routes';
import { StatusPage } from './StatusPage';
import { elements, shown, stringsOf } from './testing/shown';

it('offers each failure one next step of its own', () => {
  const steps = FALLBACK_STATUSES.map((status) => elements(shown(<StatusPage status={status} />, 'fr'), 'a').at(-1));
  expect(new Set(steps.map((link) => link?.get('href'))).size).toBe(FALLBACK_STATUSES.length);
});

it('finds another way from a missing page: the tool, the search, and a word to us', () => {
  const html = shown(<StatusPage status={404} />, 'ar');
  expect(elements(html, 'form').map((form) => [form.get('action'), form.get('method') ?? 'get'])).toEqual([
    ['/ar/brand-assessment/', 'get'],
    // Where no script runs.
    ['/api/assess', 'post'],
    ['/ar/posts/', 'get'],
  ]);
  expect(elements(html, 'input').map((input) => input.get('name'))).toEqual(['address', 'locale', 'address', 'q']);
  expect(elements(html, 'a').map((link) => link.get('href'))).toEqual(['/ar/feedback/', '/ar/']);
});

it.each(LOCALES)(
  'says a human sentence first in %s, then the generic message, with the digest to be quoted',
  (locale) => {
    const html = shown(<StatusPage status={500} digestSlot={<code>abc123</code>} />, locale);
    const { 500: words } = stringsOf(locale)['status'] as Readonly<Record<string, Readonly<Record<string, string>>>>;
    const parts = ['title', 'lede', 'next', 'application'].map((part) => words?.[part] ?? part);
    const places = [...parts, '<code>abc123</code>'].map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
);
