/** Bundles the islands as one more entry of Gatsby's own webpack run, and tells the HTML renderer their files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Chunk, Compiler, Configuration } from 'webpack';

/** Files of the islands' entry, paths below the site's root with a leading slash. */
export interface IslandFiles {
  /** Scripts a page with an island loads, in order. */
  readonly initial: readonly string[];
  /** Everything the islands can load; the rest of the bundle is Gatsby's own and is not published. */
  readonly all: readonly string[];
}

const ENTRY = 'islands';

/** Where the file list is handed from one webpack stage to the next and to the clean-up after the build. */
export function islandFilesPath(root: string): string {
  return join(root, '.facet', 'islands.json');
}

export function readIslandFiles(root: string): IslandFiles {
  return JSON.parse(readFileSync(islandFilesPath(root), 'utf8')) as IslandFiles;
}

/** Writes the files reachable from the islands' entry once webpack knows them. */
class IslandFilesPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('IslandFilesPlugin', ({ entrypoints }) => {
      const entry = entrypoints.get(ENTRY);
      if (entry === undefined) return;
      const isScript = (file: string) => file.endsWith('.js');
      const chunks = new Set<Chunk>();
      const groups = [...entry.childrenIterable];
      const seen = new Set(groups);
      entry.chunks.forEach((chunk) => chunks.add(chunk));
      for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
        group.chunks.forEach((chunk) => chunks.add(chunk));
        for (const child of group.childrenIterable) {
          if (seen.has(child)) continue;
          seen.add(child);
          groups.push(child);
        }
      }
      const files: IslandFiles = {
        initial: entry.getFiles().filter(isScript).map((file) => `/${file}`),
        all: [...chunks].flatMap((chunk) => [...chunk.files]).filter(isScript).map((file) => `/${file}`).sort(),
      };
      mkdirSync(join(this.root, '.facet'), { recursive: true });
      writeFileSync(islandFilesPath(this.root), JSON.stringify(files));
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
type GatsbyConfiguration = Omit<Configuration, 'entry' | 'output' | 'optimization'> & {
  readonly entry: Readonly<Record<string, string>>;
  readonly output: Readonly<Record<string, unknown>>;
  readonly optimization: { readonly minimizer: readonly object[] };
};

/** Gatsby's own makers of webpack plugins, which it does not type. */
interface PluginMakers {
  readonly define: (values: Record<string, string>) => unknown;
  readonly minifyJs: (options: { terserOptions: object }) => object;
}

export function configureWebpack({ stage, actions, ...args }: CreateWebpackConfigArgs): void {
  const root = process.cwd();
  const { define, minifyJs } = args.plugins as unknown as PluginMakers;
  if (stage === 'build-javascript') {
    const config = (args.getConfig as () => GatsbyConfiguration)();
    // setWebpackConfig ignores `entry`, so the whole configuration is replaced.
    actions.replaceWebpackConfig({
      ...config,
      // Source maps name the folder the site is built in, and by the hashes of modules it would show in file names.
      devtool: false,
      entry: { ...config.entry, [ENTRY]: join(root, 'src/islands/entry.tsx') },
      output: {
        ...config.output,
        filename: 'assets/[name]-[contenthash].js',
        chunkFilename: 'assets/[name]-[contenthash].js',
      },
      optimization: {
        ...config.optimization,
        minimizer: config.optimization.minimizer.map((minimizer) =>
          minimizer.constructor.name === 'TerserPlugin'
            ? minifyJs({ terserOptions: { mangle: { safari10: true, nth_identifier: SHORT_NAMES } } })
            : minimizer,
        ),
      },
      plugins: [...(config.plugins ?? []), new IslandFilesPlugin(root)],
    });
  }
  actions.setWebpackConfig({
    plugins: [
      define({
        ISLAND_SCRIPTS: JSON.stringify(stage === 'build-html' ? readIslandFiles(root).initial : null),
      }),
    ],
  });
}
