/** Puts components into the text, and reports what content may not contain. */
import { nearest } from '../../brand/naming/nearest';
import type { ElementContent, Nodes, Parents, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Flaw } from '../model/problem';
import {
  MDX_COMPONENTS,
  renderMdxComponent,
  type Attributes,
  type MdxComponent,
  type MdxContext,
} from './mdx-components';
import { isBlank, isExpression, isJsx, lineOf, type Expression, type JsxElement, type Report } from './tree';

export interface Link {
  /** As written. */
  readonly href: string;
  /** What it is called; null for a component's. */
  readonly text: string | null;
  /** 1-based line of the body. */
  readonly line: number;
}

interface Resolution extends Omit<MdxContext, 'lazy'> {
  /** The text's first picture, which is loaded at once. */
  readonly first: unknown;
  /** Takes the links that components hold. */
  readonly links: Link[];
  readonly report: Report;
}

const COMMENT = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/;

export function htmlOf(children: readonly (RootContent | ElementContent)[]): string {
  return toHtml({ type: 'root', children: [...children] }, { allowDangerousHtml: true });
}

/** Replaces components by their HTML, innermost first. */
export function resolveComponents(parent: Parents, resolution: Resolution): void {
  const resolved: Nodes[] = [];
  for (const child of parent.children) {
    if (isExpression(child)) {
      reportExpression(child, resolution.report);
      continue;
    }
    if ('children' in child) resolveComponents(child, resolution);
    if (!isJsx(child)) resolved.push(child);
    else resolved.push({ type: 'raw', value: componentHtml(child, resolution) });
  }
  parent.children = resolved as RootContent[] & ElementContent[];
}

function reportExpression(node: Expression, report: Report): void {
  if (node.type === 'mdxjsEsm') {
    report(node, {
      message: 'Content does not import or export.',
      fix: 'Remove the line; components need no import.',
    });
  } else if (!COMMENT.test(node.value)) {
    report(node, {
      message: `{${node.value}} is an expression; content is not evaluated.`,
      fix: 'Write the text itself, or \\{ for a brace.',
    });
  }
}

/** HTML of a component; empty if it was reported. */
function componentHtml(node: JsxElement, { first, links, report, ...context }: Resolution): string {
  const name = node.name ?? '';
  const component = Object.hasOwn(MDX_COMPONENTS, name) ? MDX_COMPONENTS[name] : undefined;
  if (component === undefined) {
    const known = [...Object.keys(MDX_COMPONENTS), 'Fact', 'Example'].sort().join(', ');
    const what = /^[a-z]/.test(name) ? 'HTML is not written in content' : 'the component is not known';
    const near = nearest(name, Object.keys(MDX_COMPONENTS));
    const meant = near === null ? '' : `Did you mean <${near}>? `;
    report(node, { message: `<${name}>: ${what}.`, fix: `${meant}Use Markdown, or one of the components ${known}.` });
    return '';
  }
  const attributes = attributesOf(node, name, component, report);
  const flaw =
    contentFlaw(node, name, component) ??
    (attributes && component.dress?.(attributes, node.children, context.surroundings.locale)) ??
    null;
  if (flaw !== null) report(node, flaw);
  if (attributes === null || flaw !== null) return '';
  for (const [key, { link }] of Object.entries(component.attributes)) {
    const href = attributes[key];
    if (link === true && href !== undefined) links.push({ href, text: null, line: lineOf(node) });
  }
  const html = renderMdxComponent(component, attributes, htmlOf(node.children), { ...context, lazy: node !== first });
  if (typeof html === 'string') return html;
  report(node, html);
  return '';
}

/** @returns null if something is wrong with them, which is reported */
function attributesOf(
  node: JsxElement,
  name: string,
  { attributes: known }: MdxComponent,
  report: Report,
): Attributes | null {
  const attributes: Record<string, string> = {};
  const flaws: Flaw[] = [];
  const flaw = (message: string, fix: string) => flaws.push({ message, fix });
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value !== null && typeof attribute.value !== 'string')) {
      flaw(`<${name}> has an attribute in braces.`, 'Attributes are plain texts in quotes: title="…".');
      continue;
    }
    const { name: key, value } = attribute;
    const rule = Object.hasOwn(known, key) ? known[key] : undefined;
    if (rule === undefined) {
      const names = Object.keys(known);
      const takes = names.length === 0 ? 'takes none' : `takes ${names.join(', ')}`;
      flaw(`<${name}> has no attribute "${key}".`, `Remove it; <${name}> ${takes}.`);
      continue;
    }
    if (Object.hasOwn(attributes, key)) {
      flaw(`<${name}> has the attribute "${key}" twice.`, 'Remove one of the two.');
      continue;
    }
    if (rule.oneOf !== undefined && !rule.oneOf.includes(value ?? '')) {
      flaw(`<${name} ${key}> is not one of its values.`, `Use one of ${rule.oneOf.join(', ')}.`);
    }
    attributes[key] = value ?? '';
  }
  for (const [key, { required }] of Object.entries(known)) {
    if (required && (attributes[key] ?? '').trim() === '') {
      flaw(`<${name}> lacks the attribute "${key}".`, `Add ${key}="…".`);
    }
  }
  for (const found of flaws) report(node, found);
  return flaws.length === 0 ? attributes : null;
}

/** What is wrong with where a component is, or with what it holds; null if nothing is. */
function contentFlaw(node: JsxElement, name: string, component: MdxComponent): Flaw | null {
  if (node.type === 'mdxJsxTextElement')
    return { message: `<${name}> stands within a paragraph.`, fix: 'Put a blank line before and behind it.' };
  const empty = node.children.every(isBlank);
  if (component.content === 'required' && empty)
    return { message: `<${name}> is empty.`, fix: `Write its text between <${name}> and </${name}>.` };
  if (component.content === 'none' && !empty) {
    return {
      message: `<${name}> holds a text it does not show.`,
      fix: 'Put the text behind it and close it at once: />.',
    };
  }
  return component.contentFlaw?.(node.children) ?? null;
}
