/**
 * Compiles an MDX body to HTML without evaluating anything: parsed to a tree, components looked up in the
 * allow-list, everything else that MDX could execute is a problem with its line.
 */
import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Nodes, Parents, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { mdxToHast } from 'satteri';
import { SKIP, visit } from 'unist-util-visit';
import { translator } from '../../components/strings';
import { MDX_COMPONENTS, renderMdxComponent, type MdxSurroundings } from './mdx-components';
import type { Problem } from '../model/problem';
import { countWords } from './reading-time';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
  /** 1-based line of the body. */
  readonly line: number;
}

/** What a body compiles to. It says nothing of where the body stood, so that it can be kept by the body's digest. */
export interface CompiledBody {
  readonly html: string;
  /** Headings of depth 2 and 3 in order, for the table of contents. */
  readonly headings: readonly Heading[];
  readonly words: number;
  /** Link targets as written, with the 1-based line of the body, for the check of internal links. */
  readonly links: readonly { readonly href: string; readonly line: number }[];
}

/** An MDX JSX element as the parser leaves it in the tree (hast-util-to-jsx's node types). */
interface JsxElement {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: readonly { type: string; name?: string; value?: unknown }[];
  children: ElementContent[];
  position?: { start: { line: number; column: number } };
}

interface Expression {
  type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm';
  value: string;
  position?: { start: { line: number; column: number } };
}

type Node = Nodes | JsxElement | Expression;

const COMMENT = /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/;

function isJsx(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function isExpression(node: Node): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm';
}

/** A problem with the line counted in the file, not in the body. */
type Report = (
  node: { position?: { start: { line: number; column: number } } | undefined },
  message: string,
  fix: string,
) => void;

function attributesOf(node: JsxElement, report: Report): Record<string, string> {
  const name = node.name ?? '';
  const known = MDX_COMPONENTS[name]?.attributes ?? {};
  const attributes: Record<string, string> = {};
  for (const attribute of node.attributes) {
    const key = attribute.name ?? '';
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value !== null && typeof attribute.value !== 'string')) {
      report(node, `<${name}> has an attribute in braces.`, 'Attributes are plain texts in quotes: title="…".');
      continue;
    }
    const rule = known[key];
    if (rule === undefined) {
      const names = Object.keys(known);
      const takes = names.length === 0 ? 'takes none' : `takes ${names.join(', ')}`;
      report(node, `<${name}> has no attribute "${key}".`, `Remove it; <${name}> ${takes}.`);
      continue;
    }
    if (rule.oneOf !== undefined && !rule.oneOf.includes(attribute.value ?? '')) {
      report(node, `<${name} ${key}> is not one of its values.`, `Use one of ${rule.oneOf.join(', ')}.`);
    }
    attributes[key] = attribute.value ?? '';
  }
  for (const [key, { required }] of Object.entries(known)) {
    if (required && attributes[key] === undefined) {
      report(node, `<${name}> lacks the attribute "${key}".`, `Add ${key}="…".`);
    }
  }
  return attributes;
}

/** Replaces components by their HTML, innermost first, and reports what may not stand in content. */
function resolveComponents(parent: Parents, surroundings: MdxSurroundings, report: Report): void {
  const resolved: Nodes[] = [];
  for (const child of parent.children as Node[]) {
    if (isExpression(child)) {
      if (child.type === 'mdxjsEsm') {
        report(child, 'Content does not import or export.', 'Remove the line; components need no import.');
      } else if (!COMMENT.test(child.value)) {
        report(child, `{${child.value}} is an expression; content is not evaluated.`, 'Write the text itself, or \\{ for a brace.');
      }
      continue;
    }
    if ('children' in child) resolveComponents(child as Parents, surroundings, report);
    if (!isJsx(child)) {
      resolved.push(child);
      continue;
    }
    const name = child.name ?? '';
    if (MDX_COMPONENTS[name] === undefined) {
      const known = Object.keys(MDX_COMPONENTS).join(', ');
      const what = /^[a-z]/.test(name) ? 'HTML is not written in content' : 'the component is not known';
      report(child, `<${name}>: ${what}.`, `Use Markdown, or one of the components ${known}.`);
      continue;
    }
    const before = attributesOf(child, report);
    resolved.push({ type: 'raw', value: renderMdxComponent(name, before, html(child.children), surroundings) });
  }
  parent.children = resolved as RootContent[] & ElementContent[];
}

function html(children: readonly (RootContent | ElementContent)[]): string {
  return toHtml({ type: 'root', children: [...children] }, { allowDangerousHtml: true });
}

/** Gives headings their anchors and lists them; wide tables get a frame that scrolls by itself. */
function dressTree(tree: Root, { i18n, locale }: MdxSurroundings, report: Report) {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const links: { href: string; line: number }[] = [];
  visit(tree, 'element', (node: Element) => {
    if (node.tagName === 'h1') {
      report(node, 'A heading of the first level stands in the text.', 'Use ## and below; the title is the page’s h1.');
    }
    if (/^h[2-6]$/.test(node.tagName) && node.properties['id'] === undefined) {
      const text = toString(node);
      const id = slugger.slug(text);
      node.properties['id'] = id;
      const depth = Number(node.tagName.slice(1));
      if (depth === 2 || depth === 3) headings.push({ id, text, depth, line: node.position?.start.line ?? 1 });
    }
    if (node.tagName === 'a' && typeof node.properties['href'] === 'string' && node.position !== undefined) {
      links.push({ href: node.properties['href'], line: node.position.start.line });
    }
    if (node.tagName === 'th' || node.tagName === 'td') {
      // Columns are aligned by a style attribute, which the content security policy forbids.
      if (String(node.properties['style']).includes('right')) node.properties['className'] = ['number'];
      delete node.properties['style'];
    }
  });
  const t = translator(i18n, locale, 'content');
  let tables = 0;
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      // Landmarks of a page need names of their own.
      properties: { className: ['table-scroll'], role: 'region', ariaLabel: t('table', { number: ++tables }), tabIndex: 0 },
      children: [node],
    };
    return SKIP;
  });
  return { headings, links };
}

/**
 * @param body MDX without its front matter
 * @param bodyLine 1-based line of the file on which the body begins
 * @returns the compiled body, or every problem found (at least one)
 */
export function compileBody(
  body: string,
  file: string,
  bodyLine: number,
  surroundings: MdxSurroundings,
): { ok: true; compiled: CompiledBody } | { ok: false; problems: Problem[] } {
  const t = translator(surroundings.i18n, surroundings.locale, 'content');
  let tree: Root;
  try {
    tree = mdxToHast(body, {
      features: {
        frontmatter: false,
        gfm: {
          footnotes: {
            label: t('footnotes'),
            backLabel: (reference, rerun) =>
              t('backToText', { reference: rerun > 1 ? `${reference}-${rerun}` : `${reference}` }),
            clobberPrefix: '',
          },
        },
      },
    }) as Root;
  } catch (error) {
    return { ok: false, problems: [syntaxProblem(error, file, bodyLine)] };
  }
  const problems: Problem[] = [];
  const report: Report = ({ position }, message, fix) => {
    const start = position?.start ?? { line: 1, column: 1 };
    problems.push({ file, line: start.line + bodyLine - 1, column: start.column, message, fix });
  };
  const { headings, links } = dressTree(tree, surroundings, report);
  const words = countWords(toString(tree));
  resolveComponents(tree, surroundings, report);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    compiled: { html: html(tree.children), headings, words, links },
  };
}

/** The parser throws `line:column: message (rule)`, counted in the body. */
function syntaxProblem(error: unknown, file: string, bodyLine: number): Problem {
  // The parser is native code: its error is not always an Error of this realm.
  const text = error !== null && typeof error === 'object' && 'message' in error ? String(error.message) : String(error);
  const match = /^(\d+):(\d+): ([\s\S]*)$/.exec(text);
  const [, line = '1', column = '1', message = text] = match ?? [];
  return {
    file,
    line: Number(line) + bodyLine - 1,
    column: Number(column),
    // It ends with places counted in the body and the name of its rule; neither helps a writer.
    message: `The text is not valid MDX: ${message.replace(/ \((?:\d+:\d+|mdx[\w:-]*)\)/g, '')}.`,
    fix: 'Close what is open; write \\< or \\{ where the character itself is meant.',
  };
}
