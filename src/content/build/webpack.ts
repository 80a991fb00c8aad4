/**
 * What is left to webpack. `gatsby develop` compiles pages with it as Gatsby does; in a build it links finished bundles
 * (`src/content/bundles/`) into Gatsby's renderer, and has nothing to do for browsers.
 */
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { LOCALES } from '../../site/locales';
import { localesIn } from '../../site/pseudo-locales';
import { bundles } from '../bundles/bundles';
import type { RendererFiles } from '../bundles/renderer';
import { buildEnvironment } from '../model/environment';

/** Gatsby's configuration, as far as it is read here. */
type GatsbyConfiguration = Omit<Configuration, 'plugins' | 'externals'> & {
  readonly plugins: NonNullable<Configuration['plugins']>;
  readonly externals: readonly object[];
};

type GetResolve = (
  options?: object,
) => (context: string, request: string, done: (error: unknown, path?: string) => void) => void;
type External = (error?: Error | null, module?: string) => void;

/** Both halves of a page take strings from one context: the templates' and the one Gatsby's plugin gives. */
const SHARED = /^(?:react-)?i18next$/;

/** Hands webpack our bundles for the files they were made of. */
function linked(files: RendererFiles) {
  return (
    { context, request, getResolve }: { context: string; request: string; getResolve: GetResolve },
    done: External,
  ) => {
    if (SHARED.test(request)) {
      done(null, `commonjs ${request}`);
      return;
    }
    if (!/^(?:[./]|[a-z]:[\\/])/i.test(request)) {
      done();
      return;
    }
    getResolve()(context, request, (_, path) => {
      const file = path === undefined ? undefined : files[path];
      done(null, file === undefined ? undefined : `commonjs ${file}`);
    });
  };
}

/** Gatsby's bundle for browsers, of which no page loads anything: only the statistics it reads afterwards are made. */
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

export async function configureWebpack({ stage, actions, plugins, ...args }: CreateWebpackConfigArgs): Promise<void> {
  const config = (args.getConfig as () => GatsbyConfiguration)();
  // setWebpackConfig merges, which neither replaces an entry nor takes anything away.
  if (stage === 'build-javascript') actions.replaceWebpackConfig(emptyBundle(config));
  else if (stage === 'build-html') {
    const { renderer } = await bundles();
    const links = { externals: [linked(renderer), ...config.externals], devtool: false, cache: false };
    actions.replaceWebpackConfig({ ...config, ...links });
  } else {
    const { define } = plugins as unknown as { readonly define: (values: Record<string, string>) => unknown };
    const constants = {
      ISLAND_SCRIPTS: 'null',
      STYLE_SHEETS: 'null',
      INLINED_STYLES: '""',
      ERROR_REPORTS: 'null',
      PSEUDO_LOCALES_BUILT: JSON.stringify(localesIn(buildEnvironment()).length > LOCALES.length),
    };
    actions.setWebpackConfig({ plugins: [define(constants)] });
  }
}
