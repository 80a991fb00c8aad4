/**
 * Evidence: what a brand's servers answered, as data. The first of the engine's three
 * types (Evidence → Facts → Report). It holds the only clock reading of an assessment,
 * so that nothing after it needs one.
 */

import type { Target } from '../urls/target';

/** The requests of one assessment, in the order they are shown. */
export const REQUEST_IDS = [
  'http-home',
  'https-home',
  'other-host',
  'robots',
  'image-robots',
  'sitemap',
  'manifest',
  'icon',
  'preview-image',
  'logo',
  'security-txt',
  'llms-txt',
  'not-found-control',
  'alternate',
  'canonical-target',
] as const;

export type RequestId = (typeof REQUEST_IDS)[number];

/**
 * `site`: gathered from the network, where everybody finds it. `page`: one document handed to us (pasted HTML).
 * `preview`: gathered from the network before it is public, on a developer's machine or where a deploy is tried out;
 * what only the public place can show is not asked there.
 */
export const SCOPES = ['site', 'page', 'preview'] as const;
export type Scope = (typeof SCOPES)[number];

/** Why a request that was made brought nothing that can be read. */
export const FAILURE_REASONS = [
  'unresolvable', // no IP address in DNS
  'refused-address', // our own rules refuse to connect there
  'excluded', // the site there has asked not to be assessed
  'connection-refused',
  'connection-reset',
  'certificate', // TLS certificate not valid for the host
  'tls', // any other TLS failure
  'too-slow', // a time limit was reached before the answer was complete
  'too-large', // more bytes than the limit, and a part is of no use
  'too-many-redirects',
  'bad-redirect', // a redirect without or with an unusable Location
  'bad-encoding', // undecodable, over-expanding or too many content codings
  'wrong-type', // neither the content type nor the first bytes are what was asked for
  'not-well-formed', // a page in XML with an error in its syntax, which browsers show in its place
  'protocol', // not HTTP
  // What follows is ours: nothing is known about the site by it.
  'robots', // a redirect leads to what the robots.txt there asks us not to fetch
  'other-site', // a redirect leads to another site, where we do not follow it
  'request-limit', // more redirects than we follow in one assessment
  'rate-limit', // the site there, or its network, was asked as often as it may be within ten minutes
] as const;

export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Why a request was not made at all. Never counted against the brand. */
export const SKIP_REASONS = [
  'not-declared', // the page names no such resource
  'robots', // robots.txt asks us not to
  'same-host', // the answer is already among the evidence
  'not-applicable', // e.g. a URL on another subdomain has no www counterpart
  'home-unreadable', // nothing could be read from the home page, so the rest is moot
  'request-limit', // one more host than we ask in one assessment
  'deadline', // the whole assessment's time was up
  'other-site', // it is on another site, of which only pages and images are read
  'rate-limit', // its site was asked as often as allowed within ten minutes
] as const;

export type SkipReason = (typeof SKIP_REASONS)[number];

/** A header field: its name in lower case, and its value; a cookie's value is left out. */
export type HeaderField = readonly [name: string, value: string];

/**
 * One hop of a redirect chain: the URL asked for, its status, and where it led: the Location it named, or, of a page that
 * is left at once by an instant refresh, the URL of that.
 */
export interface Hop {
  readonly url: string;
  readonly status: number;
  readonly location: string;
  /** As those of an answer. Absent of hops at other sites than those assessed, and in what was made before 0.18.0. */
  readonly headers?: readonly HeaderField[];
}

/** A text body, decoded to Unicode with the encoding that was found. */
export interface TextBody {
  readonly kind: 'text';
  readonly text: string;
  /** Label of the encoding used to decode, lower case (WHATWG Encoding), e.g. `utf-8`. */
  readonly encoding: string;
  /** Where the encoding came from. */
  readonly encodingFrom: 'bom' | 'header' | 'meta' | 'default';
  /** Decoded size in bytes before conversion to Unicode. */
  readonly bytes: number;
  /** True if the body went on beyond the limit and only its start is here. */
  readonly truncated: boolean;
}

export const IMAGE_TYPES = ['png', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'svg', 'bmp'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** What the first bytes of an image say about it. The image itself is not kept. */
export interface ImageBody {
  readonly kind: 'image';
  /** Found by the file's own signature, not by its Content-Type. */
  readonly type: ImageType;
  /** CSS pixels; null if the format does not say (an SVG without size). For ICO the largest entry. */
  readonly width: number | null;
  readonly height: number | null;
  /** Length of the whole file in bytes: Content-Length, or what was read; null if unknown. */
  readonly bytes: number | null;
}

export interface AnsweredRequest {
  readonly state: 'answered';
  readonly id: RequestId;
  readonly url: string;
  readonly finalUrl: string;
  readonly redirects: readonly Hop[];
  readonly status: number;
  /** Names in lower case, in the order received; repeated names stay repeated. */
  readonly headers: readonly HeaderField[];
  /** Milliseconds from the start of the request to its first byte and to its end. */
  readonly ms: { readonly firstByte: number; readonly total: number };
  /** Null if the body was not of a kind we read (an error page for an image, for instance). */
  readonly body: TextBody | ImageBody | null;
}

export interface FailedRequest {
  readonly state: 'failed';
  readonly id: RequestId;
  readonly url: string;
  /** Hops made before it failed. */
  readonly redirects: readonly Hop[];
  readonly reason: FailureReason;
  readonly ms: { readonly total: number };
}

export interface SkippedRequest {
  readonly state: 'skipped';
  readonly id: RequestId;
  readonly reason: SkipReason;
}

export type EvidenceRequest = AnsweredRequest | FailedRequest | SkippedRequest;

/** What was answered at an address to which one of the files leads. */
export interface LinkAnswer {
  readonly url: string;
  /** Null if there was no answer. */
  readonly status: number | null;
  /** Why there was none; null if there was one. */
  readonly reason: FailureReason | SkipReason | null;
}

/** Addresses of the site itself in /llms.txt that are asked for at most. */
export const LLMS_LINKS = 5;

export interface Evidence {
  readonly format: 1;
  readonly scope: Scope;
  readonly target: Target;
  /** ISO 8601 in UTC, when gathering began. */
  readonly collectedAt: string;
  /** One for each id of `REQUEST_IDS` at most, in that order; with scope `page` only `https-home`. */
  readonly requests: readonly EvidenceRequest[];
  /**
   * The first addresses on the site itself that /llms.txt links to, in its order, at most `LLMS_LINKS`. Absent if there
   * is no such file, and in evidence from before 0.19.0.
   */
  readonly llmsLinks?: readonly LinkAnswer[];
  /**
   * Host → registrable domain by the public suffix list (private section included), null if a host has none,
   * for every host named in the evidence that a check compares.
   * Resolved where the list is at hand (server, or the browser's paste mode), so the engine needs no list.
   */
  readonly domains: Readonly<Record<string, string | null>>;
}
