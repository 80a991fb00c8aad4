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

/** Gatsby's configuration, which always has these. */
type GatsbyConfiguration = Omit<Configuration, 'entry' | 'output'> & {
  readonly entry: Readonly<Record<string, string>>;
  readonly output: Readonly<Record<string, unknown>>;
};

export function configureWebpack({ stage, actions, ...args }: CreateWebpackConfigArgs): void {
  const root = process.cwd();
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
      plugins: [...(config.plugins ?? []), new IslandFilesPlugin(root)],
    });
  }
  const { define } = args.plugins as unknown as { define: (values: Record<string, string>) => unknown };
  actions.setWebpackConfig({
    plugins: [
      define({
        ISLAND_SCRIPTS: JSON.stringify(stage === 'build-html' ? readIslandFiles(root).initial : null),
      }),
    ],
  });
}
