/** `facet <address>`: a site measured and shown; without an address those of the configuration, one after the other. */
import { terminalText } from '../../encoding/terminal';
import { worstOf, type ExitCode } from '../exit-codes';
import { exitCodeOf, type Wanted } from '../gates';
import { refused, type Call } from './call';
import { judged, wantedOf } from './gating';
import { loadFormat } from '../formats/formats';
import { attempt } from './measuring';
import { put, writeReport, writingOf } from './write';

async function assessOne(call: Call, address: string, wanted: Wanted): Promise<ExitCode> {
  const result = await attempt(call, address);
  if (!result.ok) {
    call.io.stderr(terminalText(result.text));
    const { notMeasured } = await loadFormat(call.options.format);
    const failed = { address, code: result.code, problem: result.text };
    if (notMeasured !== undefined) await put(call, notMeasured(failed, writingOf(call)));
    return result.exitCode;
  }
  const judgement = judged(call, result.measured, wanted);
  await writeReport(call, { ...judgement, file: null });
  return exitCodeOf(judgement.gates.verdicts);
}

export async function assessCommand(call: Call): Promise<ExitCode> {
  const { options, config, words, io } = call;
  const addresses = options.operands.length > 0 ? options.operands : (config?.is.addresses ?? []);
  if (addresses.length === 0) throw refused(words, 'problem.no-address', {});
  if (addresses.length > 1 && (options.format !== 'text' || options.output !== null)) {
    throw refused(words, 'problem.several-addresses', { command: 'facet many' });
  }
  const wanted = await wantedOf(call);
  const codes: ExitCode[] = [];
  for (const [index, address] of addresses.entries()) {
    if (index > 0) io.stdout(terminalText(''));
    codes.push(await assessOne(call, address, wanted));
  }
  return worstOf(codes);
}
