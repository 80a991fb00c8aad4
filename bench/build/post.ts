/** The text of one post of the corpus, determined by its number and locale. */
import type { WrittenLocale } from '../../src/site/locales';
import { VOCABULARIES } from './vocabulary';

/** Bytes of prose: with the other parts, this makes a text of about 2.9 KB. */
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

/** Format of a post, also its file's extension: `md` has no component. */
export type Form = 'mdx' | 'md';

export interface Corpus {
  /** Its pages are slugs × locales. */
  readonly slugs: number;
  readonly locales: readonly WrittenLocale[];
  readonly form: Form;
}

/** Numbers in [0, 1) determined by a text (Mulberry32 seeded with FNV-1a). */
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

/** A writer of one text: every call continues the text's own sequence of numbers. */
function writerOf(locale: WrittenLocale, index: number) {
  const next = numbersOf(`${slugOf(index)}/${locale}`);
  const { words, space, stop } = VOCABULARIES[locale];
  const pick = <T>(items: readonly T[], fallback: T): T => items[Math.floor(next() * items.length)] ?? fallback;
  const phrase = (length: number): string => Array.from({ length }, () => pick(words, '')).join(space);
  const sentence = (): string => `${phrase(6 + Math.floor(next() * 9))} ${index}-${Math.floor(next() * 1e6)}${stop}`;
  return {
    phrase,
    sentence,
    /** @param bytes the least length, in UTF-8 */
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

/** A component in MDX; in Markdown its HTML. */
const CALLOUT: Readonly<Record<Form, (title: string, text: string) => string>> = {
  mdx: (title, text) => `<Callout kind="note" title="${title}">

${text}

</Callout>`,
  md: (title, text) => `<aside class="notice" aria-label="${title}">
<p class="notice-title">${title}</p>

${text}

</aside>`,
};

/** The body of a post, without front matter: headings, lists, a table, code, links and a component. */
export function bodyOf({ slugs, form }: Corpus, locale: WrittenLocale, index: number): string {
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

${CALLOUT[form](write.phrase(4), write.paragraph(part / 2))}

## ${write.phrase(3)}

\`\`\`${language}
${CODE[language](write.identifier())}
\`\`\`

1. ${write.phrase(5)}
2. ${write.phrase(6)}

${write.paragraph(part)} [${write.phrase(2)}](/${locale}/about/) [${write.phrase(2)}](https://schema.org/WebSite)
`;
}

/** Identifiers that front matter may use. */
export interface Names {
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

export function frontMatterOf(corpus: Corpus, locale: WrittenLocale, index: number, { authors, tags }: Names): string {
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
