import { isIP } from 'node:net';
import { parseTypedUrl, urlProblem, type UrlProblem } from '../../brand/typed-url';
import { isMalformed } from './local-targets';

export interface AddressOptions {
  /** Whether private addresses, names of one network and any port may be typed. */
  readonly local: boolean;
  /** Hosts with their port that stand for sample sites. */
  readonly sampleHosts: readonly string[];
}

/** `address-private`: it could be asked with `--local`. */
export type AddressProblem = UrlProblem | 'address-private';

export type ParsedAddress =
  { readonly ok: true; readonly origin: string } | { readonly ok: false; readonly code: AddressProblem };

const SCHEME = /^(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i;

/** Whether people reach a host by https without saying so: it has a public name and no port of its own. */
function isPublic(url: URL): boolean {
  return url.port === '' && urlProblem(url) === null;
}

/** What `--local` takes: any host, at any port. Without a scheme http, but https for a host of the public web. */
function parseLocal(typed: string): ParsedAddress {
  if (typed === '') return { ok: false, code: 'address-empty' };
  // An IPv6 address is typed without the brackets that a URL needs.
  const text = isIP(typed) === 6 ? `[${typed}]` : typed;
  const complete = SCHEME.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(complete)) return { ok: false, code: 'address-malformed' };
  const url = new URL(complete);
  if (isMalformed(url)) return { ok: false, code: 'address-malformed' };
  if (!SCHEME.test(text) && !isPublic(url)) {
    const plain = new URL(`http://${text.replace(/^\/\//, '')}`);
    return { ok: true, origin: plain.origin };
  }
  return { ok: true, origin: url.origin };
}

/**
 * Reads an address as it is typed after the command, and reduces it to the origin, as the site does: a brand is measured
 * at its home page.
 */
export function parseAddress(input: string, { local, sampleHosts }: AddressOptions): ParsedAddress {
  const typed = input.trim();
  const found = parseTypedUrl(typed, { sampleHosts });
  if (found.ok) return { ok: true, origin: found.origin };
  if (local) return parseLocal(typed);
  const isPrivate = found.code !== 'address-empty' && parseLocal(typed).ok;
  return { ok: false, code: isPrivate ? 'address-private' : found.code };
}
