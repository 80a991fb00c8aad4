import { manifest } from './manifest';

interface Manifest {
  readonly name: string;
  readonly bin: Readonly<Record<string, string>>;
}

/**
 * The program that `npx <package>` runs, by npm's own rule (`getBinFromManifest` of libnpmexec): the only one, else one
 * that is called like the package without its scope; null if npm ends with "could not determine executable to run".
 */
function programOf({ name, bin }: Manifest): string | null {
  if (new Set(Object.values(bin)).size === 1) return Object.values(bin)[0] ?? null;
  return bin[name.replace(/^@[^/]+\//, '')] ?? null;
}

describe('what npm reads of the package', () => {
  const own = manifest('1.0.0') as Manifest;

  it('names the command for npx', () => {
    expect(programOf(own)).toBe('./facet.mjs');
    expect(own.bin['facet']).toBe('./facet.mjs');
  });

  it('would name none without it', () => {
    const { cli: _, ...bin } = own.bin;
    expect(programOf({ ...own, bin })).toBeNull();
  });
});
