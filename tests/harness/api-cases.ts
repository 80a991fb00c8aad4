/** A request for each answer that the API's description promises, by operation and status. */
import { randomBytes, randomUUID } from 'node:crypto';
import { ENDPOINTS } from '../../src/site/endpoints';
import type { Endpoint } from '../../src/site/endpoint';
import { API_OPERATIONS, type ApiOperation, type ApiOperationId } from '../../src/site/open-api';
import { publishedPath } from '../../src/site/published-reports';

export interface ApiRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Something published, and how its publisher opens it. */
export interface Publication {
  readonly id: string;
  readonly key: string;
}

/** What requests need to be answered in every way. */
export interface ApiWorld {
  readonly origin: string;
  /** Two sites that can be measured. */
  readonly sites: readonly [string, string];
  /** A report and a comparison as they are published: signed. */
  readonly signed: Readonly<Record<'assessment' | 'comparison', object>>;
  readonly published: Readonly<Record<'assessment' | 'comparison', Publication>>;
  readonly deleted: Readonly<Record<'assessment' | 'comparison', Publication>>;
  /** Reports with a link. */
  readonly shared: Readonly<Record<'kept' | 'undoable' | 'deletable', Publication>>;
}

/** Several requests, if one status has responses of several kinds. */
type Case = (world: ApiWorld) => ApiRequest | readonly ApiRequest[];

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const NOBODY = { id: '0'.repeat(13), key: '0'.repeat(26) } as const;

const json = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): ApiRequest => ({
  path,
  headers: { accept: JSON_TYPE, 'content-type': JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});
const form = (path: string, body: string, headers: Readonly<Record<string, string>> = {}): ApiRequest => ({
  path,
  headers: { accept: JSON_TYPE, 'content-type': FORM, ...headers },
  body,
});
const get = (path: string, accept = JSON_TYPE): ApiRequest => ({ path, headers: { accept } });

/** The operation's path with these in the place of its parameters. */
function pathOf(id: ApiOperationId, { id: publication, key }: Publication = NOBODY): string {
  return API_OPERATIONS[id].path.replace('{locale}', 'de').replace('{id}', publication).replace('{key}', key);
}

/** What the wrapper refuses in any body. */
function bodyCases(id: ApiOperationId): Readonly<Record<number, Case>> {
  const { bodyBytes, accepts }: Endpoint = ENDPOINTS[API_OPERATIONS[id].endpoint];
  const path = pathOf(id);
  const send = (body: string, headers = {}) => form(path, body, headers);
  return {
    // A field twice that is not a list.
    400: () => send('locale=de&locale=en'),
    403: () => send('', { origin: 'https://elsewhere.example' }),
    413: () => send(`locale=${'x'.repeat(bodyBytes)}`),
    415: () => send('<xml/>', { 'content-type': 'application/xml' }),
    422: () => [send('nonsense=1'), ...(accepts.includes('json') ? [json(path, { nonsense: 1, locale: 'ja' })] : [])],
  };
}

/** Those that every limited operation has are asked with the last request that succeeds, or is refused. */
function anyRequest(id: ApiOperationId): ApiRequest {
  const { method }: ApiOperation = API_OPERATIONS[id];
  if (method === 'POST') return form(pathOf(id), '');
  if (method !== 'GET') return json(pathOf(id), {});
  return get(id === 'oembed' || id === 'crawlerRequests' ? `${pathOf(id)}?url=&site=` : pathOf(id));
}

type Kind = 'assessment' | 'comparison';

const publishersPage = (id: ApiOperationId, kind: Kind): Readonly<Record<number, Case>> => ({
  200: ({ published }) => get(pathOf(id, published[kind]), 'text/html'),
  404: () => [get(pathOf(id)), get(pathOf(id), 'text/html')],
  410: ({ deleted }) => get(pathOf(id, deleted[kind]), 'text/html'),
});

const publishersChange = (id: ApiOperationId, kind: Kind): Readonly<Record<number, Case>> => ({
  ...bodyCases(id),
  303: ({ published }) => form(pathOf(id, published[kind]), 'action=renew'),
  404: () => form(pathOf(id), 'action=delete'),
});

const ofPublication = (id: ApiOperationId): Readonly<Record<number, Case>> => ({
  200: ({ published }) => [get(pathOf(id, published.assessment)), get(pathOf(id, published.comparison))],
  404: () => get(pathOf(id)),
  410: ({ deleted }) => get(pathOf(id, deleted.assessment)),
});

/** What has the key of a report in its body. */
const ofOwner = (id: ApiOperationId): Readonly<Record<number, Case>> => {
  const { bodyBytes }: Endpoint = ENDPOINTS[API_OPERATIONS[id].endpoint];
  const send = (text: string, more = {}) => ({ ...json(pathOf(id), {}, more), body: text });
  const own = (publication: Publication | undefined, more = {}) =>
    json(pathOf(id, publication), { deleteKey: publication?.key ?? NOBODY.key, ...more });
  return {
    200: ({ published, shared }) =>
      id === 'deleteReport'
        ? own(shared.undoable, { undo: 'offer' })
        : [own(published.assessment), own(shared.kept, { days: 7 }), own(shared.kept, { state: 'published' })],
    204: ({ shared }) => own(shared.deletable),
    400: () => send('{'),
    403: () => send('{}', { origin: 'https://elsewhere.example' }),
    404: () => own(undefined),
    410: ({ deleted }) => own(deleted.assessment),
    413: () => send(`{"locale":"${'x'.repeat(bodyBytes)}"}`),
    415: () => send('<xml/>', { 'content-type': 'application/xml' }),
    422: () => json(pathOf(id), { nonsense: 1, locale: 'ja' }),
  };
};

/** What gets an address. */
const ofKept = (id: 'shareReport' | 'publishReport'): Readonly<Record<number, Case>> => {
  const path = pathOf(id);
  return {
    ...bodyCases(id),
    201: ({ signed }) =>
      (['assessment', 'comparison'] as const).map((kind) =>
        json(path, { kind, key: randomBytes(16).toString('hex'), ...signed[kind] }),
      ),
    303: ({ signed }) =>
      json(path, { kind: 'assessment', key: randomUUID(), ...signed.assessment }, { accept: 'text/html' }),
    422: (world) => [
      ...[bodyCases(id)[422]?.(world) ?? []].flat(),
      json(path, { kind: 'assessment', key: randomUUID(), report: {} }),
      json(path, { kind: 'assessment', key: randomUUID() }),
      json(path, { kind: 'assessment', key: randomUUID(), ...world.signed.assessment, signature: null }),
    ],
  };
};

const CASES: Readonly<Record<ApiOperationId, Readonly<Record<number, Case>>>> = {
  assess: {
    ...bodyCases('assess'),
    200: ({ sites: [site] }) => [
      json('/api/assess', { address: site, locale: 'fr' }),
      json('/api/assess', { address: site }, { accept: 'application/x-ndjson' }),
      json('/api/assess', { address: site }, { accept: 'text/html' }),
      form('/api/assess', `address=${site}`),
      json('/api/assess', { example: 'northwind' }),
    ],
    422: (world) => [
      ...[bodyCases('assess')[422]?.(world) ?? []].flat(),
      json('/api/assess', {}),
      json('/api/assess', { address: 'a b' }),
      json('/api/assess', { address: '127.0.0.1' }),
      json('/api/assess', { address: 'x', locale: 'tlh' }),
      json('/api/assess', { address: '127.0.0.1' }, { accept: 'text/html' }),
    ],
  },
  compare: {
    ...bodyCases('compare'),
    200: ({ sites }) => [
      json('/api/compare', { address: sites }),
      json('/api/compare', { address: sites }, { accept: 'text/html' }),
      json('/api/compare', { example: ['northwind', 'harbour'] }),
      form('/api/compare', `example=northwind&example=tidewater`),
    ],
    422: (world) => [
      ...[bodyCases('compare')[422]?.(world) ?? []].flat(),
      json('/api/compare', { address: ['a.com'] }),
      json('/api/compare', { address: ['a.com', 'www.a.com'] }),
      json('/api/compare', { address: ['a.com', 'shop.a.com'] }),
      json('/api/compare', { address: ['a.com', 'b.com', 'c.com', 'd.com', 'e.com'] }),
      json('/api/compare', { address: ['a.com', '127.0.0.1'] }),
    ],
  },
  shareReport: ofKept('shareReport'),
  changeReport: ofOwner('changeReport'),
  deleteReport: ofOwner('deleteReport'),
  publishReport: ofKept('publishReport'),
  readPublishedReport: ofPublication('readPublishedReport'),
  showPublishersAssessment: publishersPage('showPublishersAssessment', 'assessment'),
  changePublishedAssessment: publishersChange('changePublishedAssessment', 'assessment'),
  showPublishersComparison: publishersPage('showPublishersComparison', 'comparison'),
  changePublishedComparison: publishersChange('changePublishedComparison', 'comparison'),
  badgeData: ofPublication('badgeData'),
  badgePicture: ofPublication('badgePicture'),
  oembed: {
    200: ({ origin, published }) =>
      (['assessment', 'comparison'] as const).map((kind) => {
        const url = origin + publishedPath('ja', { id: published[kind].id, kind });
        return get(`/api/oembed?${String(new URLSearchParams({ url }))}`);
      }),
    404: () => get('/api/oembed?url=https%3A%2F%2Felsewhere.example%2F'),
    410: ({ origin, deleted }) => {
      const url = origin + publishedPath('ja', { id: deleted.assessment.id, kind: 'assessment' });
      return get(`/api/oembed?${String(new URLSearchParams({ url }))}`);
    },
    501: ({ origin, published }) => {
      const url = origin + publishedPath('en', { id: published.assessment.id, kind: 'assessment' });
      return get(`/api/oembed?${String(new URLSearchParams({ url, format: 'xml' }))}`);
    },
  },
  signingKeys: { 200: () => get('/api/signing-keys') },
  crawlerRequests: {
    200: ({ sites: [site] }) => [
      get(`/api/crawler-requests?site=${site}`),
      get(`/api/crawler-requests?site=${site}`, 'text/html'),
    ],
    422: () => [get('/api/crawler-requests?site=x'), get('/api/crawler-requests?site=x', 'text/html')],
  },
  health: { 200: () => get('/api/health') },
  description: { 200: () => get('/api/openapi.json') },
};

/** The statuses of every rate-limited operation: too many requests, and failing storage. */
const OF_LIMITED = [429, 503];

/**
 * The requests for one answer.
 *
 * @throws Error if the description has an answer that no request is known for: add it to `CASES`
 */
export function requestsFor(id: string, status: number, world: ApiWorld): readonly ApiRequest[] {
  const known = Object.keys(CASES) as ApiOperationId[];
  const operation = known.find((each) => each === id);
  if (operation === undefined) throw new Error(`No request is known for the operation ${id}.`);
  if (OF_LIMITED.includes(status)) return [anyRequest(operation)];
  const found = CASES[operation][status];
  if (found === undefined) throw new Error(`No request of ${id} is known that is answered ${status}.`);
  return [found(world)].flat();
}
