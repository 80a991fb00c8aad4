/** What a message is about, as far as the browser knows: the link that led here says it, or the browser does. */
import { MESSAGE_KINDS } from '../../site/feedback';
import { KIND_PARAMETER, PAGE_PARAMETER, pathWithoutSecret } from '../../site/feedback-link';
import { LIMITS } from '../../site/limits';

/** A path of this site, and nothing that leads elsewhere or is longer than any. */
function ownPath(path: string, origin: string): string | null {
  if (!path.startsWith('/') || path.length > LIMITS.pathCharacters || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? pathWithoutSecret(decodePath(url.pathname)) : null;
}

/** The path as people read it, if it can be decoded. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * @param address of the form's page
 * @param referrer empty if the browser sent none
 * @returns path without its query, which may be personal; empty if the page is not known
 */
export function originPage(address: string, referrer: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const named = searchParams.get(PAGE_PARAMETER);
  const fromLink = named === null ? null : ownPath(named, origin);
  if (fromLink !== null) return fromLink;
  const before = URL.canParse(referrer) ? new URL(referrer) : null;
  if (before?.origin !== origin || before.pathname === pathname) return '';
  return ownPath(before.pathname, origin) ?? '';
}

/** @param address of the form's page @returns the kind of message the link asks for; empty if none */
export function originKind(address: string): string {
  const named = new URL(address).searchParams.get(KIND_PARAMETER);
  return MESSAGE_KINDS.find((kind) => kind === named) ?? '';
}
