/** Code: highlighted by classes while the site is built, in a region that scrolls on its own. */
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { common, createLowlight, type LanguageFn } from 'lowlight';
import type { Translate } from '../../components/string-keys';
import { eachElement, element, text, type Report } from './tree';

/** What a writer may name after the fence: its grammar in highlight.js; null for text without one. */
const GRAMMARS = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  graphql: 'graphql',
  html: 'xml',
  ini: 'ini',
  js: 'javascript',
  json: 'json',
  jsx: 'javascript',
  md: 'markdown',
  mdx: 'markdown',
  python: 'python',
  sh: 'bash',
  sql: 'sql',
  svg: 'xml',
  text: null,
  toml: 'ini',
  ts: 'typescript',
  tsx: 'typescript',
  xml: 'xml',
  yaml: 'yaml',
} as const satisfies Record<string, string | null>;

type Grammar = NonNullable<(typeof GRAMMARS)[keyof typeof GRAMMARS]>;

export const CODE_LANGUAGES = Object.keys(GRAMMARS);

/** highlight.js distinguishes some forty kinds of token; six are enough for reading, and cost few bytes. */
const TOKENS: Readonly<Record<string, readonly string[]>> = {
  'token-comment': ['comment', 'quote', 'meta'],
  'token-keyword': ['keyword', 'name', 'section', 'selector-tag', 'selector-class', 'selector-id', 'selector-pseudo'],
  'token-string': ['string', 'regexp', 'addition', 'code', 'link'],
  'token-literal': ['number', 'literal', 'symbol', 'bullet', 'variable', 'template-variable', 'built_in'],
  'token-name': ['attr', 'attribute', 'property', 'title', 'type'],
  'token-deletion': ['deletion'],
};

const TOKEN_OF = new Map(
  Object.entries(TOKENS).flatMap(([token, kinds]) => kinds.map((kind) => [`hljs-${kind}`, token])),
);

/** Code within a string: the `${…}` of a template. */
const PLAIN = 'hljs-subst';

function definition(grammar: Grammar): LanguageFn {
  const known = common[grammar];
  if (known === undefined) throw new Error(`highlight.js has no grammar "${grammar}" among its common ones`);
  return known;
}

const lowlight = createLowlight(
  Object.fromEntries(
    Object.values(GRAMMARS).flatMap((grammar) => (grammar === null ? [] : [[grammar, definition(grammar)]])),
  ),
);

export function dressCode(tree: Root, t: Translate<'content'>, report: Report): void {
  let blocks = 0;
  eachElement(tree, (node, index, parent) => {
    if (node.tagName !== 'pre') return undefined;
    const [code] = node.children;
    if (code?.type !== 'element') return true;
    const { lang, meta } = fenceOf(code);
    const grammar = lang === '' ? null : grammarOf(lang);
    if (grammar === undefined) {
      report(node, {
        message: `The language "${lang}" of the code is not known.`,
        fix: `Use one of ${CODE_LANGUAGES.join(', ')}, or none.`,
      });
      return true;
    }
    const [rest, title] = titleOf(meta);
    if (rest !== '') {
      report(node, {
        message: `Behind the language of the code stands "${rest}".`,
        fix: 'Remove it; only title="…" may stand there.',
      });
    }
    if (grammar !== null) code.children = highlighted(grammar, toString(code));
    code.properties = {};
    const number = ++blocks;
    node.properties = {
      dir: 'ltr',
      role: 'region',
      ariaLabel: title === '' ? t('code', { number }) : t('codeTitled', { number, title }),
      tabIndex: 0,
    };
    if (title !== '') parent.children[index] = element('figure', {}, element('figcaption', {}, text(title)), node);
    return true;
  });
}

/** The parser keeps what follows the fence outside the element. */
function fenceOf({ data }: Element): { lang: string; meta: string } {
  const { lang, meta } = (data ?? {}) as { lang?: unknown; meta?: unknown };
  return {
    lang: typeof lang === 'string' ? lang : '',
    meta: typeof meta === 'string' ? meta.trim() : '',
  };
}

function grammarOf(lang: string): Grammar | null | undefined {
  return Object.hasOwn(GRAMMARS, lang) ? GRAMMARS[lang as keyof typeof GRAMMARS] : undefined;
}

/** Splits `title="…"` from the rest of what follows the language. */
function titleOf(meta: string): [rest: string, title: string] {
  const match = /(?:^|\s)title="([^"]+)"/.exec(meta);
  return match === null ? [meta, ''] : [meta.replace(match[0], '').trim(), match[1] ?? ''];
}

interface Run {
  readonly token: string | null;
  value: string;
}

/** The code as runs of equal tokens, so that the page carries no more elements than colours change. */
function highlighted(grammar: string, code: string): ElementContent[] {
  const runs: Run[] = [];
  const add = (token: string | null, value: string) => {
    const last = runs.at(-1);
    if (last !== undefined && (last.token === token || value.trim() === '')) last.value += value;
    else runs.push({ token, value });
  };
  const walk = (nodes: readonly ElementContent[], token: string | null) => {
    for (const node of nodes) {
      if (node.type === 'text') add(token, node.value);
      if (node.type === 'element') walk(node.children, tokenOf(node, token));
    }
  };
  walk(lowlight.highlight(grammar, code).children as ElementContent[], null);
  return runs.map(({ token, value }) =>
    token === null ? text(value) : element('span', { className: [token] }, text(value)),
  );
}

/** A kind without a token of its own looks like its surroundings. */
function tokenOf({ properties }: Element, around: string | null): string | null {
  const [kind] = Array.isArray(properties['className']) ? properties['className'] : [];
  return kind === PLAIN ? null : (TOKEN_OF.get(String(kind)) ?? around);
}
