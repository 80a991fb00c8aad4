/** `facet page`: one HTML file, without the network. */
import type { ExitCode } from '../exit-codes';
import { exitCodeOf } from '../gates';
import { READ_LIMITS } from '../files';
import type { Call } from './call';
import { judged, wantedOf } from './gating';
import { bytesIn } from './opened';
import { writeReport } from './write';

export async function pageCommand(call: Call): Promise<ExitCode> {
  const { options, tools } = call;
  const [path = '-'] = options.operands;
  const wanted = await wantedOf(call);
  const measured = await tools.measurePage(await bytesIn(call, path, READ_LIMITS.page), options.url);
  const judgement = judged(call, measured, wanted);
  await writeReport(call, { ...judgement, file: path });
  return exitCodeOf(judgement.gates.verdicts);
}
