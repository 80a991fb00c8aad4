/** Runs the probes against a deploy, one after the other, and reports each. */
import { Closed, openDeploy } from './deploy';
import { lineTo } from './exchange';
import type { SmokeOptions } from './options';
import { runProbe, type Finding, type ProbeResult } from './probe';
import { PROBES, type ProbeName } from './probes';

export interface Smoke {
  /** Results by probe; empty if the deploy could not be probed at all. */
  readonly results: ReadonlyMap<ProbeName, ProbeResult>;
  readonly passed: number;
  readonly failed: number;
  readonly notShown: number;
}

/** How many deviations of one probe are listed; the others are only counted. */
const TOLD = 8;

function findingLines(findings: readonly Finding[]): readonly string[] {
  const lines = findings
    .slice(0, TOLD)
    .map(({ of, expected, came }) => `    ${of}: expected ${expected}, came ${came}`);
  const rest = findings.length - lines.length;
  return rest > 0 ? [...lines, `    and ${String(rest)} more`] : lines;
}

function linesOf(name: string, result: ProbeResult): readonly string[] {
  switch (result.state) {
    case 'passed':
      return [`✓ ${name} (${String(result.compared)} compared)`];
    case 'not-shown':
      return [`– ${name}: not shown here: ${result.why}`];
    case 'failed':
      return [`✗ ${name}`, ...findingLines(result.findings)];
  }
}

function count(results: ReadonlyMap<ProbeName, ProbeResult>, state: ProbeResult['state']): number {
  return [...results.values()].filter((result) => result.state === state).length;
}

/**
 * @param print gets each line as it is known
 * @param names of the probes to run; all where not given
 */
export async function smoke(
  options: SmokeOptions,
  print: (line: string) => void,
  names: readonly ProbeName[] = Object.keys(PROBES) as ProbeName[],
): Promise<Smoke> {
  const line = lineTo(options.origin);
  const results = new Map<ProbeName, ProbeResult>();
  const tell = (): Smoke => {
    const passed = count(results, 'passed');
    const failed = count(results, 'failed');
    const notShown = count(results, 'not-shown');
    return { results, passed, failed, notShown };
  };
  try {
    const deploy = await openDeploy(options, line.ask);
    for (const name of names) {
      const result = await runProbe(PROBES[name], { deploy, ask: line.ask });
      results.set(name, result);
      for (const told of linesOf(PROBES[name].name, result)) print(told);
    }
    const { passed, failed, notShown } = tell();
    print(`\n${String(passed)} passed, ${String(failed)} failed, ${String(notShown)} not shown`);
    return tell();
  } catch (error) {
    if (!(error instanceof Closed)) throw error;
    print(`✗ ${error.message}\n\n0 passed, 1 failed, ${String(names.length)} not shown`);
    return { results, passed: 0, failed: 1, notShown: names.length };
  } finally {
    line.close();
  }
}
