/** Headings: anchors that nothing else on the page has, a link to each section, and the list of both. */
import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Translate } from '../../components/string-keys';
import { eachElement, element, lineOf, type Report } from './tree';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
  /** 1-based line of the body. */
  readonly line: number;
}

/** Anchors of the page around the text. */
const PAGE_IDS = ['main'];

/** The anchor of a heading that holds no letter, an emoji for example. */
const NAMELESS = 'section';

/** Gives headings their anchors and the ones of the second and third level a link to themselves. */
export function decorateHeadings(tree: Root, t: Translate<'content'>, report: Report): Heading[] {
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  // The parser has named the footnotes already.
  eachElement(tree, ({ properties }) => {
    const { id } = properties;
    if (typeof id === 'string') slugger.occurrences[id] ??= 0;
    // It hides their heading by a class; here it is read like any other.
    if (id === 'footnote-label') delete properties['className'];
    return undefined;
  });
  const headings: Heading[] = [];
  eachElement(tree, (node, index, parent) => {
    if (!/^h[1-6]$/.test(node.tagName)) return undefined;
    if (node.tagName === 'h1') {
      report(node, {
        message: 'A heading of the first level stands in the text.',
        fix: 'Use ## and below; the title is the page’s h1.',
      });
    }
    if (node.properties['id'] !== undefined) return true;
    const text = wordsOf(node);
    if (text === '') report(node, { message: 'A heading is empty.', fix: 'Write its words, or remove its #.' });
    const id = slugger.slug(slug(text) === '' ? NAMELESS : text);
    node.properties['id'] = id;
    const depth = Number(node.tagName.slice(1));
    if (depth !== 2 && depth !== 3) return true;
    headings.push({ id, text, depth, line: lineOf(node) });
    parent.children[index] = element(
      'div',
      { className: ['heading'] },
      node,
      anchor(id, t('linkToSection', { heading: text })),
    );
    return true;
  });
  return headings;
}

/** A heading's words on one line, without the numbers of notes: they change with every note before them. */
function wordsOf(heading: Element): string {
  const isNote = (node: ElementContent) =>
    node.type === 'element' &&
    node.tagName === 'sup' &&
    node.children.some((child) => child.type === 'element' && child.properties['dataFootnoteRef'] !== undefined);
  const children = heading.children.filter((child) => !isNote(child));
  return toString({ ...heading, children })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Next to the heading, not in it: a heading is read and searched by its own words. Its sign comes from the styles. */
function anchor(id: string, label: string): Element {
  return element('a', { className: ['anchor'], href: `#${id}`, ariaLabel: label, dataPagefindIgnore: '' });
}
