/** The gates of a call: those typed, where none is those of the configuration. */
import { isAbsolute, join } from 'node:path';
import { narrowed, shownOf, type Choice } from '../choice';
import { FORMAT_OPTIONS, holdsParts, isWrittenBy } from '../formats/formats';
import type { Written } from '../formats/format';
import { judge, type Wanted } from '../gates';
import type { Measured } from '../measured';
import { CHECK_IDS } from '../vocabulary';
import { refused, type Call } from './call';
import { knownChecks } from './checks';
import { oneOpenedIn } from './opened';

/** Scores of the configuration are 0 to 100. */
const perMille = (score: number) => Math.round(score * 10);

/** The checks that are shown and judged. @throws Ended if an option names an unknown one, none is left, or the format holds whole reports alone */
function choiceOf(call: Call): Choice {
  const { only, skip, format } = call.options;
  if (only.length === 0 && skip.length === 0) return null;
  if (!holdsParts(format)) {
    const others = FORMAT_OPTIONS.filter((name) => holdsParts(name) && isWrittenBy(name, call.options.command));
    throw refused(call.words, 'problem.whole-report', {
      option: `--${format}`,
      others: others.map((name) => `--${name}`).join(', '),
    });
  }
  const skipped = knownChecks(call, skip);
  const chosen = (only.length === 0 ? CHECK_IDS : knownChecks(call, only)).filter((id) => !skipped.includes(id));
  if (chosen.length === 0) throw refused(call.words, 'problem.nothing-left', {});
  return new Set(chosen);
}

/** Reads gates and all they need, before anything is measured. @throws Ended if one of them cannot be read */
export async function wantedOf(call: Call): Promise<Wanted> {
  const { options, config } = call;
  const file = config?.is.gates;
  const choice = choiceOf(call);
  const ownMin = Object.entries(file?.min ?? {}).map(([id, score]) => [id, perMille(score)] as const);
  /** Paths of the configuration start from its folder. */
  const earlier = async (typed: string | null, named: string | undefined) => {
    const own = named === undefined || isAbsolute(named) ? named : join(config?.folder ?? '', named);
    const path = typed ?? own;
    return path === undefined ? null : (await oneOpenedIn(call, path)).report;
  };
  const warned = options.warn.length > 0 ? options.warn : (file?.warn ?? []);
  return {
    choice,
    minScore: options.minScore ?? (file?.minScore === undefined ? null : perMille(file.minScore)),
    min: { ...Object.fromEntries(ownMin), ...options.min },
    failOn: knownChecks(call, options.failOn.length > 0 ? options.failOn : (file?.failOn ?? [])),
    notWorseThan: await earlier(options.notWorseThan, file?.notWorseThan),
    failOnWorse: await earlier(options.failOnWorse, file?.failOnWorse),
    // Of a dimension also the minimum warns.
    warn: new Set([...warned, ...knownChecks(call, warned)]),
  };
}

/** Judges what was measured, and reduces it to the checks that were chosen. */
export function judged(
  { config, io, options }: Call,
  measured: Measured,
  wanted: Wanted,
): Pick<Written, 'measured' | 'gates' | 'base' | 'part'> {
  const { report } = measured;
  const { choice } = wanted;
  const earlier = wanted.notWorseThan ?? wanted.failOnWorse;
  return {
    measured: { ...measured, report: narrowed(report, choice) },
    gates: judge(report, wanted, config?.is.accepted ?? [], io.now().toISOString().slice(0, 10), options.label),
    base: earlier && narrowed(earlier, choice),
    part: shownOf(report, choice),
  };
}
