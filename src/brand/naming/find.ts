/** Names found in what people read: titles, logos, copyright lines. */
import { nameWords } from '../basics/names';
import { collapse } from '../basics/text';
import { bareName } from './relation';
import { plainNameWords, spellingsOf, writtenOut } from './spelling';

/** Texts are read up to this many words. */
const WORD_LIMIT = 60;

/** A name is at most this many words longer than what is looked for: signs standing alone. */
const SPAN = 8;

interface Word {
  readonly text: string;
  readonly key: string;
}

function wordsOf(text: string): readonly Word[] {
  return collapse(text)
    .split(/[ /|]/, WORD_LIMIT)
    .map((word) => ({ text: word, key: plainNameWords(word).join('') }));
}

/** A name without the punctuation around it. */
export function trimmed(text: string): string {
  return text.replace(/^[\s,;:."'“”„«»‘’()[\]|·•*–—-]+/, '').replace(/[\s,;:"“”„«»()[\]|·•*–—-]{1,20}$/, '');
}

/** Characters of scripts without spaces, among which a name is found anywhere. */
const UNSPACED = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

/** The first part of a text, of whole words, that is a spelling of one of the names, as it is written there. */
export function findName(text: string, names: readonly string[]): string | null {
  const wanted = new Set(names.flatMap((name) => [...spellingsOf(name), writtenOut(name)]).filter((key) => key !== ''));
  if (wanted.size === 0) return null;
  const longest = [...wanted].reduce((length, key) => Math.max(length, key.length), 0);
  const words = wordsOf(text);
  let best: string | null = null;
  for (let from = 0; from < words.length; from++) {
    if (words[from]?.key === '') continue;
    let key = '';
    for (let to = from; to < Math.min(words.length, from + SPAN); to++) {
      key += words[to]?.key ?? '';
      if (key.length > longest) break;
      if (!wanted.has(key)) continue;
      const found = trimmed(
        words
          .slice(from, to + 1)
          .map((word) => word.text)
          .join(' '),
      );
      if (best === null || found.length > best.length) best = found;
    }
  }
  if (best !== null) return best;
  return names.find((name) => name.length > 1 && UNSPACED.test(name) && text.includes(name)) ?? null;
}

/** Whether a text mentions one of the names, in full or without what they leave out elsewhere. */
export function mentions(text: string, names: readonly string[]): boolean {
  return (
    findName(
      text,
      names.flatMap((name) => [name, bareName(name)]),
    ) !== null
  );
}

/** Words around a name in logos and titles: `Go to … home page`, `Welcome to …`, `… logo`, `… official site`. */
const AROUND = new Set(
  (
    'logo logotype icon home homepage page go to back return the official site website web welcome link of our main ' +
    'startseite zur zuruck logotipo inicio ir a la pagina principal accueil retour page d index www header footer ' +
    'desktop image img svg black white color small large brand mark wordmark logga etusivu domu'
  ).split(' '),
);

/** Words that name no brand, in titles and names left from templates. */
const GENERIC = new Set(
  (
    'home homepage startseite inicio accueil index untitled welcome logo menu main page blog news start site website ' +
    'default test example undefined null notknown unknown ホーム 首页 首頁 トップページ الرئيسية главная'
  ).split(' '),
);

/** Whether a name is one of a template, not of a brand. */
export function isGeneric(name: string): boolean {
  const words = nameWords(name);
  return words.length === 0 || words.every((word) => GENERIC.has(word));
}

/** Words after a name in scripts without spaces. */
const ATTACHED = /([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]) ?(?:logo|标志|首页|首頁|ロゴ|トップページ|로고)$/i;

/** Verbs before a name in Chinese links home: “to the home page of …”. */
const BEFORE = /^(?:到|去|回到|返回)(?=[\u3400-\u9fff]{2,}(?:首页|首頁)$)/;

/** What a logo's text says without the words around the name. */
export function withoutFrame(text: string): string {
  const plain = collapse(text);
  let words = (UNSPACED.test(plain) ? plain.replace(BEFORE, '').replace(ATTACHED, '$1') : plain).split(
    /[ _]/,
    WORD_LIMIT,
  );
  const isFrame = (word: string | undefined) => word !== undefined && AROUND.has(plainNameWords(word).join(''));
  while (words.length > 1 && isFrame(words[0])) words = words.slice(1);
  while (words.length > 1 && isFrame(words.at(-1))) words = words.slice(0, -1);
  return trimmed(words.join(' '));
}
