/** What GitHub's Markdown adds: tables and lists of tasks. */
import type { Element, Root } from 'hast';
import type { Translate } from '../../components/string-keys';
import { eachElement, element, textProperty } from './tree';

/** Gives tables a frame that scrolls on its own, and columns aligned by class. */
export function dressTables(tree: Root, t: Translate<'content'>): void {
  let tables = 0;
  eachElement(tree, (node, index, parent) => {
    if (node.tagName !== 'table') return undefined;
    // Landmarks of a page need names of their own.
    const ariaLabel = t('table', { number: ++tables });
    parent.children[index] = element(
      'div',
      { className: ['table-scroll'], role: 'region', ariaLabel, tabIndex: 0 },
      node,
    );
    eachElement(node, dressCell);
    return true;
  });
}

function dressCell(node: Element): undefined {
  if (node.tagName !== 'th' && node.tagName !== 'td') return;
  // The corner above row names heads nothing.
  if (node.children.length === 0) node.tagName = 'td';
  // The parser aligns columns by a style attribute, which the content security policy forbids.
  const style = textProperty(node, 'style');
  if (style.includes('right')) node.properties['className'] = ['number'];
  if (style.includes('center')) node.properties['className'] = ['centred'];
  delete node.properties['style'];
}

/** Says in words too what a task's box says by its tick. */
export function dressTasks(tree: Root, t: Translate<'content'>): void {
  eachElement(tree, ({ tagName, properties }) => {
    if (tagName === 'input') properties['ariaLabel'] = t(properties['checked'] === true ? 'taskDone' : 'taskOpen');
    return undefined;
  });
}
