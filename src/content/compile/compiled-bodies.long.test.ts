import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Locale } from '../../site/locales';
import { CompiledBodies } from './compiled-bodies';
import { compileBody } from './mdx';

jest.mock('./mdx', () => {
  const actual = jest.requireActual<typeof import('./mdx')>('./mdx');
  return { ...actual, compileBody: jest.fn(actual.compileBody) };
});

const compiled = jest.mocked(compileBody);

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-bodies-'));
  mkdirSync(join(root, 'src'));
  for (const folder of ['locales', 'src/components', 'src/brand', 'src/site', 'src/texts']) {
    symlinkSync(resolve(folder), join(root, folder), 'junction');
  }
  mkdirSync(join(root, 'src/content/compile'), { recursive: true });
  writeFileSync(join(root, 'src/content/compile/mdx.ts'), 'one');
  writeFileSync(join(root, 'gatsby-config.ts'), 'one');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Compiles a text as a new process would, and says whether it was compiled again. */
function isCompiled(body: string, place: { readonly file?: string; readonly locale?: Locale } = {}): boolean {
  const { file = 'content/posts/a/en.mdx', locale = 'en' } = place;
  compiled.mockClear();
  const bodies = new CompiledBodies(root);
  const result = bodies.compile({ body, file, bodyLine: 1, locale });
  if (!result.ok) return true;
  bodies.pack.save(new Set([result.key]));
  expect(result.compiled.html).toContain('<p>');
  return compiled.mock.calls.length > 0;
}

describe('compiled bodies', () => {
  it('are kept for the same text in the same place, however Gatsby is configured', () => {
    expect(isCompiled('A text.')).toBe(true);
    writeFileSync(join(root, 'gatsby-config.ts'), 'two');
    rmSync(join(root, '.cache'), { recursive: true, force: true });
    expect(isCompiled('A text.')).toBe(false);
  });

  it.each<[string, () => boolean]>([
    ['another text', () => isCompiled('Another text.')],
    ['another locale', () => isCompiled('A text.', { locale: 'de' })],
    ['another folder, where other pictures lie', () => isCompiled('A text.', { file: 'content/posts/b/en.mdx' })],
    [
      'another compiler',
      () => {
        writeFileSync(join(root, 'src/content/compile/mdx.ts'), 'two');
        return isCompiled('A text.');
      },
    ],
    [
      'other figures',
      () => {
        mkdirSync(join(root, 'content'));
        writeFileSync(join(root, 'content/calibration.json'), '{}');
        writeFileSync(join(root, 'content/precision.json'), '{}');
        return isCompiled('A text.');
      },
    ],
  ])('are made anew for %s', (_, again) => {
    expect(isCompiled('A text.')).toBe(true);
    expect(again()).toBe(true);
  });

  it('are made anew where a picture beside the text is another', () => {
    const folder = join(root, 'content/posts/a');
    mkdirSync(folder, { recursive: true });
    const gallery = 'tests/gallery/content/posts/pictures';
    cpSync(join(gallery, 'landscape.png'), join(folder, 'picture.png'));
    const body = 'See:\n\n![A landscape](picture.png)\n\nA text.';
    expect(isCompiled(body)).toBe(true);
    expect(isCompiled(body)).toBe(false);
    cpSync(join(gallery, 'tiny.png'), join(folder, 'picture.png'));
    expect(isCompiled(body)).toBe(true);
  });
});
