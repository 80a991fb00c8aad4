import {
  FAILURE_REASONS,
  type AnsweredRequest,
  type EvidenceRequest,
  type FailureReason,
  type RequestId,
} from '../../../brand/evidence/evidence';
import { homeProblem } from './problem';

function answered(id: RequestId, status = 200, more: Partial<AnsweredRequest> = {}): AnsweredRequest {
  return {
    state: 'answered',
    id,
    url: 'https://brand.com/',
    finalUrl: 'https://brand.com/',
    redirects: [],
    status,
    headers: [],
    ms: { firstByte: 1, total: 2 },
    body: { kind: 'text', text: '<p>', encoding: 'utf-8', encodingFrom: 'default', bytes: 3, truncated: false },
    ...more,
  };
}

function failed(id: RequestId, reason: FailureReason): EvidenceRequest {
  return { state: 'failed', id, url: 'https://brand.com/', redirects: [], reason, ms: { total: 1 } };
}

describe('homeProblem', () => {
  it.each([200, 404, 410, 500, 503])('sees none in a page with status %d', (status) => {
    expect(homeProblem({ requests: [answered('https-home', status)] })).toBeNull();
  });

  it.each([401, 403, 406, 429])('calls a site unreadable that answers %d', (status) => {
    expect(homeProblem({ requests: [answered('https-home', status)] })).toBe('site-unreadable');
  });

  it.each([
    ['cf-mitigated', 'challenge'],
    ['cf-mitigated', 'Challenge '],
    ['x-amzn-waf-action', 'captcha'],
    ['x-amzn-waf-action', 'Challenge'],
    ['sg-captcha', 'challenge'],
  ])('calls a site unreadable whose answer is marked %s: %s', (name, value) => {
    const challenge = answered('https-home', 200, { headers: [[name, value]] });
    expect(homeProblem({ requests: [challenge] })).toBe('site-unreadable');
  });

  it.each([
    ['cf-mitigated', 'none'],
    ['sg-captcha', 'passed'],
    ['x-amzn-waf-action', 'allow'],
    ['x-amzn-waf-action', 'no challenge'],
    ['x-other', 'challenge'],
  ])('takes an answer marked %s: %s for the page it is', (name, value) => {
    expect(homeProblem({ requests: [answered('https-home', 200, { headers: [[name, value]] })] })).toBeNull();
  });

  it.each([200, 503])('does not take a text that is no page for one: %d', (status) => {
    const body = { kind: 'text', text: '{}', encoding: 'utf-8', encodingFrom: 'default', bytes: 2, truncated: false };
    const json = answered('https-home', status, { body: body as AnsweredRequest['body'] });
    expect(homeProblem({ requests: [json] })).toBe('site-not-html');
  });

  it.each([
    [399, 'site-not-html'],
    [400, 'site-unreadable'],
    [204, 'site-not-html'],
    [503, 'site-unreadable'],
  ] as const)('names what an answer without a page is: %d', (status, code) => {
    expect(homeProblem({ requests: [answered('https-home', status, { body: null })] })).toBe(code);
  });

  it.each([
    ['unresolvable', 'address-unresolvable'],
    ['refused-address', 'address-refused'],
    ['excluded', 'site-excluded'],
    ['connection-refused', 'site-unreachable'],
    ['connection-reset', 'site-unreachable'],
    ['certificate', 'site-certificate'],
    ['tls', 'site-unreachable'],
    ['too-slow', 'site-too-slow'],
    ['too-large', 'site-too-large'],
    ['too-many-redirects', 'site-too-many-redirects'],
    ['bad-redirect', 'site-unreachable'],
    ['bad-encoding', 'site-unreachable'],
    ['wrong-type', 'site-not-html'],
    ['protocol', 'site-unreachable'],
  ] as const)('names %s', (reason, code) => {
    expect(homeProblem({ requests: [failed('https-home', reason)] })).toBe(code);
  });

  it('has a name for every reason', () => {
    for (const reason of FAILURE_REASONS) {
      expect(homeProblem({ requests: [failed('https-home', reason)] })).toMatch(/^(address|site)-/);
    }
  });

  it.each(['connection-refused', 'connection-reset', 'certificate', 'tls', 'protocol', 'too-slow'] as const)(
    'goes by http where https failed with %s',
    (reason) => {
      expect(homeProblem({ requests: [answered('http-home'), failed('https-home', reason)] })).toBeNull();
    },
  );

  it.each([
    ['certificate', 'connection-refused', 'site-certificate'],
    ['certificate', 'too-slow', 'site-certificate'],
    ['connection-refused', 'too-slow', 'site-too-slow'],
    ['connection-refused', 'wrong-type', 'site-not-html'],
    ['tls', 'connection-refused', 'site-unreachable'],
    ['too-slow', 'connection-refused', 'site-too-slow'],
    ['certificate', 'excluded', 'site-excluded'],
    ['too-slow', 'excluded', 'site-excluded'],
  ] as const)('names, for %s over https and %s over http, what matters', (https, http, code) => {
    expect(homeProblem({ requests: [failed('http-home', http), failed('https-home', https)] })).toBe(code);
  });

  it('does not take a bare http answer for a page where https was answered by something else', () => {
    const requests = [answered('http-home', 200, { body: null }), failed('https-home', 'wrong-type')];
    expect(homeProblem({ requests })).toBe('site-not-html');
  });

  it('does not go by an http page where https failed with what says something of both', () => {
    expect(homeProblem({ requests: [answered('http-home'), failed('https-home', 'too-large')] })).toBe(
      'site-too-large',
    );
  });

  it.each([
    ['connection-refused', 'site-unreachable'],
    ['certificate', 'site-certificate'],
  ] as const)('names what https failed with, %s, where http was not asked', (reason, code) => {
    const skipped: EvidenceRequest = { state: 'skipped', id: 'http-home', reason: 'deadline' };
    expect(homeProblem({ requests: [skipped, failed('https-home', reason)] })).toBe(code);
    expect(homeProblem({ requests: [failed('https-home', reason)] })).toBe(code);
  });

  it('goes by http alone of a preview that is served over it', () => {
    const https: EvidenceRequest = { state: 'skipped', id: 'https-home', reason: 'not-applicable' };
    expect(homeProblem({ requests: [https, answered('http-home')] })).toBeNull();
    expect(homeProblem({ requests: [https, failed('http-home', 'too-slow')] })).toBe('site-too-slow');
    expect(homeProblem({ requests: [https] })).toBe('site-unreadable');
  });

  it('does not call a site readable of which https was never asked', () => {
    expect(homeProblem({ requests: [answered('http-home')] })).toBe('site-unreadable');
  });

  it('names the certificate where http keeps us out', () => {
    expect(homeProblem({ requests: [answered('http-home', 403), failed('https-home', 'certificate')] })).toBe(
      'site-certificate',
    );
  });

  it.each([
    ['robots', 'site-excluded'],
    ['rate-limit', 'site-resting'],
    ['request-limit', 'site-too-many-redirects'],
    ['other-site', 'site-unreadable'],
  ] as const)('names a home page that a redirect led to: %s', (reason, code) => {
    expect(homeProblem({ requests: [failed('https-home', reason)] })).toBe(code);
  });

  it.each([
    ['deadline', 'site-too-slow'],
    ['robots', 'site-excluded'],
    ['home-unreadable', 'site-unreadable'],
  ] as const)('names a home page that was skipped: %s', (reason, code) => {
    expect(homeProblem({ requests: [{ state: 'skipped', id: 'https-home', reason }] })).toBe(code);
  });
});
