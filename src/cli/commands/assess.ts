/** `facet <address>`: a site measured and shown; without an address those of the configuration, one after the other. */
import { terminalText } from '../../encoding/terminal';
import { worstOf, type ExitCode } from '../exit-codes';
import { exitCodeOf, type Wanted } from '../gates';
import { refused, type Call } from './call';
import { judged, wantedOf } from './gating';
import { attempt, type Attempt } from './measuring';
import { put, writeReport } from './write';

async function assessOne(call: Call, address: string, wanted: Wanted): Promise<ExitCode> {
  const result = await attempt(call, address);
  if (!result.ok) {
    call.io.stderr(terminalText(result.text));
    if (call.options.format === 'junit') await writeError(call, address, result);
    return result.exitCode;
  }
  const { measured } = result;
  const gates = judged(call, measured.report, wanted);
  await writeReport(call, { measured, gates, base: wanted.notWorseThan, file: null });
  return exitCodeOf(gates.verdicts);
}

/** CI servers that get no file take it that nothing went wrong. */
async function writeError(call: Call, address: string, { code, text }: Extract<Attempt, { ok: false }>): Promise<void> {
  const { junit } = await import('../formats/junit');
  const at = call.io.now().toISOString();
  await put(call, junit([{ address, at, code, problem: text }], call.words, { siteUrl: null }));
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
