/** Link header fields, taken apart by the algorithms of RFC 8288, appendix B. Time is linear in the length. */

/** A link of a field (RFC 8288 §3). */
export interface WebLink {
  /** As written between the angle brackets. */
  readonly target: string;
  /** Names in lower case, values without quotes and escapes, in order. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** The link as written. */
  readonly text: string;
}

/** White space between tokens. Line ends are those of folded fields (RFC 9112 §5.2). */
const BLANK = '\t\n\r ';

/** Offset of the first character from `at` on that is, or with `isIn` false is not, one of some characters. */
function find(text: string, at: number, characters: string, isIn: boolean): number {
  let end = at;
  while (end < text.length && characters.includes(text.charAt(end)) !== isIn) end++;
  return end;
}

/** A quoted string whose opening quote is at an offset: what it says, and the offset after it. One may be unfinished. */
function quoted(text: string, open: number): readonly [value: string, end: number] {
  let value = '';
  let at = open + 1;
  for (; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"') return [value, at + 1];
    if (character === '\\' && at + 1 < text.length) at++;
    value += text.charAt(at);
  }
  return [value, at];
}

/** Offset of the comma that ends a list's element, outside of quoted strings; the text's end if none does. */
function endOfElement(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at) !== ',') at = text.charAt(at) === '"' ? quoted(text, at)[1] : at + 1;
  return at;
}

/** The parameters of a link from an offset on (appendix B.3), and the offset after what could be read of them. */
function parametersAt(text: string, from: number): readonly [WebLink['parameters'], number] {
  const parameters: (readonly [string, string])[] = [];
  let at = find(text, from, BLANK, false);
  while (text.charAt(at) === ';') {
    const nameAt = find(text, at + 1, BLANK, false);
    const nameEnd = find(text, nameAt, `${BLANK}=;,`, true);
    const name = text.slice(nameAt, nameEnd).toLowerCase();
    let value = '';
    at = find(text, nameEnd, BLANK, false);
    if (text.charAt(at) === '=') {
      const valueAt = find(text, at + 1, BLANK, false);
      if (text.charAt(valueAt) === '"') [value, at] = quoted(text, valueAt);
      else {
        at = find(text, valueAt, ';,', true);
        value = text.slice(valueAt, at).trimEnd();
      }
    }
    if (name !== '') parameters.push([name, value]);
    at = find(text, at, BLANK, false);
  }
  return [parameters, at];
}

/**
 * The links of a Link header field (appendix B.2). An element that is no link is passed over, where the appendix gives
 * up: so do browsers.
 */
export function parseLinkHeader(field: string): readonly WebLink[] {
  const links: WebLink[] = [];
  for (let at = find(field, 0, `${BLANK},`, false); at < field.length;) {
    const close = field.charAt(at) === '<' ? field.indexOf('>', at) : null;
    if (close === -1) break;
    let end = at;
    if (close !== null) {
      const [parameters, after] = parametersAt(field, close + 1);
      end = after;
      links.push({ target: field.slice(at + 1, close), parameters, text: field.slice(at, end).trimEnd() });
    }
    at = find(field, endOfElement(field, end), `${BLANK},`, false);
  }
  return links;
}

/** The values of a link's parameters of one name. */
export function parametersOf(link: WebLink, name: string): readonly string[] {
  return link.parameters.filter(([one]) => one === name).map(([, value]) => value);
}
