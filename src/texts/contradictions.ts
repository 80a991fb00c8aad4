/** Which fact a figure contradicts, by what its sentence names. */
import type { Figure, Unit } from './figures';
import { FACT_IDS, FACTS, type Fact, type FactId } from './facts';

const KINDS: Readonly<Partial<Record<Fact['kind'], Unit>>> = {
  share: 'share',
  bytes: 'bytes',
  pixels: 'pixels',
  ratio: 'ratio',
};

function unitOf(fact: Fact): Unit | null {
  return (fact.kind === 'number' ? fact.unit : KINDS[fact.kind]) ?? null;
}

function isValueOf(fact: Fact, value: number): boolean {
  switch (fact.kind) {
    case 'number':
    case 'typed':
      return fact.value === value;
    case 'share':
      return fact.perMille === value * 10;
    case 'bytes':
      return fact.value * (fact.unit === 'MB' ? 1_000_000 : 1000) === value;
    case 'pixels':
      return fact.width === value || fact.height === value;
    case 'ratio':
      return fact.hundredths === Math.round(value * 100);
    case 'day':
    case 'month':
    case 'year':
      return true;
  }
}

/** The sentence of a text in which something begins. */
function sentenceAt(text: string, index: number): readonly [start: number, end: number] {
  const ends = [...text.matchAll(/[.!?؟](?=\s)|[。！？]/gu)].map(({ index: at }) => at + 1);
  const start = ends.filter((end) => end <= index).at(-1) ?? 0;
  return [start, ends.find((end) => end > index) ?? text.length];
}

/**
 * @param text what the figure was found in
 * @param words the same with all that readers see, code included; as the sentences of both are alike, they are counted
 * @returns a fact that the sentence is about and that has another value of this kind; null where none has, or one has this
 */
export function contradicted(figure: Figure, text: string, words: string): FactId | null {
  if (figure.unit === null) return null;
  const [start, end] = sentenceAt(text, figure.index);
  const sentence = words.length === text.length ? text.slice(start, end) : `${text.slice(start, end)} ${words}`;
  const meant = FACT_IDS.filter((id) => {
    const fact: Fact = FACTS[id];
    return unitOf(fact) === figure.unit && fact.terms?.test(sentence) === true;
  });
  return meant.some((id) => isValueOf(FACTS[id], figure.value)) ? null : (meant[0] ?? null);
}
