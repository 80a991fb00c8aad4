/**
 * The API against its description: every described response occurs and is as described, according to a third-party
 * reader of schemas, and there is no response that isn't described.
 */
import { randomUUID } from 'node:crypto';
import { startSite, type Site } from '../../src/dev/site';
import { METHODS } from '../harness/status-table';
import { ENDPOINTS, type EndpointName } from '../../src/site/endpoints';
import { API_OPERATION_IDS, API_OPERATIONS } from '../../src/site/open-api';
import { requestsFor, type ApiRequest, type ApiWorld, type Publication } from '../harness/api-cases';
import {
  flawsOf,
  operationsOf,
  requestFlawsOf,
  responseOf,
  schemaChecker,
  strict,
  type ApiDocument,
  type Documented,
} from '../harness/api-document';
import { freePort } from '../harness/free-port';
import { ownStorage, type OwnStorage } from '../harness/own-storage';

/** Sites of the sample brands. */
const SITES = ['northwind.example', 'harbour.example'] as const;

/** What is answered once a client has asked too often, and once storage is gone. */
const LATER = [429, 503];

let site: Site;
let storage: OwnStorage;
let document: ApiDocument;
let world: ApiWorld;
/** What ends what was started. */
const ending: (() => void | Promise<void>)[] = [];
/** `operation status`, of what was seen. */
const seen = new Set<string>();

function send(origin: string, method: string, { path, headers = {}, body }: ApiRequest): Promise<Response> {
  // A connection of its own each: a server may close an idle one just when the next request is sent.
  const own = { ...headers, connection: 'close' };
  return fetch(origin + path, { method, headers: own, redirect: 'manual', ...(body !== undefined && { body }) });
}

/** The endpoint that a described path is of. */
function endpointAt(path: string): EndpointName {
  const id = API_OPERATION_IDS.find((each) => API_OPERATIONS[each].path === path);
  if (id === undefined) throw new Error(`${path} is of no operation in the table.`);
  return API_OPERATIONS[id].endpoint;
}

/** Publishes what was signed, or gives it a link. */
async function publish(
  kind: 'assessment' | 'comparison',
  signed: object,
  path = '/api/reports/publish',
): Promise<Publication> {
  const response = await send(site.origin, 'POST', {
    path,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ kind, key: randomUUID(), ...signed }),
  });
  expect(response.status).toBe(201);
  const { id, deleteKey } = (await response.json()) as { id: string; deleteKey: string };
  return { id, key: deleteKey };
}

/** Deletes a publication as the description says, by the path of its kind. */
async function remove(kind: 'assessment' | 'comparison', { id, key }: Publication): Promise<Publication> {
  const response = await send(site.origin, 'POST', {
    path: `/en/brand-${kind}/${id}/${key}/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=delete',
  });
  expect(response.status).toBe(303);
  return { id, key };
}

async function makeWorld(): Promise<ApiWorld> {
  const exports: { report: object; signature: object }[] = [];
  for (const address of SITES) {
    const response = await send(site.origin, 'POST', {
      path: '/api/assess',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
    });
    expect(response.status).toBe(200);
    exports.push((await response.json()) as (typeof exports)[number]);
  }
  const reports = exports.map(({ report, signature }) => ({ report, signature }));
  const signed = { assessment: reports[0] ?? {}, comparison: { reports } };
  const both = async <T>(make: (kind: 'assessment' | 'comparison') => Promise<T>) => ({
    assessment: await make('assessment'),
    comparison: await make('comparison'),
  });
  return {
    origin: site.origin,
    sites: SITES,
    signed,
    published: await both((kind) => publish(kind, signed[kind])),
    shared: {
      kept: await publish('assessment', signed.assessment, '/api/reports'),
      undoable: await publish('assessment', signed.assessment, '/api/reports'),
      deletable: await publish('assessment', signed.assessment, '/api/reports'),
    },
    deleted: await both(async (kind) => remove(kind, await publish(kind, signed[kind]))),
  };
}

/** Requests one response, and compares it with the description. */
async function expectDescribed(operation: Documented, status: number, request: ApiRequest): Promise<void> {
  const { id, method, path } = operation;
  const what = `${id} ${status}: ${method} ${request.path} ${(request.body ?? '').slice(0, 80)}`;
  const answer = await send(site.origin, method, request);
  const body = await answer.text();
  expect({ what, status: answer.status, body }).toMatchObject({ what, status });
  expect([what, ...flawsOf(document, responseOf(document, { path, method, status }), answer, body)]).toEqual([what]);
  // A request that is answered as it wants to be is one that the description allows.
  if (status < 300) expect([what, ...requestFlawsOf(document, operation, request)]).toEqual([what]);
  seen.add(`${id} ${status}`);
}

async function expectAll(wanted: (status: number) => boolean): Promise<void> {
  for (const operation of operationsOf(document)) {
    for (const status of operation.statuses.filter(wanted)) {
      for (const request of requestsFor(operation.id, status, world)) await expectDescribed(operation, status, request);
    }
  }
}

beforeAll(async () => {
  storage = ownStorage();
  ending.push(storage.remove);
  const port = await freePort();
  site = await startSite({ port, pages: 'built', platform: 'direct', variables: storage.variables });
  ending.push(site.stop);
  const described = await fetch(`${site.origin}/api/openapi.json`);
  document = strict((await described.json()) as ApiDocument);
  world = await makeWorld();
});

afterAll(async () => {
  for (const end of ending.reverse()) await end();
});

it('whatever is asked, the answer is one that is described', async () => {
  await expectAll((status) => !LATER.includes(status));
});

it('each line of a stream is of its own schema', async () => {
  const answer = await send(site.origin, 'POST', {
    path: '/api/assess',
    headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
    body: JSON.stringify({ address: 'tidewater.example' }),
  });
  const lines = (await answer.text()).trim().split('\n');
  const check = schemaChecker(document);
  const flaws = lines.flatMap((line) => check({ $ref: '#/components/schemas/StreamLine' }, JSON.parse(line)));
  expect(flaws).toEqual([]);
  const kinds = lines.map((line) => (JSON.parse(line) as { t: string }).t);
  expect([...new Set(kinds)]).toEqual(['request', 'report', 'pictures', 'evidence']);
});

it('any other method is refused as is described, and HEAD answers as GET', async () => {
  const refused = responseOf(document, 'MethodRefused');
  for (const { path } of operationsOf(document)) {
    const concrete = path.replace('{locale}', 'en').replace('{id}', '0'.repeat(13)).replace('{key}', '0'.repeat(26));
    const allowed: readonly string[] = ENDPOINTS[endpointAt(path)].methods;
    // To HEAD no body is answered that could be looked at.
    for (const method of METHODS.filter((each) => each !== 'HEAD' && !allowed.includes(each))) {
      const answer = await send(site.origin, method, { path: concrete, headers: { accept: 'application/json' } });
      expect([path, method, answer.status]).toEqual([path, method, 405]);
      const flaws = flawsOf(document, refused, answer, await answer.text());
      expect([method, path, ...flaws]).toEqual([method, path]);
    }
    if (!allowed.includes('HEAD')) continue;
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => send(site.origin, method, { path: concrete })),
    );
    expect([path, head?.status, await head?.text()]).toEqual([path, get?.status, '']);
    await get?.body?.cancel();
  }
});

it('scripts of other sites may read what the description says, errors among it', async () => {
  for (const { id, method, path, statuses } of operationsOf(document).filter((each) => each.method === 'GET')) {
    for (const status of statuses.filter((each) => !LATER.includes(each))) {
      for (const request of requestsFor(id, status, world)) {
        const headers = { ...request.headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
        const answer = await send(site.origin, method, { ...request, headers });
        await answer.body?.cancel();
        const described = String(document.paths[path]?.['get']?.description);
        const isOpen = described.includes('Scripts of any site may read');
        expect([id, status, answer.status]).toEqual([id, status, status]);
        expect([id, status, answer.headers.get('access-control-allow-origin')]).toEqual([
          id,
          status,
          isOpen ? '*' : null,
        ]);
        expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
      }
    }
  }
});

it('who asks too often is told so as is described', async () => {
  const limited = operationsOf(document).filter(({ statuses }) => statuses.includes(429));
  await storage.useUp([...new Set(limited.map(({ path }) => endpointAt(path)))], '127.0.0.1');
  await expectAll((status) => status === 429);
});

it('without storage it is answered as is described', async () => {
  storage.takeAway();
  const unavailable = operationsOf(document).filter(({ statuses }) => statuses.includes(503));
  await Promise.all(
    unavailable.flatMap((operation) =>
      requestsFor(operation.id, 503, world).map((request) => expectDescribed(operation, 503, request)),
    ),
  );
});

it('every answer that is described was seen', () => {
  const described = operationsOf(document).flatMap(({ id, statuses }) => statuses.map((status) => `${id} ${status}`));
  expect(described.filter((each) => !seen.has(each))).toEqual([]);
  expect(described.length).toBeGreaterThan(60);
});
