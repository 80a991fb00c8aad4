/** Whether every function is where its row says, and behaves as its row says. */
import type { Endpoint, Method } from '../../../src/site/endpoint';
import { ENDPOINTS, type EndpointName } from '../../../src/site/endpoints';
import { badgePathOf, cardPathOf } from '../../../src/site/published-reports';
import type { RawAnswer } from '../exchange';
import { endpointHeaders, expectHeaders, header } from '../expected';
import type { Probe, Visit } from '../probe';
import { NOBODYS_ID } from '../statuses';

/** Methods that the table knows or a browser sends, in which a wrong one is looked for. */
const METHODS = ['PUT', 'DELETE', 'PATCH', 'POST'] as const;

/** For endpoints whose patterns name files: the address of a file that doesn't exist. */
const FILES: Readonly<Partial<Record<EndpointName, string>>> = {
  badge: badgePathOf(NOBODYS_ID, 'svg'),
  'report-card': cardPathOf(NOBODYS_ID, 'ja'),
};

/** An address of an endpoint, in a language where its pattern has one; null if only a redirect leads there. */
function addressOf(name: EndpointName): string | null {
  const { paths }: Endpoint = ENDPOINTS[name];
  const [pattern] = paths;
  if (pattern === undefined) return null;
  return (
    FILES[name] ??
    pattern
      .replace(':locale', 'ja')
      // As many characters as the parameter has: `:id([0-9A-Za-z]{10})`.
      .replace(/:\w+\(\[[^\]]*\]\{(\d+)(?:,\d+)?\}\)/g, (_, characters: string) => '0'.repeat(Number(characters)))
      .replace('*', 'nothing-here/')
  );
}

const ADDRESSES: readonly { readonly name: EndpointName; readonly path: string; readonly row: Endpoint }[] = (
  Object.keys(ENDPOINTS) as EndpointName[]
).flatMap((name) => {
  const path = addressOf(name);
  return path === null ? [] : [{ name, path, row: ENDPOINTS[name] }];
});

const isSafe = (method: Method): boolean => method === 'GET' || method === 'HEAD';

/** Body that no endpoint takes for complete: it has no effect. */
const NOTHING = '{}';

const asks = (origin: string) => ({ origin, accept: 'application/json', 'content-type': 'application/json' });

/** The stable code in a problem (RFC 9457); null if the value is not one. */
export function problemCode({ headers, body }: RawAnswer): string | null {
  if (!String(headers['content-type']).startsWith('application/problem+json')) return null;
  const { code } = JSON.parse(body) as { readonly code?: unknown };
  return typeof code === 'string' ? code : null;
}

export const rowsOfEndpoints: Probe = {
  name: 'Every function is at its address, with the headers of its row, and refuses other methods',
  async run(visit) {
    const { ask, expect, deploy } = visit;
    await Promise.all(
      ADDRESSES.flatMap(({ name, path, row }) => {
        const refused = METHODS.find((method) => !row.methods.some((known) => known === method)) ?? 'PUT';
        const safe = row.methods.filter(isSafe);
        return [...safe, refused].map(async (method) => {
          const answer = await ask({ method, path, headers: { accept: 'application/json', 'accept-language': 'ja' } });
          const of = `${method} ${path}`;
          if (method === refused) {
            expect(`${of}: status`, answer.status, 405);
            expect(`${of}: Allow`, header(answer, 'Allow'), row.methods.join(', '));
          } else {
            // "Not found" is an answer of the platform, not of the function; "failed" means no answer at all.
            const known = row.session === 'required' ? [401] : [200, 302, 303, 401, 404, 422];
            expect(`${of}: status`, answer.status, known);
          }
          if (method === 'HEAD') expect(`${of}: body`, answer.body, '');
          expectHeaders(visit, of, answer, endpointHeaders(deploy, name, answer.status));
        });
      }),
    );
  },
};

/** Requests that a page of another site can make a browser send, by what tells them apart. */
function foreignRequests(origin: string): readonly Readonly<Record<string, string>>[] {
  return [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    // The same name over another scheme or port is another site.
    { origin: origin.replace(/^http(s?):/, (_, s: string) => (s ? 'http:' : 'https:')) },
    { origin: `${origin}.elsewhere.example` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
}

/** @param foreign headers of requests from other sites */
async function expectGuarded(
  visit: Visit,
  { method, path }: { readonly method: Method; readonly path: string },
  foreign: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  const { ask, expect, deploy } = visit;
  const { origin, ...headers } = asks(deploy.origin);
  const send = (more: Readonly<Record<string, string>>) =>
    ask({ method, path, headers: { ...headers, ...more }, body: NOTHING });
  for (const each of foreign) {
    const of = `${method} ${path} ${JSON.stringify(each)}`;
    const answer = await send(each);
    expect(`${of}: status`, answer.status, 403);
    expect(`${of}: code`, problemCode(answer), 'origin-refused');
  }
  // A function that takes itself for another site refuses everybody.
  const own = await send({ origin, 'sec-fetch-site': 'same-origin' });
  expect(`${method} ${path} from this site: status`, own.status, [200, 204, 303, 401, 404, 415, 422]);
}

export const originCheck: Probe = {
  name: 'What changes something is refused to other sites, and not to this one',
  async run(visit) {
    const foreign = foreignRequests(visit.deploy.origin);
    const guarded = ADDRESSES.flatMap(({ path, row: { methods, bodyBytes, session, rateLimit } }) =>
      bodyBytes > 0 || session !== 'none'
        ? methods.filter((method) => !isSafe(method)).map((method) => ({ method, path, rateLimit }))
        : [],
    );
    await Promise.all(
      guarded.map(({ rateLimit, ...request }, at) => {
        // The platform's edge counts refused requests too, five at least: where it does, one of each kind in turn.
        const kinds = rateLimit === null ? foreign : foreign.slice(at % foreign.length).slice(0, 1);
        return expectGuarded(visit, request, kinds);
      }),
    );
  },
};
