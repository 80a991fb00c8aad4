/**
 * `<Fact>` and `<Example>`: figures that the table of facts has, and figures that are none. Both are gone from the tree
 * afterwards, before anything else reads it: headings, links and words are what readers see. What is left of figures is
 * bound to nothing, and the check decides what that means where the text is.
 */
import type { Nodes, Parents, Root, RootContent, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { writtenLocale, type Locale } from '../../site/locales';
import { contradicted } from '../../texts/contradictions';
import { figuresIn, numberIn, NOT_TEXT } from '../../texts/figures';
import { FACT_IDS, FACTS, isFactId, type FactId } from '../../texts/facts';
import { factText } from '../../texts/fact-text';
import { isJsx, lineOf, text, type JsxElement, type Report } from './tree';

/** A fact that a text refers to. */
export interface FactUse {
  readonly id: FactId;
  /** What stands between its tags, as in legal documents; null if it is written by reference alone. */
  readonly written: string | null;
  /** Whether that is what the table says; true for a reference. */
  readonly isTrue: boolean;
  /** 1-based line of the body. */
  readonly line: number;
}

/** A figure that is bound to no fact. */
export interface LooseFigure {
  /** With the words around it, for the writer to find it. */
  readonly excerpt: string;
  /** The fact that its sentence contradicts; null if none. */
  readonly contradicts: FactId | null;
  /** 1-based line of the body. */
  readonly line: number;
}

export interface FiguresOfText {
  readonly facts: readonly FactUse[];
  readonly loose: readonly LooseFigure[];
}

/** Elements whose text is read on its own. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'dd']);

/** One of them while it is read. */
interface Block {
  readonly line: number;
  /** With `NOT_TEXT` in place of code, facts and examples. */
  text: string;
  /** With all that readers see: what a figure is about may be said in code. */
  words: string;
}

const AROUND = 30;

/** Letters a block may have before its figures are not looked for: a text of one line that long is not read by people. */
const LONGEST = 20_000;

export class FiguresInText {
  readonly #facts: FactUse[] = [];
  readonly #loose: LooseFigure[] = [];

  constructor(
    private readonly locale: Locale,
    private readonly report: Report,
  ) {}

  /** Puts facts into words, takes away the tags of examples, and looks for figures. */
  bind(tree: Root): FiguresOfText {
    const block: Block = { line: 1, text: '', words: '' };
    this.#children(tree, block);
    this.#end(block);
    return { facts: this.#facts, loose: this.#loose };
  }

  #children(parent: Parents, block: Block): void {
    let changed = false;
    const children: Nodes[] = [];
    for (const child of parent.children) {
      const replaced = this.#node(child, block);
      changed ||= replaced.length !== 1 || replaced[0] !== child;
      children.push(...replaced);
    }
    if (changed) parent.children = children as RootContent[] & ElementContent[];
  }

  /** Reads a node. @returns what takes its place */
  #node(node: Nodes, block: Block): readonly Nodes[] {
    if (node.type === 'text') {
      block.text += node.value;
      block.words += node.value;
    } else if (node.type === 'element') {
      if (node.tagName === 'pre') return [node];
      if (node.tagName === 'code') this.#hide(node, block);
      else if (BLOCKS.has(node.tagName)) {
        const own: Block = { line: lineOf(node), text: '', words: '' };
        this.#children(node, own);
        this.#end(own);
        block.text += ' ';
      } else {
        this.#children(node, block);
        // Cells of a row and lines of a paragraph are words apart.
        if (['td', 'th', 'br'].includes(node.tagName)) this.#add(block, ' ');
      }
    } else if (isJsx(node)) {
      if (node.name === 'Fact') return [this.#fact(node, block)];
      if (node.name === 'Example') {
        this.#hide(node, block);
        return node.children;
      }
      // The words of others.
      if (node.name !== 'Quote') this.#children(node, block);
    }
    return [node];
  }

  #add(block: Block, both: string): void {
    block.text += both;
    block.words += both;
  }

  #hide(node: Parents, block: Block): void {
    block.text += NOT_TEXT;
    block.words += toString(node);
  }

  #fact(node: JsxElement, block: Block): Nodes {
    const [attribute, ...others] = node.attributes;
    const id = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'id' ? attribute.value : null;
    if (typeof id !== 'string' || others.length > 0) {
      this.report(node, { message: '<Fact> has one attribute, id.', fix: 'Write <Fact id="…" />.' });
      return text('');
    }
    if (!isFactId(id)) {
      const near = FACT_IDS.filter((known) => known.split('-').some((word) => id.split('-').includes(word)));
      this.report(node, {
        message: `<Fact>: there is no fact "${id}".`,
        fix: `Use one of ${(near.length > 0 ? near : FACT_IDS).join(', ')}, or add it to src/texts/facts.ts.`,
      });
      return text('');
    }
    const value = factText(this.locale, id);
    const written = node.children.length === 0 ? null : toString(node);
    this.#facts.push({ id, written, isTrue: written === null || isSame(id, written, value), line: lineOf(node) });
    block.text += NOT_TEXT;
    block.words += written ?? value;
    return text(written ?? value);
  }

  #end({ text: whole, words, line }: Block): void {
    if (whole.length > LONGEST) return;
    for (const figure of figuresIn(whole)) {
      const { index, written } = figure;
      const excerpt = whole
        .slice(Math.max(0, index - AROUND), index + written.length + AROUND)
        .replaceAll(NOT_TEXT, '…')
        .replace(/\s+/g, ' ')
        .trim();
      this.#loose.push({ excerpt, contradicts: contradicted(figure, whole, words), line });
    }
  }
}

/** Whether a figure as it is written, in digits or in words, is a fact's value. */
function isSame(id: FactId, written: string, value: string): boolean {
  const plain = (one: string) => one.replace(/[\u00a0\u202f]/g, ' ').trim();
  if (plain(written) === plain(value)) return true;
  const fact = FACTS[id];
  return fact.kind === 'number' && numberIn(written) === fact.value;
}

/** Figures of a tree that is changed by it. */
export function bindFigures(tree: Root, locale: Locale, report: Report): FiguresOfText {
  return new FiguresInText(writtenLocale(locale), report).bind(tree);
}
