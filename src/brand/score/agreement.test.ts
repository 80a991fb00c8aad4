/** How often the engine finds in real pages what a reader of their tags finds. */
import fs from 'node:fs';
import path from 'node:path';
import { sniffEncoding } from '../basics/encoding';
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { rawTags, rawText, type RawTag } from '../testing/raw-tags';

const PAGES = path.join(process.cwd(), '../shared/corpora/pages');
const pages = fs.existsSync(PAGES) ? fs.readdirSync(PAGES).sort() : [];

const FIELDS = ['title', 'description', 'image', 'siteName', 'url', 'favicon', 'charset'] as const;
type Field = (typeof FIELDS)[number];
type Found = Readonly<Record<Field, string | null>>;

const bare = (text: string | undefined): string | null => (text ?? '').replace(/\s+/g, ' ').trim() || null;

function ofEngine(bytes: Uint8Array): Found {
  const html = new TextDecoder(sniffEncoding(bytes, null).encoding).decode(bytes);
  const facts = extractFacts(pageEvidence(html, '', '2026-01-02T03:04:05.000Z', {}));
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

const suite = pages.length > 0 ? describe : describe.skip;

suite('over real pages', () => {
  const found = pages.map((file) => {
    const bytes = fs.readFileSync(path.join(PAGES, file));
    return { file, engine: ofEngine(bytes), tags: ofTags(bytes) };
  });

  it.each(FIELDS)('%s is what the tags say, in 95 of 100 pages that have one', (field) => {
    const stating = found.filter(({ engine, tags }) => engine[field] !== null || tags[field] !== null);
    const differing = stating
      .filter(({ engine, tags }) => engine[field] !== tags[field])
      .map(({ file, engine, tags }) => [file, engine[field], tags[field]]);
    expect(stating.length).toBeGreaterThan(10);
    expect({ differing, share: 1 - differing.length / stating.length >= 0.95 }).toEqual({ differing, share: true });
  });
});
