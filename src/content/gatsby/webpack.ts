/**
 * What is left to webpack. `gatsby develop` compiles pages with it as Gatsby does; in a build it links finished bundles
 * (`src/content/bundles/`) into Gatsby's renderer, and has nothing to do for browsers.
 */
import { join, sep } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { LOCALES } from '../../site/locales';
import { localesIn } from '../../site/pseudo-locales';
import { PRINTED_THEMES } from '../../styles/printed-colours';
import { bundles } from '../bundles/bundles';
import type { RendererFiles } from '../bundles/renderer';
import { buildEnvironment } from '../model/environment';

/** Gatsby's configuration, as far as it is read here. */
type GatsbyConfiguration = Omit<Configuration, 'plugins'> & {
  readonly plugins: NonNullable<Configuration['plugins']>;
};

/** Takes the place of Gatsby's own, which `.cache/static-entry.js` is. */
const RENDERER = 'src/templates/gatsby-renderer.ts';

type Resolve = (context: string, request: string, done: (error: unknown, path?: string) => void) => void;

interface Requested {
  readonly context: string;
  readonly request: string;
  readonly getResolve: () => Resolve;
}

/** Hands webpack our bundles for the files they were made of: it only writes down which of them belongs to which page. */
function linked(files: RendererFiles) {
  return ({ context, request, getResolve }: Requested, done: (error: null, module?: string) => void) =>
    getResolve()(context, request, (_, path) => {
      const file = files[path ?? ''];
      if (file === undefined) done(null);
      else done(null, `commonjs ${file}`);
    });
}

/** Gatsby's bundle for browsers. No page loads any of it, so we make only the statistics that Gatsby reads later. */
function emptyBundle(config: GatsbyConfiguration): object {
  return {
    ...config,
    entry: { app: 'data:text/javascript,' },
    module: {},
    devtool: false,
    cache: false,
    optimization: { minimize: false },
    plugins: config.plugins.filter((plugin) => plugin?.constructor.name === 'GatsbyWebpackStatsExtractor'),
  };
}

/** The renderer: a module that asks Gatsby which templates there are, around our bundles. */
function linkedRenderer(config: GatsbyConfiguration, renderer: RendererFiles): object {
  return {
    ...config,
    entry: { 'render-page': join(process.cwd(), RENDERER) },
    externals: [linked(renderer)],
    module: { rules: [{ test: /\.ts$/, loader: 'esbuild-loader', options: { target: 'node22' } }] },
    devtool: false,
    cache: false,
    plugins: config.plugins.filter((plugin) => plugin?.constructor.name !== 'BabelConfigItemsCacheInvalidatorPlugin'),
  };
}

const SOURCES = join(process.cwd(), 'src');
/** Folders of sources without queries, which are for Gatsby's own compiler to take out. */
const OURS = ['brand', 'components', 'islands', 'site', 'texts'].map((room) => join(SOURCES, room) + sep);

const isOurs = (path: string) => OURS.some((folder) => path.startsWith(folder));

/** A rule that leaves our sources alone, if it has Babel compile what it is asked about: such rules choose a loader for each file. */
function leavingOurs(rule: unknown): unknown {
  if (typeof rule !== 'object' || rule === null || !('use' in rule) || typeof rule.use !== 'function') return rule;
  return { ...rule, exclude: isOurs };
}

/**
 * The bundle of hot reload. Gatsby has Babel compile each TypeScript file, twice over; SWC does ours in a fraction of the
 * time. And it lints, which is done elsewhere.
 */
function quickBundle(config: GatsbyConfiguration): object {
  const rules = (config.module?.rules ?? []).map(leavingOurs);
  const ours = { test: /\.tsx?$/, include: isOurs, use: [{ loader: join(SOURCES, 'content/gatsby/swc-loader.cjs') }] };
  return {
    ...config,
    module: { ...config.module, rules: [...rules, ours] },
    plugins: config.plugins.filter((plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin'),
  };
}

export async function configureWebpack({ stage, actions, plugins, ...args }: CreateWebpackConfigArgs): Promise<void> {
  const config = (args.getConfig as () => GatsbyConfiguration)();
  // setWebpackConfig merges, which neither replaces an entry nor takes anything away.
  if (stage === 'build-javascript') actions.replaceWebpackConfig(emptyBundle(config));
  else if (stage === 'build-html') {
    const { renderer } = await bundles();
    actions.replaceWebpackConfig(linkedRenderer(config, renderer));
  } else {
    if (stage === 'develop') actions.replaceWebpackConfig(quickBundle(config));
    const { define } = plugins as unknown as { readonly define: (values: Record<string, string>) => unknown };
    const constants = {
      ISLAND_SCRIPTS: 'null',
      STYLE_SHEETS: 'null',
      INLINED_STYLES: '""',
      STYLES_IN_PAGES: '{}',
      ERROR_REPORTS: 'null',
      PRINTED_THEMES: JSON.stringify(PRINTED_THEMES),
      ENGLISH_STANDS_IN: 'true',
      PSEUDO_LOCALES_BUILT: JSON.stringify(localesIn(buildEnvironment()).length > LOCALES.length),
    };
    actions.setWebpackConfig({ plugins: [define(constants)] });
  }
}
