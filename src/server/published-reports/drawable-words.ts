/**
 * A card's words as fonts can draw them. Untrusted words may be of any length, of any script, and nothing but marks: a
 * card shows no boxes, and setting it takes no longer for any of them.
 */
import type { ComparisonWords } from '../../components/report-picture/comparison-picture';
import type { PictureWords } from '../../components/report-picture/report-picture';
import { wholeIsolates } from '../../components/report-picture/set-text';
import { drawable } from '../../printing/drawable';
import type { CardWords } from '../platform/services';

/** Code points that are looked at: more than a card has room for. */
const MOST = { name: 200, sentence: 700, address: 300 } as const;

/** The longest text that is looked at, in code points, marks included: a report has words of thousands. */
const LONGEST = 4000;

/** Untrusted words within a sentence. */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/g;

/** Something to be seen. */
const INK = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** @param covered code points the fonts have */
export function drawableWords(card: CardWords, covered: ReadonlySet<number>): CardWords {
  const drawn = (text: string) => drawable(withFewMarks(text), covered).text;
  const begun = (text: string, most: number) => wholeIsolates([start(drawn(start(text, LONGEST)), most)])[0] ?? '';
  const name = (text: string) => begun(text, MOST.name);
  const sentence = (text: string) =>
    begun(text, MOST.sentence).replace(ISOLATED, (part, inner: string) => (INK.test(inner) ? part : '…'));
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

function start(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}

/** As many marks on a letter as any language writes once they are composed: one, in Arabic two. */
function withFewMarks(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{M}{2,}/gu, (marks) => [...marks].slice(0, /^[\u0300-\u036f]/.test(marks) ? 1 : 2).join(''));
}
