/**
 * What all endpoints have in common, so that a new one cannot forget it: method, origin, rate limit, body, schema,
 * locale of the answer, shape of errors, security headers. A handler sees only requests that have passed.
 */
import type { z } from 'zod';
import { ON_THE_CDN, type Endpoint, type Method } from '../../site/endpoint';
import { ENDPOINTS, type EndpointName } from '../../site/endpoints';
import { formTargets, pageHeaders } from '../../site/headers';
import { LIMITS } from '../../site/limits';
import type { Locale } from '../../site/locales';
import { allows } from '../../site/accounts';
import { preferredType } from './accept';
import { readBody } from './body';
import { clientOf } from './client-key';
import { failureResponse, lastWords, type Failure } from './failure';
import { fieldErrors, localeErrors, type FieldErrors } from './field-errors';
import { limitIn } from './limits';
import { countRequest } from './store';
import { answerLocale } from './negotiation';
import { isSameOrigin } from './origin';
import { logError } from './error-log';
import type { PlatformContext, Services, Session } from './services';
import { requestedPage } from './return-address';
import { StorageError } from './storage/store';
import { withStorageBudget } from './storage/budget';

/** A request that has passed, and what to answer it with. */
export interface Call<Fields> {
  readonly request: Request;
  readonly url: URL;
  readonly services: Services;
  /** Locale of the answer. */
  readonly locale: Locale;
  /** Locales the site was built in: which addresses are its own. */
  readonly locales: readonly Locale[];
  /** Whether the client would rather have a page than data. */
  readonly html: boolean;
  /** Who is signed in; null if not signed in, and if the endpoint's row says that it does not matter. */
  readonly session: Session | null;
  readonly fields: Fields;
}

/** A request of a signed-in person. */
type MemberCall<Fields> = Call<Fields> & { readonly session: Session };

/**
 * For handlers of endpoints whose row requires a session.
 *
 * @throws Error if the row does not, which is a defect
 */
export function memberCall<Fields>(call: Call<Fields>): MemberCall<Fields> {
  const { session } = call;
  if (session === null) throw new Error(`${call.url.pathname} does not require a session`);
  return { ...call, session };
}

export type Answer = Response | Failure;

export interface Handler<Fields> {
  /** What a body must be; none for endpoints that read no body, whose fields are `null`. */
  readonly schema?: z.ZodType<Fields>;
  readonly respond: (call: Call<Fields>) => Promise<Answer>;
  /** Shows a form again, with what was typed and what is wrong with it; without it a general page answers. */
  readonly respondInvalid?: (call: Call<Readonly<Record<string, unknown>>>, errors: FieldErrors) => Promise<Answer>;
}

/** What is known about a request before its body is read, and narrowed as it is. */
interface Head extends Omit<Call<null>, 'fields'> {
  /** Called once it is known that the handler may answer: what it may wait for storage is more. */
  readonly admit: () => void;
}

/** A handler whose field types are hidden from its callers. */
type Runner = (name: EndpointName, head: Head) => Promise<[Answer, Locale]>;

/** What each method does; HEAD does what GET does, and its answer loses its body. */
export type MethodRunners = Readonly<Partial<Record<Exclude<Method, 'HEAD'>, Runner>>>;

/** The handler of one method, for endpoints that take several. */
export function on<Fields>(handler: Handler<Fields>): Runner {
  return (name, head) => run(name, handler, head);
}

function wantsHtml(request: Request, endpoint: Endpoint): boolean {
  const accept = request.headers.get('accept');
  const data = ['application/problem+json', 'application/json', 'application/x-ndjson'] as const;
  // Without a preference, clients get data from an API and a page from a page's URL.
  const isPage = endpoint.paths.every((path) => path === '/' || path.startsWith('/:locale/'));
  const best = isPage ? preferredType(accept, ['text/html', ...data]) : preferredType(accept, [...data, 'text/html']);
  return best === 'text/html';
}

async function overLimit(name: EndpointName, { services }: Pick<Head, 'services'>): Promise<Failure | null> {
  const { rateLimit }: Endpoint = ENDPOINTS[name];
  if (rateLimit === null) return null;
  const { clientAddress, environment } = services;
  const client = await clientOf(services, clientAddress);
  const verdict = await countRequest(services, name, client, limitIn(environment, rateLimit));
  return verdict.allowed ? null : { code: 'too-many-requests', retryAfterSeconds: verdict.retryAfterSeconds };
}

/** Whether a method asks for something to be changed. RFC 9110 §9.2.1 calls the others safe. */
function changes(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

async function run<Fields>(name: EndpointName, handler: Handler<Fields>, head: Head): Promise<[Answer, Locale]> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const { request, locale } = head;
  if (!handler.schema) return [await handler.respond({ ...head, fields: null as Fields }), locale];
  const body = await readBody(request, endpoint);
  if (!body.ok) return [{ code: body.code }, locale];

  const call = { ...head, locale: answerLocale(request, body.fields, head.locales), fields: body.fields };
  return [await respondToFields(handler, call, handler.schema).catch(failureOf(head.services)), call.locale];
}

/** Why an endpoint refuses the client; null if it does not. */
function refusedTo({ session: needed, capability }: Endpoint, session: Session | null): Failure | null {
  if (needed !== 'required' && capability === undefined) return null;
  if (session === null) return { code: 'not-signed-in' };
  return capability === undefined || allows(session.roles, capability) ? null : { code: 'not-allowed' };
}

/** What is looked at before what the request wants: may it be asked, by this client, so often? */
async function refusal(name: EndpointName, { request, ...head }: Head): Promise<Failure | null> {
  const endpoint: Endpoint = ENDPOINTS[name];
  // A request from another site has no authority to misuse if no session is read.
  const guarded = changes(request.method) && (endpoint.bodyBytes > 0 || endpoint.session !== 'none');
  // What changes nothing of a person's may be asked by pages that keep their address to themselves.
  if (guarded && !isSameOrigin(request, endpoint.session === 'none')) return { code: 'origin-refused' };
  return (await overLimit(name, head)) ?? refusedTo(endpoint, head.session);
}

async function handle(
  name: EndpointName,
  runnerOf: (method: string) => Runner | undefined,
  head: Head,
): Promise<[Answer, Locale]> {
  const { methods }: Endpoint = ENDPOINTS[name];
  const runner = runnerOf(head.request.method);
  if (!(methods as readonly string[]).includes(head.request.method) || runner === undefined) {
    return [{ code: 'method-refused', allow: methods }, head.locale];
  }
  const refused = await refusal(name, head);
  if (refused !== null) return [refused, head.locale];
  head.admit();
  return runner(name, head);
}

async function respondToFields<Fields>(
  handler: Handler<Fields>,
  call: Call<Readonly<Record<string, unknown>>>,
  schema: z.ZodType<Fields>,
): Promise<Answer> {
  const parsed = schema.safeParse(call.fields);
  const refused = localeErrors(call.fields, call.locales);
  if (parsed.success && refused === null) return handler.respond({ ...call, fields: parsed.data });
  const fields = parsed.success ? (refused ?? {}) : fieldErrors(parsed.error, call.fields);
  return call.html && handler.respondInvalid ? handler.respondInvalid(call, fields) : { code: 'invalid', fields };
}

/** Adds the policy's headers to an answer, and takes the body away where only its head was asked for. */
async function finish(answer: Response, name: EndpointName, head: Head, locale: Locale): Promise<Response> {
  const { cache: ownCache, vary, referrer, crossOrigin, picture, cdnQuery = [] }: Endpoint = ENDPOINTS[name];
  const cache = answer.status >= 400 && ownCache.startsWith('public') ? 'no-store' : ownCache;
  const { artifacts, environment } = head.services;
  const { styleHashes } = await artifacts.facts();
  const headers = new Headers(answer.headers);
  const { context, hsts } = environment;
  const targets = formTargets(environment);
  const policy = pageHeaders({
    ...{ context, hsts, styleHashes, formTargets: targets, cache, vary, referrer, crossOrigin },
    picture: picture && answer.status < 400,
    cdnQuery: cache === ON_THE_CDN ? cdnQuery : undefined,
  });
  // A response may set a policy of its own.
  const referrerOfItsOwn = headers.get('Referrer-Policy');
  for (const [header, value] of Object.entries(policy)) headers.set(header, value);
  if (referrerOfItsOwn !== null) headers.set('Referrer-Policy', referrerOfItsOwn);
  if (answer.status >= 400 || headers.get('Content-Type')?.startsWith('text/html'))
    headers.set('Content-Language', locale);
  const body = head.request.method === 'HEAD' ? null : answer.body;
  return new Response(body, { status: answer.status, headers });
}

/** Path below its locale of the page that was asked for, or that asks here; empty if there is neither. */
function pathBelow({ url, locales }: Head, { page: asking }: Endpoint): string {
  const page = requestedPage(url.pathname, locales);
  return page === null ? (asking ?? '') : page.path.slice(page.locale.length + 2);
}

/** The answer of last resort: nothing is known to work but words. */
function plainAnswer(request: Request, digest: string): Response {
  const headers = pageHeaders({ context: 'production', styleHashes: [], cache: 'no-store', vary: [] });
  const locale = answerLocale(request, null);
  const more = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Language': locale };
  return new Response(lastWords(locale, digest), { status: 500, headers: { ...headers, ...more } });
}

/** What to report of an unexpected error; details stay in the log. */
function failureOf(services: Services): (error: unknown) => Failure {
  return (error) => {
    const digest = services.report(error);
    return error instanceof StorageError
      ? { code: 'unavailable', retryAfterSeconds: 60, digest }
      : { code: 'unexpected', digest };
  };
}

/** Adds who is signed in, where the endpoint's row asks for it. @param renewals gets the cookie to set again, if any */
async function withSession(name: EndpointName, head: Head, renewals: string[]): Promise<Head> {
  const { session }: Endpoint = ENDPOINTS[name];
  if (session === 'none') return head;
  const found = await head.services.findSession(head.services, head.request);
  if (found?.renewal) renewals.push(found.renewal);
  return { ...head, session: found?.session ?? null };
}

/**
 * The function Netlify calls.
 *
 * @param name the endpoint's row in the table
 * @param servicesOf makes what it depends on from the platform's context
 */
export function endpoint<Fields>(
  name: EndpointName,
  handler: Handler<Fields> | MethodRunners,
  servicesOf: (context: PlatformContext) => Services,
): (request: Request, context: PlatformContext) => Promise<Response> {
  const runnerOf = (method: string): Runner | undefined => {
    if ('respond' in handler) return on(handler);
    return handler[(method === 'HEAD' ? 'GET' : method) as keyof MethodRunners];
  };
  const row: Endpoint = ENDPOINTS[name];
  const instance = {};
  return async (request, context) => {
    try {
      const { storageSecondsBeforeHandler, storageSecondsPerRequest } = LIMITS;
      const { services, allow } = withStorageBudget(servicesOf(context), storageSecondsBeforeHandler, { instance });
      const { locales } = await services.artifacts.facts();
      const head: Head = {
        request,
        url: new URL(request.url),
        services,
        locale: answerLocale(request, null, locales),
        locales,
        html: wantsHtml(request, row),
        session: null,
        admit: () => allow(row.storageSeconds ?? storageSecondsPerRequest),
      };
      const path = pathBelow(head, row);
      const renewals: string[] = [];
      const known = withSession(name, head, renewals);
      const [answer, locale] = await known
        .then((whole) => handle(name, runnerOf, whole))
        .catch((error: unknown): [Answer, Locale] => [failureOf(services)(error), head.locale]);
      if (services.watchClock) services.afterwards(services.watchClock(services));
      const response =
        answer instanceof Response
          ? answer
          : await failureResponse(answer, { ...(await known.catch(() => head)), locale, path });
      // An answer that ends or begins a session has the last word on its cookie.
      if (!response.headers.has('Set-Cookie')) {
        for (const cookie of renewals) response.headers.append('Set-Cookie', cookie);
      }
      return await finish(response, name, head, locale);
    } catch (error) {
      return plainAnswer(request, logError(error));
    }
  };
}
