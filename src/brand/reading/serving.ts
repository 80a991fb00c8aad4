/** What answers at the home page's two URLs. */
import type { AnsweredRequest, FailedRequest } from '../evidence/evidence';
import type { HttpFacts, HttpsFacts } from '../facts/trust';
import { hostOf, webUrl } from '../urls/sites';
import { isSuccess, isInconclusive, whereAnswered, type Requests } from './responses';
import { whereIn } from './statement';

/** Failures that say that nothing speaks the protocol there; others say nothing. */
const NOBODY: readonly string[] = ['connection-refused', 'protocol'];

function isHttps(url: string): boolean {
  return webUrl(url)?.protocol === 'https:';
}

/** Whether a request on its way got an answer over https from a host: then its certificate was found valid. */
function passedOverHttps(request: AnsweredRequest | FailedRequest, host: string): boolean {
  const answered = request.redirects.map(({ url }) => url);
  if (request.state === 'answered') answered.push(request.finalUrl);
  return answered.some((url) => isHttps(url) && hostOf(url) === host);
}

/** The host at which a request that failed failed: the last one it was sent to. */
function failedAt({ url, redirects }: FailedRequest): string {
  const last = redirects.at(-1);
  return hostOf((last === undefined ? null : webUrl(last.location, last.url))?.href ?? url);
}

/** `origin` is the one assessed. */
export function httpsFacts(requests: Requests, origin: string): HttpsFacts {
  const https = requests.get('https-home');
  const http = requests.get('http-home');
  const host = hostOf(origin);
  if (https?.state === 'answered') {
    const state = isHttps(https.finalUrl) ? 'valid' : 'downgraded';
    return { state, host: hostOf(https.url), where: whereAnswered(https) };
  }
  if (https?.state === 'failed') {
    const asked = { host: failedAt(https), where: whereAnswered(https) };
    if (https.reason === 'certificate') return { ...asked, state: 'certificate' };
    const servesHttp = http?.state === 'answered' && isSuccess(http.status) && !isHttps(http.finalUrl);
    if (NOBODY.includes(https.reason) && https.redirects.length === 0 && servesHttp) {
      return { ...asked, state: 'absent' };
    }
  }
  if (http !== undefined && http.state !== 'skipped' && passedOverHttps(http, host)) {
    return { state: 'valid', host, where: whereAnswered(http) };
  }
  return { state: 'unread', host, where: https?.state === 'failed' ? whereAnswered(https) : null };
}

export function httpFacts(requests: Requests): HttpFacts {
  const http = requests.get('http-home');
  if (http === undefined || http.state === 'skipped') return { state: 'unread', from: null, to: null, where: null };
  const [hop] = http.redirects;
  if (hop !== undefined) {
    const where = whereIn({ request: http.id, url: hop.url }, 'header:location', null, hop.location);
    const to = webUrl(hop.location, hop.url)?.href ?? null;
    return { state: 'redirects', from: hop.url, to, where };
  }
  const asked = { from: http.url, to: null, where: whereAnswered(http) };
  if (http.state === 'failed') return { ...asked, state: NOBODY.includes(http.reason) ? 'absent' : 'unread' };
  return { ...asked, state: isInconclusive(http.status) ? 'unread' : 'answers' };
}
