import { countScripts, expectedScripts } from './scripts';
import { SCRIPT_RANGES } from './script-table';

const scripts = (text: string) => {
  const counts = new Map<string, number>();
  countScripts(text, counts);
  return Object.fromEntries(counts);
};

describe('the scripts of a text', () => {
  it.each([
    ['Tee, 12 €!', { Latn: 3 }],
    ['Ærø Łódź ỹ ꜱ', { Latn: 9 }],
    ['чай', { Cyrl: 3 }],
    ['τσάι ἀ', { Grek: 5 }],
    ['شاي ٣ ،', { Arab: 3 }],
    ['תה', { Hebr: 2 }],
    ['चाय', { Deva: 3 }],
    ['お茶ティー', { Hira: 1, Hani: 1, Kana: 3 }],
    ['차 茶', { Hang: 1, Hani: 1 }],
    ['\u{20000}\u{1e900}', { Hani: 1, Adlm: 1 }],
    ['ชา ሻይ ჩაი թեյ ཇ', { Thai: 2, Ethi: 2, Geor: 3, Armn: 3, Tibt: 1 }],
    ['\ud800 \udc00 123 🫖', {}],
  ])('%s are counted by letter', (text, expected) => {
    expect(scripts(text)).toEqual(expected);
  });

  it('stand in ranges that rise and do not overlap', () => {
    expect(SCRIPT_RANGES).toMatch(/^(?:[A-Z][a-z]{3}[1-9a-z][0-9a-z]*(?:\.[1-9a-z][0-9a-z]*)?(?: |$))+$/);
  });
});

describe('the scripts of a language', () => {
  it.each([
    ['en-GB', ['Latn']],
    ['sr', ['Cyrl', 'Latn']],
    ['sr-Latn', ['Latn']],
    ['pa', ['Arab', 'Guru']],
    ['zh-TW', ['Bopo', 'Hani']],
    ['zh-Hant', ['Hani', 'Bopo']],
    ['ja', ['Hira', 'Kana', 'Hani']],
    ['ko', ['Hang', 'Hani']],
    ['iw', ['Hebr']],
    ['mo', ['Latn']],
    ['he', ['Hebr']],
    ['got-Goth', []],
    ['en-Zzzz', []],
    ['und', []],
    ['tlh', []],
    ['english', []],
    ['', []],
  ])('%s are %j', (tag, expected) => {
    expect(expectedScripts(tag)).toEqual(expected);
  });
});
