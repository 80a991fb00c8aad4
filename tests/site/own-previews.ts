/** The engine's previews of our own pages, as the build leaves them for reviewers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/site/locales';
import { pathTo } from '../../src/site/routes';
import { ROOT } from '../harness/pages';

interface JudgedPage {
  readonly path: string;
  readonly problems: Readonly<Partial<Record<'title' | 'description', { readonly previews: readonly string[] }>>>;
}

const { pages } = JSON.parse(readFileSync(join(ROOT, '.facet/gated/cards.json'), 'utf8')) as { pages: JudgedPage[] };

const MAIN = ['home', 'brand-assessment', 'brand-comparison', 'about', 'posts', 'changelog', 'feedback'] as const;
const LEGAL = ['privacy', 'terms', 'imprint', 'cookies'] as const;

it('search results show titles and descriptions of the main pages whole, in every language', () => {
  const paths = LOCALES.flatMap((locale) => [
    ...MAIN.map((route) => pathTo(locale, route)),
    ...LEGAL.map((slug) => pathTo(locale, 'legal', { slug })),
  ]);
  const judged = pages.filter(({ path }) => paths.includes(path));
  expect(judged.map(({ path }) => path).sort()).toEqual(paths.sort());
  const cut = judged.flatMap(({ path, problems }) =>
    (['title', 'description'] as const)
      .filter((part) => problems[part]?.previews.includes('search'))
      .map((part) => `${path} ${part}`),
  );
  expect(cut).toEqual([]);
});
