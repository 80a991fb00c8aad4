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
  /** The command could not do its work: a defect, a file that cannot be written. 69 is EX_UNAVAILABLE of sysexits.h. */
  notRun: 69,
  /** Stopped by SIGINT (Ctrl-C) or SIGTERM. 130 is what shells give for SIGINT. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

const BY_URGENCY: readonly ExitCode[] = [
  EXIT_CODES.interrupted,
  EXIT_CODES.usage,
  EXIT_CODES.notRun,
  EXIT_CODES.notMet,
  EXIT_CODES.notMeasured,
  EXIT_CODES.met,
];

/** The one code of several: what was not done comes before verdicts; that something is not met is certain even if others could not be measured. */
export function worstOf(codes: readonly ExitCode[]): ExitCode {
  return BY_URGENCY.find((code) => codes.includes(code)) ?? EXIT_CODES.met;
}

/**
 * The code of a program that was run for its report. What ends a process for reasons of its own (a crash, npx that cannot
 * install) also ends it with 1: that is a verdict only if there is a report.
 *
 * @param code null if a signal ended the program
 */
export function codeOfRun(code: number | null, hasReport: boolean): ExitCode {
  const known = Object.values(EXIT_CODES).find((one) => one === code) ?? EXIT_CODES.notRun;
  const isVerdict = known === EXIT_CODES.met || known === EXIT_CODES.notMet;
  return isVerdict && !hasReport ? EXIT_CODES.notRun : known;
}
