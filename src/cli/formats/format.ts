/** What a format is. Each is a file in this folder and a row in `formats.ts`. */
import type { Comparison } from '../../brand/comparison/compare';
import type { Report } from '../../brand/report/report';
import type { ReportJson } from '../../brand/sharing/signature';
import type { Encoded } from '../../encoding/text';
import type { Changes } from '../changes';
import type { GateResult } from '../gates';
import type { Line } from '../many/lines';
import type { ManySummary } from '../many/measure-many';
import type { Shown } from '../choice';
import type { Measured, Words } from '../measured';
import type { Explained } from './explained';
import type { Page } from '../terminal/sheet';

/** A report with what its formats may say about it beside its findings. */
export interface Written {
  readonly measured: Measured;
  readonly gates: GateResult;
  /** The report it must not fall behind; null if none was named. */
  readonly base: Report | null;
  /** The file a page was read from; null for a site. */
  readonly file: string | null;
  /** Given if only some of its checks are shown, so that it has no overall score. */
  readonly part: Shown | null;
  /** For a report that was opened: the report as received, and the name that its reader put in. */
  readonly opened?: { readonly received: ReportJson; readonly ownName?: string };
}

/** Brands on one basis. */
export interface Compared {
  readonly brands: readonly Measured[];
  readonly comparison: Comparison;
}

/** Two reports of one site. */
export interface Changed {
  readonly before: Report;
  readonly after: Measured;
  readonly changes: Changes;
}

/** Checks in words. */
export interface Vocabulary {
  /** The check, cause or dimension that was asked for; null for all checks. */
  readonly id: string | null;
  readonly explained: readonly Explained[];
}

/** Results of a list. They are in a file: together they may be larger than memory. */
export interface ManyResults {
  readonly summary: ManySummary;
  /** Makes something small of the result of each address, in the order of the list. */
  readonly each: <T>(make: (line: Line) => T) => Promise<readonly T[]>;
  /** One result at a time, as they are in the file. */
  readonly lines: () => AsyncIterable<Line>;
}

/** An address that could not be measured. */
export interface NotMeasured {
  readonly address: string;
  /** A stable code. */
  readonly code: string;
  /** The same in words. */
  readonly problem: string;
}

/** What every format may need to know of the output it writes for. */
export interface Writing {
  readonly words: Words;
  /** Origin of the site whose guide is named; null leaves addresses out. */
  readonly siteUrl: string | null;
  /** The output's width in columns, and whether it has colour. */
  readonly page: Page;
  /** Whether the output is a terminal that can draw. */
  readonly isDrawn: boolean;
  /** Whether everything was asked for, with its evidence. */
  readonly all: boolean;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** What one format can write; what it leaves out, commands refuse before they begin (`of` in `formats.ts`). */
export interface Format {
  readonly report?: (written: Written, writing: Writing) => Encoded | Promise<Encoded>;
  readonly comparison?: (compared: Compared, writing: Writing) => Encoded | Promise<Encoded>;
  readonly changes?: (changed: Changed, writing: Writing) => Encoded | Promise<Encoded>;
  readonly vocabulary?: (vocabulary: Vocabulary, writing: Writing) => Encoded | Promise<Encoded>;
  readonly many?: (results: ManyResults, writing: Writing) => Iterable<Encoded> | AsyncIterable<Encoded>;
  /** Written instead of a report, for readers such as CI servers that take a missing file to mean that nothing is wrong. */
  readonly notMeasured?: (failed: NotMeasured, writing: Writing) => Encoded;
}

/** What a report is called in formats that name a place: its address, or the file it was read from. */
export function placeOf({ measured: { report }, file }: Written): string {
  return file ?? (report.target.address || report.target.origin);
}
