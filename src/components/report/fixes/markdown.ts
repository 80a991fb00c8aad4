/** The plan as text that a developer gets: Markdown to copy, and a message short enough for a `mailto:` link. */
import { codeBlock, markdownFile, markdownOf } from '../../../encoding/markdown';
import type { Encoded, Piece } from '../../../encoding/text';

/** One fix, all in words: for people, or written for what reads them. */
export interface FixWords<Words extends string = string> {
  readonly title: Words;
  /** Such as `+2.8`; empty if there is no overall. */
  readonly points: Words;
  /** Who does what kind of work. */
  readonly work: Words;
  /** What to do. */
  readonly repairs: readonly Words[];
  /** `text` is what is pasted, as it is. */
  readonly texts: readonly { readonly title: Words; readonly where: Words; readonly text: string }[];
}

type Markdown = Piece<'markdown'>;

/** Longest `mailto:` URL, in characters: Windows passes on no more than 2,083. */
const MAIL_LIMIT = 2_000;

function headed({ title, points }: FixWords): string {
  return points === '' ? title : `${title} (${points})`;
}

/** @param heading what the whole is called, and below it what it is about */
export function fixesMarkdown(
  heading: readonly [title: Markdown, about: Markdown],
  fixes: readonly FixWords<Markdown>[],
): Encoded<'markdown'> {
  const [title, about] = heading;
  const parts = fixes.flatMap(({ title, points, work, repairs, texts }, index) => [
    points === '' ? markdownOf`## ${index + 1}. ${title}` : markdownOf`## ${index + 1}. ${title} (${points})`,
    ...(work === '' ? [] : [work]),
    ...repairs,
    ...texts.flatMap(({ title, where, text }) => [markdownOf`**${title}**: ${where}`, codeBlock(text)]),
  ]);
  return markdownFile([markdownOf`# ${title}`, about, ...parts]);
}

/** Text in a URL. Halves of surrogate pairs, which structured data may state, cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/**
 * A message to nobody yet, with as many fixes as fit.
 *
 * @param more says where those are that were left out
 */
export function fixesMail(
  heading: readonly [title: string, about: string],
  fixes: readonly FixWords[],
  more: string,
): string {
  const [title, about] = heading;
  const lines = fixes.map((fix, index) =>
    [`${String(index + 1)}. ${headed(fix)}`, ...(fix.work === '' ? [] : [fix.work]), ...fix.repairs].join('\n'),
  );
  const url = (count: number) => {
    const rest = count < lines.length ? [more] : [];
    const body = [about, ...lines.slice(0, count), ...rest].join('\n\n').replaceAll('\n', '\r\n');
    return `mailto:?subject=${encoded(title)}&body=${encoded(body)}`;
  };
  let count = lines.length;
  while (count > 0 && url(count).length > MAIL_LIMIT) count -= 1;
  return url(count);
}
