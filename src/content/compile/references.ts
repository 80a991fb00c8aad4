/** Notes and references that lead nowhere: Markdown shows such a reference as it is written, and drops such a text. */
import { mdxToMdast } from 'satteri';
import type { Placed, Report } from './tree';

/** A node of the Markdown tree, as far as references need it. */
interface Node extends Placed {
  readonly type: string;
  readonly identifier?: string;
  readonly label?: string;
  readonly position?: {
    readonly start: { readonly line: number; readonly column: number; readonly offset: number };
    readonly end: { readonly offset: number };
  };
  readonly children?: readonly Node[];
}

/** Without one of these a text has neither, and need not be parsed again. */
const ANY = /\[\^|\]:|\]\[/;

/** A reference that the parser took for text: `[^note]`, `[words][name]`, `[name][]`; not behind a backslash. */
const DANGLING = /(?<!\\)\[(?:\^([^\][\s]+)\]|([^\][]+)\]\[([^\][]*)\])/g;

/** Reports them all. @param body MDX that the parser takes */
export function checkReferences(body: string, report: Report): void {
  if (!ANY.test(body)) return;
  const definitions = new Map<string, Node>();
  const used = new Set<string>();
  const keyOf = ({ type, identifier = '' }: Node) => `${type.startsWith('footnote') ? '^' : ''}${identifier}`;
  const walk = (node: Node): void => {
    const { type, position } = node;
    if (type.endsWith('Reference')) used.add(keyOf(node));
    if (type === 'definition' || type === 'footnoteDefinition') {
      const key = keyOf(node);
      if (definitions.has(key)) {
        const message = `[${labelOf(node)}]: stands twice; the second is not shown.`;
        report(node, { message, fix: 'Give one of them another name, or remove it.' });
      } else definitions.set(key, node);
    }
    if (type === 'text' && position !== undefined)
      reportDangling(node, body.slice(position.start.offset, position.end.offset), report);
    node.children?.forEach(walk);
  };
  walk(mdxToMdast(body, { features: { frontmatter: false, gfm: true } }) as Node);
  for (const [key, node] of definitions) {
    if (used.has(key)) continue;
    const label = labelOf(node);
    report(node, {
      message: `[${label}]: is not shown, since nothing leads to it.`,
      fix: label.startsWith('^') ? `Write [${label}] where the note belongs, or remove it.` : 'Remove the line.',
    });
  }
}

function labelOf({ type, label, identifier = '' }: Node): string {
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
