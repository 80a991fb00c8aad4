import sharp from 'sharp';
import { cardChanges, COMPARED_CARDS } from './card-changes';
import type { Build } from './build-place';
import { build } from './testing/facts';

/** A site whose files cannot be had. */
const silent: Build = {
  name: 'https://facet.example',
  origin: 'https://facet.example',
  facts: build([]),
  read: () => Promise.resolve(null),
};

it('calls no card new that had a picture before, whether it is among those that are compared or not', async () => {
  const pair = (index: number, before: string | null, after: string | null) => ({
    locale: 'en' as const,
    path: `/en/posts/p${index}/`,
    title: 'A post',
    before,
    after,
  });
  const pairs = Array.from({ length: COMPARED_CARDS + 1 }, (_, index) => pair(index, 'old', 'new'));
  const edited = await cardChanges(pairs, silent, silent, null);
  expect(new Set(edited.map(({ change }) => change))).toEqual(new Set(['edited']));
  const others = await cardChanges([pair(0, null, 'new'), pair(1, 'old', null)], silent, silent, null);
  expect(others.map(({ change, after }) => [change, after])).toEqual([
    ['added', '/cards/new.png'],
    ['removed', null],
  ]);
});

it('compares the pixels of so many cards and no more', async () => {
  const asked: string[] = [];
  const read = (path: string) => (asked.push(path), Promise.resolve(null));
  const pairs = Array.from({ length: COMPARED_CARDS + 1 }, (_, index) => ({
    locale: 'en' as const,
    path: `/en/posts/p${index}/`,
    title: 'A post',
    before: `old${index}`,
    after: `new${index}`,
  }));
  await cardChanges(pairs, silent, { ...silent, read }, null);
  expect(asked).toContain(`/cards/new${COMPARED_CARDS - 1}.png`);
  expect(asked).not.toContain(`/cards/new${COMPARED_CARDS}.png`);
});

it('shows a former card from the build itself where that still has it', async () => {
  const card = (background: string) =>
    sharp({ create: { width: 12, height: 6, channels: 3, background } })
      .png()
      .toBuffer();
  const pictures: Readonly<Record<string, Buffer>> = {
    '/cards/old.png': await card('black'),
    '/cards/new.png': await card('white'),
  };
  const after: Build = { ...silent, origin: null, read: (path) => Promise.resolve(pictures[path] ?? null) };
  const pair = { locale: 'en' as const, path: '/en/', title: 'Home', before: 'old', after: 'new' };
  expect(await cardChanges([pair], silent, after, null)).toMatchObject([
    { change: 'edited', before: '/cards/old.png', after: '/cards/new.png', difference: null, share: 1 },
  ]);
  // A build has left what differs.
  const left: Build = {
    ...after,
    read: (path) => (path === '/review/old-new.png' ? card('red') : after.read(path)),
  };
  expect(await cardChanges([pair], silent, left, null)).toMatchObject([{ difference: '/review/old-new.png' }]);
});
