/** The strings of all languages inside of a bundle: compressed, and read only for the language and words asked for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { LOCALES } from '../../site/locales';
import { SHOWN } from '../words';

function packed(root: string, locale: string, namespace: string): string {
  const text = JSON.stringify(JSON.parse(readFileSync(join(root, 'locales', locale, `${namespace}.json`), 'utf8')));
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return brotliCompressSync(text, { params }).toString('base64');
}

/** A module in the place of `locale-strings.ts`, with the same function. */
function moduleText(root: string): string {
  const all = LOCALES.map((locale) => [
    locale,
    Object.fromEntries(SHOWN.map((namespace) => [namespace, packed(root, locale, namespace)])),
  ]);
  return `import { brotliDecompressSync } from 'node:zlib';
const PACKED = ${JSON.stringify(Object.fromEntries(all))};
const read = (packed) => JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString());
export const localeStrings = async (locale, namespaces) =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, read(PACKED[locale][namespace])]));
`;
}

/** @param version the package's, for `version.ts` */
export function builtIn(root: string, version: string): Plugin {
  return {
    name: 'facet-built-in',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]cli[\\/]locale-strings\.ts$/ }, () => ({
        contents: moduleText(root),
        loader: 'js',
      }));
      build.onLoad({ filter: /[\\/]src[\\/]cli[\\/]version\.ts$/ }, () => ({
        contents: `export const VERSION = ${JSON.stringify(version)};`,
        loader: 'js',
      }));
    },
  };
}
