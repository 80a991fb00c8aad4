/** MDX to a tree; nothing in it is evaluated. */
import type { Root } from 'hast';
import { mdxToHast, mdxToMdast, type MdastNode } from 'satteri';
import type { Translate } from '../../components/string-keys';
import type { Problem } from '../model/problem';

/** Leads back from a note to the text: an arrow against the direction of the text, never shown as an emoji. */
const BACK = { ltr: '↩\uFE0E', rtl: '↪\uFE0E' } as const;

/** @throws the parser's error if the text is not valid MDX; `syntaxProblem` puts it into words */
export function parseBody(body: string, t: Translate<'content'>, dir: 'ltr' | 'rtl'): Root {
  return mdxToHast(body, {
    features: {
      frontmatter: false,
      gfm: {
        footnotes: {
          label: t('footnotes'),
          backContent: BACK[dir],
          backLabel: (reference, rerun) =>
            t('backToText', { reference: rerun > 1 ? `${reference}-${rerun}` : `${reference}` }),
          clobberPrefix: '',
        },
      },
    },
  }) as Root;
}

/** MDX to the tree of Markdown itself, with places in the body. @throws as `parseBody` does */
export function parseMarkdown(body: string): MdastNode {
  return mdxToMdast(body, { features: { frontmatter: false, gfm: true } });
}

/**
 * The parser throws `line:column: message (rule)`, counted in the body.
 * @param bodyLine 1-based line of the file on which the body begins
 */
export function syntaxProblem(error: unknown, file: string, bodyLine: number): Problem {
  // The parser is native code: its error is not always an Error of this realm.
  const text =
    error !== null && typeof error === 'object' && 'message' in error ? String(error.message) : String(error);
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
