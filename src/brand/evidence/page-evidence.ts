import type { Evidence } from './evidence';
import { hostOf, webUrl } from '../urls/sites';

/** URL of a document that was pasted without one. `.invalid` never resolves (RFC 2606). */
const NOWHERE = 'https://pasted.invalid/';

/** Whether a URL is only a placeholder for one that is not known: it is neither shown nor linked. */
export function isStandIn(url: string): boolean {
  return hostOf(url) === hostOf(NOWHERE);
}

/** A URL as users type it, with or without scheme. */
function typedUrl(typed: string): URL | null {
  return webUrl(typed) ?? (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? null : webUrl(`https://${typed}`));
}

/** Bytes read into at a time. */
const CHUNK = 65_536;

/** Length of a text in UTF-8, in bytes, without a copy of it as a whole. */
function bytesOf(text: string): number {
  const encoder = new TextEncoder();
  const chunk = new Uint8Array(CHUNK);
  let bytes = 0;
  for (let at = 0; at < text.length;) {
    // A pair of surrogates that the end divides has no room left, and is read with what follows.
    const { read, written } = encoder.encodeInto(text.slice(at, at + CHUNK), chunk);
    at += read;
    bytes += written;
  }
  return bytes;
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
          bytes: bytesOf(html),
          truncated: false,
        },
      },
    ],
  };
}
