/** Measures a list of addresses: four at a time, no target twice at once, each result kept as soon as it is there. */
import type { Scope } from '../../brand/evidence/evidence';
import { OUTLINE } from '../../brand/score/rubric-outline';
import { Budget } from '../measuring/budget';
import { measure, sampleHostsOf, type MeasureOptions, type MeasureResult } from '../measuring/measure';
import { isFinished, keyOf, summaryRow, type Line, type SummaryRow } from './lines';
import { readList, type Entry } from './list';
import { ForeignFile, ResultFile } from './result-file';
import { inTurns } from './turns';

/** Addresses measured at a time. */
const AT_A_TIME = 4;

export interface ManyOptions extends Pick<
  MeasureOptions,
  'local' | 'preview' | 'headers' | 'environment' | 'site' | 'now'
> {
  /** Text of the list, one address a line. */
  readonly list: string;
  /** Path of the file that results are added to; one of an earlier run is taken up again. */
  readonly output: string;
  /** Whether lines hold evidence and facts, too, as exports do: some hundred kilobytes each. */
  readonly whole?: boolean;
  /** Aborting it ends the run: what is under way is dropped, what is done is kept. */
  readonly signal: AbortSignal;
  /** Told of each address before it is measured. */
  readonly onStart?: (address: string) => void;
  /** Told of each result once it is kept. */
  readonly onResult?: (row: SummaryRow) => void;
  /** For tests. The default is this command's own. */
  readonly measure?: typeof measure;
}

export interface ManySummary {
  /** In the order of the list, what was done before included; without what was not reached. */
  readonly rows: readonly SummaryRow[];
  /** Entries of the list, invalid addresses included. */
  readonly total: number;
  /** Taken from the file of an earlier run. */
  readonly reused: number;
  /** Ended by the signal. */
  readonly interrupted: boolean;
}

export type ManyResult =
  | { readonly ok: true; readonly summary: ManySummary }
  | { readonly ok: false; readonly code: 'output-foreign' | 'output-differs' };

class OtherKind extends Error {
  override readonly name = 'OtherKind';
}

/** What could not be measured. */
async function attempt(ask: () => Promise<MeasureResult>, signal: AbortSignal): Promise<MeasureResult> {
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted) throw error;
    // A defect that one page exposes must not affect the others.
    return { ok: false, code: 'unexpected' };
  }
}

/** Opens the file of results, or says why it does not fit this run. @param onLine told of what an earlier run left */
async function openResults(
  output: string,
  onLine: (line: Line) => void,
): Promise<ResultFile | 'output-foreign' | 'output-differs'> {
  try {
    return await ResultFile.open(output, onLine);
  } catch (error) {
    if (error instanceof ForeignFile) return 'output-foreign';
    if (error instanceof OtherKind) return 'output-differs';
    throw error;
  }
}

/** What became of one address, and how many requests it took. */
async function measuredEntry(entry: Entry, options: ManyOptions, budget: Budget) {
  let requests = 0;
  const onSend = () => (requests += 1);
  const ask = options.measure ?? measure;
  const result = await attempt(
    () => ask(entry.page, { ...options, budget, onRequest: () => undefined, onSend }),
    options.signal,
  );
  const { address, origin, page } = entry;
  const about = { address, origin, ...(page !== origin && { page }), requests };
  if (!result.ok) {
    // What could be measured in its place is for who types.
    const { suggestion: _, ...failed } = result;
    return { ...about, ...failed };
  }
  const { report, evidence, facts } = result.measured;
  return { ...about, ok: true as const, report, ...(options.whole && { evidence, facts }) };
}

/**
 * Measures a list. No address that an earlier run has finished is asked again; one whose measuring was ended is.
 *
 * @throws errors of the file system
 */
export async function measureMany(options: ManyOptions): Promise<ManyResult> {
  const { local, preview, environment, signal, output } = options;
  const scope: Scope = local || preview ? 'preview' : 'site';
  const sampleHosts = Object.keys(sampleHostsOf(environment));
  const list = readList(options.list, { local, sampleHosts });
  const rows = new Map<string, SummaryRow>();
  const done = new Set<string>();
  const head = { format: 1, scope, rubric: OUTLINE.version } as const;
  const order = list.map((each) => (each.ok ? each.page : each.address));
  const wanted = new Set(order);
  const file = await openResults(output, (line) => {
    if (line.scope !== head.scope || line.rubric !== head.rubric) throw new OtherKind();
    const key = keyOf(line);
    if (!wanted.has(key)) return;
    rows.set(key, summaryRow(line));
    if (isFinished(line)) done.add(key);
  });
  if (typeof file === 'string') return { ok: false, code: file };
  const reused = done.size;

  const keep = async (line: Line): Promise<void> => {
    await file.add(line);
    const row = summaryRow(line);
    rows.set(keyOf(line), row);
    options.onResult?.(row);
  };
  const budget = new Budget();
  const run = async (entry: Entry): Promise<void> => {
    if (signal.aborted) return;
    options.onStart?.(entry.address);
    await keep({ ...head, ...(await measuredEntry(entry, options, budget)) });
  };

  try {
    for (const each of list) {
      if (each.ok || done.has(each.address)) continue;
      await keep({ ...head, address: each.address, origin: null, requests: 0, ok: false, code: each.code });
    }
    const left = list.filter((each) => each.ok).filter(({ page }) => !done.has(page));
    await inTurns(left, AT_A_TIME, run);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await file.close();
  }
  const found = order.flatMap((key) => rows.get(key) ?? []);
  return { ok: true, summary: { rows: found, total: order.length, reused, interrupted: signal.aborted } };
}
