/**
 * Finds what of a translation is still its source's text: `content:translate` copies the source as the start of one, and
 * such a copy says nothing in its language. What has no prose, such as code, names and components, may be the same in
 * every language; so may a quotation, which begins with `>`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../site/locales';
import { lineOfField, splitFrontMatter } from '../model/front-matter';
import type { Problem } from '../model/problem';
import type { Section } from '../model/stamps';
import type { TranslationRow } from '../model/translations';
import type { ContentFile } from './read-content';
import { readStamp } from './translation-stamps';

/** Words from which on a line is prose that no other language has by chance. */
const PROSE_WORDS = 5;

const FENCE = /^\s*(?:```|~~~)/;
/** Quotations, and components, which have their words elsewhere. */
const APART = /^\s*[><]/;

interface Line {
  /** Without what differs between copies or is no prose: code, components, and where links lead. */
  readonly text: string;
  /** 1-based line of the body. */
  readonly line: number;
}

/** The prose of a body, line by line: this repository's paragraphs are a line each. */
function proseOf(body: string): readonly Line[] {
  let isCode = false;
  return body.split('\n').flatMap((written, index): Line[] => {
    if (FENCE.test(written)) {
      isCode = !isCode;
      return [];
    }
    if (isCode || APART.test(written)) return [];
    const text = written
      .replace(/\]\([^)\s]*\)/g, ']')
      .replace(/`[^`]*`/g, '`')
      .replace(/<\/?[A-Z][^>]*>/g, '<>')
      .trim();
    const words = text.match(/[\p{L}’]{2,}/gu) ?? [];
    return words.length < PROSE_WORDS ? [] : [{ text, line: index + 1 }];
  });
}

const textsOf = (body: string) => proseOf(body).map(({ text }) => text);

/** What a translation has of its source's text. */
interface Left {
  /** 1-based line of the file that comes first. */
  readonly line: number;
  readonly lines: number;
  /** Nothing of its prose is its own. */
  readonly isAll: boolean;
}

/** @param known prose of the source, now and when the translation was started */
function leftIn(root: string, { file, frontMatter }: ContentFile, known: ReadonlySet<string>): Left | null {
  const written = readFileSync(join(root, file), 'utf8');
  const { body, bodyLine } = splitFrontMatter(written);
  const prose = proseOf(body);
  const left = prose.filter(({ text }) => known.has(text));
  const [description] = textsOf(frontMatter.description);
  const isDescribed = description === undefined || !known.has(description);
  if (left.length === 0 && isDescribed) return null;
  const [first] = left;
  return {
    line: isDescribed && first !== undefined ? first.line + bodyLine - 1 : lineOfField(written, 'description'),
    lines: left.length + (isDescribed ? 0 : 1),
    isAll: left.length === prose.length && (!isDescribed || description === undefined),
  };
}

function problemOf(file: string, source: string, { line, lines, isAll }: Left): Problem {
  return {
    file,
    line,
    message: isAll
      ? `The translation is an untouched copy: its text is that of ${source}.`
      : `${lines === 1 ? 'A passage' : `${lines} passages`} of the translation ${lines === 1 ? 'is' : 'are'} still as in ${source}, this one first.`,
    fix: 'Translate title, description and text; until then, set draft: true. A quotation that stays in its language begins with >.',
  };
}

/**
 * @param sectionsOf returns the current sections of a source
 * @returns a problem for each translation that has text of its source and isn't a draft, and the paths of all copies,
 *   drafts included, in which nothing is translated
 */
export function untranslated(
  root: string,
  rows: readonly TranslationRow<ContentFile>[],
  sectionsOf: (source: ContentFile) => readonly Section[],
): { readonly problems: readonly Problem[]; readonly untouched: ReadonlySet<string> } {
  const problems: Problem[] = [];
  const untouched = new Set<string>();
  for (const { source, cells } of rows) {
    let now: readonly string[] | undefined;
    for (const locale of LOCALES) {
      const { entry } = cells[locale];
      if (entry === null || entry === source) continue;
      now ??= sectionsOf(source).flatMap(({ text }) => textsOf(text));
      const before = readStamp(root, entry.file)?.sections ?? [];
      const left = leftIn(root, entry, new Set([...now, ...before.flatMap(({ text }) => textsOf(text))]));
      if (left === null) continue;
      if (left.isAll) untouched.add(entry.file);
      if (!entry.frontMatter.draft) problems.push(problemOf(entry.file, source.file, left));
    }
  }
  return { problems, untouched };
}
