/** One line of the answer of `POST /api/assess`, parsed. Its media type is `application/x-ndjson`. */
import { REQUEST_IDS, type Evidence, type RequestId } from '../../../brand/evidence/evidence';
import { PROGRESS_STATES, type ProgressState } from '../../../brand/evidence/progress';
import type { Facts } from '../../../brand/facts/facts';
import type { Report } from '../../../brand/report/report';
import { parseSitePictures, type SitePictures } from '../../../brand/evidence/site-pictures';
import type { Signature } from '../../../brand/sharing/signature';
import { isRecord, parseFailure, type Failure } from '../failure';

/** How one request of a running assessment is. */
export interface Progress {
  readonly id: RequestId;
  readonly state: ProgressState;
  /** Milliseconds it took; null while it runs and where it was not made. */
  readonly ms: number | null;
}

/** A place in the line, counted from 1, and how long it takes until its turn, both about. */
export interface Wait {
  readonly place: number;
  readonly seconds: number;
}

export type StreamLine =
  | ({ readonly type: 'request' } & Progress)
  | ({ readonly type: 'waiting' } & Wait)
  | {
      readonly type: 'report';
      readonly facts: Facts;
      readonly report: Report;
      readonly signature: Signature | null;
      /** For an existing report: when its site can be measured again, in ISO 8601. */
      readonly reusedUntil?: string;
      /** A query or a fragment was typed and is no part of what was measured. */
      readonly leftOut?: true;
    }
  | { readonly type: 'pictures'; readonly pictures: SitePictures }
  | { readonly type: 'evidence'; readonly evidence: Evidence }
  | ({ readonly type: 'error' } & Failure);

function isFormatOne(value: unknown): boolean {
  return isRecord(value) && value['format'] === 1;
}

function parseProgress(line: Readonly<Record<string, unknown>>): StreamLine | null {
  const id = REQUEST_IDS.find((known) => known === line['id']);
  const state = PROGRESS_STATES.find((known) => known === line['state']);
  if (id === undefined || state === undefined) return null;
  return { type: 'request', id, state, ms: typeof line['ms'] === 'number' ? line['ms'] : null };
}

/**
 * Reads one line. Null if this version of the page does not know the line, which it passes over:
 * the function may be a deploy newer than the page. Facts, report and evidence are our own function's answer
 * and are trusted beyond their format number.
 */
export function parseStreamLine(line: unknown): StreamLine | null {
  if (!isRecord(line)) return null;
  switch (line['t']) {
    case 'request':
      return parseProgress(line);
    case 'waiting': {
      const { place, seconds } = line;
      return typeof place === 'number' && typeof seconds === 'number' ? { type: 'waiting', place, seconds } : null;
    }
    case 'report':
      return isFormatOne(line['facts']) && isFormatOne(line['report'])
        ? {
            type: 'report',
            facts: line['facts'] as Facts,
            report: line['report'] as Report,
            signature: isRecord(line['signature']) ? (line['signature'] as unknown as Signature) : null,
            ...(typeof line['reusedUntil'] === 'string' ? { reusedUntil: line['reusedUntil'] } : {}),
            ...(line['leftOut'] === true ? { leftOut: true } : {}),
          }
        : null;
    case 'pictures':
      return { type: 'pictures', pictures: parseSitePictures(line) };
    case 'evidence':
      return isFormatOne(line['evidence']) ? { type: 'evidence', evidence: line['evidence'] as Evidence } : null;
    case 'error': {
      const failure = parseFailure(line);
      return failure && { type: 'error', ...failure };
    }
    default:
      return null;
  }
}
