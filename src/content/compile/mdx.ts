/**
 * Compiles an MDX body to HTML without evaluating anything: parsed to a tree, components looked up in the
 * allow-list, everything else that MDX could execute is a problem with its line.
 */
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { translator } from '../../components/strings';
import { localeFacts } from '../../site/locales';
import type { Problem } from '../model/problem';
import { FilesBeside, type MediaJob, type UsedFile } from './beside';
import { dressCode } from './code';
import { htmlOf, resolveComponents, type Link } from './components-in-text';
import { bindFigures, type FiguresOfText } from './facts-in-text';
import { decorateHeadings, type Heading } from './headings';
import type { MdxSurroundings } from './mdx-components';
import { parseBody, syntaxProblem } from './parse';
import { dressPictures, firstPicture } from './pictures';
import { countWords } from './reading-time';
import { checkReferences } from './references';
import { dressTables, dressTasks } from './gfm';
import { eachElement, isBlank, lineOf, type Report } from './tree';

/** What a body compiles to. It does not depend on the body's place, so that it can be kept by the body's digest. */
export interface CompiledBody {
  readonly html: string;
  /** Headings of depth 2 and 3 in order, for the table of contents. */
  readonly headings: readonly Heading[];
  readonly words: number;
  /** Facts it refers to, and figures that are bound to none. */
  readonly figures: FiguresOfText;
  /** Link targets as written, with the 1-based line of the body, for the check of internal links. */
  readonly links: readonly Link[];
  /** What has to be written to `public/` for the pictures and videos of the text. */
  readonly media: readonly MediaJob[];
  /** The files next to the text it was compiled with: it is valid while they stay the same. */
  readonly files: readonly UsedFile[];
}

/** Whether an element has nothing to read or hear: pictures have words of their own. */
function isSilent(node: Element): boolean {
  return node.children.every(
    (child) => isBlank(child) || (child.type === 'element' && child.tagName !== 'img' && isSilent(child)),
  );
}

/** The targets of Markdown's links. */
function linksOf(tree: Root, report: Report): Link[] {
  const links: Link[] = [];
  eachElement(tree, (node) => {
    // The parser's own links, to notes and back, are nowhere in the text.
    const { href, dataFootnoteRef, dataFootnoteBackref } = node.properties;
    if (node.tagName !== 'a' || typeof href !== 'string' || node.position === undefined) return undefined;
    if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) return undefined;
    links.push({ href, text: toString(node).trim(), line: lineOf(node) });
    if (isSilent(node)) {
      report(node, {
        message: `The link ${href} has no words.`,
        fix: `Write them between the brackets: [words](${href}).`,
      });
    }
    return undefined;
  });
  return links;
}

/**
 * @param body MDX without its front matter
 * @param file path of the text from the root of the repository
 * @param bodyLine 1-based line of the file on which the body begins
 * @returns the compiled body, or every problem found (at least one)
 */
export function compileBody(
  body: string,
  file: string,
  bodyLine: number,
  surroundings: MdxSurroundings,
): { ok: true; compiled: CompiledBody } | { ok: false; problems: Problem[] } {
  const { root, i18n, locale } = surroundings;
  const t = translator(i18n, locale, 'content');
  let tree: Root;
  try {
    tree = parseBody(body, t, localeFacts(locale).dir);
  } catch (error) {
    return { ok: false, problems: [syntaxProblem(error, file, bodyLine)] };
  }
  const problems: Problem[] = [];
  const report: Report = ({ position }, { message, fix }) => {
    const start = position?.start ?? { line: 1, column: 1 };
    problems.push({ file, line: start.line + bodyLine - 1, column: start.column, message, fix });
  };
  checkReferences(body, report);
  const figures = bindFigures(tree, locale, report);
  const words = countWords(toString(tree));
  const links = linksOf(tree, report);
  const beside = new FilesBeside(root, file);
  const first = firstPicture(tree);
  const headings = decorateHeadings(tree, t, report);
  dressTables(tree, t);
  dressTasks(tree, t);
  dressCode(tree, t, report);
  dressPictures(tree, beside, first, report);
  resolveComponents(tree, { surroundings, beside, first, links, report });
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    compiled: {
      html: htmlOf(tree.children),
      headings,
      words,
      figures,
      links,
      media: beside.media,
      files: beside.files,
    },
  };
}
