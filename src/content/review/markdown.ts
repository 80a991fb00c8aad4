/**
 * Untrusted text in GitHub Flavored Markdown: a title is always plain text. It makes no markup, mentions no user
 * (`@name`), and refers to no issue (`#1`).
 */

/** Code points a title keeps. */
const MOST_CHARACTERS = 120;

/** Marks that turn the direction of what follows (Unicode 9, explicit formatting): a title may not turn its row. */
const TURNS = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/gu;

/** What Markdown of GitHub, its tables and its formulas give a meaning. */
const MARKUP = /[\\`*_{}[\]<>()|~&$!]/g;

const ZERO_WIDTH_SPACE = '&#8203;';

/** @returns text for any place in a line, a cell of a table or the text of a link */
export function plain(text: string): string {
  const line = text
    .replace(TURNS, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
    .trim();
  const characters = [...line];
  const kept = characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : line;
  return (
    kept
      .replace(MARKUP, '\\$&')
      // Behind the invisible space neither is a name or a number.
      .replace(/[@#]/g, `$&${ZERO_WIDTH_SPACE}`)
      .replace(/:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)/gi, `$&${ZERO_WIDTH_SPACE}`)
  );
}

/** @param address already encoded as a URL: nothing in it ends a link */
export function link(text: string, address: string): string {
  return `[${text}](<${address}>)`;
}

/** A path or a slug: only letters, digits and punctuation of URLs. */
export function code(text: string): string {
  return `\`${text.replace(/[`|\s]/g, '')}\``;
}

/** A row of a table. */
export function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
