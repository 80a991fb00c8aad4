/** Writes what a command has made, in the format that was asked for. */
import { translator } from '../../components/strings';
import type { Report } from '../../brand/report/report';
import { safeText } from '../../encoding/terminal';
import type { Encoded } from '../../encoding/text';
import type { Format, Writing, Written } from '../formats/format';
import { loadFormat } from '../formats/formats';
import { gatesText } from '../formats/text/gates';
import type { GateResult } from '../gates';
import { plainly } from '../terminal/paint';
import { note, pageOf, type Call } from './call';

/** Writes to the file that was named, else to the standard output. */
export async function put(
  { options, io, words }: Pick<Call, 'options' | 'io' | 'words'>,
  content: Encoded,
): Promise<void> {
  if (options.output === null) {
    io.stdout(content);
    return;
  }
  await io.writeFile(options.output, content);
  const t = translator(words.strings, words.locale, 'cli');
  note({ options, io }, t('file.written', { path: safeText(options.output) }));
}

/** In a file there are no colours, and lines are as wide as requested. */
export function writingOf(call: Call): Writing {
  const { options, io, words, config } = call;
  const page = pageOf(call, 'stdout');
  return {
    words,
    siteUrl: config?.is.site ?? null,
    page: options.output === null ? page : { ...page, paint: plainly },
    isDrawn: io.isTerminal.stdout && options.output === null && io.env['TERM'] !== 'dumb',
    all: options.all,
    at: io.now().toISOString(),
  };
}

/** Writes one thing in the format that was asked for. */
export async function writeAs<K extends 'report' | 'comparison' | 'changes' | 'vocabulary'>(
  call: Call,
  kind: K,
  thing: Parameters<NonNullable<Format[K]>>[0],
): Promise<void> {
  const { [kind]: write } = await loadFormat(call.options.format);
  if (write === undefined) throw new Error(`${call.options.format} writes no ${kind}, though its row says so`);
  // One member of a union whose members differ only in this parameter.
  await put(
    call,
    await (write as (thing: unknown, writing: Writing) => Encoded | Promise<Encoded>)(thing, writingOf(call)),
  );
}

/** Gates are part of a report in words; beside any other format they are said on the error stream. */
export async function writeReport(call: Call, written: Written): Promise<void> {
  await writeAs(call, 'report', written);
  if (call.options.format !== 'text' || call.options.output !== null)
    sayGates(call, written.gates, written.measured.report);
}

function sayGates(call: Call, gates: GateResult, { rubricVersion }: Report): void {
  const { options, io, words } = call;
  // Unmet gates are more than notes: without them nobody knows why the command failed.
  const said = options.quiet
    ? { verdicts: gates.verdicts.filter(({ state }) => state !== 'met'), acceptances: [] }
    : gates;
  io.stderr(gatesText(said, words, rubricVersion, pageOf(call, 'stderr')));
}
