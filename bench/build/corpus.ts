/** A corpus of posts that grows to any size: the same for every run, and no two texts alike. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { splitFrontMatter } from '../../src/content/model/front-matter';
import { formatStamp, stampOf } from '../../src/content/model/stamps';
import { DEFAULT_LOCALE, type WrittenLocale } from '../../src/site/locales';
import { VOCABULARIES } from './vocabulary';

/** About as many bytes of prose as, with its other parts, make a text of 2.9 KB. */
const PROSE_BYTES = 1_750;

const FIRST_DAY = Date.parse('2016-01-01T00:00:00Z');
const DAYS = 3_600;
const DAY_MS = 86_400_000;

const CODE = {
  ts: (id: string) => `export function ${id}(names: readonly string[]): number {
  const known = new Set(names.map((name) => name.trim().toLowerCase()));
  // One name in all places is what is asked for.
  return known.size === 1 ? ${id.length} : 0;
}`,
  json: (id: string) => `{
  "@context": "https://schema.org",
  "@type": "WebSite",
  "name": "${id}",
  "url": "https://${id}.example/"
}`,
  css: (id: string) => `.${id} {
  display: grid;
  gap: 1.5rem;
  color: var(--ink);
}`,
} as const;

export interface Corpus {
  /** Slugs × locales are its pages. */
  readonly slugs: number;
  readonly locales: readonly WrittenLocale[];
}

/** Numbers of [0, 1) that a text decides (Mulberry32 seeded with FNV-1a). */
function numbersOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** @param index 0-based */
export function slugOf(index: number): string {
  return `entry-${String(index).padStart(6, '0')}`;
}

/** A writer of one text: every call goes on in the text's own numbers. */
function writerOf(locale: WrittenLocale, index: number) {
  const next = numbersOf(`${slugOf(index)}/${locale}`);
  const { words, space, stop } = VOCABULARIES[locale];
  const pick = <T>(items: readonly T[], fallback: T): T => items[Math.floor(next() * items.length)] ?? fallback;
  const phrase = (length: number): string => Array.from({ length }, () => pick(words, '')).join(space);
  const sentence = (): string => `${phrase(6 + Math.floor(next() * 9))} ${index}-${Math.floor(next() * 1e6)}${stop}`;
  return {
    phrase,
    sentence,
    /** @param bytes at least as long, in UTF-8 */
    paragraph(bytes: number): string {
      let text = '';
      while (Buffer.byteLength(text) < bytes) text += sentence();
      return text.trim();
    },
    other: (slugs: number): string => slugOf(Math.floor(next() * slugs)),
    choose: pick,
    identifier: (): string => `part${index}x${Math.floor(next() * 1e6)}`,
  };
}

/** The body of a post, without front matter: headings, lists, a table, code, links and a component. */
function bodyOf({ slugs }: Corpus, locale: WrittenLocale, index: number): string {
  const write = writerOf(locale, index);
  const language = write.choose(Object.keys(CODE) as (keyof typeof CODE)[], 'ts');
  const linkTo = (slug: string) => `[${write.phrase(3)}](/${locale}/posts/${slug}/)`;
  const part = PROSE_BYTES / 6;
  return `${write.paragraph(part)} ${linkTo(write.other(slugs))}

## ${write.phrase(3)}

${write.paragraph(part)} **${write.phrase(2)}** *${write.phrase(2)}* \`${write.identifier()}\`

- ${write.phrase(6)}
- ${write.phrase(5)} ${linkTo(write.other(slugs))}
- ${write.phrase(7)}

### ${write.phrase(2)}

${write.paragraph(part)}

## ${write.phrase(4)}

| ${write.phrase(1)} | ${write.phrase(1)} |
| --- | --: |
| ${write.phrase(3)} | ${index} |
| ${write.phrase(4)} | ${index + 1} |
| ${write.phrase(2)} | ${index + 2} |

${write.paragraph(part)}

<Callout kind="note" title="${write.phrase(4)}">

${write.paragraph(part / 2)}

</Callout>

## ${write.phrase(3)}

\`\`\`${language}
${CODE[language](write.identifier())}
\`\`\`

1. ${write.phrase(5)}
2. ${write.phrase(6)}

${write.paragraph(part)} [${write.phrase(2)}](/${locale}/about/) [${write.phrase(2)}](https://schema.org/WebSite)
`;
}

interface Names {
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

function frontMatterOf(corpus: Corpus, locale: WrittenLocale, index: number, { authors, tags }: Names): string {
  const write = writerOf(locale, index + 0.5);
  const day = FIRST_DAY + Math.floor((index / corpus.slugs) * DAYS) * DAY_MS;
  const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);
  return `---
title: "${write.phrase(3)} ${index}"
description: "${write.phrase(9)}"
published: "${dayText(day)}"${index % 3 === 0 ? `\nupdated: "${dayText(day + DAY_MS)}"` : ''}
author: ${authors[index % authors.length] ?? ''}
tags: [${tags[index % tags.length] ?? ''}]
---

`;
}

/** A post's file in one locale. */
function fileOf(folder: string, index: number, locale: WrittenLocale): string {
  return join(folder, slugOf(index), `${locale}.mdx`);
}

/** The stamp beside a translation: its source's sections. The corpus' headings are plain text at the start of a line. */
function stampFor(source: string, title: string, description: string): string {
  const { body } = splitFrontMatter(source);
  const slugger = new GithubSlugger();
  let fenced = false;
  const headings = body.split('\n').flatMap((text, index) => {
    if (text.startsWith('```')) fenced = !fenced;
    const match = fenced ? null : /^(#{2,6}) (.+)$/.exec(text);
    if (match === null) return [];
    const [, marks = '', heading = ''] = match;
    return [{ id: slugger.slug(heading), text: heading, depth: marks.length, line: index + 1 }];
  });
  return formatStamp(stampOf({ title, description, body, headings }));
}

/** Writes one post in every locale, with its translations' stamps. */
function writePost(folder: string, corpus: Corpus, index: number, names: Names): void {
  let source = '';
  let [title, description] = ['', ''];
  for (const locale of [DEFAULT_LOCALE, ...corpus.locales.filter((other) => other !== DEFAULT_LOCALE)]) {
    const text = frontMatterOf(corpus, locale, index, names) + bodyOf(corpus, locale, index);
    const file = fileOf(folder, index, locale);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (locale === DEFAULT_LOCALE) {
      source = text;
      [, title = ''] = /^title: "(.*)"$/m.exec(text) ?? [];
      [, description = ''] = /^description: "(.*)"$/m.exec(text) ?? [];
    } else {
      writeFileSync(file.replace(/\.mdx$/, '.source.json'), stampFor(source, title, description));
    }
  }
}

export interface WrittenCorpus {
  /** Changes a sentence in the middle post's source, differently each time. */
  edit: () => void;
  /** Adds a post in every locale, newer than all others. */
  add: () => void;
}

/** @param folder where the posts lie, one folder each */
export function writeCorpus(folder: string, corpus: Corpus, names: Names): WrittenCorpus {
  for (let index = 0; index < corpus.slugs; index += 1) writePost(folder, corpus, index, names);
  let edits = 0;
  let added = 0;
  return {
    edit() {
      const file = fileOf(folder, Math.floor(corpus.slugs / 2), DEFAULT_LOCALE);
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n${edits === 0 ? 'Once' : 'Again'} edited: ${++edits}.\n`);
    },
    add() {
      writePost(folder, corpus, corpus.slugs + added++, names);
    },
  };
}
