/** What one person gets as text: Markdown to copy, and a message short enough for a `mailto:` link. */
import { codeBlock, codeSpan, markdownFile, markdownOf, markdownSentence, ownWords } from '../../../encoding/markdown';
import { joined, type Encoded, type Piece } from '../../../encoding/text';
import { flattened } from '../isolate';
import type { HandOn, HandOnItem, HandOnPlace, HandOnText } from './hand-on';

/** What parts of an item are called. */
export type PartWords = Readonly<Record<'found' | 'todo' | 'where' | 'now' | 'then' | 'check', string>> & {
  /** Says on which line something stands. */
  readonly line: (line: number) => string;
};

type Markdown = Piece<'markdown'>;

/** Longest `mailto:` URL, in characters: Windows passes on no more than 2,083. */
const MAIL_LIMIT = 2_000;

function placeLine({ source, url, line, value }: HandOnPlace, words: PartWords): Markdown {
  const where = [
    codeSpan(source),
    ...(line === undefined ? [] : [ownWords(words.line(line))]),
    ...(url === '' ? [] : [codeSpan(url)]),
  ];
  const place = joined(where, ', ');
  return value === undefined ? markdownOf`- ${place}` : markdownOf`- ${place}: ${codeSpan(value)}`;
}

function textBlocks({ title, where, now, text }: HandOnText, words: PartWords): readonly Markdown[] {
  const named =
    where === '' ? markdownOf`**${ownWords(title)}**` : markdownOf`**${ownWords(title)}**: ${ownWords(where)}`;
  return [
    named,
    ...(now === null ? [] : [markdownOf`${ownWords(words.now)}:`, codeBlock(now)]),
    markdownOf`${ownWords(words.then)}:`,
    codeBlock(text),
  ];
}

function itemBlocks(item: HandOnItem, place: number, words: PartWords): readonly Markdown[] {
  const { title, points, found, todo, places, texts, proof } = item;
  const labelled = (label: string, sentences: readonly string[]) =>
    sentences.length === 0 ? [] : [markdownOf`**${ownWords(label)}:** ${joined(sentences.map(markdownSentence), ' ')}`];
  const name = markdownSentence(title);
  return [
    points === '' ? markdownOf`## ${place}. ${name}` : markdownOf`## ${place}. ${name} (${ownWords(points)})`,
    ...labelled(words.found, found),
    ...labelled(words.todo, todo),
    ...(places.length === 0
      ? []
      : [
          markdownOf`**${ownWords(words.where)}:**`,
          joined(
            places.map((one) => placeLine(one, words)),
            '\n',
          ),
        ]),
    ...texts.flatMap((text) => textBlocks(text, words)),
    ...labelled(words.check, proof),
  ];
}

/** The whole as Markdown: untrusted words are code in it, and nothing else. */
export function handOnMarkdown({ title, about, lines, items, end }: HandOn, words: PartWords): Encoded<'markdown'> {
  return markdownFile([
    markdownOf`# ${markdownSentence(title)}`,
    markdownSentence(about),
    ...lines.flatMap(({ label, sentences: [first = '', ...rest] }) => [
      markdownOf`**${ownWords(label)}:** ${markdownSentence(first)}`,
      ...(rest.length === 0
        ? []
        : [
            joined(
              rest.map((sentence) => markdownOf`- ${markdownSentence(sentence)}`),
              '\n',
            ),
          ]),
    ]),
    ...items.flatMap((item, index) => itemBlocks(item, index + 1, words)),
    ...(end === '' ? [] : [markdownSentence(end)]),
  ]);
}

const plain = (sentence: string) => flattened(sentence, String);

/** Text in a URL. Halves of surrogate pairs, which structured data may state, cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

function mailBlock({ title, points, todo, places, texts, proof }: HandOnItem, place: number, words: PartWords): string {
  const name = points === '' ? plain(title) : `${plain(title)} (${points})`;
  const where = places.map(({ source, line }) => (line === undefined ? source : `${source}, ${words.line(line)}`));
  return [
    `${String(place)}. ${name}`,
    ...todo.map(plain),
    ...(where.length === 0 ? [] : [`${words.where}: ${[...new Set(where)].join('; ')}`]),
    ...texts.map(({ title: field, text }) => `${field}:\n${text}`),
    `${words.check}: ${proof.map(plain).join(' ')}`,
  ].join('\n');
}

/** A message to nobody yet, with as much as fits. @param rest says where that is which was left out */
export function handOnMail({ title, about, lines, items, end }: HandOn, words: PartWords, rest: string): string {
  const said = lines.map(({ label, sentences }) => `${label}: ${sentences.map(plain).join('\n')}`);
  const blocks = [...said, ...items.map((item, index) => mailBlock(item, index + 1, words))];
  const url = (count: number) => {
    const last = count < blocks.length ? [rest] : [];
    const body = [plain(about), ...blocks.slice(0, count), ...last, plain(end)].filter(Boolean).join('\n\n');
    return `mailto:?subject=${encoded(plain(title))}&body=${encoded(body.replaceAll('\n', '\r\n'))}`;
  };
  let count = blocks.length;
  while (count > 0 && url(count).length > MAIL_LIMIT) count -= 1;
  return url(count);
}
