/** The readable difference between two versions of a document, as HTML. */
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { element, text } from '../compile/tree';
import { blocksOf, type Token, type VersionText } from './blocks';
import { matchBlocks, type Entry } from './match';
import { compareWords, type Run } from './words';

/** Words of the reader's language that are in a difference. */
export interface DifferenceWords {
  /** Read out before text that was added; not shown, since the text is underlined. */
  readonly added: string;
  /** Read out before text that was removed; not shown, since the text is struck through. */
  readonly removed: string;
  /** Shown before a passage that is at another place now. */
  readonly moved: string;
  /** Shown instead of passages that haven't changed. */
  readonly unchanged: (count: number) => string;
}

/** Tokens as text; URLs keep their own direction. */
function phrase(tokens: readonly Token[]): ElementContent[] {
  return tokens.flatMap((token, index) => [
    ...(token.spaced && index > 0 ? [text(' ')] : []),
    token.kind === 'target' ? element('bdi', {}, text(token.text)) : text(token.text),
  ]);
}

function phrasing(runs: readonly Run[], words: DifferenceWords): ElementContent[] {
  return runs.flatMap(({ type, tokens }, index) => {
    const shown = type === 'common' ? tokens.filter(({ kind }) => kind !== 'target') : tokens;
    const [first] = shown;
    if (first === undefined) return [];
    const space = first.spaced && index > 0 ? [text(' ')] : [];
    if (type === 'common') return [...space, ...phrase(shown)];
    const hint = element('span', { className: ['hidden-visually'] }, text(`${words[type]} `));
    return [...space, element(type === 'added' ? 'ins' : 'del', {}, hint, ...phrase(shown))];
  });
}

const blockOf = (entry: Entry) => (entry.type === 'removed' ? entry.before : entry.after);

const isSame = (entry: Entry): boolean => entry.type === 'kept' && !entry.moved && entry.before.key === entry.after.key;

function runsOf(entry: Entry): Run[] {
  if (entry.type === 'kept') return compareWords(entry.before.tokens, entry.after.tokens);
  // The whole passage is shown as one; the text itself shows where its links lead.
  return [{ type: entry.type, tokens: blockOf(entry).tokens.filter(({ kind }) => kind !== 'target') }];
}

/** Entries from one heading to the next. */
function sectionsOf(entries: readonly Entry[]): Entry[][] {
  const sections: Entry[][] = [];
  for (const entry of entries) {
    const section = sections.at(-1);
    if (section === undefined || blockOf(entry).kind === 'heading') sections.push([entry]);
    else section.push(entry);
  }
  return sections;
}

function sectionHtml(section: readonly Entry[], words: DifferenceWords): ElementContent[] {
  if (section.every(isSame)) return [];
  const shown: ElementContent[] = [];
  let unchanged = 0;
  const flush = (): void => {
    if (unchanged > 0) shown.push(element('p', { className: ['unchanged'] }, text(words.unchanged(unchanged))));
    unchanged = 0;
  };
  for (const entry of section) {
    const heading = blockOf(entry).kind === 'heading';
    if (isSame(entry) && !heading) {
      unchanged += 1;
      continue;
    }
    flush();
    const isMoved = entry.type === 'kept' && entry.moved;
    const moved = isMoved ? [element('span', { className: ['label'] }, text(words.moved)), text(' ')] : [];
    const properties = heading ? { className: ['difference-heading'] } : {};
    shown.push(element('p', properties, ...moved, ...phrasing(runsOf(entry), words)));
  }
  flush();
  return shown;
}

/**
 * Compares two versions block by block, and blocks that match word by word. It compares what a reader reads: words,
 * punctuation, pictures and where links lead; not emphasis, not the kind of list, not white space.
 * @param before the older version
 * @param after the newer version
 * @param locale language of both, a BCP 47 tag
 * @returns HTML of the sections in which something changed, or null if the wording is the same
 */
export function differenceHtml(
  before: VersionText,
  after: VersionText,
  locale: string,
  words: DifferenceWords,
): string | null {
  const entries = matchBlocks(blocksOf(before, locale), blocksOf(after, locale));
  const children = sectionsOf(entries).flatMap((section) => sectionHtml(section, words));
  return children.length === 0 ? null : toHtml({ type: 'root', children });
}
