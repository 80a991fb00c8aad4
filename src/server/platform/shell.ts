/** Fills the shells the build renders: each locale's header, footer and styles around a placeholder. */
import { originInLink, pathWithoutSecret } from '../../site/feedback-link';
import {
  SHELL_DIGEST_SLOT,
  SHELL_HEAD_SLOT,
  SHELL_MAIN_SLOT,
  SHELL_MARK,
  SHELL_ORIGIN,
  SHELL_PATH,
  SHELL_PATH_IN_QUERY,
  SHELL_PERSON_SLOT,
  SHELL_PUBLIC_PATH,
  SHELL_TITLE_SLOT,
} from '../../site/shell-tokens';

export interface ShellContent {
  /** Text for `<title>`. */
  readonly title?: string;
  /** HTML for the head, rendered from elements; without it, search engines are told not to list the page. */
  readonly head?: string;
  /** HTML for the placeholder. */
  readonly main?: string;
  /** Who is signed in, as text. */
  readonly person?: string;
  /** Line that names an error's digest, as text. */
  readonly digest?: string;
  /** The page's path below its locale, e.g. `feedback/inbox/`; empty for a page with no counterpart. */
  readonly path: string;
}

/** Text escaped for HTML, attributes included. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

const NOT_LISTED = '<meta name="robots" content="noindex"/>';

/** Tokens are replaced in the shell only: one that the filled-in text contains stays as it is. */
export function fillShell(
  shell: string,
  { title = '', head = NOT_LISTED, main = '', person = '', digest, path }: ShellContent,
): string {
  const values: Readonly<Record<string, string>> = {
    [SHELL_TITLE_SLOT]: escapeHtml(title),
    [SHELL_HEAD_SLOT]: head,
    [SHELL_MAIN_SLOT]: main,
    [SHELL_PERSON_SLOT]: escapeHtml(person),
    [SHELL_DIGEST_SLOT]: digest === undefined ? '' : `<p><code>${escapeHtml(digest)}</code></p>`,
    [SHELL_PATH]: escapeHtml(path),
    [SHELL_PATH_IN_QUERY]: escapeHtml(encodeURIComponent(path)),
    [SHELL_ORIGIN]: escapeHtml(originInLink(path)),
    // What is stored in a preview the public site does not have.
    [SHELL_PUBLIC_PATH]: pathWithoutSecret(path) === path ? escapeHtml(path) : '',
  };
  return shell.replace(SHELL_MARK, (mark) => values[mark] ?? mark);
}
