/** A corpus of posts of any size: the same in every run, with no two texts alike. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { splitFrontMatter } from '../../src/content/model/front-matter';
import { setField } from '../../src/content/commands/edit-front-matter';
import { formatStamp, stampOf, stateOf, type Stamp } from '../../src/content/model/stamps';
import { DEFAULT_LOCALE, type WrittenLocale } from '../../src/site/locales';
import { bodyOf, frontMatterOf, slugOf, type Corpus, type Names } from './post';

/** A post's file in one locale. */
function fileOf(folder: string, index: number, locale: WrittenLocale, form: Corpus['form']): string {
  return join(folder, slugOf(index), `${locale}.${form}`);
}

/** Its page's path in the finished site, the same for every site. */
function pageOf(index: number, locale: WrittenLocale): string {
  return `${locale}/posts/${slugOf(index)}/index.html`;
}

/** Stamp of a source's translations: its sections. The corpus's headings are plain text at the start of a line. */
function stampFor(source: string, title: string, description: string): Stamp {
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
  return stampOf({ title, description, body, headings });
}

/** The numbers in a body's last sentence, unique to the post: a page that shows them was built to its end. */
function lastNumbersOf(body: string): string {
  return body.match(/\d+-\d+/g)?.at(-1) ?? '';
}

/**
 * Writes one post in every locale, with its translations' stamps.
 *
 * @returns by page, a text it must show
 */
function writePost(folder: string, corpus: Corpus, index: number, names: Names): Map<string, string> {
  const texts = new Map<string, string>();
  let stamp: Stamp | undefined;
  for (const locale of [DEFAULT_LOCALE, ...corpus.locales.filter((other) => other !== DEFAULT_LOCALE)]) {
    const body = bodyOf(corpus, locale, index);
    const text = frontMatterOf(corpus, locale, index, names) + body;
    texts.set(pageOf(index, locale), lastNumbersOf(body));
    const file = fileOf(folder, index, locale, corpus.form);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stamp === undefined ? text : setField(text, 'source', `'${stateOf(stamp)}'`));
    if (locale !== DEFAULT_LOCALE) continue;
    const [, title = ''] = /^title: "(.*)"$/m.exec(text) ?? [];
    const [, description = ''] = /^description: "(.*)"$/m.exec(text) ?? [];
    stamp = stampFor(text, title, description);
    writeFileSync(join(dirname(file), `${stateOf(stamp)}.source.json`), formatStamp(stamp));
  }
  return texts;
}

export interface WrittenCorpus {
  /** For every current page of the corpus, a text near its end. */
  readonly texts: ReadonlyMap<string, string>;
  /** Changes a sentence in the middle post's source, differently each time. */
  edit: () => void;
  /** Adds a post in every locale, newer than all others. */
  add: () => void;
}

/** @param folder contains the posts, one folder each */
export function writeCorpus(folder: string, corpus: Corpus, names: Names): WrittenCorpus {
  const texts = new Map<string, string>();
  const write = (index: number) =>
    writePost(folder, corpus, index, names).forEach((text, page) => texts.set(page, text));
  for (let index = 0; index < corpus.slugs; index += 1) write(index);
  let edits = 0;
  let added = 0;
  return {
    texts,
    edit() {
      const middle = Math.floor(corpus.slugs / 2);
      const file = fileOf(folder, middle, DEFAULT_LOCALE, corpus.form);
      const sentence = `${edits === 0 ? 'Once' : 'Again'} edited: ${++edits}.`;
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n${sentence}\n`);
      texts.set(pageOf(middle, DEFAULT_LOCALE), sentence);
    },
    add() {
      write(corpus.slugs + added++);
    },
  };
}
