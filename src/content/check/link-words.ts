/** Links inside the site are called by a word of where they lead: of its title, or of the heading behind the #. */
import { percentDecoded } from '../../brand/basics/text';
import type { WrittenLocale } from '../../site/locales';
import { contentPath } from '../model/kinds';
import type { Problem } from '../model/problem';
import { partsOf } from './links';
import type { ContentFile } from './read-content';

/** Letters by which two words are taken for forms of one. */
const STEM = 4;

/** Words that are shorter, and no mere grammar. */
const SHORT_NAMES: ReadonlySet<string> = new Set(['alt', 'api', 'csp', 'url', '404']);

/** What Arabic writes as one word with the next. */
const ARABIC_PREFIX = /^(?:[وفبكل]?ال|لل|[وفبكل])(?=\p{L}{3})/u;

/** The words of a text, by their beginnings; of Japanese, which has no spaces, all pairs of letters but of hiragana. */
function stemsOf(locale: WrittenLocale, text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (locale === 'ja') {
    const runs = plain.normalize('NFKC').match(/[\p{Script=Han}\p{Script=Katakana}ー]+|[a-z\d.]+/gu) ?? [];
    return new Set(runs.flatMap((run) => (/^[a-z]/.test(run) ? [run] : pairsOf(run))));
  }
  if (locale === 'ar') {
    // "بديل" begins with a letter of its own, "بالعنوان" with a preposition: both readings count.
    return new Set(
      words.flatMap((word) => [word, word.replace(ARABIC_PREFIX, '')].map((one) => one.slice(0, STEM - 1))),
    );
  }
  return new Set(
    words.filter((word) => word.length >= STEM || SHORT_NAMES.has(word)).map((word) => word.slice(0, STEM)),
  );
}

function pairsOf(run: string): string[] {
  return run.length === 1 ? [run] : [...run].slice(1).map((letter, index) => `${run[index] ?? ''}${letter}`);
}

/** @param files all content; a link to a page that is not among them is not judged */
export function strangeLinks(files: readonly ContentFile[]): Problem[] {
  const targets = new Map<string, ContentFile>();
  for (const file of files) {
    const { kind, slug, locale, version } = file.address;
    const path = contentPath(kind, slug, locale);
    if (version === null || version > (targets.get(path)?.address.version ?? '')) targets.set(path, file);
  }
  const judged = files.filter(({ address }) => {
    const { kind, slug, locale, version } = address;
    // What is history stays as it was.
    return kind !== 'changelog' && targets.get(contentPath(kind, slug, locale))?.address.version === version;
  });
  return judged.flatMap(({ file, address, body, bodyLine }) =>
    body.links.flatMap(({ href, text, line }): Problem[] => {
      const { path, fragment } = partsOf(href);
      const target = targets.get(path);
      if (text === null || target === undefined) return [];
      const heading = target.body.headings.find(({ id }) => fragment !== undefined && id === percentDecoded(fragment));
      const meant = [target.frontMatter.title, heading?.text ?? '', target.address.slug];
      const stems = stemsOf(address.locale, meant.join(' '));
      if ([...stemsOf(address.locale, text)].some((stem) => stems.has(stem))) return [];
      const message = `The link “${text}” shares no word with where it leads: “${heading?.text ?? target.frontMatter.title}”.`;
      return [{ file, line: line + bodyLine - 1, message, fix: 'Call it by a word of that.' }];
    }),
  );
}
