/** What others say about the same pages, beside what we say: other tools, W3C, and labels from reading the pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assess } from '../../brand/score/assess';
import type { Comparison, ComparisonId, Difference, DifferenceReason } from '../../brand/score/calibration';
import { extractFacts } from '../../brand/engine/extract';
import { propertyOf, type Facts } from '../../brand/facts/facts';
import { languageKey } from '../../brand/languages/tags';
import { pageEvidence } from '../../brand/evidence/page-evidence';
import type { Report } from '../../brand/report/report';
import { webUrl } from '../../brand/urls/sites';
import { collapse } from '../../brand/basics/text';
import { ACT_EXAMPLES, judgeActExamples } from './act';
import { savedText } from '../../server/fetching/decoding';

/** The saved pages; they belong to their publishers and are outside the repository. */
export const CORPORA = join('..', 'shared', 'corpora');
const FOLDERS = ['metascraper', 'ogs', 'pages'];
/** What the pages call themselves and whether they disagree, read in them before the code judged them. */
const LABELS = join('src', 'brand', 'naming', 'testing', 'labelled-pages.json');

/** Why a verdict or a value differs, where the code cannot tell: looked up in the page, one by one. */
const REASONS: Readonly<Record<string, DifferenceReason>> = {
  'images ogs/smile': 'hidden',
  'links metascraper/forbes': 'hidden',
  'links metascraper/silicon-beat': 'hidden',
  'links ogs/latimes': 'hidden',
  'titles metascraper/pikabu': 'encoding',
  'titles metascraper/softwarefordays': 'inferred',
  'languages metascraper/business-today': 'inferred',
};

/** A saved page of the corpora. */
export interface SavedPage {
  /** Folder and name, such as `ogs/smile`. */
  readonly name: string;
  readonly html: string;
  readonly facts: Facts;
  readonly report: Report;
}

interface LabelledPage {
  readonly page: string;
  readonly address: string;
  /** Correct spellings; empty if the page says nowhere whose it is. */
  readonly names: readonly string[];
  readonly disagree: boolean;
}

/** What the metascraper project's tool reads in a page. */
interface OtherReading {
  readonly page: string;
  readonly title: string | null;
  readonly lang: string | null;
  readonly url: string | null;
}

const labels = () => JSON.parse(readFileSync(LABELS, 'utf8')) as readonly LabelledPage[];
const otherReadings = () =>
  JSON.parse(readFileSync(join(CORPORA, 'metascraper.json'), 'utf8')) as Readonly<Record<string, OtherReading>>;

/** All pages of the corpora, assessed as if they had been pasted with their address. */
export function readSavedPages(): readonly SavedPage[] {
  const addresses = new Map(labels().map(({ page, address }) => [page, address]));
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(CORPORA, folder))
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => {
        const name = `${folder}/${file.replace(/\.html$/, '')}`;
        const bytes = readFileSync(join(CORPORA, folder, file));
        const html = savedText(bytes);
        const facts = extractFacts(pageEvidence(html, addresses.get(name) ?? '', '2026-01-01T00:00:00.000Z', {}));
        return { name, html, facts, report: assess(facts) };
      }),
  );
}

/**
 * A comparison of items, each of which agrees (null) or differs for a reason; `undefined` for a difference that is
 * explained in the table above, or not at all.
 */
export function comparison<Item extends { readonly name: string }>(
  id: ComparisonId,
  items: readonly Item[],
  differs: (item: Item) => DifferenceReason | null | undefined,
): Comparison {
  const differing = items.flatMap((item): readonly Difference[] => {
    const reason = differs(item);
    if (reason === null) return [];
    return [{ item: item.name, reason: reason ?? REASONS[`${id} ${item.name}`] ?? 'unexplained' }];
  });
  return { id, compared: items.length, differing };
}

/** Names are compared without case and white space. */
const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Outcomes of `name-agreement` that tell a reader that two names disagree. */
const DISAGREEING = ['tie', 'different', 'misspelt'];

function nameComparisons(pages: readonly SavedPage[]): readonly Comparison[] {
  const known = new Map(labels().map((label) => [label.page, label]));
  const labelled = pages.filter(({ name }) => known.has(name));
  const names = comparison('names', labelled, ({ name, report }) => {
    const right = known.get(name)?.names ?? [];
    const found = report.portrait.name;
    if (found === null) return right.length === 0 ? null : 'unnamed';
    return right.some((one) => plain(one) === plain(found)) ? null : 'misnamed';
  });
  const disagreements = comparison('disagreements', labelled, ({ name, report }) => {
    const outcome = report.checks.find(({ id }) => id === 'name-agreement')?.outcome ?? '';
    const found = DISAGREEING.includes(outcome);
    if (found === known.get(name)?.disagree) return null;
    return found ? 'false-alarm' : 'missed';
  });
  return [names, disagreements];
}

/** Titles are compared without the difference between typewriter's and printer's quotes. */
const plainTitle = (title: string) => collapse(title.normalize('NFKC').replace(/[‘’′]/g, "'").replace(/[“”″]/g, '"'));

const address = (url: string, base: string) => (webUrl(url, base)?.href ?? url).replace(/\/$/, '');

function readingComparisons(pages: readonly SavedPage[]): readonly Comparison[] {
  const others = otherReadings();
  const both = pages.flatMap((page) => {
    const other = others[page.name.replace('metascraper/', '')];
    return page.name.startsWith('metascraper/') && other !== undefined ? [{ ...page, other }] : [];
  });
  const property = ({ openGraph, twitter }: Facts, name: string) =>
    propertyOf([...openGraph, ...twitter], name)?.value ?? null;
  const isIn = (value: string, found: readonly (string | null | undefined)[]) =>
    found.some((one) => one === value) ? null : undefined;
  return [
    comparison('titles', both, ({ facts, other }) => {
      const titles = [property(facts, 'og:title'), property(facts, 'twitter:title'), facts.titles[0]?.value];
      const found = titles.map((title) => plainTitle(title ?? ''));
      return other.title === null ? null : isIn(plainTitle(other.title), found);
    }),
    comparison('languages', both, ({ facts, other }) => {
      const found = facts.language?.value ?? property(facts, 'og:locale');
      const key = languageKey(other.lang ?? '');
      return key === null ? null : isIn(key, [languageKey(found ?? '')]);
    }),
    comparison('addresses', both, ({ facts, other }) => {
      const stated = [facts.canonicals[0]?.url, property(facts, 'og:url')].filter((url) => typeof url === 'string');
      const found = (stated.length === 0 ? [other.page] : stated).map((url) => address(url, other.page));
      return other.url === null ? null : isIn(address(other.url, other.page), found);
    }),
  ];
}

/** All comparisons but those that need a browser. */
export function compareWithOthers(pages: readonly SavedPage[]): readonly Comparison[] {
  const act = judgeActExamples(ACT_EXAMPLES).map((result, index) => ({ ...result, name: `${result.rule} ${index}` }));
  return [
    comparison('act', act, ({ agrees }) => (agrees ? null : undefined)),
    ...nameComparisons(pages),
    ...readingComparisons(pages),
  ];
}
