/**
 * Bundles the islands and the style sheets of some pages as more entries of Gatsby's own webpack run, and tells the HTML
 * renderer their files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { filesDigest } from '../model/files-digest';
import { SHEET_NAMES, type SheetName } from '../../components/page-context';
import type { Chunk, ChunkGroup, Compiler, Configuration } from 'webpack';

/** Files of the bundle that pages load, paths below the site's root with a leading slash. */
export interface BundleFiles {
  /** By entry: scripts a page with one of its islands loads, in order. */
  readonly initial: Readonly<Record<IslandEntry, readonly string[]>>;
  /** The one script of a page whose island waits for its first use. */
  readonly starter: string;
  /** The style sheets that some pages link. */
  readonly sheets: Readonly<Record<SheetName, string>>;
  /** Everything pages and islands can load; the rest of the bundle is Gatsby's own and is not published. */
  readonly all: readonly string[];
}

/** Entries of islands. What several of them need is in files that they share. */
const ISLAND_ENTRIES = { islands: 'src/islands/entry.tsx', feedback: 'src/islands/feedback-entry.tsx' } as const;
type IslandEntry = keyof typeof ISLAND_ENTRIES;

const STARTER = 'starter';

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
      const [starter] = entrypoints.get(STARTER)?.getFiles() ?? [];
      const sheets = SHEET_NAMES.flatMap((name) => {
        const file = entrypoints
          .get(name)
          ?.getFiles()
          .find((candidate) => candidate.endsWith('.css'));
        return file === undefined ? [] : [[name, `/${file}`] as const];
      });
      const groups: ChunkGroup[] = entries.flatMap(([, entry]) => entry ?? []);
      if (groups.length < entries.length || starter === undefined || sheets.length < SHEET_NAMES.length) return;
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
        sheets: Object.fromEntries(sheets) as Record<SheetName, string>,
        all: [
          ...[starter, ...[...chunks].flatMap((chunk) => [...chunk.files]).filter(isScript)].map((file) => `/${file}`),
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
  const scripts = files && { initial: files.initial, starter: files.starter };
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        ISLAND_SCRIPTS: JSON.stringify(scripts),
        STYLE_SHEETS: JSON.stringify(files?.sheets ?? null),
      }),
      new VersionedCachePlugin(),
    ],
  });
}

/** Gatsby's bundle for browsers, turned into ours. */
function ownBundle(root: string, config: GatsbyConfiguration, { minifyJs, extractText }: PluginMakers) {
  const { splitChunks } = config.optimization;
  return {
    // Source maps name the folder the site is built in, and by the hashes of modules it would show in file names.
    devtool: false,
    // Gatsby's own client is not built, no page loads it; the styles of its entry go into every page.
    entry: {
      app: join(root, 'src/styles/index.css'),
      ...Object.fromEntries(Object.entries(ISLAND_ENTRIES).map(([name, file]) => [name, join(root, file)])),
      // Without webpack's runtime, which is larger than the script itself.
      [STARTER]: { import: join(root, 'src/islands/starter.ts'), runtime: false },
      // Linked by the pages that need them; their scripts are empty and not published.
      ...Object.fromEntries(
        SHEET_NAMES.map((name) => [name, { import: join(root, `src/styles/${name}-sheet.css`), runtime: false }]),
      ),
    },
    output: {
      ...config.output,
      filename: 'assets/[name]-[contenthash].js',
      chunkFilename: 'assets/[name]-[contenthash].js',
    },
    optimization: {
      ...config.optimization,
      // Gatsby's group `styles` makes one sheet of all styles.
      splitChunks: { ...splitChunks, cacheGroups: { ...splitChunks.cacheGroups, styles: false } },
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
