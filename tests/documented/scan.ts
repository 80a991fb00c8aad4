/**
 * What the docs tell to type: commands in fenced blocks, and commands named in prose and tables.
 *
 * A block says in its info string what it is (docs/test.md): `sh` is typed in a clone, `sh outside` anywhere else.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToMdast, mdxToMdast, type MdastNode } from 'satteri';
import { ROOT } from '../../src/dev/site';

/** For people who write or run the site, and for its readers: these have no clone, whatever the block says. */
const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/**/*.md',
  'bench/README.md',
  'tests/gallery/README.md',
  'src/cli/package/README.md',
];
const FOR_READERS = ['content/guide/*/*.mdx', 'content/pages/*/*.mdx'];

/** What begins a command. A name alone (`npx`, `facet`) is not a command. */
const PROGRAMS = ['npm', 'npx', 'node', 'facet', 'netlify', 'openssl', 'curl', 'git', 'gh', 'apt-get', 'sudo'];

interface Place {
  readonly file: string;
  readonly line: number;
}

export interface Block extends Place {
  /** The info string: a language, and more. Empty if the block has none. */
  readonly info: string;
  readonly text: string;
  /** The heading it is below, which tells blocks of one file apart. */
  readonly heading: string;
}

export interface Typed extends Place {
  /** On one line, without comments. */
  readonly command: string;
  readonly from: 'clone' | 'outside' | 'prose';
}

function* nodes(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodes(child);
}

function textOf(node: MdastNode): string {
  return [...nodes(node)].map((each) => ('value' in each ? each.value : '')).join('');
}

const lineOf = (node: MdastNode) => node.position?.start.line ?? 1;

interface Document {
  readonly file: string;
  readonly outside: boolean;
  readonly tree: MdastNode;
}

function documents(): readonly Document[] {
  const files = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted();
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const features = { frontmatter: true, gfm: true };
  return [
    ...files(DOCS).map((file) => ({ file, outside: false, tree: markdownToMdast(read(file), { features }) })),
    ...files(FOR_READERS).map((file) => ({ file, outside: true, tree: mdxToMdast(read(file), { features }) })),
  ];
}

function blocksOf({ file, tree }: Document): readonly Block[] {
  const blocks: Block[] = [];
  let heading = '';
  for (const node of nodes(tree)) {
    if (node.type === 'heading') heading = textOf(node);
    if (node.type !== 'code') continue;
    const info = [node.lang, node.meta].filter(Boolean).join(' ');
    blocks.push({ file, line: lineOf(node), info, text: node.value, heading });
  }
  return blocks;
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The commands of a block of shell, one for each line; a script is not a line of them (`rows/workflows.ts`). */
function commandsOf(text: string): readonly string[] {
  if (text.startsWith('#!')) return [];
  return text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => onOneLine(line.replace(/(?:^|\s)#.*$/, '')))
    .filter((line) => line !== '');
}

function isCommand(text: string): boolean {
  const words = text.split(' ');
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  return first < words.length - 1 && PROGRAMS.includes(words[first] ?? '');
}

/** Commands in prose; in a table, a column headed `npm run …` has the rest of each. */
function prose({ file, tree }: Document): readonly Typed[] {
  const codes = (node: MdastNode) => [...nodes(node)].filter((each) => each.type === 'inlineCode');
  const begun = new Map<MdastNode, string>();
  for (const table of nodes(tree)) {
    if (table.type !== 'table') continue;
    const [head, ...rows] = table.children;
    head?.children.forEach((cell, column) => {
      const beginning = /^(.+ )…$/.exec(textOf(cell))?.[1];
      if (beginning === undefined) return;
      for (const code of codes(cell)) begun.set(code, '');
      for (const row of rows) for (const code of codes(row.children[column] ?? row)) begun.set(code, beginning);
    });
  }
  return codes(tree)
    .map((node) => ({
      file,
      line: lineOf(node),
      command: begun.get(node) === '' ? '' : onOneLine(`${begun.get(node) ?? ''}${textOf(node)}`),
      from: 'prose' as const,
    }))
    .filter(({ command }) => isCommand(command));
}

/** Everything fenced, in the order of the files. */
export function blocks(): readonly Block[] {
  return documents().flatMap(blocksOf);
}

/** Everything to be typed, in the order of the files. */
export function typed(): readonly Typed[] {
  return documents().flatMap((document) => [
    ...blocksOf(document)
      .filter(({ info }) => /^sh\b/.test(info))
      .flatMap(({ file, line, info, text }) =>
        commandsOf(text).map((command) => {
          const from = document.outside || info === 'sh outside' ? ('outside' as const) : ('clone' as const);
          return { file, line, command, from };
        }),
      ),
    ...prose(document),
  ]);
}

/** Whether a block is run as a whole, not line by line: a script, a workflow, a program. */
export function isProgram({ info, text }: Block): boolean {
  return /^(?:yaml|toml|js)\b/.test(info) || text.startsWith('#!');
}

/** The text of the one block that is run as a whole below a heading. @param name file and heading, `docs/cli.md § Library` */
export function blockOf(name: string): string {
  const [file = '', heading = ''] = name.split(' § ');
  const wanted = blocks().filter((block) => block.file === file && block.heading === heading);
  const [block, ...others] = wanted.filter(isProgram);
  if (block === undefined || others.length > 0) throw new Error(`${name} has no block, or several.`);
  return block.text;
}
