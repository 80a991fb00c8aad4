/** Notes and references that lead nowhere: Markdown shows such a reference as it is written, and drops such a text. */
import type { MdastNode } from 'satteri';
import { parseMarkdown } from './parse';
import type { Placed, Report } from './tree';

type Definition = Extract<MdastNode, { type: 'definition' | 'footnoteDefinition' }>;
type Reference = Extract<MdastNode, { type: 'linkReference' | 'imageReference' | 'footnoteReference' }>;

/** Without one of these a text has neither, and need not be parsed again. */
const ANY = /\[\^|\]:|\]\[/;

/** A reference that the parser took for text: `[^note]`, `[words][name]`, `[name][]`; not after a backslash. */
const DANGLING = /(?<!\\)\[(?:\^([^\][\s]+)\]|([^\][]+)\]\[([^\][]*)\])/g;

/** Reports them all. @param body MDX that the parser takes */
export function checkReferences(body: string, report: Report): void {
  if (!ANY.test(body)) return;
  const definitions = new Map<string, Definition>();
  const used = new Set<string>();
  const keyOf = ({ type, identifier }: Definition | Reference) =>
    `${type.startsWith('footnote') ? '^' : ''}${identifier}`;
  const walk = (node: MdastNode): void => {
    switch (node.type) {
      case 'linkReference':
      case 'imageReference':
      case 'footnoteReference':
        used.add(keyOf(node));
        break;
      case 'definition':
      case 'footnoteDefinition':
        if (definitions.has(keyOf(node))) {
          const message = `[${labelOf(node)}]: stands twice; the second is not shown.`;
          report(node, { message, fix: 'Give one of them another name, or remove it.' });
        } else definitions.set(keyOf(node), node);
        break;
      case 'text':
        if (node.position !== undefined)
          reportDangling(node, body.slice(node.position.start.offset, node.position.end.offset), report);
    }
    if ('children' in node) node.children.forEach(walk);
  };
  walk(parseMarkdown(body));
  for (const [key, node] of definitions) {
    if (used.has(key)) continue;
    const label = labelOf(node);
    report(node, {
      message: `[${label}]: is not shown, since nothing leads to it.`,
      fix: label.startsWith('^') ? `Write [${label}] where the note belongs, or remove it.` : 'Remove the line.',
    });
  }
}

function labelOf({ type, label, identifier }: Definition): string {
  return `${type === 'footnoteDefinition' ? '^' : ''}${label ?? identifier}`;
}

function reportDangling(node: Placed, written: string, report: Report): void {
  for (const [reference, note, words = '', name = ''] of written.matchAll(DANGLING)) {
    const label = note === undefined ? name || words : `^${note}`;
    report(node, {
      message: `${reference} leads to nothing: there is no line [${label}]: …`,
      fix: `Add the line, or write \\[ where the bracket itself is meant.`,
    });
  }
}
