/**
 * Bundles the islands and the style sheets of some pages as more entries of Gatsby's own webpack run, and tells the HTML
 * renderer their files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { isPreview } from '../../site/environment';
import { LOCALES } from '../../site/locales';
import { localesIn } from '../../site/pseudo-locales';
import { buildEnvironment } from '../model/environment';
import { filesDigest } from '../model/files-digest';
import { SHEET_NAMES, type SheetName } from '../../components/page-context';
import { errorReports, siteVersion } from './error-reports';
import { sourceName } from './source-maps';
import type { Chunk, ChunkGroup, Compiler, Configuration } from 'webpack';

/** Files of the bundle that pages load, paths below the site's root with a leading slash. */
export interface BundleFiles {
  /** By entry: scripts a page with one of its islands loads, in order. */
  readonly initial: Readonly<Record<IslandEntry, readonly string[]>>;
  /** The one script of a page whose island waits for its first use. */
  readonly starter: string;
  /** The script that holds errors, and the one that reports them. */
  readonly watch: string;
  readonly errorClient: string;
  /** The style sheets that some pages link. */
  readonly sheets: Readonly<Record<SheetName, string>>;
  /** Everything pages and islands can load; the rest of the bundle is Gatsby's own and is not published. */
  readonly all: readonly string[];
}

/** Entries of islands. What several of them need is in files that they share. */
const ISLAND_ENTRIES = {
  islands: 'src/islands/entry.tsx',
  feedback: 'src/islands/feedback-entry.tsx',
  search: 'src/islands/search-entry.tsx',
} as const;
type IslandEntry = keyof typeof ISLAND_ENTRIES;

/**
 * Entries of one file that shares nothing with the others: without webpack's runtime as a file of its own, which is
 * larger than most of them and may be the very thing that is missing.
 */
const ALONE = {
  starter: 'src/islands/starter.ts',
  watch: 'src/islands/reporting/watch.ts',
  'error-client': 'src/islands/reporting/client.ts',
} as const;

/** Where the file list is handed from one webpack stage to the next and to the clean-up after the build. */
function bundleFilesPath(root: string): string {
  return join(root, '.facet', 'bundle.json');
}

export function readBundleFiles(root: string): BundleFiles {
  return JSON.parse(readFileSync(bundleFilesPath(root), 'utf8')) as BundleFiles;
}

/** Writes the files reachable from our entries once webpack knows them. */
class BundleFilesPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('BundleFilesPlugin', ({ entrypoints }) => {
      const entries = Object.keys(ISLAND_ENTRIES).map((name) => [name, entrypoints.get(name)] as const);
      const alone = (name: keyof typeof ALONE) => entrypoints.get(name)?.getFiles()[0];
      const [starter, watch, errorClient] = [alone('starter'), alone('watch'), alone('error-client')];
      const sheets = SHEET_NAMES.flatMap((name) => {
        const file = entrypoints
          .get(name)
          ?.getFiles()
          .find((candidate) => candidate.endsWith('.css'));
        return file === undefined ? [] : [[name, `/${file}`] as const];
      });
      const groups: ChunkGroup[] = entries.flatMap(([, entry]) => entry ?? []);
      if (groups.length < entries.length || sheets.length < SHEET_NAMES.length) return;
      if (starter === undefined || watch === undefined || errorClient === undefined) return;
      const isScript = (file: string) => file.endsWith('.js');
      const chunks = new Set<Chunk>();
      const seen = new Set(groups);
      for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
        group.chunks.forEach((chunk) => chunks.add(chunk));
        // Workers are entries that a script starts.
        for (const child of [...group.childrenIterable, ...group.asyncEntrypointsIterable]) {
          if (seen.has(child)) continue;
          seen.add(child);
          groups.push(child);
        }
      }
      const initial = entries.map(([name, entry]) => {
        const files = entry?.getFiles().filter(isScript) ?? [];
        return [name, files.map((file) => `/${file}`)];
      });
      const files: BundleFiles = {
        initial: Object.fromEntries(initial) as BundleFiles['initial'],
        starter: `/${starter}`,
        watch: `/${watch}`,
        errorClient: `/${errorClient}`,
        sheets: Object.fromEntries(sheets) as Record<SheetName, string>,
        all: [
          ...[starter, watch, errorClient, ...[...chunks].flatMap((chunk) => [...chunk.files]).filter(isScript)].map(
            (file) => `/${file}`,
          ),
          ...sheets.map(([, path]) => path),
        ].sort(),
      };
      mkdirSync(join(this.root, '.facet'), { recursive: true });
      writeFileSync(bundleFilesPath(this.root), JSON.stringify(files));
    });
  }
}

/**
 * Webpack finds out whether its cache still holds by resolving every file of every loader and plugin that took part,
 * which is 7 s of a cold build. The cache's version (`CONFIGURATION`) says as much.
 */
class VersionedCachePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('VersionedCachePlugin', (compilation) => {
      compilation.buildDependencies.clear();
    });
  }
}

/**
 * Short names for the minifier, in an order of its own. By default it orders letters by how often they stand in the
 * code, and there the hashes of other chunks stand as they were before minifying, which differ from run to run:
 * one build in five gave the runtime other names and so another hash. Self-contained, since the minifier's workers
 * get its source text.
 */
const SHORT_NAMES = {
  get(n: number): string {
    const letters = 'etnrisouaflchpdvmgybwESxTNCkLAOMDPHBjFIqRUzWXVJKQGYZ_$';
    const digits = `${letters}0123456789`;
    let name = letters.charAt(n % letters.length);
    for (let rest = Math.floor(n / letters.length); rest > 0; rest = Math.floor(rest / digits.length)) {
      rest -= 1;
      name += digits.charAt(rest % digits.length);
    }
    return name;
  },
};

/** Gatsby's configuration, which always has these. */
type GatsbyConfiguration = Omit<Configuration, 'entry' | 'output' | 'optimization' | 'cache'> & {
  readonly cache?: object;
  readonly output: Readonly<Record<string, unknown>>;
  readonly optimization: {
    readonly minimizer: readonly object[];
    readonly splitChunks: { readonly cacheGroups: Readonly<Record<string, object | false>> };
  };
};

/** Gatsby's own makers of webpack plugins, which it does not type. */
interface PluginMakers {
  readonly define: (values: Record<string, string>) => unknown;
  readonly minifyJs: (options: { terserOptions: object }) => object;
  readonly extractText: (options: { filename: string }) => object;
}

/** What decides how webpack works here; Gatsby itself starts without a cache where its two files change. */
const CONFIGURATION = ['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/content/build', 'tsconfig.json'];

export function configureWebpack({ stage, actions, ...args }: CreateWebpackConfigArgs): void {
  const root = process.cwd();
  const plugins = args.plugins as unknown as PluginMakers;
  const config = (args.getConfig as () => GatsbyConfiguration)();
  // setWebpackConfig merges, which neither replaces an entry nor takes anything away.
  actions.replaceWebpackConfig({
    ...config,
    ...(stage === 'build-javascript' ? ownBundle(root, config, plugins) : {}),
    cache: config.cache && { ...config.cache, version: filesDigest(root, CONFIGURATION) },
  });
  const files = stage === 'build-html' ? readBundleFiles(root) : null;
  const { initial, starter, watch, errorClient } = files ?? {};
  const environment = buildEnvironment();
  const reports = errorReports(environment, siteVersion(root));
  const scripts = files && { initial, starter, watch, errorClient };
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        ISLAND_SCRIPTS: JSON.stringify(scripts),
        STYLE_SHEETS: JSON.stringify(files?.sheets ?? null),
        ERROR_REPORTS: JSON.stringify(reports),
        PSEUDO_LOCALES_BUILT: JSON.stringify(localesIn(environment).length > LOCALES.length),
      }),
      new VersionedCachePlugin(),
    ],
  });
}

/** Gatsby's bundle for browsers, turned into ours. */
function ownBundle(root: string, config: GatsbyConfiguration, { minifyJs, extractText }: PluginMakers) {
  const { splitChunks } = config.optimization;
  const banner = isPreview(buildEnvironment().context) ? ['preview'] : [];
  const isShared = ({ name }: Chunk) => !Object.hasOwn(ALONE, name ?? '');
  return {
    // Named by no script: they are not published.
    devtool: 'hidden-source-map',
    // Gatsby's own client is not built, no page loads it; the styles of its entry go into every page.
    entry: {
      app: ['index', ...banner].map((name) => join(root, `src/styles/${name}.css`)),
      ...Object.fromEntries(Object.entries(ISLAND_ENTRIES).map(([name, file]) => [name, join(root, file)])),
      ...Object.fromEntries(
        Object.entries(ALONE).map(([name, file]) => [name, { import: join(root, file), runtime: false }]),
      ),
      // Linked by the pages that need them; their scripts are empty and not published.
      ...Object.fromEntries(
        SHEET_NAMES.map((name) => [name, { import: join(root, `src/styles/${name}-sheet.css`), runtime: false }]),
      ),
    },
    output: {
      ...config.output,
      // Gatsby's names hold the folder the site is built in.
      devtoolModuleFilenameTemplate: sourceName(root),
      filename: 'assets/[name]-[contenthash].js',
      chunkFilename: 'assets/[name]-[contenthash].js',
    },
    optimization: {
      ...config.optimization,
      splitChunks: {
        ...splitChunks,
        chunks: isShared,
        cacheGroups: {
          ...Object.fromEntries(
            Object.entries(splitChunks.cacheGroups).map(([name, group]) => [
              name,
              group && { ...group, chunks: isShared },
            ]),
          ),
          // Gatsby's group makes one sheet of all styles.
          styles: false,
        },
      },
      minimizer: config.optimization.minimizer.map((minimizer) =>
        minimizer.constructor.name === 'TerserPlugin'
          ? minifyJs({ terserOptions: { mangle: { safari10: true, nth_identifier: SHORT_NAMES } } })
          : minimizer,
      ),
    },
    plugins: [
      ...(config.plugins ?? []).map((plugin) =>
        plugin?.constructor.name === 'MiniCssExtractPlugin'
          ? extractText({ filename: 'assets/[name]-[contenthash].css' })
          : plugin,
      ),
      new BundleFilesPlugin(root),
    ],
  };
}
