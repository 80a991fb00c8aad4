import { isIP } from 'node:net';
import { readTypedAddress, type TypedAddressProblem } from '../../brand/urls/typed-address';
import { pageAt, urlProblem, type TypedUrl } from '../../brand/urls/typed-url';
import { isPublicName } from '../../server/fetching/vetting';
import { isMalformed } from './local-targets';

export interface AddressOptions {
  /** Whether private addresses, names of one network and any port may be typed. */
  readonly local: boolean;
  /** Hosts with their port that represent sample sites. */
  readonly sampleHosts: readonly string[];
}

/** `address-private`: it could be asked with `--local`. */
export type AddressProblem = TypedAddressProblem | 'address-private';

export type ParsedAddress =
  | ({ readonly ok: true } & Pick<TypedUrl, 'origin' | 'page' | 'leftOut'>)
  /** `suggestion`: what was probably meant, where something is near. */
  | { readonly ok: false; readonly code: AddressProblem; readonly suggestion?: string };

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
    return pageOf(new URL(`http://${text.replace(/^\/\//, '')}`));
  }
  return pageOf(url);
}

function pageOf({ origin, pathname, search, hash }: URL): ParsedAddress {
  return { ok: true, origin, page: pageAt(origin, pathname), leftOut: search !== '' || hash !== '' };
}

/** Reads an address as it is typed after the command, and reduces it to origin and path, as the site does. */
export function parseAddress(input: string, { local, sampleHosts }: AddressOptions): ParsedAddress {
  const typed = input.trim();
  const found = readTypedAddress(typed, { sampleHosts, isPublicName });
  if (found.ok) {
    const { origin, page, leftOut } = found;
    return { ok: true, origin, page, leftOut };
  }
  const { code, suggestion } = found;
  const inside = parseLocal(typed);
  // A mistyped address is not one on this network either.
  if (inside.ok && local && code !== 'address-mistyped') return inside;
  if (inside.ok && (suggestion === null || code === 'address-port')) return { ok: false, code: 'address-private' };
  return { ok: false, code, ...(suggestion !== null && { suggestion }) };
}
