/** Everything in a storage, as someone with a copy of it sees it. */
import { keysBelow, type Storage } from '../storage/raw';

/** Names and values of all records, in one text. @param storage the raw one, without anything that unseals it */
export async function storedBytes(storage: Storage): Promise<string> {
  const texts: string[] = [];
  for (const key of await keysBelow(storage, '')) {
    const value = (await storage.get(key))?.value;
    texts.push(key, value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : JSON.stringify(value));
  }
  return texts.join('\n');
}

/** Which of the words are in a text. */
export function foundIn(text: string, words: readonly string[]): readonly string[] {
  return words.filter((word) => text.includes(word));
}
