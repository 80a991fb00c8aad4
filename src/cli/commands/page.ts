/** `facet page`: one HTML file, without the network. */
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { exitCodeOf } from '../gates';
import { FileProblem, readInput } from '../io';
import { Ended, fileProblemText, type Call } from './call';
import { judged, wantedOf } from './gating';
import { writeReport } from './write';

async function bytesIn({ io, words }: Call, path: string): Promise<Uint8Array> {
  try {
    return await readInput(io, path);
  } catch (cause) {
    if (cause instanceof FileProblem) throw new Ended(fileProblemText(words, cause), EXIT_CODES.notMeasured);
    throw cause;
  }
}

export async function pageCommand(call: Call): Promise<ExitCode> {
  const { options, tools } = call;
  const [path = '-'] = options.operands;
  const wanted = await wantedOf(call);
  const measured = await tools.measurePage(await bytesIn(call, path), options.url);
  const gates = judged(call, measured.report, wanted);
  await writeReport(call, { measured, gates, base: wanted.notWorseThan, file: path });
  return exitCodeOf(gates.verdicts);
}
