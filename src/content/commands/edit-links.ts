/** Rewrites the URLs of links in MDX and leaves every other character as it is. */
import { mdxToMdast } from 'satteri';

/** A node of the Markdown tree, as far as links need it. */
interface Node {
  readonly type: string;
  readonly url?: string;
  readonly position?: {
    readonly start: { readonly line: number; readonly offset: number };
    readonly end: { readonly offset: number };
  };
  readonly attributes?: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly Node[];
}

export interface LinkEdit {
  readonly from: string;
  readonly to: string;
  /** 1-based line of the body the link begins on. */
  readonly line: number;
}

/** Where a URL is in the body: links, definitions of links, and `href` of components; not code, not pictures. */
function addressesIn(body: string): { href: string; start: number; line: number }[] {
  const found: { href: string; start: number; line: number }[] = [];
  const add = (node: Node, href: string, after: number, before: string) => {
    if (node.position === undefined) return;
    const start = body.indexOf(before + href, after) + before.length;
    // A URL written with escapes is not found as it is read; then it is left alone.
    if (start >= after + before.length && start + href.length <= node.position.end.offset) {
      found.push({ href, start, line: node.position.start.line });
    }
  };
  const walk = (node: Node): void => {
    const begin = node.position?.start.offset ?? 0;
    if (node.type === 'link' && node.url !== undefined) {
      add(node, node.url, node.children?.at(-1)?.position?.end.offset ?? begin, '');
    }
    if (node.type === 'definition' && node.url !== undefined) add(node, node.url, body.indexOf(']:', begin), '');
    for (const { name, value } of node.attributes ?? []) {
      if (name !== 'href' || typeof value !== 'string') continue;
      for (const quote of ['"', "'"]) add(node, value, begin, `href=${quote}`);
    }
    node.children?.forEach(walk);
  };
  walk(mdxToMdast(body, { features: { frontmatter: false, gfm: true } }) as Node);
  return found.sort((a, b) => a.start - b.start);
}

/**
 * @param body MDX without its front matter
 * @param edit returns the new URL of a link; null or the same to leave it
 * @returns the body and what was changed in it, in order; null if the body is not valid MDX
 */
export function editLinks(
  body: string,
  edit: (href: string) => string | null,
): { readonly body: string; readonly edits: readonly LinkEdit[] } | null {
  let addresses: ReturnType<typeof addressesIn>;
  try {
    addresses = addressesIn(body);
  } catch {
    return null;
  }
  const edits: LinkEdit[] = [];
  let edited = '';
  let end = 0;
  for (const { href, start, line } of addresses) {
    const to = edit(href);
    if (to === null || to === href || start < end) continue;
    edits.push({ from: href, to, line });
    edited += body.slice(end, start) + to;
    end = start + href.length;
  }
  return { body: edited + body.slice(end), edits };
}
