/**
 * The export `facet-report.json`: a report with everything it was made from, so that any reader can make it again. And
 * `facet-comparison.json`, which holds those of several brands.
 */
import { MAX_BRANDS } from '../compared-brands';
import {
  FAILURE_REASONS,
  IMAGE_TYPES,
  REQUEST_IDS,
  SKIP_REASONS,
  type AnsweredRequest,
  type Evidence,
  type EvidenceRequest,
} from '../evidence';
import type { Facts } from '../facts';
import type { Report } from '../report';
import { OUTLINE } from '../rubric-outline';
import { canonicalJson, wellFormed } from './canonical-json';
import { sharedReport, type SharedReport } from './link';
import { moment, target } from './report-shape';
import {
  integer,
  isJsonObject,
  jsonObject,
  list,
  map,
  oneOf,
  orNull,
  ShapeError,
  text,
  truth,
  type Shape,
} from './shape';
import type { ReportJson, Signature } from './signature';

export const EXPORT_NAME = 'facet-report.json';

/** Most bytes of a file that is read: what fourteen requests may bring at most, written as JSON. */
export const EXPORT_LIMIT = 16_000_000;

export interface ReportExport {
  readonly format: 1;
  readonly evidence: Evidence;
  readonly facts: Facts;
  readonly report: ReportJson;
  readonly signature: Signature | null;
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
}

export type ExportResult =
  { readonly ok: true; readonly opened: OpenedExport } | { readonly ok: false; readonly code: ExportProblem };

const TEXT = text(EXPORT_LIMIT);
const COUNT = integer(0, Number.MAX_SAFE_INTEGER);
const STATUS = integer(0, 999);

const hop = (value: unknown) => {
  const found = jsonObject(value);
  return { url: TEXT(found['url']), status: STATUS(found['status']), location: TEXT(found['location']) };
};

const header: Shape<readonly [string, string]> = (value) => {
  const pair = list(2, TEXT)(value);
  const [name, content] = pair;
  if (name === undefined || content === undefined) throw new ShapeError('a header field');
  return [name, content];
};

/** Milliseconds, which clocks give in fractions. */
const duration: Shape<number> = (value) => {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw new ShapeError('milliseconds');
};

const body: Shape<NonNullable<AnsweredRequest['body']>> = (value) => {
  const found = jsonObject(value);
  if (oneOf(['text', 'image'])(found['kind']) === 'image') {
    return {
      kind: 'image',
      type: oneOf(IMAGE_TYPES)(found['type']),
      width: orNull(COUNT)(found['width']),
      height: orNull(COUNT)(found['height']),
      bytes: orNull(COUNT)(found['bytes']),
    };
  }
  return {
    kind: 'text',
    text: TEXT(found['text']),
    encoding: text(40)(found['encoding']),
    encodingFrom: oneOf(['bom', 'header', 'meta', 'default'])(found['encodingFrom']),
    bytes: COUNT(found['bytes']),
    truncated: truth(found['truncated']),
  };
};

const request: Shape<EvidenceRequest> = (value) => {
  const found = jsonObject(value);
  const id = oneOf(REQUEST_IDS)(found['id']);
  const state = oneOf(['answered', 'failed', 'skipped'])(found['state']);
  if (state === 'skipped') return { state, id, reason: oneOf(SKIP_REASONS)(found['reason']) };
  const ms = jsonObject(found['ms']);
  const asked = { id, url: TEXT(found['url']), redirects: list(20, hop)(found['redirects']) };
  if (state === 'failed') {
    return { ...asked, state, reason: oneOf(FAILURE_REASONS)(found['reason']), ms: { total: duration(ms['total']) } };
  }
  return {
    ...asked,
    state,
    finalUrl: TEXT(found['finalUrl']),
    status: STATUS(found['status']),
    headers: list(2_000, header)(found['headers']),
    ms: { firstByte: duration(ms['firstByte']), total: duration(ms['total']) },
    body: orNull(body)(found['body']),
  };
};

const evidenceShape: Shape<Evidence> = (value) => {
  const found = jsonObject(value);
  return {
    format: oneOf([1])(found['format']),
    scope: oneOf(['site', 'page'])(found['scope']),
    target: target(found['target']),
    collectedAt: moment(found['collectedAt']),
    requests: list(REQUEST_IDS.length, request)(found['requests']),
    domains: map(100_000, /^[^\s]{0,300}$/, orNull(text(300)))(found['domains']),
  };
};

/** The text of an export. */
export function exportText(report: ReportExport): string {
  return `${JSON.stringify(exported(report), null, 1)}\n`;
}

/** The members of an export in their order, and no others. */
function exported({ format, evidence, facts, report, signature }: ReportExport): ReportExport {
  return { format, evidence, facts, report, signature };
}

/** Makes facts and report of evidence: handed in, since the engine is loaded apart from its formats. */
export type Engine = (evidence: Evidence) => { readonly facts: Facts; readonly report: Report };

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
    return { ok: true, opened: { ...shared, evidence, facts, remade: compare(shared.received, report, version) } };
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

/** The text of a comparison's export: the exports of its reports, in the order of the columns. */
export function comparisonExportText(reports: readonly ReportExport[]): string {
  return `${JSON.stringify({ format: 1, reports: reports.map(exported) }, null, 1)}\n`;
}

export type ExportsResult =
  | { readonly ok: true; readonly opened: readonly OpenedExport[] }
  | { readonly ok: false; readonly code: ExportProblem };

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
    // What is no report inside of a comparison is a part of it that is missing.
    if (!result.ok) return { ok: false, code: result.code === 'file-foreign' ? 'file-damaged' : result.code };
    opened.push(result.opened);
  }
  return { ok: true, opened };
}
