/** `facet many`: a list of addresses, whose results are kept in a file as they come and taken up again from there. */
import { translator } from '../../components/strings';
import { EXIT_CODES, worstOf, type ExitCode } from '../exit-codes';
import { READ_LIMITS } from '../files';
import { lineText, type Line, type SummaryRow } from '../many/lines';
import { readList } from '../many/list';
import type { ManySummary } from '../many/measure-many';
import { readResults } from '../many/result-file';
import type { MeasureProblem } from '../measuring/measure';
import { problemWords } from '../measuring/problem-words';
import { manyProgressOf } from '../progress';
import { safeText } from '../../encoding/terminal';
import { Ended, note, pageOf, type Call } from './call';
import { codeOfProblem } from './measuring';
import { textIn } from './opened';

/** Where results are kept if no file is named. */
const RESULTS_NAME = 'facet-many.ndjson';

/** What tells a line from those of other addresses. */
function keyOf({ address, origin }: Pick<SummaryRow, 'address' | 'origin'>): string {
  return origin ?? address;
}

async function measured(call: Call, list: string, output: string): Promise<ManySummary> {
  const { options, io, words, tools, config } = call;
  const { local, preview, headers } = options;
  const total = readList(list, { local, sampleHosts: [] }).length;
  const progress = manyProgressOf(total, words, io, pageOf(call, 'stderr'), options.quiet);
  try {
    const result = await tools.measureMany({
      list,
      output,
      local,
      preview,
      headers,
      environment: io.env,
      site: config?.is.site ?? null,
      whole: options.all,
      signal: io.signal,
      now: io.now,
      onResult: progress.onResult,
    });
    if (result.ok) return result.summary;
    const t = translator(words.strings, words.locale, 'cli-measuring');
    const [title, detail] = [t(`${result.code}.title`, { what: safeText(output) }), t(`${result.code}.detail`)];
    throw new Ended(`${title}\n${detail}`, EXIT_CODES.usage);
  } finally {
    progress.end();
  }
}

/** Makes something small of each line, and gives what was made in the order of the list: of several lines the last counts. */
async function ofEach<T>(output: string, { rows }: ManySummary, make: (line: Line) => T): Promise<readonly T[]> {
  const wanted = new Set(rows.map(keyOf));
  const made = new Map<string, T>();
  for await (const line of readResults(output)) {
    const key = keyOf(line);
    if (wanted.has(key)) made.set(key, make(line));
  }
  return rows.flatMap((row) => made.get(keyOf(row)) ?? []);
}

/** Hands on the line of each address as it is in the file, one at a time: together they may be larger than memory. */
async function writeLines({ io }: Call, output: string, { rows }: ManySummary): Promise<void> {
  const wanted = new Set(rows.map(keyOf));
  const last = new Map<string, number>();
  let count = 0;
  for await (const line of readResults(output)) last.set(keyOf(line), count++);
  count = 0;
  for await (const line of readResults(output)) {
    const key = keyOf(line);
    if (wanted.has(key) && last.get(key) === count) io.stdout(lineText(line));
    count++;
  }
}

async function write(call: Call, output: string, summary: ManySummary): Promise<void> {
  const { options, io, words, config } = call;
  const problemOf = (line: Extract<Line, { ok: false }>) => problemWords(words, line).title;
  switch (options.format) {
    case 'json':
      return writeLines(call, output, summary);
    case 'csv': {
      const { csvRow, sitesTable } = await import('../formats/csv');
      const rows = await ofEach(output, summary, (line) =>
        csvRow(line.ok ? line : { ...line, problem: problemOf(line) }, words),
      );
      io.stdout(sitesTable(rows, words));
      return;
    }
    case 'junit': {
      const { junit } = await import('../formats/junit');
      const at = io.now().toISOString();
      const sites = await ofEach(output, summary, (line) =>
        line.ok
          ? { address: line.address, measured: { report: line.report } }
          : { address: line.address, at, code: line.code, problem: problemOf(line) },
      );
      io.stdout(junit(sites, words, { siteUrl: config?.is.site ?? null }));
      return;
    }
    default: {
      const { manyText } = await import('../formats/text/many');
      io.stdout(manyText(summary, words, pageOf(call, 'stdout')));
    }
  }
}

/** Of an address in a list: one that is wrong keeps the others from nothing. */
function codeOfMany(code: MeasureProblem): ExitCode {
  const exitCode = codeOfProblem(code);
  return exitCode === EXIT_CODES.usage ? EXIT_CODES.notMeasured : exitCode;
}

export async function manyCommand(call: Call): Promise<ExitCode> {
  const { options, words } = call;
  const [path = '-'] = options.operands;
  const output = options.output ?? RESULTS_NAME;
  const t = translator(words.strings, words.locale, 'cli');
  const summary = await measured(call, await textIn(call, path, READ_LIMITS.list), output);
  await write(call, output, summary);
  note(call, t('many.results', { path: safeText(output) }));
  if (summary.interrupted) note(call, t('many.interrupted'));
  if (summary.interrupted) return EXIT_CODES.interrupted;
  return worstOf(summary.rows.map((row) => (row.ok ? EXIT_CODES.met : codeOfMany(row.code))));
}
