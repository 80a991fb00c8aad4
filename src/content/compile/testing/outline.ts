/** A tree as lines of text that two parsers can be compared by. */
import type { Nodes } from 'hast';
import { isExpression, isJsx } from '../tree';

/** Elements within which white space is text. */
const PREFORMATTED = new Set(['pre']);

/** Elements whose white space is between blocks, and means nothing. */
const BLOCKS = new Set('root ul ol li table thead tbody tr blockquote section dl'.split(' '));

/**
 * One line for each element, component, expression and text, indented by depth. White space that shows nothing,
 * positions and the order of attributes are not part of it.
 */
export function outlineOf(tree: Nodes): string[] {
  const lines: string[] = [];
  walk(tree, 0, false, lines);
  return lines;
}

function walk(node: Nodes, depth: number, preformatted: boolean, lines: string[]): void {
  const indent = '  '.repeat(depth);
  if (node.type === 'root') {
    walkAll(node.children, depth, 'root', preformatted, lines);
  } else if (isJsx(node)) {
    const attributes = node.attributes.map((one) => ['name' in one ? one.name : '…', one.value] as const);
    lines.push(`${indent}<${node.name ?? ''}${attributesOf(attributes)}>`);
    walkAll(node.children, depth + 1, 'root', preformatted, lines);
  } else if (isExpression(node)) {
    lines.push(`${indent}{${node.value}}`);
  } else if (node.type === 'element') {
    lines.push(`${indent}<${node.tagName}${attributesOf(Object.entries(node.properties))}>`);
    walkAll(node.children, depth + 1, node.tagName, preformatted || PREFORMATTED.has(node.tagName), lines);
  } else if ('value' in node) {
    const value = preformatted ? node.value : node.value.replace(/[ \t\r\n]+/g, ' ');
    lines.push(`${indent}${node.type === 'text' ? '' : `${node.type} `}${JSON.stringify(value)}`);
  }
}

function walkAll(nodes: readonly Nodes[], depth: number, parent: string, preformatted: boolean, lines: string[]): void {
  const merged: Nodes[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      merged[merged.length - 1] = { ...last, value: last.value + node.value };
    else merged.push(node);
  }
  for (const node of merged) {
    const empty = node.type === 'text' && node.value.trim() === '';
    if (!(empty && !preformatted && BLOCKS.has(parent))) walk(node, depth, preformatted, lines);
  }
}

function attributesOf(attributes: readonly (readonly [string, unknown])[]): string {
  return attributes
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(
      ([name, value]) =>
        ` ${name.toLowerCase()}=${JSON.stringify(Array.isArray(value) ? value.join(' ') : String(value))}`,
    )
    .sort()
    .join('');
}
