/** What the other requests say: images, the manifest, the hosts a site answers at. */
import type { AnsweredRequest, EvidenceRequest, FailedRequest, RequestId } from '../evidence/evidence';
import type { HostFacts, ImageFacts, ManifestFacts } from '../facts/facts';
import type { SourceLocation, Statement, UrlStatement } from '../facts/statement';
import { hostOf } from '../urls/sites';
import { readJson, type JsonMember, type JsonNode } from './json';
import { lineAt, statement, whereIn } from './statement';

export type Requests = ReadonlyMap<RequestId, EvidenceRequest>;

export function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

/** Statuses that refuse us or are a fault of the moment: they say nothing about what others get. */
export function isInconclusive(status: number): boolean {
  return [401, 403, 406, 407, 408, 425, 429].includes(status) || status >= 500;
}

/** Whether redirects led nowhere: that is what the server answered, not what stopped us from asking. */
export function isLost({ reason }: FailedRequest): boolean {
  return reason === 'too-many-redirects' || reason === 'bad-redirect';
}

/** Where to show a response's status, or the reason why there was no response. */
export function whereAnswered(request: AnsweredRequest | FailedRequest): SourceLocation {
  return request.state === 'answered'
    ? whereIn({ request: request.id, url: request.finalUrl }, 'status', null, String(request.status))
    : whereIn({ request: request.id, url: request.url }, 'failure', null, request.reason);
}

/** An image that was asked for, if it was. `declared` is the URL to ask for; null if the page declares no image. */
export function imageFacts(requests: Requests, id: RequestId, declared: string | null): ImageFacts {
  const request = requests.get(id);
  const nothing = { url: declared, status: null, type: null, width: null, height: null, bytes: null, where: null };
  if (declared === null) return { ...nothing, state: 'none' };
  if (request === undefined || request.state === 'skipped') return { ...nothing, state: 'unread' };
  const asked = { ...nothing, url: request.url, where: whereAnswered(request) };
  if (request.state === 'failed') {
    // This, too, is what the server answered.
    if (request.reason === 'wrong-type') return { ...asked, state: 'not-image' };
    return { ...asked, state: isLost(request) ? 'missing' : 'unread' };
  }
  const answered = { ...asked, status: request.status };
  if (!isSuccess(request.status)) return { ...answered, state: isInconclusive(request.status) ? 'unread' : 'missing' };
  if (request.body?.kind !== 'image') return { ...answered, state: 'not-image' };
  const { type, width, height, bytes } = request.body;
  return { ...answered, state: 'loaded', type, width, height, bytes };
}

/** Where one of the site's URLs leads. `pageHost` is the host the home page came from. */
export function hostFacts(requests: Requests, id: HostFacts['request'], pageHost: string | null): HostFacts {
  const request = requests.get(id);
  if (request === undefined || request.state === 'skipped') {
    const nothing = { request: id, from: null, where: null } as const;
    if (request?.reason === 'same-host') return { ...nothing, state: 'live', to: pageHost };
    return { ...nothing, state: request?.reason === 'not-applicable' ? 'not-applicable' : 'unread', to: null };
  }
  const asked = { request: id, from: hostOf(request.url), to: null, where: whereAnswered(request) };
  if (request.state === 'failed') {
    const absent = request.reason === 'unresolvable' || request.reason === 'connection-refused';
    return { ...asked, state: absent ? 'absent' : 'unread' };
  }
  if (isSuccess(request.status)) return { ...asked, state: 'live', to: hostOf(request.finalUrl) };
  return { ...asked, state: isInconclusive(request.status) ? 'unread' : 'absent' };
}

function manifestMember(request: AnsweredRequest, text: string, root: JsonNode, key: string): Statement | null {
  const found: JsonMember | undefined =
    root.kind === 'object' ? root.members.findLast((candidate) => candidate.key === key) : undefined;
  if (found?.value.kind !== 'string' || found.value.value.trim() === '') return null;
  const answer = { request: request.id, url: request.finalUrl };
  const snippet = text.slice(found.start, found.value.end);
  return statement(found.value.value, whereIn(answer, `manifest:${key}`, lineAt(text, found.start), snippet));
}

/** The web app manifest, if one is declared. */
export function manifestFacts(requests: Requests, declared: UrlStatement | null): ManifestFacts {
  const nothing = { name: null, shortName: null };
  if (declared === null) return { ...nothing, state: 'none', where: null };
  const request = requests.get('manifest');
  if (request === undefined || request.state === 'skipped')
    return { ...nothing, state: 'unread', where: declared.where };
  const where = whereAnswered(request);
  if (request.state === 'failed') {
    return { ...nothing, state: request.reason === 'wrong-type' || isLost(request) ? 'broken' : 'unread', where };
  }
  if (!isSuccess(request.status)) {
    return { ...nothing, state: isInconclusive(request.status) ? 'unread' : 'broken', where };
  }
  if (request.body?.kind !== 'text') return { ...nothing, state: 'broken', where };
  if (request.body.truncated) return { ...nothing, state: 'unread', where };
  const result = readJson(request.body.text);
  // Browsers parse manifests strictly.
  if (!result.ok || !result.strict || result.node.kind !== 'object') return { ...nothing, state: 'broken', where };
  const { text } = request.body;
  return {
    state: 'read',
    name: manifestMember(request, text, result.node, 'name'),
    shortName: manifestMember(request, text, result.node, 'short_name'),
    where,
  };
}
