/** Tables: a frame that scrolls by itself, and columns aligned by class. */
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Translate } from '../../components/string-keys';
import { textProperty } from './tree';

export function dressTables(tree: Root, t: Translate<'content'>): void {
  let tables = 0;
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
    const region: Element = {
      type: 'element',
      tagName: 'div',
      // Landmarks of a page need names of their own.
      properties: {
        className: ['table-scroll'],
        role: 'region',
        ariaLabel: t('table', { number: ++tables }),
        tabIndex: 0,
      },
      children: [node],
    };
    parent.children[index] = region;
    visit(node, 'element', alignByClass);
    return SKIP;
  });
}

/** The parser aligns columns by a style attribute, which the content security policy forbids. */
function alignByClass(node: Element): void {
  if (node.tagName !== 'th' && node.tagName !== 'td') return;
  const style = textProperty(node, 'style');
  if (style.includes('right')) node.properties['className'] = ['number'];
  if (style.includes('center')) node.properties['className'] = ['centred'];
  delete node.properties['style'];
}
