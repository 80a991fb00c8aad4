/**
 * What the owner of a site says about its published reports, in a file at a well-known address: lines of a name, a
 * colon and a value.
 *
 * - `Reports: hide`, `Reports: index` (search engines may list them), `Reports: show`
 * - `Reply: …`, one line that is shown with them
 *
 * Names and the words of `Reports` may be in capitals or not. Lines that mean nothing are passed over. Of lines of
 * `Reports` that contradict each other the one that shows less counts, of several replies the first that can be shown.
 */
import { collapse, isBlank, lengthOf } from '../basics/text';

export interface SiteAnswer {
  /** Published reports of the site are not shown. */
  readonly isHidden: boolean;
  /** Search engines may list them. */
  readonly isIndexable: boolean;
  /** One line shown with the results; empty if the site sent no reply. */
  readonly reply: string;
}

/** The answer of a site that says nothing. */
export const SHOWN: SiteAnswer = { isHidden: false, isIndexable: false, reply: '' };

/** Bytes of the file that are read. */
export const SITE_ANSWER_BYTES = 4096;

/** Longest reply, in code points. */
export const REPLY_CHARACTERS = 280;

/**
 * Characters that a reply must not contain: controls, line and paragraph separators, embeddings, overrides and isolates
 * of direction (UAX #9, 2.1–2.4), other invisible characters that can carry hidden text, halves of surrogate pairs,
 * private use, and the replacement for malformed UTF-8.
 */
const REFUSED =
  /[\0-\u001f\u007f-\u009f\u2028-\u202e\u2060-\u206f\ud800-\uf8ff\ufeff\ufff9-\ufffd\u{e0000}-\u{10ffff}]/u;

/** More than four combining marks on one letter: they would run over the lines around. Latin, Hebrew, Arabic, Thai. */
const PILE =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{5}/;

function replyIn(value: string): string {
  const isRefused = isBlank(value) || lengthOf(value) > REPLY_CHARACTERS || REFUSED.test(value) || PILE.test(value);
  return isRefused ? '' : collapse(value);
}

/**
 * Reads the file. Never fails.
 *
 * @param text at most as much of the file as is read
 * @param truncated whether the file goes on: its last line may then be half a line, and is left out
 */
export function parseSiteAnswer(text: string, truncated = false): SiteAnswer {
  // A byte order mark at the start goes with the white space around a name.
  const lines = text.split(/\r\n|\r|\n/);
  if (truncated) lines.pop();
  const reports = new Set<string>();
  let reply = '';
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = colon === -1 ? '' : line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (name === 'reports') reports.add((value.split('#', 1)[0] ?? '').trim().toLowerCase());
    else if (name === 'reply' && reply === '') reply = replyIn(value);
  }
  const isHidden = reports.has('hide');
  return { isHidden, isIndexable: reports.has('index') && !reports.has('show') && !isHidden, reply };
}
