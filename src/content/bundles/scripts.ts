/** The scripts of the site, bundled by Rolldown: ES modules for islands, a file of its own for what shares nothing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { rolldown, type InputOptions, type OutputChunk, type OutputOptions, type Plugin } from 'rolldown';
import { filesOf, loadedStrings } from '../../texts/loaded-strings';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '../../site/locales';
import { shortDigest } from '../model/cache';
import { sourceName } from '../gatsby/error-reports';

/** Browsers that have all of what look.md and product.md ask for. */
const TARGET = 'es2022';

/** Entries of islands. What several of them need is in files that they share. */
const ENTRIES = {
  islands: 'src/islands/entry.tsx',
  feedback: 'src/islands/feedback-entry.tsx',
  search: 'src/islands/search-entry.tsx',
} as const;
type Entry = keyof typeof ENTRIES;

/** Scripts of one file that shares nothing with the others, since the others may be the very thing that is missing. */
const ALONE = {
  starter: 'src/islands/starter.ts',
  asked: 'src/islands/asked.ts',
  accountUndo: 'src/islands/account-undo.ts',
  watch: 'src/islands/reporting/watch.ts',
  errorClient: 'src/islands/reporting/client.ts',
} as const;

/** Values that code takes as global constants, as JavaScript. */
export type Constants = Readonly<Record<string, string>>;

/** URLs of scripts: paths below the site's root, with a leading slash. */
export interface ScriptFiles extends Readonly<Record<keyof typeof ALONE, string>> {
  /** By entry: its module, and the modules it imports, which a page can ask for at once. */
  readonly entries: Readonly<Record<Entry, { readonly module: string; readonly imports: readonly string[] }>>;
  /** Every script, workers and what islands load later included. */
  readonly all: readonly string[];
}

/** Instead of a source map, where code changes within its line. */
const LINES_STAY = null;

/** A template of an import whose only variable is the locale. */
const LOCALIZED_IMPORT = /\bimport\((`[^`$]*\$\{locale\}[^`$]*`)\)/g;

/** Makes `import(`…/${locale}/…`)` an import for each locale: webpack, which `gatsby develop` uses, does so itself. */
const localizedImports: Plugin = {
  name: 'localized-imports',
  transform: {
    filter: { code: '${locale}' },
    handler(code) {
      const importOf = (template: string, locale: string) =>
        `${JSON.stringify(locale)}: () => import(${template.replace('${locale}', locale)})`;
      const changed = code.replace(
        LOCALIZED_IMPORT,
        (_, template: string) => `({ ${LOCALES.map((locale) => importOf(template, locale)).join(', ')} })[locale]()`,
      );
      return { code: changed, map: LINES_STAY };
    },
  },
};

/** A file of strings, by its place. */
const STRINGS = /[\\/]locales[\\/]([\w-]+)[\\/]([\w-]+)\.json$/;

/** Loads strings by namespace, with English where a language lacks some. */
const strings: Plugin = {
  name: 'strings',
  load: {
    filter: { id: STRINGS },
    handler(id) {
      const [, locale, namespace = ''] = STRINGS.exec(id) ?? [];
      if (!isLocale(locale)) return null;
      const read = (language: string, file: string) =>
        JSON.parse(readFileSync(join(dirname(id), '..', language, `${file}.json`), 'utf8')) as unknown;
      const filesIn = (language: string) =>
        Object.fromEntries(filesOf(namespace).map((file) => [file, read(language, file)]));
      const loaded = loadedStrings(locale, namespace, filesIn(locale), filesIn(DEFAULT_LOCALE));
      // One object: as JSON it would be a variable for each of its parts, with names that are strings, too.
      return { code: `export default ${JSON.stringify(loaded)};`, moduleType: 'js' };
    },
  },
};

/** A worker as webpack knows it, too: a module named by the one that starts it. */
const WORKER = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\), \{ name: '([\w-]+)' \}/g;

/** Makes each worker a script of its own, under its name, and passes on its URL. */
function workers(bundleWorker: (file: string, name: string) => Promise<string>): Plugin {
  return {
    name: 'workers',
    transform: {
      filter: { code: 'new Worker(' },
      async handler(code, id) {
        let changed = code;
        for (const [words, file = '', name = ''] of code.matchAll(WORKER)) {
          const address = await bundleWorker(resolve(dirname(id), file), name);
          changed = changed.replace(words, `${JSON.stringify(address)}, { name: ${JSON.stringify(name)} }`);
        }
        return { code: changed, map: LINES_STAY };
      },
    },
  };
}

function optionsOf(root: string, constants: Constants): InputOptions {
  return { cwd: root, platform: 'browser', transform: { target: TARGET, define: { ...constants } } };
}

function outputOf(root: string, folder: string): OutputOptions {
  return {
    dir: folder,
    minify: true,
    comments: false,
    // Named by no script: they are not published.
    sourcemap: 'hidden',
    sourcemapPathTransform: (source, map) => sourceName(root, resolve(dirname(map), source)),
  };
}

const isChunk = (output: { readonly type: string }): output is OutputChunk => output.type === 'chunk';

/** All modules that one needs before it runs, by file name, in the order they were found. */
function importsOf(chunk: OutputChunk, chunks: ReadonlyMap<string, OutputChunk>, found = new Set<string>()): string[] {
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported === undefined || found.has(name)) continue;
    found.add(name);
    importsOf(imported, chunks, found);
  }
  return [...found];
}

/**
 * Writes every script, and its source map.
 *
 * @param folders for scripts and for source maps
 * @throws Error with the bundler's words
 */
export async function bundleScripts(
  root: string,
  folders: { readonly assets: string; readonly maps: string },
  constants: Constants,
): Promise<ScriptFiles> {
  const address = (name: string) => `/assets/${name}`;
  const all: string[] = [];

  const write = (chunk: OutputChunk, name: string) => {
    writeFileSync(join(folders.assets, name), chunk.code);
    writeFileSync(join(folders.maps, `${name}.map`), JSON.stringify(chunk.map));
    all.push(address(name));
    return address(name);
  };

  const alone = async (file: string, name: string): Promise<string> => {
    const bundle = await rolldown({ ...optionsOf(root, constants), input: join(root, file) });
    const { output } = await bundle.generate({ ...outputOf(root, folders.assets), format: 'iife' });
    await bundle.close();
    const [chunk] = output;
    return write(chunk, `${name}-${shortDigest(chunk.code)}.js`);
  };

  const [starter, asked, accountUndo, watch, errorClient] = await Promise.all([
    alone(ALONE.starter, 'starter'),
    alone(ALONE.asked, 'asked'),
    alone(ALONE.accountUndo, 'account-undo'),
    alone(ALONE.watch, 'watch'),
    alone(ALONE.errorClient, 'error-client'),
  ]);
  const bundle = await rolldown({
    ...optionsOf(root, constants),
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(root, file)])),
    plugins: [localizedImports, strings, workers((file, name) => alone(relative(root, file), name))],
  });
  const { output } = await bundle.generate({
    ...outputOf(root, folders.assets),
    format: 'esm',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: ({ facadeModuleId }) => {
      // Strings of a locale are named by it.
      const [, locale, namespace] = /\/locales\/([^/]+)\/([^/]+)\.json$/.exec(facadeModuleId ?? '') ?? [];
      return locale === undefined ? '[name]-[hash].js' : `${namespace}-${locale}-[hash].js`;
    },
    // The same in all entries, and from one version of the site to the next.
    codeSplitting: {
      groups: [{ name: 'framework', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }],
    },
  });
  await bundle.close();
  const chunks = new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  for (const [name, chunk] of chunks) write(chunk, name);
  const entries = Object.fromEntries(
    [...chunks.values()]
      .filter(({ isEntry }) => isEntry)
      .map((chunk) => [
        chunk.name,
        { module: address(chunk.fileName), imports: importsOf(chunk, chunks).map(address) },
      ]),
  ) as unknown as ScriptFiles['entries'];
  return { starter, asked, accountUndo, watch, errorClient, entries, all };
}
