/** Pages made by chance, the same ones each time: any element in any other, closed or not. */
import { inBody, inHead, type Case } from '../case';

/** Where browsers and the parser differ by rule (`differences.ts`), or a select's new content is read, are not made. */
const TAGS = `a b i p div span h1 h2 ul li ol dl dt dd table tr td th tbody thead caption colgroup col form button input
textarea img br hr pre script style noscript template iframe video audio canvas svg g text tspan title desc foreignObject
math mi mo mtext section article nav main header footer dialog fieldset legend label em strong code sub sup small ruby del
ins mark blockquote figure figcaption center font nobr marquee slot address frame body head meta link base progress meter
datalist output time q cite map area picture source embed param noembed noframes xmp listing menu dir search hgroup image
strike tt big u s`.split(/\s+/);

const ATTRIBUTES = [
  ...['', '', '', '', ' hidden', ' hidden=until-found', ' popover', ' open', ' inert', ' aria-hidden=true'],
  ...[' style="visibility:hidden"', ' style="visibility: visible"', ' style="content-visibility:hidden"'],
  ...[' href="x"', ' href="/y?z"', ' src="i.png" alt="pic"', ' alt=""', ' shadowrootmode=open', ' slot=a', ' name=a'],
  ...[' class="a b"', ' id=q', ' lang=de', ' dir=rtl', ' type=hidden', ' role=none'],
];

const TEXTS = [
  ...['one', ' two', 'three ', '\n', ' ', '&amp;', '&nbsp;', 'é', '茶', '<!-- c -->', '<![CDATA[cd]]>', '&lt;b&gt;'],
  ...['. ', '<', '</', '</p>', '</br>', '&copy'],
];

/** Numbers from 0 to 1 that follow from a seed (Numerical Recipes’ linear congruential generator). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A page's content. @param next gives numbers from 0 to 1 */
function made(next: () => number, depth = 0): string {
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
  let content = '';
  for (let left = 1 + Math.floor(next() * 4); left > 0; left--) {
    if (next() < 0.35 || depth > 4) {
      content += pick(TEXTS);
      continue;
    }
    const tag = pick(TAGS);
    content += `<${tag}${pick(ATTRIBUTES)}>${made(next, depth + 1)}`;
    if (next() < 0.75) content += `</${tag}>`;
    else if (next() < 0.3) content += `</${pick(TAGS)}>`;
  }
  return content;
}

/** Cases of a seed, so many; every fifth is made in the head. */
export function madeCases(seed: number, count: number): readonly Case[] {
  const next = chance(seed);
  return Array.from({ length: count }, (_, at) =>
    at % 5 === 0 ? inHead(`made-${at}`, `<title>Tea</title>${made(next, 2)}`) : inBody(`made-${at}`, made(next)),
  );
}

export const MADE: readonly Case[] = madeCases(7, 150);
