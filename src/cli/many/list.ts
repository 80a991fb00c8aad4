import { siteOf } from '../../server/fetching/vetting';
import { parseAddress, type AddressOptions, type AddressProblem } from '../measuring/address';

/** An address of a list that can be measured. */
export interface Entry {
  readonly ok: true;
  /** As written in the list; of entries that mean the same, the first. */
  readonly address: string;
  readonly origin: string;
  /** What is measured there: the origin for its home page, or the URL of another page. */
  readonly page: string;
  /** Its registrable domain, or its host if it has none. The same target is never asked twice at once. */
  readonly target: string;
}

/** An entry of a list that is not a valid address. */
export interface WrongEntry {
  readonly ok: false;
  readonly address: string;
  readonly code: AddressProblem;
}

/** The address of a line, without a comment: `#` begins one at the start, or after a space. */
function addressOf(line: string): string {
  const text = line.trim();
  const comment = text.search(/(?:^|[\t ])#/);
  return (comment === -1 ? text : text.slice(0, comment)).trim();
}

/**
 * Reads a list of addresses, one per line. Blank lines and comments are skipped; what means the same counts once, as it
 * stood first.
 *
 * @param text of the file; lines may end as on any system
 */
export function readList(text: string, options: AddressOptions): readonly (Entry | WrongEntry)[] {
  const addresses = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map(addressOf);
  const list = new Map<string, Entry | WrongEntry>();
  for (const address of addresses) {
    if (address === '') continue;
    const parsed = parseAddress(address, options);
    const key = parsed.ok ? parsed.page : address;
    if (list.has(key)) continue;
    if (!parsed.ok) list.set(key, { ok: false, address, code: parsed.code });
    else {
      const { origin, page } = parsed;
      list.set(key, { ok: true, address, origin, page, target: siteOf(new URL(origin)) });
    }
  }
  return [...list.values()];
}
