/** What npm reads of the package. */
import { ACTION_FILE, PLUGIN_FOLDER } from './companions';

export const PACKAGE_NAME = '@facet/cli';

/** Everything that is in the package beside its `package.json`. */
export const FILES = [
  'facet.mjs',
  'library.mjs',
  'library.d.ts',
  'schemas',
  ACTION_FILE,
  PLUGIN_FOLDER,
  'README.md',
  'LICENSE',
  'THIRD-PARTY-LICENSES.txt',
] as const;

/** @param version of the project: the command and the site are one engine */
export function manifest(version: string): object {
  return {
    name: PACKAGE_NAME,
    version,
    description: 'See how a brand presents itself on the web: on the command line, in CI and as a library.',
    keywords: ['brand', 'open graph', 'seo', 'accessibility', 'structured data', 'audit', 'ci'],
    license: 'MIT',
    type: 'module',
    // `npx @facet/cli` runs the program that is called like the package without its scope.
    bin: { facet: './facet.mjs', cli: './facet.mjs', 'facet-action': `./${ACTION_FILE}` },
    exports: {
      '.': { types: './library.d.ts', default: './library.mjs' },
      './schemas/*': './schemas/*',
      './package.json': './package.json',
    },
    files: FILES,
    engines: { node: '>=22.15' },
    sideEffects: false,
    publishConfig: { access: 'public' },
  };
}
