/** Sites of tests: pages, redirects, and pages that declare pictures; and what an assessment says of them. */
import type { EvidenceRequest, RequestId } from '../../../brand/evidence/evidence';
import type { Assessment } from '../assessments';
import { neighbourhood, type Answering } from './neighbourhood';

export const OPT_OUT = 'User-agent: FacetBot\nDisallow: /\n';
export const TYPED = '127.1.0.1';
export const VICTIM = '127.2.0.1';

/** A site of pages, with a robots.txt. */
export const pages =
  (robots = ''): Answering =>
  ({ pathname }, response) => {
    if (pathname === '/robots.txt') response.setHeader('content-type', 'text/plain').end(robots);
    else response.setHeader('content-type', 'text/html').end('<!doctype html><title>Victim</title>');
  };

/** A home page that declares files below a base URL. Everything else is redirected. */
export const declaring =
  (base: string, location: string | null = null): Answering =>
  ({ pathname }, response) => {
    const page = `<!doctype html><title>a</title><link rel=icon href="${base}i"><link rel=manifest href="${base}m">
<meta property=og:image content="${base}o"><link rel=alternate hreflang=de href="${base}d">
<script type="application/ld+json">{"@type":"Organization","name":"a","url":"/","logo":"${base}l"}</script>`;
    if (pathname === '/') response.setHeader('content-type', 'text/html').end(page);
    else if (pathname !== '/robots.txt' && location !== null) response.writeHead(302, { location }).end();
  };

export const leadingTo =
  (location: string): Answering =>
  ({ pathname }, response) => {
    if (pathname !== '/robots.txt') response.writeHead(302, { location }).end();
  };

export function world() {
  const there = neighbourhood();
  return {
    ...there,
    /** What was asked of a site, `/robots.txt` apart. */
    asked: (site: string) => {
      const urls = there.hits.filter((hit) => hit.site === site).map(({ url }) => url);
      return {
        robots: urls.filter((url) => url.endsWith('/robots.txt')),
        rest: urls.filter((url) => !url.endsWith('/robots.txt')),
      };
    },
    count: (site: string) => there.hits.filter((hit) => hit.site === site).length,
  };
}

export function entry(assessment: Assessment, id: RequestId): EvidenceRequest | undefined {
  if (assessment.state !== 'done' || !assessment.outcome.ok) throw new Error(JSON.stringify(assessment));
  return assessment.outcome.evidence.requests.find((request) => request.id === id);
}
