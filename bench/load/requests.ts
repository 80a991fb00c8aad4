/** What each function is asked under load: what it is there for, by someone who may. */
import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type EndpointName } from '../../src/site/endpoints';
import { badgePathOf, cardPathOf, publishedDataPath } from '../../src/site/published-reports';
import { DELETED_MESSAGE, pathTo } from '../../src/site/routes';
import { NOBODYS_ID } from '../../tests/smoke/statuses';
import { pathWithId } from '../../src/site/tool-addresses';
import type { LoadRequest } from './connections';

interface Sessions {
  /** Cookie headers. */
  readonly member: string;
  readonly editor: string;
}

const json = (origin: string) => ({ origin, accept: 'application/json', 'content-type': 'application/json' });
const page = { accept: 'text/html', 'accept-language': 'de' };

/**
 * @param origin of the site
 * @param sample address of a sample brand: assessed once, then its stored result answers, as for any busy site
 */
export function loadRequests(
  origin: string,
  sample: string,
  { member, editor }: Sessions,
): Readonly<Record<EndpointName, LoadRequest>> {
  const post = (path: string, body: () => unknown, status: number, headers = {}): LoadRequest => ({
    method: 'POST',
    path,
    status,
    headers: { ...json(origin), ...headers },
    body: () => JSON.stringify(body()),
  });
  const get = (path: string, status: number, headers: Readonly<Record<string, string>> = page): LoadRequest => ({
    path,
    status,
    headers,
  });
  const mine = { ...page, cookie: member };
  const editors = { ...page, cookie: editor };
  return {
    // Nothing is shared with other functions: the order is that of what they cost.
    'signing-keys': get(ENDPOINTS['signing-keys'].paths[0], 200),
    openapi: get(ENDPOINTS.openapi.paths[0], 200),
    'crawler-keys': get(ENDPOINTS['crawler-keys'].paths[0], 200),
    negotiate: get('/', 302),
    language: post(ENDPOINTS.language.paths[0], () => ({ to: 'ja', back: '/en/about/' }), 303),
    'not-found': get('/nothing-here/', 404),
    'crawler-requests': get(`${ENDPOINTS['crawler-requests'].paths[0]}?site=example.com`, 200),
    'auth-signed-out': get(ENDPOINTS['auth-signed-out'].paths[0], 303),
    'auth-callback': get(ENDPOINTS['auth-callback'].paths[0], 303),
    'auth-start': get(ENDPOINTS['auth-start'].paths[0], 303),
    'auth-pages': get(pathTo('de', 'auth', { pathname: 'sign-in' }), 200),
    'auth-session': get(ENDPOINTS['auth-session'].paths[0], 200, mine),
    'auth-sign-out': post(ENDPOINTS['auth-sign-out'].paths[0], () => ({}), 200),
    account: get(ENDPOINTS.account.paths[0], 200, mine),
    reports: get(ENDPOINTS.reports.paths[0], 200, mine),
    'saved-report': get(pathWithId(ENDPOINTS['saved-report'].paths[0], '0'.repeat(32)), 404, mine),
    gate: get(pathTo('de', 'feedback-inbox'), 200, editors),
    'feedback-challenge': get(ENDPOINTS['feedback-challenge'].paths[0], 200),
    'feedback-status': get(pathTo('de', 'feedback-status', { reference: DELETED_MESSAGE }), 200),
    'feedback-message': get(pathWithId(ENDPOINTS['feedback-message'].paths[0], '0'.repeat(10)), 404, editors),
    'feedback-export': get(ENDPOINTS['feedback-export'].paths[0], 200, editors),
    'error-report': {
      method: 'POST',
      path: ENDPOINTS['error-report'].paths[0],
      status: 204,
      headers: { origin, 'content-type': 'application/csp-report' },
      // About another site: read whole, passed on to nobody.
      body: () => JSON.stringify({ 'csp-report': { 'document-uri': 'https://elsewhere.example/' } }),
    },
    compare: {
      ...post(ENDPOINTS.compare.paths[0], () => ({}), 200),
      headers: { ...page, origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: () => 'example=northwind&example=harbour&locale=de',
    },
    assess: post(ENDPOINTS.assess.paths[0], () => ({ address: sample }), 200, { accept: 'application/x-ndjson' }),
    'published-report': get(pathTo('de', 'published-assessment', { id: NOBODYS_ID }), 404),
    'published-data': get(publishedDataPath(NOBODYS_ID), 404),
    'report-card': get(cardPathOf(NOBODYS_ID, 'de'), 404),
    badge: get(badgePathOf(NOBODYS_ID, 'svg'), 404),
    oembed: get(`${ENDPOINTS.oembed.paths[0]}?url=https://elsewhere.example/`, 404),
    publisher: get(pathTo('de', 'publisher-assessment', { id: NOBODYS_ID, key: '0'.repeat(26) }), 404),
    'publish-report': post(ENDPOINTS['publish-report'].paths[0], () => ({}), 422),
    'member-publication': post(`/api/account/published/${NOBODYS_ID}`, () => ({ action: 'renew' }), 404, {
      cookie: member,
    }),
    'site-answer': post(ENDPOINTS['site-answer'].paths[0], () => ({}), 422),
    'take-down': post(ENDPOINTS['take-down'].paths[0], () => ({ id: NOBODYS_ID }), 404, { cookie: editor }),
    // The last one: what it stores is read by others.
    feedback: post(
      ENDPOINTS.feedback.paths[0],
      () => ({ kind: 'idea', message: `Under load ${randomUUID()}`, key: randomUUID() }),
      201,
    ),
  };
}
