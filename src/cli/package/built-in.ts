/**
 * Modules that read files of the repository, replaced by modules of the same form that hold what those files say: the
 * strings of all languages, compressed and read only for the language and words asked for, the style sheet, the version.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'esbuild';
import type { StringsNamespace } from '../../components/string-keys';
import { filesOf, loadedStrings } from '../../texts/loaded-strings';
import { DEFAULT_LOCALE, LOCALES, type WrittenLocale } from '../../site/locales';
import { bundleSheet } from '../../styles/bundle-sheet';
import { PRINTED_THEMES } from '../../styles/printed-colours';
import { REPORT_STYLES } from '../formats/report-styles';
import { SHOWN } from '../words';

function packed(text: string): string {
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return brotliCompressSync(text, { params }).toString('base64');
}

const UNPACK = `import { brotliDecompressSync } from 'node:zlib';
const unpacked = (packed) => brotliDecompressSync(Buffer.from(packed, 'base64')).toString();
`;

/** In the place of `locale-strings.ts`. */
function stringsModule(root: string, namespaces: readonly StringsNamespace[]): string {
  const written = (locale: string, file: string) =>
    JSON.parse(readFileSync(join(root, 'locales', locale, `${file}.json`), 'utf8')) as unknown;
  const read = (locale: WrittenLocale, namespace: string) => {
    const filesIn = (language: WrittenLocale) =>
      Object.fromEntries(filesOf(namespace).map((file) => [file, written(language, file)]));
    return JSON.stringify(loadedStrings(locale, namespace, filesIn(locale), filesIn(DEFAULT_LOCALE)));
  };
  const all = LOCALES.map((locale) => [
    locale,
    Object.fromEntries(namespaces.map((namespace) => [namespace, packed(read(locale, namespace))])),
  ]);
  return `${UNPACK}const PACKED = ${JSON.stringify(Object.fromEntries(all))};
export const localeStrings = async (locale, namespaces) =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, JSON.parse(unpacked(PACKED[locale][namespace]))]));
`;
}

/** In the place of `formats/report-styles.ts`. */
async function stylesModule(root: string): Promise<string> {
  const styles = await bundleSheet(root, REPORT_STYLES);
  return `${UNPACK}export const reportStyles = async () => unpacked(${JSON.stringify(packed(styles))});`;
}

/** In the place of `ci/badge-colours.ts`. */
function coloursModule(): string {
  return `export const BADGE_COLOURS = ${JSON.stringify(PRINTED_THEMES)};`;
}

/**
 * @param version the package's, for `version.ts`
 * @param namespaces of the strings that what is bundled asks for
 */
export function builtIn(root: string, version: string, namespaces: readonly StringsNamespace[] = SHOWN): Plugin {
  return {
    name: 'facet-built-in',
    setup(build) {
      const replace = (filter: RegExp, contents: () => string | Promise<string>) => {
        build.onLoad({ filter }, async () => ({ contents: await contents(), loader: 'js' }));
      };
      replace(/[\\/]src[\\/]cli[\\/]locale-strings\.ts$/, () => stringsModule(root, namespaces));
      replace(/[\\/]src[\\/]cli[\\/]formats[\\/]report-styles\.ts$/, () => stylesModule(root));
      replace(/[\\/]src[\\/]cli[\\/]ci[\\/]badge-colours\.ts$/, coloursModule);
      replace(/[\\/]src[\\/]cli[\\/]version\.ts$/, () => `export const VERSION = ${JSON.stringify(version)};`);
    },
  };
}
