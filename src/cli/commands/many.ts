/** `facet many`: a list of addresses, whose results are kept in a file as they come and taken up again from there. */
import { translator } from '../../components/strings';
import { EXIT_CODES, worstOf, type ExitCode } from '../exit-codes';
import { READ_LIMITS } from '../files';
import type { ManyResults } from '../formats/format';
import { loadFormat } from '../formats/formats';
import { keyOf, type Line } from '../many/lines';
import { readList } from '../many/list';
import type { ManySummary } from '../many/measure-many';
import { readResults } from '../many/result-file';
import type { MeasureProblem } from '../measuring/measure';
import { manyProgressOf } from '../progress';
import { safeText } from '../../encoding/terminal';
import { Ended, note, pageOf, type Call } from './call';
import { codeOfProblem } from './measuring';
import { textIn } from './opened';
import { writingOf } from './write';

/** Where results are kept if no file is named. */
const RESULTS_NAME = 'facet-many.ndjson';

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

/** The results in their file: of several lines of an address the last counts. */
function resultsIn(output: string, summary: ManySummary): ManyResults {
  const { rows } = summary;
  const wanted = new Set(rows.map(keyOf));
  return {
    summary,
    each: async <T>(make: (line: Line) => T) => {
      const made = new Map<string, T>();
      for await (const line of readResults(output)) {
        const key = keyOf(line);
        if (wanted.has(key)) made.set(key, make(line));
      }
      return rows.flatMap((row) => made.get(keyOf(row)) ?? []);
    },
    lines: async function* () {
      const last = new Map<string, number>();
      let count = 0;
      for await (const line of readResults(output)) last.set(keyOf(line), count++);
      count = 0;
      for await (const line of readResults(output)) {
        const key = keyOf(line);
        if (wanted.has(key) && last.get(key) === count) yield line;
        count++;
      }
    },
  };
}

async function write(call: Call, output: string, summary: ManySummary): Promise<void> {
  const { options, io } = call;
  const { many } = await loadFormat(options.format);
  if (many === undefined) throw new Error(`${options.format} writes no lists, though its row says so`);
  // Results go to the file that was named, and what is made of them to the standard output.
  const writing = { ...writingOf(call), page: pageOf(call, 'stdout') };
  for await (const text of many(resultsIn(output, summary), writing)) io.stdout(text);
}

/** The exit code for one address in a list. A wrong address doesn't stop the others. */
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
