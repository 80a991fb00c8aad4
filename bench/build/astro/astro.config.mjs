/** The peer of the benchmark: unmodified Astro, with its official integrations. */
import { readFileSync } from 'node:fs';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

const site = JSON.parse(readFileSync(new URL('./src/data/site.json', import.meta.url), 'utf8'));

export default defineConfig({
  site: site.url,
  trailingSlash: 'always',
  build: { inlineStylesheets: 'always' },
  markdown: site.highlight ? {} : { syntaxHighlight: false },
  integrations: [
    mdx(),
    sitemap({
      i18n: {
        defaultLocale: site.defaultLocale,
        locales: Object.fromEntries(site.locales.map(({ id }) => [id, id])),
      },
    }),
  ],
});
