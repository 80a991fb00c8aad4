/**
 * A card's words as fonts can draw them. What strangers wrote may be of any length, of any script, and nothing but
 * marks: a card shows no boxes, and setting it takes no longer for any of it.
 */
import type { ComparisonWords } from '../../components/report-picture/comparison-picture';
import type { PictureWords } from '../../components/report-picture/report-picture';
import { wholeIsolates } from '../../components/report-picture/set-text';
import { drawable } from '../../printing/drawable';
import type { CardWords } from './card-words';

/** Code points that are looked at: more than a card has room for. */
const MOST = { name: 200, sentence: 700, address: 300 } as const;

/** Marks above and below a letter that any language writes, and what is too many. */
const TOO_MANY_MARKS = /(\p{M}{2})\p{M}+/gu;

/** A part between isolates of which nothing is left. */
const EMPTY_PART = /\u2068[\p{Z}\p{Default_Ignorable_Code_Point}]*\u2069/gu;

/** Something to be seen. */
const INK = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** @param covered code points the fonts have */
export function drawableWords(card: CardWords, covered: ReadonlySet<number>): CardWords {
  const drawn = (text: string) => drawable(text.normalize('NFC').replace(TOO_MANY_MARKS, '$1'), covered).text;
  const begun = (text: string, most: number) => wholeIsolates([[...text].slice(0, most).join('')])[0] ?? '';
  const name = (text: string) => drawn(begun(text, MOST.name));
  const sentence = (text: string) => drawn(begun(text, MOST.sentence)).replace(EMPTY_PART, '…');
  return card.kind === 'assessment'
    ? { kind: card.kind, words: ofReport(card.words) }
    : { kind: card.kind, words: ofComparison(card.words) };

  function ofReport(words: PictureWords): PictureWords {
    const own = name(words.name);
    // Its end says whose it is.
    const address = drawn([...words.address].slice(-MOST.address).join(''));
    const named = INK.test(own) ? { name: own, address } : { name: address, address: '' };
    return { ...words, ...named, finding: sentence(words.finding) };
  }

  function ofComparison(words: ComparisonWords): ComparisonWords {
    const brands = words.brands.map((brand) => {
      const own = name(brand.name);
      return { ...brand, name: INK.test(own) ? own : name(brand.host) };
    });
    return { ...words, title: sentence(words.title), brands };
  }
}
