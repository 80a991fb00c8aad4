/** Rewrites the URLs of links in a file of MDX and leaves every other character as it is. */
import type { MdastNode } from 'satteri';
import { parseMarkdown } from '../compile/parse';
import { splitFrontMatter } from '../model/front-matter';

export interface LinkEdit {
  readonly from: string;
  readonly to: string;
  /** 1-based line of the file the link begins on. */
  readonly line: number;
}

/** Where a URL is in the body: links, definitions of links, and `href` of components; not code, not pictures. */
function addressesIn(body: string): { href: string; start: number; line: number }[] {
  const found: { href: string; start: number; line: number }[] = [];
  const add = ({ position }: MdastNode, href: string, after: number, before: string) => {
    const start = body.indexOf(before + href, after) + before.length;
    // A URL written with escapes is not found as it is read; then it is left alone.
    if (start >= after + before.length && start + href.length <= (position?.end.offset ?? 0)) {
      found.push({ href, start, line: position?.start.line ?? 1 });
    }
  };
  const walk = (node: MdastNode): void => {
    const begin = node.position?.start.offset ?? 0;
    if (node.type === 'link') add(node, node.url, node.children.at(-1)?.position?.end.offset ?? begin, '');
    if (node.type === 'definition') add(node, node.url, body.indexOf(']:', begin), '');
    const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    for (const attribute of isJsx ? node.attributes : []) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue;
      const { value } = attribute;
      if (typeof value === 'string') for (const quote of ['"', "'"]) add(node, value, begin, `href=${quote}`);
    }
    if ('children' in node) node.children.forEach(walk);
  };
  walk(parseMarkdown(body));
  return found.sort((a, b) => a.start - b.start);
}

/**
 * @param source a whole content file
 * @param edit returns the new URL of a link; null or the same to leave it
 * @returns the file and what was changed in it, in order; null if it is not valid MDX
 */
export function editLinks(
  source: string,
  edit: (href: string) => string | null,
): { readonly text: string; readonly edits: readonly LinkEdit[] } | null {
  const { body, bodyLine } = splitFrontMatter(source);
  let addresses: ReturnType<typeof addressesIn>;
  try {
    addresses = addressesIn(body);
  } catch {
    return null;
  }
  const edits: LinkEdit[] = [];
  let text = source.slice(0, source.length - body.length);
  let end = 0;
  for (const { href, start, line } of addresses) {
    const to = edit(href);
    if (to === null || to === href || start < end) continue;
    edits.push({ from: href, to, line: line + bodyLine - 1 });
    text += body.slice(end, start) + to;
    end = start + href.length;
  }
  return { text: text + body.slice(end), edits };
}
