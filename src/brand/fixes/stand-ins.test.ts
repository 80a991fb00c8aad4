import { evidence } from '../examples/evidence';
import { reportOf } from '../testing/pasting';
import type { FixBlock, PlaceholderId } from './block';
import { byId, filledIn, standInImages } from './stand-ins';

const PAGE = 'https://northwind.example/tea';
const good = reportOf(evidence());

const block = (text: string, ...placeholders: readonly PlaceholderId[]): FixBlock => ({
  ...{ id: 'head', text, checks: [], placeholders, inferred: [], replaces: [], states: [] },
});

describe('what a brand would fill in', () => {
  const filled = (text: string, portrait: Partial<typeof good.portrait> = {}) => {
    const report = { ...good, portrait: { ...good.portrait, ...portrait } };
    return filledIn(block(text), report).text;
  };

  it.each<[id: PlaceholderId, text: string]>([
    ['address', 'https://northwind.example/'],
    ['contact', 'mailto:security@northwind.example'],
    ['expires', '2026-01-02T03:04:05.000Z'],
    ['icon', 'https://northwind.example/filled-in/icon.png'],
    ['image', 'https://northwind.example/filled-in/image.png'],
    ['language', 'en'],
    ['locale', 'en_XX'],
    ['logo', 'https://northwind.example/filled-in/logo.png'],
    ['name', 'Northwind'],
    ['short-name', 'Northwind'],
    ['profile', 'https://profiles.invalid/1'],
  ])('for %s is %s', (id, text) => {
    expect(filled(`<a href="REPLACE: ${byId(id)}">`)).toBe(`<a href="${text}">`);
  });

  it('is the language of the text before the declared one, and another profile each time', () => {
    expect(filled('REPLACE: language', { textLanguage: 'de', language: 'fr' })).toBe('de');
    const { textLanguage: _, ...unknown } = good.portrait;
    expect(filledIn(block('REPLACE: language'), { ...good, portrait: { ...unknown, language: null } }).text).toBe('en');
    expect(filled('REPLACE: profile REPLACE: profile')).toBe('https://profiles.invalid/1 https://profiles.invalid/2');
    expect(filled('REPLACE: short-name', { name: 'Northwind Trading' })).toBe('Northwind Tr');
    expect(filled('REPLACE: name REPLACE: short-name', { name: null })).toBe('northwind.example Brand');
  });

  it('are pictures where they are asked for, each as large as it has to be', () => {
    const asked = standInImages([block('', 'logo', 'name'), block('', 'image', 'icon')], PAGE);
    expect(asked.map(({ request, url, body: { width, height } }) => [request, url, width, height])).toEqual([
      ['preview-image', 'https://northwind.example/filled-in/image.png', 1200, 630],
      ['icon', 'https://northwind.example/filled-in/icon.png', 96, 96],
      ['logo', 'https://northwind.example/filled-in/logo.png', 512, 512],
    ]);
    expect(standInImages([block('', 'icon')], PAGE).map(({ request }) => request)).toEqual(['icon']);
  });
});
