/** The trees of html5lib's tests: what Facet reads is in its tree where it is in theirs. */
import { type DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../../reading/html';
import { casesOf, expectExam, type Answer } from './sit';

type Node = DefaultTreeAdapterTypes.Node;

const FOREIGN: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/svg': 'svg ',
  'http://www.w3.org/1998/Math/MathML': 'math ',
};

/** The lines of a tree as the suite writes them. */
function linesOf(node: Node, indent = '| '): readonly string[] {
  const within = (parent: DefaultTreeAdapterTypes.ParentNode, by: string) =>
    parent.childNodes.flatMap((child) => linesOf(child, indent + by));
  if ('value' in node) return [`${indent}"${node.value}"`];
  if ('data' in node) return [`${indent}<!-- ${node.data} -->`];
  if ('publicId' in node) {
    const ids = node.publicId === '' && node.systemId === '' ? '' : ` "${node.publicId}" "${node.systemId}"`;
    return [`${indent}<!DOCTYPE ${node.name}${ids}>`];
  }
  if (!('tagName' in node)) return within(node, '');
  const attributes = node.attrs.map(({ name, prefix, value }) => {
    return `${indent}  ${prefix === undefined || prefix === '' ? '' : `${prefix} `}${name}="${value}"`;
  });
  const content = 'content' in node ? [`${indent}  content`, ...within(node.content, '    ')] : [];
  const start = `${indent}<${FOREIGN[node.namespaceURI] ?? ''}${node.tagName}>`;
  return [start, ...attributes.toSorted(), ...content, ...within(node, '  ')];
}

it('are passed', () => {
  const answers = (casesOf('html5lib-trees.json') as readonly (readonly [html: string, tree: string])[]).map(
    ([html, tree]): Answer => {
      const root = parseHtml(html).all('html')[0]?.parentNode;
      return [html, root ? linesOf(root).join('\n') : '', tree];
    },
  );
  expect(expectExam('html5lib-trees', answers)).toEqual([]);
});
