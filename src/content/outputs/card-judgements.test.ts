import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { CardPage } from '../../components/review/card-pages';
import { judgedPages, judgementOf, type CardJudgement } from '../../components/review/card-problems';
import { CARD_SITE, sharedPage } from '../../components/review/testing/card-pages';
import { CardJudgements, JUDGED_BY } from './card-judgements';

const PAGE = sharedPage({ title: 'A long title '.repeat(12).trim() });
const OTHER = sharedPage({ path: '/en/posts/other/', title: 'Other' });
const PAGES = [PAGE, OTHER, sharedPage({ path: '/ja/posts/other/', locale: 'ja', state: 'fallback', card: null })];

interface Kept {
  readonly maker: string;
  readonly records: Readonly<Record<string, CardJudgement>>;
}

let root: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-judgements-'));
  file = join(root, 'node_modules/.cache/facet/card-judgements/judgements.json');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** What a build finds of pages. */
function found(pages: readonly CardPage[], siteUrl = CARD_SITE, hidden = false): CardJudgement[] {
  const judgements = new CardJudgements(root, siteUrl, hidden);
  const all = pages.map((page) => judgements.of(page));
  judgements.save();
  return all;
}

const kept = () => JSON.parse(readFileSync(file, 'utf8')) as Kept;

/** Writes into the kept judgements what no judging would find, so that it shows what is taken from them. */
function mark(): void {
  const { maker, records } = kept();
  const marked = Object.entries(records).map(([key, value]) => [key, { ...value, title: 'MARKED' }] as const);
  writeFileSync(file, JSON.stringify({ maker, records: Object.fromEntries(marked) }));
}

const isMarked = ({ title }: CardJudgement) => title === 'MARKED';

function change(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('gives the same judgements whether they were kept or are made, and pages the same order', () => {
  const made = PAGES.map((page) => judgementOf(page, CARD_SITE, false));
  expect(made[0]?.problems.title?.characters).toBeGreaterThan(0);
  expect(found(PAGES)).toEqual(made);
  expect(found(PAGES)).toEqual(made);
  const from = new CardJudgements(root, CARD_SITE, false);
  expect(JSON.stringify(judgedPages(PAGES, (page) => from.of(page)))).toBe(
    JSON.stringify(judgedPages(PAGES, (page) => judgementOf(page, CARD_SITE, false))),
  );
});

it('takes what the build before left, and judges what changed alone', () => {
  found(PAGES);
  mark();
  const edited = { ...OTHER, tags: OTHER.tags.map((tag) => tag.replace('Other', 'Edited')) };
  expect(found([PAGE, edited]).map(({ title }) => title)).toEqual(['MARKED', 'Edited']);
});

it.each<[string, CardPage, string?, boolean?]>([
  ['a tag', { ...PAGE, tags: [...PAGE.tags, '<meta name="robots" content="noindex"/>'] }],
  ['the picture', { ...PAGE, picture: { url: `${CARD_SITE}/cards/0a1b.png`, file: null } }],
  ['the path', { ...PAGE, path: '/en/posts/b/' }],
  ['the locale', { ...PAGE, locale: 'de' }],
  ['the state', { ...PAGE, state: 'outdated' }],
  ['the visibility', { ...PAGE, visibility: 'draft' }],
  ['the site', PAGE, 'https://preview.example'],
  ['whether the deploy is hidden', PAGE, CARD_SITE, true],
])('judges again where %s is another', (_, page, siteUrl = CARD_SITE, hidden = false) => {
  found([PAGE]);
  mark();
  expect(found([page], siteUrl, hidden)).toEqual([judgementOf(page, siteUrl, hidden)]);
});

it.each(JUDGED_BY)('judges everything again where %s changed', (path) => {
  const changed = path.includes('.') ? path : join(path, 'file.ts');
  change(changed, '1');
  found([PAGE]);
  mark();
  expect(found([PAGE]).map(isMarked)).toEqual([true]);
  change(changed, '2');
  expect(found([PAGE]).map(isMarked)).toEqual([false]);
});

it.each([
  ['half', (text: string) => text.slice(0, text.length / 2)],
  ['empty', () => ''],
  ['of another shape', (text: string) => text.replace('"risks":', '"dangers":')],
  ['with an unknown risk', (text: string) => text.replace('"title-cut"', '"title-lost"')],
])('takes a file that is %s for none, and leaves a whole one', (_, broken) => {
  found(PAGES);
  const whole = kept();
  mark();
  writeFileSync(file, broken(readFileSync(file, 'utf8')));
  expect(found(PAGES).some(isMarked)).toBe(false);
  expect(kept()).toEqual(whole);
});

it('keeps what the last build asked for alone, and no part of a file', () => {
  found(PAGES);
  expect(Object.keys(kept().records)).toHaveLength(3);
  found([OTHER]);
  expect(Object.values(kept().records).map(({ title }) => title)).toEqual(['Other']);
  expect(readdirSync(dirname(file))).toEqual(['judgements.json']);
});

it('counts all code that judges as what judgements are kept by', async () => {
  const { metafile } = await build({
    absWorkingDir: resolve(__dirname, '../../..'),
    entryPoints: ['src/components/review/card-problems.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/'));
  expect(files).toContain('src/brand/score/assess.ts');
  expect(files.filter((path) => !JUDGED_BY.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
});
