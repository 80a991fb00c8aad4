/**
 * The export `facet-report.json`: a report with everything it was made from, so that any reader can reproduce it. And
 * `facet-comparison.json`, which holds those of several brands.
 */
import type { Encoded } from '../../encoding/text';
import { jsonFile } from '../../encoding/json';
import { MAX_BRANDS } from '../comparison/compared-brands';
import {
  FAILURE_REASONS,
  IMAGE_TYPES,
  LLMS_LINKS,
  REQUEST_IDS,
  SCOPES,
  SKIP_REASONS,
  type AnsweredRequest,
  type Evidence,
  type EvidenceRequest,
  type Hop,
  type LinkAnswer,
} from '../evidence/evidence';
import type { Facts } from '../facts/facts';
import { OWN_NAME_LIMIT, readOwnName } from '../naming/own-name';
import type { Report } from '../report/report';
import { OUTLINE } from '../score/rubric-outline';
import { canonicalJson, wellFormed } from './canonical-json';
import { EXPORT_LIMIT } from './export-limit';
import { sharedReport, type SharedReport } from './link';
import { moment, target } from './report-shape';
import { isJsonObject, ShapeError } from './json';
import { integer, list, map, number, object, oneOf, optional, orNull, pair, text, then, truth, variant } from './shape';
import type { ReportJson, Signature } from './signature';

export { EXPORT_LIMIT };

export const EXPORT_NAME = 'facet-report.json';

export interface ReportExport {
  readonly format: 1;
  readonly evidence: Evidence;
  readonly facts: Facts;
  readonly report: ReportJson;
  readonly signature: Signature | null;
  /** The brand's name as the reader who saved the file put it in. The report is without it, as it was measured. */
  readonly ownName?: string;
  /** In an answer to a program: the report was there already, and the site can be measured anew then. Readers pass it over. */
  readonly reusedUntil?: string | undefined;
  /** In an answer to a program: a query or a fragment was sent and is no part of what was measured. */
  readonly leftOut?: true | undefined;
}

export type ExportProblem =
  | 'file-too-large'
  | 'file-not-json'
  | 'file-foreign' // JSON, but no export of ours
  | 'file-version' // of a format to come
  | 'file-damaged'; // an export of which a part is missing or is something else

/** What making the report again from its evidence came to. */
export type Remade =
  | { readonly result: 'equal' }
  /** Null: the evidence gives no overall. */
  | { readonly result: 'different'; readonly overall: number | null }
  /** The report is of another rubric, and is shown as it is. */
  | { readonly result: 'other-rubric' };

export interface OpenedExport extends SharedReport {
  readonly evidence: Evidence;
  /** Made again from the evidence. */
  readonly facts: Facts;
  readonly remade: Remade;
  /** What the report is with the name that the file's reader put in; null if it has none. */
  readonly correction: { readonly name: string; readonly report: Report } | null;
}

type Opening<T> = { readonly ok: true; readonly opened: T } | { readonly ok: false; readonly code: ExportProblem };
export type ExportResult = Opening<OpenedExport>;
export type ExportsResult = Opening<readonly OpenedExport[]>;

const TEXT = text(EXPORT_LIMIT);
const COUNT = integer(0, Number.MAX_SAFE_INTEGER);
const STATUS = integer(0, 999);

const header = pair(TEXT, TEXT);
const HEADERS = list(2_000, header);

const hop = object<Hop>({ url: TEXT, status: STATUS, location: TEXT, headers: optional(HEADERS) });

/** Milliseconds, which clocks give in fractions. */
const duration = number(0);

/** Constant, so that each keeps its own type. */
const ENCODING_SOURCES = ['bom', 'header', 'meta', 'default'] as const;

const body = variant<NonNullable<AnsweredRequest['body']>>('kind', {
  image: object({
    kind: oneOf(['image']),
    type: oneOf(IMAGE_TYPES),
    width: orNull(COUNT),
    height: orNull(COUNT),
    bytes: orNull(COUNT),
  }),
  text: object({
    kind: oneOf(['text']),
    text: TEXT,
    encoding: text(40),
    encodingFrom: oneOf(ENCODING_SOURCES),
    bytes: COUNT,
    truncated: truth,
  }),
});

const ID = oneOf(REQUEST_IDS);
const ASKED = { id: ID, url: TEXT, redirects: list(20, hop) };

const request = variant<EvidenceRequest>('state', {
  skipped: object({ state: oneOf(['skipped']), id: ID, reason: oneOf(SKIP_REASONS) }),
  failed: object({
    ...ASKED,
    state: oneOf(['failed']),
    reason: oneOf(FAILURE_REASONS),
    ms: object({ total: duration }),
  }),
  answered: object({
    ...ASKED,
    state: oneOf(['answered']),
    finalUrl: TEXT,
    status: STATUS,
    headers: HEADERS,
    ms: object({ firstByte: duration, total: duration }),
    body: orNull(body),
  }),
});

const linkAnswer = object<LinkAnswer>({
  url: TEXT,
  status: orNull(STATUS),
  reason: orNull(oneOf([...new Set([...FAILURE_REASONS, ...SKIP_REASONS])])),
});

export const evidenceShape = object<Evidence>({
  format: oneOf([1]),
  scope: oneOf(SCOPES),
  target,
  collectedAt: moment,
  requests: list(REQUEST_IDS.length, request),
  llmsLinks: optional(list(LLMS_LINKS, linkAnswer)),
  domains: map(100_000, /^[^\s]{0,300}$/, orNull(text(300))),
});

/** The parts that the schema of evidence names. */
export const EVIDENCE_PARTS = { EvidenceRequest: request, Body: body, LinkAnswer: linkAnswer } as const;

/** The text of an export. */
export function exportText(report: ReportExport): Encoded<'json'> {
  return jsonFile(exported(report), 1);
}

/** The members of an export in their order, and no others. */
function exported({ format, evidence, facts, report, signature, ...rest }: ReportExport): ReportExport {
  const { ownName, reusedUntil, leftOut } = rest;
  return {
    format,
    evidence,
    facts,
    report,
    signature,
    ...(ownName !== undefined && { ownName }),
    ...(reusedUntil !== undefined && { reusedUntil }),
    ...(leftOut !== undefined && { leftOut }),
  };
}

/**
 * Makes facts and report from evidence, with a reader's name for the brand if given. Passed in, since the engine
 * is loaded apart from its formats.
 */
export type Engine = (evidence: Evidence, ownName?: string) => { readonly facts: Facts; readonly report: Report };

export const ownNameShape = then(text(OWN_NAME_LIMIT), (typed) => {
  const name = readOwnName(typed);
  if (name === null) throw new ShapeError('a name');
  return name;
});

function compare(received: ReportJson, made: Report, version: string): Remade {
  if (received['rubricVersion'] !== version) return { result: 'other-rubric' };
  if (canonicalJson(wellFormed(received)) === canonicalJson(wellFormed(made))) return { result: 'equal' };
  return { result: 'different', overall: made.overall?.value ?? null };
}

function openValue(value: unknown, engine: Engine, version: string): ExportResult {
  if (!isJsonObject(value) || typeof value['format'] !== 'number' || !('report' in value)) {
    return { ok: false, code: 'file-foreign' };
  }
  if (value['format'] !== 1) return { ok: false, code: 'file-version' };
  try {
    const shared = sharedReport(value);
    const evidence = evidenceShape(value['evidence']);
    const { facts, report } = engine(evidence);
    const remade = compare(shared.received, report, version);
    const name = orNull(ownNameShape)(value['ownName']);
    // A correction belongs to a report of this rubric, because its scores appear next to the measured ones.
    const correction =
      name === null || remade.result === 'other-rubric' ? null : { name, report: engine(evidence, name).report };
    return { ok: true, opened: { ...shared, evidence, facts, remade, correction } };
  } catch (cause) {
    // The engine trusts evidence to be what gathering makes; evidence written by hand may break it.
    if (cause instanceof Error) return { ok: false, code: 'file-damaged' };
    throw cause;
  }
}

/** The value a file holds; undefined if it is no JSON. */
function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads an export and makes its report again.
 *
 * @param version of the engine's rubric
 */
export function openExport(content: string, engine: Engine, version: string = OUTLINE.version): ExportResult {
  const value = jsonIn(content);
  return value === undefined ? { ok: false, code: 'file-not-json' } : openValue(value, engine, version);
}

export const COMPARISON_EXPORT_NAME = 'facet-comparison.json';

/** Most bytes of a file that is read where one may hold a comparison. */
export const COMPARISON_EXPORT_LIMIT = MAX_BRANDS * EXPORT_LIMIT;

/** A site that could not be measured, beside those that could: a program's answer says so, and readers pass it over. */
export interface FailedSite {
  /** As typed. */
  readonly address: string;
  /** Stable code of what went wrong. */
  readonly code: string;
  /** When it is worth trying again, if that is known. */
  readonly retryAfterSeconds?: number;
  /** In the line, and what keeps it. */
  readonly place?: number;
  readonly ticket?: string;
}

/** The text of a comparison's export: the exports of its reports, in the order of the columns. */
export function comparisonExportText(
  reports: readonly ReportExport[],
  failed: readonly FailedSite[] = [],
): Encoded<'json'> {
  const content = { format: 1, reports: reports.map(exported), ...(failed.length > 0 && { failed }) };
  return jsonFile(content, 1);
}

/**
 * Reads the export of a comparison or of one report, and makes every report again.
 *
 * @param version of the engine's rubric
 */
export function openExports(content: string, engine: Engine, version: string = OUTLINE.version): ExportsResult {
  const value = jsonIn(content);
  if (value === undefined) return { ok: false, code: 'file-not-json' };
  if (!isJsonObject(value) || !Array.isArray(value['reports'])) {
    const single = openValue(value, engine, version);
    return single.ok ? { ok: true, opened: [single.opened] } : single;
  }
  if (value['format'] !== 1) return { ok: false, code: 'file-version' };
  if (value['reports'].length === 0 || value['reports'].length > MAX_BRANDS) return { ok: false, code: 'file-damaged' };
  const opened: OpenedExport[] = [];
  for (const each of value['reports'] as readonly unknown[]) {
    const result = openValue(each, engine, version);
    // Anything in a comparison that is not a report counts as a missing part.
    if (!result.ok) return { ok: false, code: result.code === 'file-foreign' ? 'file-damaged' : result.code };
    opened.push(result.opened);
  }
  return { ok: true, opened };
}
