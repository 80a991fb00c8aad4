/** Which sites a build may be compared with. */

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether an address may be asked: by https, or plainly on this machine. */
export function isReviewable({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** A name that others than this network may give an address to: no number, no name of one part. */
const PUBLIC_NAME = /^[^[\]]+\.[^.\d][^.]*$/;

/**
 * Whether a redirect may be followed: by the same scheme, and from a site of the network to none of this machine's or
 * of the network it is in, which a redirect could be made to ask.
 */
export function mayLeadOn(from: URL, to: URL): boolean {
  if (to.protocol !== from.protocol || !isReviewable(to)) return false;
  if (to.hostname === from.hostname) return true;
  return LOOPBACK.test(from.hostname) || (PUBLIC_NAME.test(to.hostname) && !/(?:^|\.)localhost$/.test(to.hostname));
}

/** @returns the origin a text names, without a trailing slash; null if it may not be requested */
export function reviewOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // Nothing but an origin: no path, no name of a user.
  return url.href === `${url.origin}/` && isReviewable(url) ? url.origin : null;
}
