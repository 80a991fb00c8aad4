import { isHtml } from '../../../brand/basics/html-start';
import type {
  AnsweredRequest,
  Evidence,
  EvidenceRequest,
  FailureReason,
  RequestId,
} from '../../../brand/evidence/evidence';
import { isRoot } from '../../../brand/urls/target';
import type { ErrorCode } from '../../../site/errors';

const PROBLEM_BY_REASON = {
  unresolvable: 'address-unresolvable',
  'refused-address': 'address-refused',
  excluded: 'site-excluded',
  'connection-refused': 'site-unreachable',
  'connection-reset': 'site-unreachable',
  certificate: 'site-certificate',
  tls: 'site-unreachable',
  'too-slow': 'site-too-slow',
  'too-large': 'site-too-large',
  'too-many-redirects': 'site-too-many-redirects',
  'bad-redirect': 'site-unreachable',
  'bad-encoding': 'site-unreachable',
  'wrong-type': 'site-not-html',
  'not-well-formed': 'site-not-well-formed',
  protocol: 'site-unreachable',
  robots: 'site-excluded',
  'other-site': 'site-unreadable',
  'request-limit': 'site-too-many-redirects',
  'rate-limit': 'site-resting',
} as const satisfies Record<FailureReason, ErrorCode>;

/** What these mean of a page below the root, for which robots.txt counts: it, or what it redirects to, is not asked. */
const PAGE_PROBLEMS: Partial<Record<FailureReason, PageProblem>> = {
  robots: 'page-disallowed',
  'other-site': 'page-robots-unread',
};

/** Why a page is not asked for whose site may be measured at its home page. */
const PAGE_PROBLEM_CODES = ['page-disallowed', 'page-robots-unread'] as const satisfies readonly ErrorCode[];
type PageProblem = (typeof PAGE_PROBLEM_CODES)[number];

/** Whether a problem is of one page alone, so that the home page may be measured in its place. */
export function isOfPage(code: string): code is PageProblem {
  return PAGE_PROBLEM_CODES.some((known) => known === code);
}

/** Why a site cannot be assessed: nothing could be read from its page. Codes are stable and translated where shown. */
type HomeProblem = (typeof PROBLEM_BY_REASON)[FailureReason] | PageProblem | 'site-unreadable';

/** Failures of https that say nothing about http: the same host may answer there. */
const WORTH_HTTP: readonly FailureReason[] = [
  'connection-refused',
  'connection-reset',
  'certificate',
  'tls',
  'protocol',
  'too-slow',
];

/** Statuses that keep us out; what comes with them is not the brand's page. */
const KEPT_OUT = [401, 403, 406, 429];

/** Whether an answer is a challenge to prove one is human, which its service marks by a header. */
function isChallenge(answer: AnsweredRequest): boolean {
  return answer.headers.some(
    ([name, value]) =>
      ((name === 'cf-mitigated' || name === 'sg-captcha') && value.trim().toLowerCase() === 'challenge') ||
      (name === 'x-amzn-waf-action' && /^(challenge|captcha)$/i.test(value.trim())),
  );
}

/** Whether the home page is to be asked for over http, since https brought nothing and http still might. */
export function isWorthHttp(https: EvidenceRequest): boolean {
  return https.state === 'failed' && WORTH_HTTP.includes(https.reason);
}

/** Whether a response is a page. What comes with an error is read if it is one. */
function isPage({ body }: AnsweredRequest): boolean {
  return body?.kind === 'text' && isHtml(body.text);
}

function problemOf(request: EvidenceRequest): HomeProblem | null {
  switch (request.state) {
    case 'skipped':
      if (request.reason === 'robots') return 'site-excluded';
      return request.reason === 'deadline' ? 'site-too-slow' : 'site-unreadable';
    case 'failed':
      return (
        (isRoot(new URL(request.url)) ? undefined : PAGE_PROBLEMS[request.reason]) ?? PROBLEM_BY_REASON[request.reason]
      );
    case 'answered':
      if (KEPT_OUT.includes(request.status) || isChallenge(request)) return 'site-unreadable';
      if (request.body?.kind === 'text') return isPage(request) ? null : 'site-not-html';
      return request.status >= 400 ? 'site-unreadable' : 'site-not-html';
  }
}

/**
 * Why a home page can't be assessed, or null if it can. The https response counts; if https didn't respond and http did,
 * the http response counts. If neither responded, the site's wish to be left out comes first, then the certificate, and,
 * if https simply wasn't there, what happened over http.
 */
export function homeProblem(evidence: Pick<Evidence, 'requests'>): HomeProblem | null {
  const byId = (id: RequestId): EvidenceRequest | undefined => evidence.requests.find((request) => request.id === id);
  const https = byId('https-home');
  const http = byId('http-home');
  if (!https) return 'site-unreadable';
  // For a preview served over http, that was the only request.
  if (https.state === 'skipped' && https.reason === 'not-applicable') return http ? problemOf(http) : 'site-unreadable';
  const httpsProblem = problemOf(https);
  if (httpsProblem === null || !isWorthHttp(https)) return httpsProblem;
  if (!http || http.state === 'skipped') return httpsProblem;
  const httpProblem = problemOf(http);
  if (httpProblem === null || httpProblem === 'site-excluded' || isOfPage(httpProblem)) return httpProblem;
  if (httpsProblem === 'site-certificate') return httpsProblem;
  return httpsProblem === 'site-unreachable' ? httpProblem : httpsProblem;
}
