/** What a build writes for reviewers, and what keeps search engines away from it. */
import { readFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ReviewedPage {
  readonly locale: string;
  readonly route: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly changes: readonly string[];
}

interface WeighedPage {
  readonly path: string;
  readonly before: object | null;
  readonly after: { readonly html: number };
  readonly packed: { readonly bytes: number; readonly budget: number } | null;
}

interface ComparedCard {
  readonly path: string;
  readonly title: string;
  readonly change: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly difference: string | null;
  readonly share: number | null;
}

/** The parts that tests read; src/components/review/review.ts has the full type. */
export interface Review {
  readonly before: { readonly origin: string; readonly version: string };
  readonly after: { readonly version: string; readonly context: string };
  readonly pieces: readonly { readonly pages: readonly ReviewedPage[] }[];
  readonly others: readonly ReviewedPage[];
  readonly hidden: unknown;
  readonly outdated: unknown;
  readonly feeds: unknown;
  readonly redirects: unknown;
  readonly cards: readonly ComparedCard[];
  readonly bytes: readonly WeighedPage[];
}

type ReviewResult =
  | { readonly state: 'compared'; readonly review: Review }
  | { readonly state: 'failed'; readonly origin: string; readonly obstacle: string; readonly reason: string };

/** A build's data for the review view. @param root of the project */
export async function reviewResult(root: string): Promise<ReviewResult> {
  return JSON.parse(await readFile(join(root, '.facet/gated/review.json'), 'utf8')) as ReviewResult;
}

/** @throws Error if the build was not compared */
export async function reviewOf(root: string): Promise<Review> {
  const result = await reviewResult(root);
  if (result.state === 'failed') throw new Error(result.reason);
  return result.review;
}

/** Cells of a section's table by row, without its head. */
export function rowsBelow(summary: string, heading: string): string[][] {
  const [, section = ''] = summary.split(new RegExp(`(?:### |<summary>)${heading} \\(\\d+\\)`));
  const [body = ''] = section.split(/^(?:### |<\/?details>)/m);
  const rows = body.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) => row.slice(2, -2).split(' | '));
}

export function labelsOf(links: string): string[] {
  return [...links.matchAll(/\[(\w+)\]/g)].map(([, label = '']) => label);
}

/** Files below a folder, as paths with a leading slash. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((path) => pattern.test(path));
}

/** Text files below a folder with a word in their name or content, as paths with a leading slash. */
export function filesHolding(folder: string, word: string): string[] {
  return filesBelow(folder, /\.(?:html|xml|txt|json|js|css)$|\/_(?:headers|redirects)$/).filter(
    (path) => path.includes(word) || readFileSync(join(folder, path), 'utf8').includes(word),
  );
}

const NOINDEX = '<meta name="robots" content="noindex"/>';

/** Pages without noindex. @throws Error if there are no pages */
export function indexed(folder: string): string[] {
  const pages = filesBelow(folder, /\.html$/);
  if (pages.length === 0) throw new Error(`${folder} holds no pages.`);
  return pages.filter((path) => !readFileSync(join(folder, path), 'utf8').includes(NOINDEX));
}

/** The rule in `_headers` for all paths. */
export function headersOfAll(folder: string): string {
  return readFileSync(join(folder, '_headers'), 'utf8').split('\n\n')[0] ?? '';
}

/** A page of a build. @param folder a public folder */
export function pageHtml(folder: string, path: string): string {
  return readFileSync(join(folder, path, 'index.html'), 'utf8');
}

/** The text of the first heading, which is the title. */
export function titleOf(folder: string, path: string): string {
  return unescaped(/<h1[^>]*>(.*?)<\/h1>/.exec(pageHtml(folder, path))?.[1] ?? '');
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** A build's facts about its pages' bytes and words, by path. @param folder a public folder */
export function pageWeights(folder: string): Map<string, { readonly textDigest: string; readonly htmlBytes: number }> {
  const { pages } = JSON.parse(readFileSync(join(folder, 'facet-build.json'), 'utf8')) as {
    pages: { path: string; textDigest: string; htmlBytes: number }[];
  };
  return new Map(pages.map(({ path, textDigest, htmlBytes }) => [path, { textDigest, htmlBytes }]));
}
