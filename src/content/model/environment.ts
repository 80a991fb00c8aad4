import { readEnvironment, type Environment } from '../../site/environment';

/**
 * The build's environment.
 * @throws Error that names every variable that is unset or malformed, and what to set
 */
export function buildEnvironment(): Environment {
  const result = readEnvironment(process.env, 'build');
  if (result.ok) return result.environment;
  throw new Error(`The build's environment is not complete:\n${result.problems.map((line) => `  ${line}`).join('\n')}`);
}

const started = new Date();

/** What the build takes for now: one moment for all of it. */
export function buildTime(): Date {
  return buildEnvironment().buildTime ?? started;
}
