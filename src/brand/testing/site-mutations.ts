/** What a site states around its page, each statement taken away, emptied, broken or contradicted. */
import type { Evidence, EvidenceRequest, RequestId } from '../evidence/evidence';
import { withAnswer, withHeader, withHeaders, withoutFile, type Mutation } from './mutations';

const INDEXING = ['indexable', 'snippets', 'image-previews'];

function header(statement: string, check: string, broken: string): readonly Mutation[] {
  return [
    { statement, kind: 'drop', checks: [check], apply: (given) => withHeader(given, statement, null) },
    { statement, kind: 'empty', checks: [check], apply: (given) => withHeader(given, statement, '') },
    { statement, kind: 'break', checks: [check], apply: (given) => withHeader(given, statement, broken) },
  ];
}

function file(id: RequestId, checks: readonly string[]): readonly Mutation[] {
  const filled = (body: string) => (given: Evidence) =>
    withAnswer(given, id, (answer) =>
      answer.body?.kind === 'text' ? { ...answer, body: { ...answer.body, text: body } } : answer,
    );
  return [
    { statement: id, kind: 'drop', checks, apply: (given) => withoutFile(given, id) },
    { statement: id, kind: 'empty', checks, apply: filled('') },
    { statement: id, kind: 'break', checks, apply: filled('<!doctype html><p>Something went wrong') },
  ];
}

/** The same site where nothing answers over https. */
function overHttp(evidence: Evidence): Evidence {
  const home = evidence.requests.find(({ id }) => id === 'https-home');
  if (home?.state !== 'answered') return evidence;
  const { id, url, body } = home;
  const http = url.replace(/^https:/, 'http:');
  const requests = evidence.requests.map((request): EvidenceRequest => {
    if (request.id === id)
      return { state: 'failed', id, url, redirects: [], reason: 'connection-refused', ms: { total: 1 } };
    if (request.id !== 'http-home') return request;
    return { ...home, id: 'http-home', url: http, finalUrl: http, redirects: [], headers: [], body };
  });
  return { ...evidence, requests };
}

export const SITE_MUTATIONS: readonly Mutation[] = [
  { statement: 'https', kind: 'drop', checks: ['https'], apply: overHttp },
  ...header('strict-transport-security', 'hsts', 'soon'),
  ...header('content-security-policy', 'csp', 'script-src *'),
  ...header('x-frame-options', 'framing', 'maybe'),
  ...header('x-content-type-options', 'nosniff', 'sniff'),
  ...header('referrer-policy', 'referrer-policy', 'unsafe-url'),
  ...header('set-cookie', 'cookies', 'session; Path=/'),
  {
    statement: 'access by other origins',
    kind: 'contradict',
    checks: ['cors'],
    apply: (given) =>
      withHeaders(given, [
        ['access-control-allow-origin', 'null'],
        ['access-control-allow-credentials', 'true'],
      ]),
  },
  {
    statement: 'indexing by headers',
    kind: 'contradict',
    checks: INDEXING,
    apply: (given) => withHeaders(given, [['x-robots-tag', 'noindex, nosnippet, max-image-preview:none']]),
  },
  {
    statement: 'robots',
    kind: 'contradict',
    checks: ['indexable', 'answer-bots', 'preview-bots'],
    apply: (given) =>
      withAnswer(given, 'robots', (answer) =>
        answer.body?.kind === 'text'
          ? { ...answer, body: { ...answer.body, text: 'User-agent: *\nDisallow: /' } }
          : answer,
      ),
  },
  ...file('robots', ['robots-valid', 'sitemap', 'answer-bots', 'preview-bots', 'indexable']),
  ...file('sitemap', ['sitemap']),
  ...file('manifest', ['manifest-names']),
  ...file('icon', ['favicon', 'favicon-size']),
  ...file('preview-image', ['preview-image-loads']),
  ...file('logo', ['logo-file']),
  ...file('security-txt', ['security-txt']),
  ...file('llms-txt', ['llms-txt']),
  ...file('alternate', ['hreflang-return']),
];
