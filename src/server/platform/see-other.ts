/** Answers that lead on to another address. */

/**
 * @param location built by us: never text that came in
 * @param cookies values of Set-Cookie
 * @returns 303, after which browsers ask by GET whatever they asked by. RFC 9110 §15.4.4
 */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
