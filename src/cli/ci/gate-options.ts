/** Gates as builds are configured with, as options of the command. */
export interface GateInputs {
  /** 0 to 100; '' for none, as of the others. */
  readonly minScore: string;
  /** `dimension=score`, separated by commas or line ends. */
  readonly min: string;
  /** IDs of checks, separated by commas or line ends. */
  readonly failOn: string;
  /** Path of a saved report. */
  readonly baseline: string;
}

export function listOf(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Values follow `=`, so that none is taken for an option. The command says what is wrong with them. */
export function gateOptions({ minScore, min, failOn, baseline }: GateInputs): readonly string[] {
  const checks = listOf(failOn);
  return [
    ...(minScore.trim() === '' ? [] : [`--min-score=${minScore.trim()}`]),
    ...listOf(min).map((one) => `--min=${one}`),
    ...(checks.length === 0 ? [] : [`--fail-on=${checks.join(',')}`]),
    ...(baseline.trim() === '' ? [] : [`--not-worse-than=${baseline.trim()}`]),
  ];
}
