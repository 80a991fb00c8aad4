/** Writes what a command has made, in the format that was asked for. */
import { translator } from '../../components/strings';
import type { Report } from '../../brand/report/report';
import type { Encoded } from '../../encoding/text';
import type { ReportJson } from '../../brand/sharing/signature';
import type { Measured } from '../measured';
import { plainly } from '../terminal/paint';
import { safeText, terminalText, terminalTexts } from '../../encoding/terminal';
import { note, pageOf, type Call } from './call';
import { gatesText, verdictText } from '../formats/text/gates';
import type { GateResult } from '../gates';
import { VERSION } from '../version';

/** A report with what its formats may say of it beside its findings. */
export interface Written {
  readonly measured: Measured;
  readonly gates: GateResult;
  /** The report it must not fall behind; null where none was named. */
  readonly base: Report | null;
  /** The file a page was read from; null for a site. */
  readonly file: string | null;
  /** Of a report that was opened: as it was received, and the name its reader put in. */
  readonly opened?: { readonly received: ReportJson; readonly ownName?: string };
}

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

/** In a file there are no colours, and lines are as wide as was asked. */
export function textPage(call: Pick<Call, 'options' | 'io'>) {
  const page = pageOf(call, 'stdout');
  return call.options.output === null ? page : { ...page, paint: plainly };
}

/** Whether the text is drawn on a terminal, as opposed to a file or a pipe. */
function isDrawnOn({ io, options }: Call): boolean {
  return io.isTerminal.stdout && options.output === null && io.env['TERM'] !== 'dumb';
}

/** What a report is called in formats that name a place: its address, or the file it was read from. */
function placeOf({ measured: { report }, file }: Written): string {
  return file ?? (report.target.address || report.target.origin);
}

/** Each format is loaded when it is asked for: together they take longer than all else. */
async function contentOf(call: Call, written: Written): Promise<Encoded> {
  const { options, words, config } = call;
  const { measured, gates, base, file, opened } = written;
  const { rubricVersion } = measured.report;
  const siteUrl = config?.is.site ?? null;
  switch (options.format) {
    case 'json':
      return (await import('../formats/json')).jsonText(measured, opened);
    case 'markdown': {
      const lines = gates.verdicts.map((verdict) => ({
        state: verdict.state,
        text: verdictText(words, rubricVersion, verdict),
      }));
      const { markdown } = await import('../formats/markdown');
      return markdown(measured, words, { base: base ?? undefined, gates: lines, siteUrl });
    }
    case 'sarif': {
      const { sarif } = await import('../formats/sarif');
      return sarif([{ measured, file: placeOf(written) }], words, { siteUrl, version: VERSION });
    }
    case 'junit': {
      const { junit } = await import('../formats/junit');
      return junit([{ address: placeOf(written), measured }], words, { siteUrl });
    }
    case 'html': {
      const [{ reportHtml }, { reportStyles }] = await Promise.all([
        import('../formats/html'),
        import('../formats/report-styles'),
      ]);
      return reportHtml(measured, words, { styles: await reportStyles(), siteUrl });
    }
    case 'csv': {
      const { sitesCsv } = await import('../formats/csv');
      return sitesCsv([{ address: placeOf(written), report: measured.report }], words);
    }
    case 'text': {
      const { reportText } = await import('../formats/text/report');
      const page = textPage(call);
      const text = reportText(measured.report, words, { ...page, all: options.all, gem: isDrawnOn(call), file });
      const verdicts = gatesText(gates, words, rubricVersion, page);
      return verdicts === '' ? text : terminalTexts([text, terminalText(''), verdicts]);
    }
  }
}

/** Gates are part of a report in words; beside any other format they are said on the error stream. */
export async function writeReport(call: Call, written: Written): Promise<void> {
  await put(call, await contentOf(call, written));
  if (call.options.format !== 'text' || call.options.output !== null)
    sayGates(call, written.gates, written.measured.report);
}

function sayGates(call: Call, gates: GateResult, { rubricVersion }: Report): void {
  const { options, io, words } = call;
  // What is not met is no note: without it nobody knows why the command failed.
  const said = options.quiet
    ? { verdicts: gates.verdicts.filter(({ state }) => state !== 'met'), acceptances: [] }
    : gates;
  io.stderr(gatesText(said, words, rubricVersion, pageOf(call, 'stderr')));
}
