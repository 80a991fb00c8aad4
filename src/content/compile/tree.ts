/** The parser's tree, and how the steps of compilation speak of what is wrong in it. */
import type { Element, ElementContent, Nodes, Parents, Properties, Text } from 'hast';
import type { Flaw } from '../model/problem';

/** A node that knows where it is; 1-based line and column of the body. */
export interface Placed {
  readonly position?: { readonly start: { readonly line: number; readonly column: number } } | undefined;
}

/** What the parser leaves in the tree of MDX; satteri's types add it to those of hast. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
export type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm' }>;

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm';
}

/** Whether a text node holds nothing but white space. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Takes a flaw and the node it was found at. */
export type Report = (node: Placed, flaw: Flaw) => void;

export function text(value: string): Text {
  return { type: 'text', value };
}

export function element(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** 1-based line of the body a node begins on. */
export function lineOf({ position }: Placed): number {
  return position?.start.line ?? 1;
}

/** A property that is a text; empty if it is not there. */
export function textProperty({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

/**
 * Calls back for every element, in the order of the text, with its place among its parent's children. What is in an
 * element is skipped if `true` is returned, required if the element was replaced. (unist-util-visit names every
 * node for debuggers, which takes longer than all else that is done to a text.)
 */
export function eachElement(
  parent: Parents,
  visit: (node: Element, index: number, parent: Parents) => boolean | undefined,
): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'element' && visit(child, index, parent) === true) continue;
    if ('children' in child) eachElement(child, visit);
  }
}
