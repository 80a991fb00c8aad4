import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMoves, formatMoves, MOVES_FILE, movedPaths, readMoves, withMove, type Moves } from './moves';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-moves-'));
  mkdirSync(join(root, 'content'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const moves = (post: Record<string, string>): Moves => ({ post, changelog: {}, legal: {} });

describe('the file of moves', () => {
  it('is not needed', () => {
    expect(readMoves(root)).toMatchObject({ moves: moves({}), problems: [] });
  });

  it('is read as it was written', () => {
    writeFileSync(join(root, MOVES_FILE), formatMoves({ post: { a: 'b' }, changelog: {}, legal: { c: 'd' } }));
    expect(readMoves(root)).toMatchObject({
      moves: { post: { a: 'b' }, changelog: {}, legal: { c: 'd' } },
      problems: [],
    });
  });

  it.each([
    ['no JSON', '{\n  "post": {\n', 3, 'The file is not JSON.'],
    ['YAML', 'post:\n  a: b\n', 1, 'The file is not JSON.'],
    ['a slug that stands twice', '{\n  "post": {\n    "a": "b",\n    "a": "c"\n  }\n}', 4, 'A name stands twice.'],
    [
      'an unknown kind',
      '{\n  "posts": {}\n}',
      2,
      '"posts" is not a kind of content that moves; those are post, changelog, legal.',
    ],
    [
      'an address in place of a slug',
      '{\n  "post": {\n    "a": "/en/posts/b/"\n  }\n}',
      3,
      '"a": "/en/posts/b/" are not two slugs.',
    ],
    ['a list', '[]', 1, 'The file holds no object.'],
    ['a text in place of slugs', '{"post": "a"}', 1, '"post" holds no object of slugs.'],
  ])('is refused where it holds %s', (_, text, line, message) => {
    writeFileSync(join(root, MOVES_FILE), text);
    const { problems } = readMoves(root);
    expect(problems).toMatchObject([{ file: MOVES_FILE, line, message }]);
  });
});

describe('moves that cannot be', () => {
  const messages = (post: Record<string, string>, existing: readonly string[]) => {
    writeFileSync(join(root, MOVES_FILE), formatMoves(moves(post)));
    return checkMoves(readMoves(root), (kind, slug) => kind === 'post' && existing.includes(slug)).map(
      ({ message }) => message,
    );
  };

  it.each([
    ['to a post that exists', { a: 'b' }, ['b'], []],
    ['to nothing', { a: 'b' }, [], ['"a" leads to the post "b", which does not exist.']],
    ['from a post that exists', { a: 'b' }, ['a', 'b'], ['The post "a" exists, so nothing may lead from it to "b".']],
    ['on and on', { a: 'b', b: 'c' }, ['c'], ['"a" leads to "b", which leads on to "c".']],
    ['to itself', { a: 'a' }, [], ['"a" leads to "a", and from there back in a circle.']],
    [
      'in a circle',
      { a: 'b', b: 'a' },
      [],
      ['"a" leads to "b", and from there back in a circle.', '"b" leads to "a", and from there back in a circle.'],
    ],
  ])('%s', (_, post, existing, expected) => {
    expect(messages(post as Record<string, string>, existing)).toEqual(expected);
  });
});

describe('one more move', () => {
  it('makes one step of a chain', () => {
    expect(withMove(moves({ a: 'b' }), 'post', 'b', 'c').post).toEqual({ a: 'c', b: 'c' });
  });

  it('back removes the way there', () => {
    expect(withMove(moves({ a: 'b' }), 'post', 'b', 'a').post).toEqual({ b: 'a' });
  });

  it('round a circle leaves a way from each to the last', () => {
    expect(withMove(moves({ a: 'c', b: 'c' }), 'post', 'c', 'a').post).toEqual({ b: 'a', c: 'a' });
  });

  it('stands in the order of slugs, wherever it was made', () => {
    expect(Object.keys(withMove(moves({ b: 'd' }), 'post', 'a', 'c').post)).toEqual(['a', 'b']);
  });

  it('concerns its own kind', () => {
    expect(withMove(moves({ a: 'b' }), 'legal', 'b', 'c')).toEqual({
      post: { a: 'b' },
      changelog: {},
      legal: { b: 'c' },
    });
  });
});

describe('moved addresses', () => {
  it('are those of every locale in which the page exists', () => {
    const exists = (path: string) => path === '/en/posts/b/' || path === '/ar/posts/b/';
    expect(movedPaths(moves({ a: 'b' }), exists)).toEqual([
      { from: '/en/posts/a/', to: '/en/posts/b/' },
      { from: '/ar/posts/a/', to: '/ar/posts/b/' },
    ]);
  });
});
