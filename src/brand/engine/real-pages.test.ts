/** Real pages, through the same path as pasted HTML. They belong to their publishers and are not in the repository. */
import fs from 'node:fs';
import path from 'node:path';
import { assess } from '../score/assess';
import { sniffEncoding } from '../basics/encoding';
import { compareWith, type ExpectedFields } from '../score/expectations';
import { extractFacts } from './extract';
import type { Facts } from '../facts/facts';
import { pageEvidence } from '../evidence/page-evidence';
import { RUBRIC } from '../score/rubric';
import { rawTags, rawText, type RawTag } from '../testing/raw-tags';
import { expectStored } from '../testing/stored';

const FOLDER = path.join(process.cwd(), '../shared/corpora');
const PAGES = path.join(FOLDER, 'pages');
const present = fs.existsSync(PAGES);
const pages = present ? fs.readdirSync(PAGES).map((file) => file.replace(/\.html$/, '')) : [];

type Expected = Readonly<Record<string, ExpectedFields>>;

/** Where our fact is correct and differs from the published expectation: page, field, expected, found, why. */
const DIFFERENCES: readonly (readonly [
  page: string,
  field: string,
  expected: string,
  found: string | null,
  why: string,
])[] = [
  [
    'itunes',
    'ogUrl',
    'https://itunes.apple.com/us/app/pokemon-go/id1094591345?mt=8',
    null,
    'states no og:url; that is its canonical link',
  ],
  ['kickstarter', 'charset', 'UTF-8', null, 'declares none; the expectation reads a form’s accept-charset'],
  ['xkcd', 'charset', 'ISO-8859-1', null, 'declares none; the expectation is guessed from its bytes'],
];

const read = new Map<string, Facts>();

/** The facts of a page, read once for all tests. */
function factsOf(page: string): Facts {
  const known = read.get(page);
  if (known !== undefined) return known;
  const bytes = fs.readFileSync(path.join(PAGES, `${page}.html`));
  const html = new TextDecoder(sniffEncoding(bytes, null, true).encoding).decode(bytes);
  const facts = extractFacts(pageEvidence(html, '', '2026-01-02T03:04:05.000Z', {}));
  read.set(page, facts);
  return facts;
}

const FIELDS = ['title', 'description', 'image', 'siteName', 'url', 'favicon', 'charset'] as const;
type Field = (typeof FIELDS)[number];
type Found = Readonly<Record<Field, string | null>>;

const bare = (text: string | undefined): string | null => (text ?? '').replace(/\s+/g, ' ').trim() || null;

/** What the engine finds. */
function ofEngine(facts: Facts): Found {
  const property = (name: string) => facts.openGraph.find((stated) => stated.property === name)?.value;
  return {
    title: bare(facts.titles[0]?.value),
    description: bare(facts.descriptions[0]?.value),
    image: bare(facts.previewImageDeclared?.value),
    siteName: bare(facts.names.find(({ kind }) => kind === 'og-site-name')?.value),
    url: bare(property('og:url') ?? facts.canonicals[0]?.value),
    favicon: bare(facts.icons.find(({ kind }) => kind === 'icon')?.value),
    charset: bare(facts.charset?.value),
  };
}

/** What a reader of their tags finds. */
function ofTags(bytes: Uint8Array): Found {
  const tags = rawTags(rawText(bytes));
  const words = (tag: RawTag, name: string) => (tag.attributes.get(name) ?? '').toLowerCase().split(/\s+/);
  const meta = (...names: readonly string[]) =>
    tags
      .filter(
        (tag) =>
          tag.name === 'meta' &&
          names.some((name) => [...words(tag, 'property'), ...words(tag, 'name')].includes(name)),
      )
      .map((tag) => bare(tag.attributes.get('content')))
      .find((value) => value !== null);
  const link = (rel: string) =>
    bare(tags.find((tag) => tag.name === 'link' && words(tag, 'rel').includes(rel))?.attributes.get('href'));
  const declared = tags.flatMap((tag) => {
    if (tag.name !== 'meta') return [];
    const content = /charset=["']?([^\s;"']+)/i.exec(tag.attributes.get('content') ?? '')?.[1];
    return tag.attributes.get('charset') ?? (tag.attributes.has('http-equiv') ? (content ?? []) : []);
  });
  const image = meta('og:image', 'og:image:url') ?? meta('twitter:image', 'twitter:image:src');
  const secure = meta('og:image:secure_url');
  return {
    title: bare(tags.find(({ name }) => name === 'title')?.text),
    description: meta('description') ?? null,
    image: (secure?.startsWith('https:') === true && image?.startsWith('https:') !== true ? secure : image) ?? null,
    siteName: meta('og:site_name') ?? null,
    url: meta('og:url') ?? link('canonical'),
    favicon: link('icon'),
    charset: bare(declared[0]),
  };
}

const suite = present ? describe : describe.skip;

suite(
  present ? 'real pages' : `real pages (skipped: there is no ${path.basename(FOLDER)} folder beside the repository)`,
  () => {
    // A suite without tests is an error, and skipped ones are only seen where there are some.
    it('are 25, and the differences are few', () => {
      expect(pages).toHaveLength(25);
      expect(DIFFERENCES.length).toBeLessThanOrEqual(5);
    });

    it.each(pages)('%s is assessed', (page) => {
      const facts = factsOf(page);
      expect(facts.page.state).toBe('whole');
      expect(facts.titles[0]?.value).toBeTruthy();
      expectStored(facts);
      const report = assess(facts);
      expect(report.checks).toHaveLength(RUBRIC.dimensions.flatMap(({ checks }) => checks).length);
      // A page known as a whole leaves nothing unknown: what needs the network is out of scope.
      expect(report.checks.filter(({ score }) => score === 'unknown')).toEqual([]);
      expect(report.overall).not.toBeNull();
      expect(report).toEqual(JSON.parse(JSON.stringify(report)));
      for (const { receipts } of report.checks) {
        for (const { snippet = '', value = '' } of receipts) {
          expect(snippet.length).toBeLessThanOrEqual(300);
          expect(value.length).toBeLessThanOrEqual(300);
        }
      }
    });

    const expected = present
      ? (JSON.parse(fs.readFileSync(path.join(FOLDER, 'expected.json'), 'utf8')) as Expected)
      : {};

    it.each(Object.entries(expected))('%s says what others found in it', (page, fields) => {
      const { compared, differing } = compareWith(fields, factsOf(page));
      expect(compared).toBeGreaterThan(0);
      expect(differing).toEqual(
        DIFFERENCES.filter(([where]) => where === page).map(([, field, theirs, found]) => {
          return { field, expected: theirs, found };
        }),
      );
    });

    it.each([
      ['abehiroshi', '阿部寛のホームページ'],
      ['rakuten', '【楽天市場】'],
    ])('%s, in a legacy encoding, is decoded', (page, start) => {
      expect(factsOf(page).titles[0]?.value).toContain(start);
    });

    it.each(FIELDS)('%s is what the tags say, in 95 of 100 pages that have one', (field) => {
      const found = pages.map((file) => {
        const bytes = fs.readFileSync(path.join(PAGES, `${file}.html`));
        return { file, engine: ofEngine(factsOf(file)), tags: ofTags(bytes) };
      });
      const stating = found.filter(({ engine, tags }) => engine[field] !== null || tags[field] !== null);
      const differing = stating
        .filter(({ engine, tags }) => engine[field] !== tags[field])
        .map(({ file, engine, tags }) => [file, engine[field], tags[field]]);
      expect(stating.length).toBeGreaterThan(10);
      expect({ differing, share: 1 - differing.length / stating.length >= 0.95 }).toEqual({ differing, share: true });
    });
  },
);
