/**
 * `POST /error-report`: passes error reports of our own pages on, so that no page talks to anyone else. Bytes are
 * passed on untouched, and the service's answer is passed back.
 */
import { isSameDsn, parseDsn, type Dsn } from '../../site/error-reports';
import { LIMITS } from '../../site/limits';
import { noContent } from '../platform/answers';
import { readBytes } from '../platform/body';
import type { Handler } from '../platform/endpoint';
import { logError } from '../platform/error-log';
import { countFairly } from '../platform/fair-share';
import { parseCspReports } from './csp-report';
import { parseEnvelope, type EnvelopeItem } from './envelope';
import {
  categoryOf,
  CSP_TYPE,
  ENVELOPE_TYPE,
  limitedUntil,
  rememberLimits,
  sendUpstream,
  type Upstream,
  type UpstreamAnswer,
} from './upstream';
import { countUnsent } from './unsent';
import type { Failure } from '../platform/failure';
import type { Services } from '../platform/services';

/** What pages of ours send in one envelope: an error, or nothing, which is only counted. No attachments, no sessions. */
const isFromOurPages = (items: readonly EnvelopeItem[]) =>
  items.length <= 1 && items.every(({ type }) => type === 'event');

/** Passed on in a UTC day. The key is public: whoever has it may send what looks like ours. */
const DAY = { windowLimit: LIMITS.errorReportsPerDay, windowSize: 24 * 60 * 60 };

/** What browsers send envelopes as: the SDK leaves the type to `fetch`. */
const ENVELOPE_TYPES = new Set([ENVELOPE_TYPE, 'text/plain', '']);
const CSP_TYPES = new Set([CSP_TYPE, 'application/reports+json']);

interface Body {
  readonly type: typeof ENVELOPE_TYPE | typeof CSP_TYPE;
  readonly bytes: Uint8Array;
}

async function readReport(request: Request): Promise<Body | Failure> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isEnvelope = ENVELOPE_TYPES.has(mediaType);
  // What is packed is not unpacked: its size is not known before.
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if ((!isEnvelope && !CSP_TYPES.has(mediaType)) || encoding !== 'identity') return { code: 'body-type-refused' };
  const bytes = await readBytes(request, LIMITS.errorReportBytes);
  if (bytes === null) return { code: 'body-too-large' };
  return { type: isEnvelope ? ENVELOPE_TYPE : CSP_TYPE, bytes };
}

/** How a report of ours is passed on, once it is known to be one. */
interface Passing {
  readonly type: Body['type'];
  readonly categories: Parameters<typeof limitedUntil>[1];
  readonly bodies: readonly (Uint8Array | string)[];
}

/** What becomes of an envelope: it is passed on as it is, or refused. */
function passingOfEnvelope(bytes: Uint8Array, dsn: Dsn | null): Passing | Failure {
  const envelope = parseEnvelope(bytes);
  if (envelope === null) return { code: 'body-malformed' };
  const named = envelope.dsn === null ? dsn : parseDsn(envelope.dsn);
  const isOurs = dsn === null || (named !== null && isSameDsn(named, dsn));
  if (!isOurs || !isFromOurPages(envelope.items)) return { code: 'report-refused' };
  const categories = envelope.items.map(({ type }) => categoryOf(type));
  return { type: ENVELOPE_TYPE, categories, bodies: [bytes] };
}

/** What becomes of reports of violated policies. Any page could send them in another's name: those are dropped. */
function passingOfCspReports(bytes: Uint8Array, origin: string): Passing | Failure {
  const reports = parseCspReports(bytes);
  if (reports === null) return { code: 'body-malformed' };
  const ours = reports.filter((report) => report['document-uri'].startsWith(`${origin}/`));
  return {
    type: CSP_TYPE,
    categories: ['security'],
    bodies: ours.map((report) => JSON.stringify({ 'csp-report': report })),
  };
}

/** What a service that limits would answer; the client then sends nothing for so long. */
function later(seconds: number): Response {
  const headers = { 'Retry-After': String(seconds), 'X-Sentry-Rate-Limits': `${String(seconds)}::organization` };
  return new Response(null, { status: 429, headers });
}

async function pass({ type, categories, bodies }: Passing, upstream: Upstream, services: Services): Promise<Response> {
  const { storage, now } = services;
  // Failing storage costs what was remembered, not the report. Nothing here is reported: that would loop.
  const until = await limitedUntil(storage, categories, now()).catch((error: unknown) => {
    logError(error);
    return 0;
  });
  if (until > 0) return later(Math.ceil((until - now().getTime()) / 1000));
  let answer: UpstreamAnswer = { status: 204, headers: {} };
  for (const body of bodies) {
    const counted = await countFairly(services, 'error-reports', [DAY]);
    if (!counted.allowed) return later(counted.retryAfterSeconds);
    answer = await sendUpstream(upstream, type, body, logError);
    await rememberLimits(storage, answer, now()).catch(logError);
    if (answer.status >= 400) break;
  }
  return new Response(null, answer);
}

export const errorReportHandler: Handler<null> = {
  async respond({ request, url, services }) {
    const { environment, storage, now, fetch: fetcher, seen } = services;
    const { dsn, sink, enabled } = environment.errorReports;
    if (!enabled) return noContent();
    const body = await readReport(request);
    if ('code' in body) return body;
    const passing =
      body.type === ENVELOPE_TYPE ? passingOfEnvelope(body.bytes, dsn) : passingOfCspReports(body.bytes, url.origin);
    if ('code' in passing) return passing;
    if (dsn !== null) return pass(passing, { dsn, sink, fetch: fetcher, seen }, services);
    if (passing.bodies.length > 0) await countUnsent(storage, now()).catch(logError);
    return noContent();
  },
};
