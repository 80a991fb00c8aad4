/**
 * The open API: which answers of which endpoints are described and promised to other programs. The document at
 * `OPENAPI_PATH` and the page of the guide are made from this table and from those it names.
 */
import type { Endpoint } from './endpoint';
import { ENDPOINTS, type EndpointName } from './endpoints';
import { ADDRESS_CODES, ERROR_STATUS, type ErrorCode } from './errors';
import { OPENAPI_PATH } from './tool-addresses';

/**
 * Semantic: the first number changes if a program that follows the document could break, the second if something is
 * added, the third if only the document is corrected.
 */
export const API_VERSION = '1.3.0';

/** Months for which what is to go stays, once the document and the answers say that it is deprecated. */
export const DEPRECATION_MONTHS = 12;

export const API_GROUPS = ['measuring', 'publishing', 'about'] as const;
export type ApiGroup = (typeof API_GROUPS)[number];

export interface ApiOperation {
  readonly endpoint: EndpointName;
  readonly group: ApiGroup;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** A path of the endpoint with parameters in braces. */
  readonly path: `/${string}`;
  /** Media types of each answer that is not an error; none if it has no body. */
  readonly answers: Readonly<Record<number, readonly string[]>>;
  /** Codes of the endpoint's own errors, beside those that its row implies. */
  readonly codes: readonly ErrorCode[];
}

const JSON_TYPE = 'application/json';
const HTML = 'text/html';

/** What can result from measuring a site. */
const MEASURING = [
  'address-unresolvable',
  'site-unreachable',
  'site-certificate',
  'site-unreadable',
  'site-excluded',
  'page-disallowed',
  'page-robots-unread',
  'site-not-html',
  'site-not-well-formed',
  'site-too-large',
  'site-too-complex',
  'site-too-slow',
  'site-too-many-redirects',
  'site-resting',
  'assessing-paused',
  'assessments-used-up',
  'share-used-up',
  'in-line',
] as const;

/** The page that opens a publication to who published it, of either kind. */
const PUBLISHERS_PAGE = {
  endpoint: 'publisher',
  group: 'publishing',
  method: 'GET',
  answers: { 200: [HTML], 410: [HTML] },
  codes: ['not-found'],
} as const;

/** A report with an address, for who has its key. */
const OWN_REPORT = {
  endpoint: 'own-report',
  group: 'publishing',
  path: '/api/reports/{id}',
} as const;

const PUBLISHERS_CHANGE = { ...PUBLISHERS_PAGE, method: 'POST', answers: { 303: [] } } as const;

export const API_OPERATIONS = {
  assess: {
    endpoint: 'assess',
    group: 'measuring',
    method: 'POST',
    path: '/api/assess',
    answers: { 200: [JSON_TYPE, 'application/x-ndjson', HTML] },
    codes: [...ADDRESS_CODES, ...MEASURING],
  },
  compare: {
    endpoint: 'compare',
    group: 'measuring',
    method: 'POST',
    path: '/api/compare',
    answers: { 200: [JSON_TYPE, HTML] },
    codes: [...ADDRESS_CODES, 'too-few-addresses', 'too-many-addresses', 'same-address', 'same-site', ...MEASURING],
  },
  shareReport: {
    endpoint: 'reports',
    group: 'publishing',
    method: 'POST',
    path: '/api/reports',
    answers: { 201: [JSON_TYPE], 303: [] },
    codes: ['report-malformed', 'report-version', 'not-signed', 'rubrics-differ', 'site-excluded', 'key-reused'],
  },
  changeReport: {
    ...OWN_REPORT,
    method: 'PATCH',
    answers: { 200: [JSON_TYPE] },
    codes: ['not-found', 'gone', 'site-excluded'],
  },
  deleteReport: {
    ...OWN_REPORT,
    method: 'DELETE',
    answers: { 200: [JSON_TYPE], 204: [] },
    codes: ['not-found', 'gone'],
  },
  publishReport: {
    endpoint: 'publish-report',
    group: 'publishing',
    method: 'POST',
    path: '/api/reports/publish',
    answers: { 201: [JSON_TYPE], 303: [] },
    codes: ['report-malformed', 'report-version', 'not-signed', 'rubrics-differ', 'site-excluded', 'key-reused'],
  },
  readPublishedReport: {
    endpoint: 'published-data',
    group: 'publishing',
    method: 'GET',
    path: '/api/reports/published/{id}',
    answers: { 200: [JSON_TYPE] },
    codes: ['not-found', 'gone'],
  },
  showPublishersAssessment: { ...PUBLISHERS_PAGE, path: '/{locale}/brand-assessment/{id}/{key}/' },
  changePublishedAssessment: { ...PUBLISHERS_CHANGE, path: '/{locale}/brand-assessment/{id}/{key}/' },
  showPublishersComparison: { ...PUBLISHERS_PAGE, path: '/{locale}/brand-comparison/{id}/{key}/' },
  changePublishedComparison: { ...PUBLISHERS_CHANGE, path: '/{locale}/brand-comparison/{id}/{key}/' },
  badgeData: {
    endpoint: 'badge',
    group: 'publishing',
    method: 'GET',
    path: '/badge/{id}.json',
    answers: { 200: [JSON_TYPE] },
    codes: ['not-found', 'gone'],
  },
  badgePicture: {
    endpoint: 'badge',
    group: 'publishing',
    method: 'GET',
    path: '/badge/{id}.svg',
    answers: { 200: ['image/svg+xml'] },
    codes: ['not-found', 'gone'],
  },
  oembed: {
    endpoint: 'oembed',
    group: 'publishing',
    method: 'GET',
    path: '/api/oembed',
    answers: { 200: [JSON_TYPE], 501: [] },
    codes: ['not-found', 'gone'],
  },
  signingKeys: {
    endpoint: 'signing-keys',
    group: 'about',
    method: 'GET',
    path: '/api/signing-keys',
    answers: { 200: ['application/jwk-set+json'] },
    codes: [],
  },
  crawlerRequests: {
    endpoint: 'crawler-requests',
    group: 'about',
    method: 'GET',
    path: '/api/crawler-requests',
    answers: { 200: [JSON_TYPE, HTML] },
    codes: ['invalid', 'address-malformed'],
  },
  health: {
    endpoint: 'health',
    group: 'about',
    method: 'GET',
    path: '/api/health',
    answers: { 200: [JSON_TYPE], 503: [JSON_TYPE] },
    codes: [],
  },
  description: {
    endpoint: 'openapi',
    group: 'about',
    method: 'GET',
    path: OPENAPI_PATH,
    answers: { 200: [JSON_TYPE] },
    codes: [],
  },
} as const satisfies Record<string, ApiOperation>;

export type ApiOperationId = keyof typeof API_OPERATIONS;

export const API_OPERATION_IDS = Object.keys(API_OPERATIONS) as ApiOperationId[];

/** What the wrapper can find in any body that it holds against a schema. */
const FIELD_CODES = ['invalid', 'required', 'too-long', 'malformed', 'not-a-choice', 'unknown-key'] as const;

/**
 * Codes that an operation's errors may have, the wrapper's among them. Two are left out, since every operation has them:
 * `method-refused`, which by its nature belongs to other methods, and `unexpected`.
 */
export function codesOf(id: ApiOperationId): readonly ErrorCode[] {
  const { endpoint, method, codes }: ApiOperation = API_OPERATIONS[id];
  const { accepts, rateLimit }: Endpoint = ENDPOINTS[endpoint];
  const reads = method !== 'GET' && accepts.length > 0;
  return [
    ...codes,
    ...(reads ? FIELD_CODES : []),
    ...(reads ? (['body-malformed', 'origin-refused', 'body-too-large', 'body-type-refused'] as const) : []),
    // What counts its clients depends on storage.
    ...(rateLimit === null ? [] : (['too-many-requests', 'unavailable'] as const)),
  ];
}

/** The same by status, in ascending order. */
export function codesByStatus(id: ApiOperationId): readonly (readonly [status: number, codes: readonly ErrorCode[]])[] {
  const statuses = [...new Set(codesOf(id).map((code) => ERROR_STATUS[code]))].sort((one, other) => one - other);
  return statuses.map((status) => [status, codesOf(id).filter((code) => ERROR_STATUS[code] === status)] as const);
}

/** What an operation lets its clients do. */
export interface ApiLimits {
  /** Requests that one client may make in as many seconds; null if they are not counted. */
  readonly rate: { readonly requests: number; readonly seconds: number } | null;
  /** Bytes of body that are read; 0 if none is. */
  readonly bodyBytes: number;
  /** Whether scripts of other sites may read the answer. */
  readonly isCrossOrigin: boolean;
}

export function limitsOf(id: ApiOperationId): ApiLimits {
  const { endpoint, method }: ApiOperation = API_OPERATIONS[id];
  const { rateLimit, bodyBytes, crossOrigin }: Endpoint = ENDPOINTS[endpoint];
  return {
    rate: rateLimit && { requests: rateLimit.windowLimit, seconds: rateLimit.windowSize },
    bodyBytes: method === 'GET' ? 0 : bodyBytes,
    isCrossOrigin: crossOrigin === true,
  };
}
