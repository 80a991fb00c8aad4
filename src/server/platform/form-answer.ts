/** What answers a change that has nothing to tell but that it was made. */
import type { Call } from './endpoint';

/**
 * A page to go to for a form, so that loading it again repeats nothing (RFC 9110 §15.4.4); for data no content.
 *
 * @param path of the page
 */
export function doneResponse({ request }: Pick<Call<unknown>, 'request'>, path: string): Response {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
  return isForm
    ? new Response(null, { status: 303, headers: { Location: path } })
    : new Response(null, { status: 204 });
}
