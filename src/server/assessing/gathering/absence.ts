/** What an answer, or the lack of one, says about a missing file. */
import type { AnsweredRequest, EvidenceRequest } from '../../../brand/evidence/evidence';
import { startsAsHtml } from '../../../brand/basics/html-start';

/** Failures of one request that every other one to its host would share. */
export const OUT_OF_REACH: readonly string[] = [
  'unresolvable',
  'refused-address',
  'excluded',
  'connection-refused',
  'certificate',
  'tls',
  'rate-limit',
];

/** Whether an answer says that there is no such file: outright, or with a page in its place. */
export function isAbsent(request: EvidenceRequest): boolean {
  if (request.state !== 'answered') return false;
  if (request.status === 404 || request.status === 410) return true;
  return request.body?.kind === 'text' && startsAsHtml(request.body.text);
}

/** Whether an answer is a text that is not a page; errors have no body here. */
export function isFound(request: EvidenceRequest): request is AnsweredRequest {
  return request.state === 'answered' && request.body?.kind === 'text' && !startsAsHtml(request.body.text);
}
