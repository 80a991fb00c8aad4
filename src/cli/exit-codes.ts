/** How the command ends: what scripts and CI go by. */
export const EXIT_CODES = {
  /** Measured, and every gate is met. */
  met: 0,
  /** Measured, and a gate is not met. */
  notMet: 1,
  /** The site, page or file could not be read, or a gate asks for what was not measured. */
  notMeasured: 2,
  /** An option, an address or the configuration is wrong; nothing was measured. 64 is EX_USAGE of sysexits.h. */
  usage: 64,
} as const;

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

const BY_URGENCY: readonly ExitCode[] = [EXIT_CODES.usage, EXIT_CODES.notMet, EXIT_CODES.notMeasured, EXIT_CODES.met];

/** The one code of several: that something is not met is certain even if others could not be measured. */
export function worstOf(codes: readonly ExitCode[]): ExitCode {
  return BY_URGENCY.find((code) => codes.includes(code)) ?? EXIT_CODES.met;
}
