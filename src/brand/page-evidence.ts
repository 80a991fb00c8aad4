import type { Evidence } from './evidence';
import { hostOf, webUrl } from './sites';

/** URL of a document that was pasted without one. `.invalid` never resolves (RFC 2606). */
const NOWHERE = 'https://pasted.invalid/';

/** Whether a URL only stands in for one that is not known: nothing to show, and nowhere to lead to. */
export function isStandIn(url: string): boolean {
  return hostOf(url) === hostOf(NOWHERE);
}

/** A URL as users type it, with or without scheme. */
function typedUrl(typed: string): URL | null {
  return webUrl(typed) ?? (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? null : webUrl(`https://${typed}`));
}

/**
 * Evidence of one document handed to us, scope `page`. `source` is the URL it comes from, or '' (one that cannot
 * be read counts as none); `collectedAt` is ISO 8601 in UTC; `domains` maps hosts named in the document to their
 * registrable domains.
 */
export function pageEvidence(
  html: string,
  source: string,
  collectedAt: string,
  domains: Record<string, string | null>,
): Evidence {
  const typed = source.trim();
  const url = (typed === '' ? null : typedUrl(typed)) ?? new URL(NOWHERE);
  return {
    format: 1,
    scope: 'page',
    target: { address: typed, origin: url.origin },
    collectedAt,
    domains,
    requests: [
      {
        state: 'answered',
        id: 'https-home',
        url: url.href,
        finalUrl: url.href,
        redirects: [],
        status: 200,
        headers: [],
        ms: { firstByte: 0, total: 0 },
        body: {
          kind: 'text',
          text: html,
          encoding: 'utf-8',
          encodingFrom: 'default',
          bytes: new TextEncoder().encode(html).length,
          truncated: false,
        },
      },
    ],
  };
}
