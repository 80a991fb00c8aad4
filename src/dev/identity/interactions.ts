import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { wholeUpTo } from '../../brand/basics/bounded';
import { messagePage, signInPage } from './pages';
import type { People, Person } from './people';

const BODY_BYTES = 8 * 1024;

/** `/interaction/<uid>`, the path of its cookie. */
const PATH = /^\/interaction\/[\w-]+$/;

export interface InteractionServices {
  readonly provider: Provider;
  readonly people: People;
  readonly siteOrigin: string;
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}

/** The user that a form names: someone from the list, or a new person. */
function personOf(form: URLSearchParams, people: People): Person | undefined {
  const chosen = form.get('person');
  return chosen === null ? people.create(form.get('name') ?? '', form.get('email') ?? '') : people.find(chosen);
}

/** Answers one request during a sign-in: asks who the user is, or takes the answer. */
async function answer(
  { provider, people, siteOrigin }: InteractionServices,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Throws if another browser began it: the cookie is sent only for this path, and with no other site's form.
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    send(response, 200, signInPage(path, people.all()));
    return;
  }
  const { origin } = request.headers;
  if (origin !== undefined && origin !== provider.issuer) {
    send(response, 403, messagePage('Refused', 'This form was sent by another site.', siteOrigin));
    return;
  }
  const body = await wholeUpTo(request, BODY_BYTES);
  if (body === null) {
    send(response, 413, messagePage('Refused', 'This form is too large.', siteOrigin));
    return;
  }
  const form = new URLSearchParams(Buffer.from(body).toString());
  const finish = (result: InteractionResults): Promise<void> =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  const person = personOf(form, people);
  if (form.has('cancel')) await finish({ error: 'access_denied', error_description: 'the person cancelled' });
  else if (person === undefined) send(response, 422, signInPage(path, people.all()));
  // Knowing who the user is answers every prompt.
  else await finish({ login: { accountId: person.id }, create: {} });
}

/**
 * Answers a request for the page that asks who the user is.
 *
 * @returns false if the request is for something else, and so was not answered
 */
export async function answerInteraction(
  services: InteractionServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', services.provider.issuer);
  if (!PATH.test(pathname)) return false;
  try {
    await answer(services, pathname, request, response);
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const message = 'It took too long, was finished already, or began in another browser. Begin again at the site.';
    send(response, 400, messagePage('This sign-in is over', message, services.siteOrigin));
  }
  return true;
}
