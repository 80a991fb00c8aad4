import type { Portrait } from '../naming/portrait';
import { failedCheck, GOOD_PORTRAIT } from '../testing/previewed';
import { faceChanges } from './face-changes';

const seen = (portrait: Partial<Portrait> = {}, ...failed: readonly string[]) => ({
  portrait: { ...GOOD_PORTRAIT, ...portrait },
  checks: failed.map((id) => failedCheck(id)),
});
const changes = (before: ReturnType<typeof seen>, after: ReturnType<typeof seen>) =>
  faceChanges(before, after).map(({ part, faces, ...change }) => [part, faces.join(' '), change.before, change.after]);
const { openGraph } = GOOD_PORTRAIT;

describe('what changes between two sights of a brand', () => {
  it('is nothing where nothing does, or where one of the two was not read', () => {
    expect(faceChanges(seen(), seen())).toEqual([]);
    expect(faceChanges(seen(), seen({ page: 'unread', title: 'Tea' }))).toEqual([]);
    expect(faceChanges(seen({ page: 'unread', title: 'Tea' }), seen())).toEqual([]);
  });

  it('is the address in search results, and that of a shared link', () => {
    const canonical = 'https://northwind.example/tea';
    expect(changes(seen(), seen({ canonical }))).toEqual([['text', 'search', GOOD_PORTRAIT.canonical, canonical]]);
    expect(changes(seen(), seen({ openGraph: { ...openGraph, url: canonical } }))).toEqual([
      ['text', 'link', openGraph.url, canonical],
    ]);
    // Without og:url the canonical address is shared, without both the page's own.
    const none = { ...openGraph, url: null };
    expect(changes(seen({ openGraph: none }), seen({ openGraph: none, canonical }))).toEqual([
      ['text', 'search link', GOOD_PORTRAIT.canonical, canonical],
    ]);
    expect(changes(seen({ openGraph: none, canonical: null }), seen({ openGraph: none, canonical }))).toContainEqual([
      'text',
      'search link',
      GOOD_PORTRAIT.url,
      canonical,
    ]);
    const nowhere = { url: 'https://pasted.invalid/', canonical: null, openGraph: none };
    expect(
      changes(seen(nowhere), seen({ ...nowhere, openGraph: { ...none, url: 'https://a.example/' } })),
    ).toContainEqual(['text', 'link', null, 'https://a.example/']);
  });

  it('is a text in all faces that show it, told once', () => {
    const title = 'Northwind. Tea';
    expect(changes(seen(), seen({ title }))).toEqual([['text', 'search phone tab', GOOD_PORTRAIT.title, title]]);
    const description = 'New.';
    expect(changes(seen(), seen({ description }))).toEqual([
      ['text', 'search chat', GOOD_PORTRAIT.description, description],
    ]);
  });

  it('is an icon that loads, and the picture of a link, by their addresses', () => {
    const icon = GOOD_PORTRAIT.icon && { ...GOOD_PORTRAIT.icon, url: 'https://northwind.example/new.png' };
    expect(changes(seen(), seen({ icon }))).toEqual([['icon', 'search phone tab chat', GOOD_PORTRAIT.icon, icon]]);
    const broken = icon && { ...icon, state: 'missing' as const };
    expect(changes(seen(), seen({ icon: broken }))[0]?.at(-1)).toBeNull();
    const larger = GOOD_PORTRAIT.icon && { ...GOOD_PORTRAIT.icon, width: 512 };
    expect(changes(seen(), seen({ icon: larger }))).toEqual([]);
    expect(changes(seen(), seen({ image: null })).map(([part, faces]) => [part, faces])).toEqual([['picture', 'link']]);
  });

  it('is the verdict where that alone does', () => {
    const [change, ...others] = faceChanges(seen({}, 'indexable'), seen());
    expect(others).toEqual([]);
    expect([change?.part, change?.faces]).toEqual(['verdict', ['search']]);
    expect(faceChanges(seen({}, 'indexable'), seen({ title: 'Tea' })).some(({ part }) => part === 'verdict')).toBe(
      false,
    );
  });
});
