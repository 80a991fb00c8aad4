/** What a translation promises in figures is what its source promises. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../site/locales';
import { splitFrontMatter } from '../model/front-matter';
import { contentFiles } from './read-content';

const CONTENT = join(process.cwd(), 'content');
/** Smaller ones are words in one language and digits in another. */
const FIGURE = /\d{2,}/g;

/** How often each figure is in the words of a text. */
function figuresIn(path: string): Map<string, number> {
  const { body } = splitFrontMatter(readFileSync(join(CONTENT, path), 'utf8'));
  const words = body.replace(/```[^]*?```|\]\([^)]*\)|\{#[^}]*\}|<[^>]*>/g, ' ').normalize('NFKC');
  const counts = new Map<string, number>();
  for (const [figure] of words.matchAll(FIGURE)) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return counts;
}

const TRANSLATIONS = contentFiles(process.cwd())
  .filter((path) => path.endsWith(`/${DEFAULT_LOCALE}.mdx`))
  .flatMap((source) =>
    LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
      .map((locale) => [source, source.replace(/\w+\.mdx$/, `${locale}.mdx`)] as const)
      .filter(([, translation]) => existsSync(join(CONTENT, translation))),
  );

it.each(TRANSLATIONS)('every figure of %s stands in %s', (source, translation) => {
  const [wanted, found] = [figuresIn(source), figuresIn(translation)];
  const missing = [...wanted].filter(([figure, times]) => (found.get(figure) ?? 0) < times);
  expect(missing).toEqual([]);
});
