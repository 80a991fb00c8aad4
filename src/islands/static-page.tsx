/** Turns what Gatsby would render for its client into a finished page. */
import type { PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ISLAND_ATTRIBUTE } from './marks';
import { ISLANDS } from './registry';

/** Gatsby's router wraps pages in these two; both carry a style attribute, and only its client needs them. */
const FOCUS_WRAPPER =
  /^<div[^>]*id="gatsby-focus-wrapper"[^>]*>([\s\S]*)<\/div><div[^>]*id="gatsby-announcer"[^>]*><\/div>$/;

/**
 * Names of the islands of a page by the page's path, noted while its body is rendered and asked for when its head is.
 */
const islandsOfPages = new Map<string, readonly string[]>();

/** The script elements of a page with these islands: all of them at once, or what waits for the island's first use. */
function scriptsOf(names: readonly string[]): ReactElement[] {
  const islands = Object.entries(ISLANDS).flatMap(([name, facts]) => (names.includes(name) ? [facts] : []));
  if (ISLAND_SCRIPTS === null || islands.length === 0) return [];
  const { entries, starter, watch } = ISLAND_SCRIPTS;
  const needed = [...new Set(islands.map(({ entry }) => entry))].map((entry) => entries[entry]);
  // What watches for errors comes first: it hears of a later script that does not load.
  if (islands.every(({ start }) => start === 'use')) {
    const waiting = [watch, ...needed.map(({ module }) => module)];
    return [<script key={starter} src={starter} data-scripts={waiting.join(' ')} defer />];
  }
  return [
    <script key={watch} src={watch} defer />,
    ...needed.flatMap(({ module, imports }) => [
      ...imports.map((src) => <link key={src} rel="modulepreload" href={src} />),
      <script key={module} type="module" src={module} />,
    ]),
  ];
}

/**
 * @returns HTML of the page without React's hydration marks and without Gatsby's wrapper
 * @throws Error where the wrapper is not what this version of Gatsby makes
 */
export function renderStatic(body: ReactNode, pathname: string): string {
  const html = renderToStaticMarkup(body);
  const match = FOCUS_WRAPPER.exec(html);
  if (match === null) throw new Error(`Gatsby's wrapper has changed: ${html.slice(0, 200)}`);
  const [, page = ''] = match;
  const islands = [...page.matchAll(ISLAND_MARK)].map(([, name = '']) => name);
  if (islands.length > 0) islandsOfPages.set(pathname, islands);
  return page;
}

const ISLAND_MARK = new RegExp(`${ISLAND_ATTRIBUTE}="([^"]*)"`, 'g');

type Attributes = Readonly<Record<string, unknown>>;

function isElement(node: ReactNode): node is ReactElement<Attributes> {
  return isValidElement(node);
}

/** Drops Gatsby's client from the page, and adds the islands' script where the page holds one. */
export function finishPage(args: PreRenderHTMLArgs): void {
  if (ISLAND_SCRIPTS === null) return;
  const { getHeadComponents, replaceHeadComponents, replacePostBodyComponents, pathname } = args;
  const head = getHeadComponents().flatMap((node) => {
    if (!isElement(node)) return [node];
    if (node.type === 'link' && (node.props['as'] === 'script' || node.props['as'] === 'fetch')) return [];
    if (node.type === 'meta' && node.props['name'] === 'generator') return [];
    // A mark for Gatsby's client; it costs bytes in every element.
    return [cloneElement(node, { 'data-gatsby-head': undefined })];
  });
  const styles = <style key="styles" dangerouslySetInnerHTML={{ __html: INLINED_STYLES }} />;
  const afterMeta = head.findIndex((node) => isElement(node) && node.type !== 'meta');
  const islands = islandsOfPages.get(pathname) ?? [];
  islandsOfPages.delete(pathname);
  replaceHeadComponents([...head.toSpliced(afterMeta, 0, styles), ...scriptsOf(islands)]);
  replacePostBodyComponents([]);
}
