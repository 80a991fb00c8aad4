import { join } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { facetAdapter, IS_NETLIFY } from './src/content/gatsby/adapter';
import { DEFAULT_LOCALE, EXACT_LOCALES, LOCALES } from './src/site/locales';

const config: GatsbyConfig = {
  siteMetadata: { title: 'Facet' },
  trailingSlash: 'always',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  adapter: facetAdapter,
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      // By time and inode, since the check before the build reads every file anyway. Not on Netlify: a clone has new ones.
      options: {
        name: 'content',
        fastHash: !IS_NETLIFY,
        path: join(process.cwd(), 'content'),
        ignore: ['**/*.source.json'],
      },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: join(process.cwd(), 'locales') } },
    'gatsby-plugin-mdx',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...LOCALES],
        defaultLanguage: DEFAULT_LOCALE,
        redirect: false,
        trailingSlash: 'always',
        verbose: false,
        i18nextOptions: { ...EXACT_LOCALES, interpolation: { escapeValue: false }, returnNull: false },
      },
    },
  ],
};

export default config;
