/** `facet compare`: two to four brands on one basis; each is measured, or opened from a file. */
import { compare } from '../../brand/comparison/compare';
import { terminalText } from '../../encoding/terminal';
import { translator } from '../../components/strings';
import { EXIT_CODES, worstOf, type ExitCode } from '../exit-codes';
import type { Measured } from '../measured';
import { FORMAT_OPTIONS, isWrittenBy } from '../formats/formats';
import { Ended, refused, type Call } from './call';
import { attempt, type Attempt } from './measuring';
import { oneOpenedIn } from './opened';
import { writeAs } from './write';

/** An operand is a saved report if it is named like one. */
async function brandOf(call: Call, operand: string): Promise<Attempt> {
  if (!operand.endsWith('.json')) return attempt(call, operand);
  const { evidence, facts, report, signature } = await oneOpenedIn(call, operand);
  return { ok: true, measured: { evidence, facts, report, signature } };
}

export async function compareCommand(call: Call): Promise<ExitCode> {
  const attempts: Attempt[] = [];
  // One after the other, because brands may share a host, which takes one request at a time.
  for (const operand of call.options.operands) attempts.push(await brandOf(call, operand));
  const failed = attempts.filter((each) => !each.ok);
  for (const { text } of failed) call.io.stderr(terminalText(text));
  if (failed.length > 0) return worstOf(failed.map(({ exitCode }) => exitCode));
  return writeComparison(
    call,
    attempts.flatMap((each) => (each.ok ? [each.measured] : [])),
  );
}

/** @throws Ended if the reports cannot be compared, or the format writes no comparison: of a file that is only known once it is open */
export async function writeComparison(call: Call, brands: readonly Measured[]): Promise<ExitCode> {
  const { locale, strings } = call.words;
  const { format } = call.options;
  if (!isWrittenBy(format, 'compare')) {
    const others = FORMAT_OPTIONS.filter((name) => isWrittenBy(name, 'compare')).map((name) => `--${name}`);
    throw refused(call.words, 'problem.one-report', { option: `--${format}`, others: others.join(', ') });
  }
  const reports = brands.map(({ report }) => report);
  const result = compare(reports);
  if (!result.ok) {
    const key = result.code === 'number-of-brands' ? 'too-few' : result.code;
    const problem = translator(strings, locale, 'comparison')(`problem.${key}`);
    throw new Ended(translator(strings, locale, 'cli')('problem.said', { problem }), EXIT_CODES.notMeasured);
  }
  await writeAs(call, 'comparison', { brands, comparison: result.comparison });
  return EXIT_CODES.met;
}
