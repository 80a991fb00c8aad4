/** Which sites a build may be compared with. */

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether an address may be asked: by https, or plainly on this machine. */
export function isReviewable({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** @returns the origin a text names, without a slash at its end; null where it is none that may be asked */
export function reviewOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // Nothing but an origin: no path, no name of a user.
  return url.href === `${url.origin}/` && isReviewable(url) ? url.origin : null;
}
