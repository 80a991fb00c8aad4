/** Facts that the checks of Machines read. */
import type { Statement } from '../facts';
import type { MachineFacts } from '../facts/machines';
import { nameWords } from '../names';
import { isUnspaced } from '../text';
import { textOf } from './html';
import { stated, type Reading } from './reading';
import { clip } from '../text';

/** Paragraphs looked at for the first sentence, and the length from which a text is taken for one. */
const PARAGRAPHS = 50;
const SENTENCE = 60;
const START = 300;

/** Words of a text; of scripts without spaces two characters count as one. */
function wordsOf(text: string): number {
  return nameWords(text).reduce((sum, word) => {
    let unspaced = 0;
    for (let at = 0; at < word.length; at++) if (isUnspaced(word.charCodeAt(at))) unspaced++;
    return sum + (unspaced === 0 ? 1 : Math.ceil(unspaced / 2));
  }, 0);
}

function startOf(reading: Reading): Statement | null {
  for (const paragraph of reading.document.all('p').slice(0, PARAGRAPHS)) {
    const text = textOf(paragraph);
    if (text.length >= SENTENCE) return stated(reading, paragraph, 'p', clip(text, START));
  }
  return null;
}

export function machineFacts(reading: Reading | null): MachineFacts {
  const body = reading?.document.all('body')[0];
  if (reading === null) return { text: null };
  return { text: { words: body === undefined ? 0 : wordsOf(textOf(body)), start: startOf(reading) } };
}
