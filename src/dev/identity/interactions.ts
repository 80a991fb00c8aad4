import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { choicePage, creationPage, messagePage } from './pages';
import { isPerson, type People } from './people';

const BODY_BYTES = 8 * 1024;

/** `/interaction/<uid>`, the path of its cookie, and everything below. */
const PATH = /^(\/interaction\/[\w-]+)(?:\/(new|people))?$/;

export interface InteractionServices {
  readonly provider: Provider;
  readonly people: People;
  readonly siteOrigin: string;
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}

/** The fields of a form; null if it is larger than any form here. */
async function formOf(request: IncomingMessage): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function field(form: URLSearchParams, name: string): string {
  return form.get(name)?.trim() ?? '';
}

/** Answers one request during a sign-in: asks who the user is, or takes the answer. */
async function answer(
  { provider, people, siteOrigin }: InteractionServices,
  path: string,
  step: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Throws if another browser began it: the cookie is sent only for this path, and with no other site's form.
  const { prompt } = await provider.interactionDetails(request, response);
  const finish = (result: InteractionResults): Promise<void> =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  // Knowing who the user is answers every prompt.
  const signIn = (accountId: string): Promise<void> => finish({ login: { accountId }, create: {} });
  const creates = step === 'new' || (step === undefined && prompt.name === 'create');

  if (request.method !== 'POST') {
    const html = creates ? creationPage(path, { name: '', email: '', problems: {} }) : choicePage(path, people.all());
    send(response, 200, html);
    return;
  }
  const origin = request.headers.origin;
  if (origin !== undefined && origin !== provider.issuer) {
    send(response, 403, messagePage('Refused', 'This form was sent by another site.', siteOrigin));
    return;
  }
  const form = await formOf(request);
  if (form === null) {
    send(response, 413, messagePage('Refused', 'This form is too large.', siteOrigin));
    return;
  }
  if (form.has('cancel')) {
    await finish({ error: 'access_denied', error_description: 'the person cancelled' });
    return;
  }
  if (step === 'new') {
    const entered = { name: field(form, 'name'), email: field(form, 'email') };
    const created = people.create(entered.name, entered.email);
    if (isPerson(created)) await signIn(created.id);
    else send(response, 422, creationPage(path, { ...entered, problems: created }));
    return;
  }
  const person = people.find(field(form, 'person'));
  if (person === undefined) send(response, 422, choicePage(path, people.all()));
  else await signIn(person.id);
}

/**
 * Answers a request for one of the pages that ask who the user is.
 *
 * @returns false if the request is for something else, and so was not answered
 */
export async function answerInteraction(
  services: InteractionServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, path, step] = PATH.exec(new URL(request.url ?? '/', services.provider.issuer).pathname) ?? [];
  if (path === undefined) return false;
  try {
    await answer(services, path, step, request, response);
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const message = 'It took too long, was finished already, or began in another browser. Begin again at the site.';
    send(response, 400, messagePage('This sign-in is over', message, services.siteOrigin));
  }
  return true;
}
