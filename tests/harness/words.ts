import { parse, defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';
import type { LocaleFacts, WrittenLocale } from '../../src/site/locales';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

const UNSEEN = ['script', 'style', 'template', 'head', 'svg'];

const LETTERS: Readonly<Record<LocaleFacts['script'], RegExp>> = {
  Latin: /\p{Script=Latin}[\p{Script=Latin}’'-]*/gu,
  Arabic: /[\p{Script=Arabic}\p{M}]+/gu,
  Japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu,
};

/** Counts a text's words in a script; Japanese has no spaces, so two characters count as one word. */
export function countWords(text: string, script: LocaleFacts['script']): number {
  const found = text.match(LETTERS[script])?.length ?? 0;
  return script === 'Japanese' ? Math.floor(found / 2) : found;
}

function* descendants(node: Node): Generator<Node> {
  yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* descendants(child);
}

/** Elements in a node, in document order. */
export function elementsIn(node: Node | undefined): Element[] {
  return node ? [...descendants(node)].filter((found) => tree.isElementNode(found)) : [];
}

/** Documents by their text: tests of the whole site read each page many times, and parsing takes longest. */
const parsed = new Map<string, Element[]>();

/** Elements of a document, in document order. */
export function elementsOf(html: string): Element[] {
  const elements = parsed.get(html) ?? elementsIn(parse(html));
  parsed.set(html, elements);
  return elements;
}

export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((candidate) => candidate.name === name)?.value;
}

/** An element's text as one line. */
export function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (tree.isElementNode(node) && UNSEEN.includes(node.tagName)) return '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim() : '';
}

/** Words frequent in one of the site's Latin-script languages and rare in the others. */
const TELLING: Readonly<Record<Exclude<WrittenLocale, 'ja' | 'ar'>, readonly string[]>> = {
  en: ['the', 'and', 'of', 'is', 'that', 'for', 'with', 'this', 'are', 'not'],
  de: ['der', 'die', 'und', 'ist', 'nicht', 'das', 'eine', 'für', 'mit', 'sie'],
  fr: ['les', 'des', 'est', 'une', 'et', 'pour', 'dans', 'du', 'vous', 'ne'],
  es: ['los', 'las', 'el', 'una', 'y', 'para', 'del', 'por', 'con', 'no'],
};

/** The most likely language of a Latin-script text, by its frequent words. */
export function likelyLanguage(text: string): string {
  const words = (text.toLowerCase().match(LETTERS.Latin) ?? []).map((word) => word.replace(/^[ld]['’]/, ''));
  const scores = Object.entries(TELLING).map(([language, telling]): [string, number] => [
    language,
    words.filter((word) => telling.includes(word)).length,
  ]);
  return scores.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
