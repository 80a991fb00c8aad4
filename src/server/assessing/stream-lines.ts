/** The lines that `POST /api/assess` streams. These schemas type what it writes and describe the API. */
import { REQUEST_IDS } from '../../brand/evidence/evidence';
import { PROGRESS_STATES } from '../../brand/evidence/progress';
import { factsShape } from '../../brand/sharing/export-parts';
import { evidenceShape } from '../../brand/sharing/export';
import { moment, reportShape } from '../../brand/sharing/report-shape';
import {
  integer,
  number,
  object,
  oneOf,
  optional,
  orNull,
  text,
  variant,
  type Parsed,
} from '../../brand/sharing/shape';
import { signatureShape } from '../../brand/sharing/signature-shape';
import { MISSING_REASONS, type SitePictures } from '../../brand/evidence/site-pictures';
import { ERROR_STATUS, type ErrorCode } from '../../site/errors';

/** How one request of the assessment is. */
const requestLine = object({
  t: oneOf(['request']),
  id: oneOf(REQUEST_IDS),
  state: oneOf(PROGRESS_STATES),
  ms: number(0),
});

/** So many come at once that this one has to wait: its place, counted from 1, and for how long, both about. */
const waitingLine = object({ t: oneOf(['waiting']), place: integer(1, 1_000_000), seconds: integer(0, 1_000_000) });

const reportLine = object({
  t: oneOf(['report']),
  facts: factsShape,
  report: reportShape,
  signature: orNull(signatureShape),
  reusedUntil: optional(moment),
  leftOut: optional(oneOf([true])),
});

const picture = optional(text(20_000, /^data:image\/webp;base64,[A-Za-z0-9+/]*={0,2}$/));
const missing = optional(oneOf(MISSING_REASONS));

/** Redrawn pictures of the site, and why some are missing. */
const picturesLine = object<SitePictures & { readonly t: 'pictures' }>({
  t: oneOf(['pictures']),
  previewImage: picture,
  icon: picture,
  logo: picture,
  missing: optional(
    object<NonNullable<SitePictures['missing']>>({
      previewImage: missing,
      icon: missing,
      logo: missing,
    }),
  ),
});

const evidenceLine = object({ t: oneOf(['evidence']), evidence: evidenceShape });

const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** Why there is no report. The status was sent before this was known. */
interface ErrorLine {
  readonly t: 'error';
  readonly code: ErrorCode;
  /** When it is worth trying again, if that is known. */
  readonly retryAfterSeconds?: number;
  /** In the line, where that is why, and what keeps the place: to be sent with the next request. */
  readonly place?: number;
  readonly ticket?: string;
  /** The address to measure in place of this one. */
  readonly suggestion?: string | undefined;
  /** Id of the logged error. */
  readonly digest?: string;
}

const errorLine = object<ErrorLine>({
  t: oneOf(['error']),
  code: oneOf(ERROR_CODES),
  retryAfterSeconds: optional(integer(0, 1_000_000)),
  place: optional(integer(1, 1_000_000)),
  ticket: optional(text(80)),
  suggestion: optional(text(2048)),
  digest: optional(text(40)),
});

export type StreamLine = Parsed<
  | typeof requestLine
  | typeof waitingLine
  | typeof reportLine
  | typeof picturesLine
  | typeof evidenceLine
  | typeof errorLine
>;

export const streamLineShape = variant<StreamLine>('t', {
  request: requestLine,
  waiting: waitingLine,
  report: reportLine,
  pictures: picturesLine,
  evidence: evidenceLine,
  error: errorLine,
});

/** By the names that the document knows them by. */
export const STREAM_PARTS = {
  StreamLine: streamLineShape,
  RequestLine: requestLine,
  WaitingLine: waitingLine,
  ReportLine: reportLine,
  PicturesLine: picturesLine,
  EvidenceLine: evidenceLine,
  ErrorLine: errorLine,
} as const;
