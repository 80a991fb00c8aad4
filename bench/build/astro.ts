/** The peer: unmodified Astro, with the same corpus, page structure, styles and interface strings. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALE_FACTS } from '../../src/site/locales';
import { writeCorpus } from './corpus';
import { measure } from './measure';
import { copyPackages, installPeer } from './packages';
import { setAside } from './set-aside';
import type { CorpusSite, SiteOptions } from './site';

const TEMPLATE = join(__dirname, 'astro');

/** Names of authors or tags, by id and locale. */
function namesOf(root: string, name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(root, 'content', `${name}.json`), 'utf8')) as Record<string, unknown>;
}

/** @param options.highlight whether to highlight code, with Shiki, Astro's default */
export function prepareAstro(options: SiteOptions & { readonly highlight: boolean }): CorpusSite {
  const { root, folder, pages, locales, log, highlight } = options;
  cpSync(TEMPLATE, folder, { recursive: true });
  copyPackages(installPeer(root, 'astro', TEMPLATE), folder);
  cpSync(join(root, 'src/styles'), join(folder, 'src/styles'), { recursive: true });
  cpSync(join(root, 'static'), join(folder, 'public'), { recursive: true });
  const strings = join(folder, 'src/data/strings');
  mkdirSync(strings, { recursive: true });
  for (const locale of locales) cpSync(join(root, 'locales', locale, 'site.json'), join(strings, `${locale}.json`));
  const authors = namesOf(root, 'authors');
  const tags = namesOf(root, 'tags');
  const site = {
    name: 'Facet',
    url: 'http://localhost:8888',
    defaultLocale: DEFAULT_LOCALE,
    locales: locales.map((id) => ({ id, ...LOCALE_FACTS[id] })),
    authors: Object.fromEntries(
      Object.entries(authors).map(([id, author]) => [id, (author as { name: unknown }).name]),
    ),
    tags,
    highlight,
  };
  writeFileSync(join(folder, 'src/data/site.json'), JSON.stringify(site));
  const corpus = writeCorpus(
    join(folder, 'content/posts'),
    { slugs: Math.ceil(pages / locales.length), locales, form: 'mdx' },
    { authors: Object.keys(authors), tags: Object.keys(tags) },
  );
  return {
    name: highlight ? 'astro' : 'astro, plain code',
    corpus,
    output: join(folder, 'dist'),
    clear: () => setAside(folder, ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']),
    build: () =>
      measure({
        name: 'astro build',
        script: join(folder, 'node_modules/astro/bin/astro.mjs'),
        args: ['build'],
        cwd: folder,
        env: { ASTRO_TELEMETRY_DISABLED: '1', CI: '1' },
        log,
      }),
  };
}
