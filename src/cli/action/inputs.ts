/** What a workflow gives the action, from its environment (`action.yml`). */
import type { GateInputs } from '../ci/gate-options';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Inputs extends GateInputs {
  /** Null takes the one of `facet.config.json`. */
  readonly address: string | null;
  readonly preview: boolean;
  readonly local: boolean;
  readonly comment: boolean;
  /** Null for no badge. The others work in the same way. */
  readonly badge: string | null;
  readonly lang: string | null;
  readonly folder: string;
  readonly token: string | null;
}

/** A pull request that can be commented on. */
export interface PullRequest {
  /** Origin and path of the API, without a slash at the end. */
  readonly api: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
}

/** An input that is neither true nor false. */
export class InputError extends Error {
  constructor(
    readonly input: string,
    readonly value: string,
  ) {
    super(`${input}: ${value}`);
  }
}

function truth(env: Environment, name: string): boolean {
  const value = (env[name] ?? '').trim();
  if (value !== 'true' && value !== 'false' && value !== '') {
    throw new InputError(name.slice('INPUT_'.length).toLowerCase(), value);
  }
  return value === 'true';
}

/** @throws InputError */
export function inputsOf(env: Environment): Inputs {
  const text = (name: string) => (env[name] ?? '').trim();
  const orNull = (name: string) => text(name) || null;
  return {
    address: orNull('INPUT_ADDRESS'),
    preview: truth(env, 'INPUT_PREVIEW'),
    local: truth(env, 'INPUT_LOCAL'),
    minScore: text('INPUT_MIN_SCORE'),
    min: text('INPUT_MIN'),
    failOn: text('INPUT_FAIL_ON'),
    baseline: text('INPUT_BASELINE'),
    comment: truth(env, 'INPUT_COMMENT'),
    badge: orNull('INPUT_BADGE'),
    lang: orNull('INPUT_LANG'),
    folder: text('INPUT_FOLDER') || 'facet',
    token: orNull('INPUT_TOKEN'),
  };
}

/** @param event what set the workflow off, as GitHub describes it; null for an event without a pull request */
export function pullRequestOf(env: Environment, event: unknown): PullRequest | null {
  const [api, repository] = [env['GITHUB_API_URL'], env['GITHUB_REPOSITORY']];
  if (api === undefined || repository === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository)) return null;
  if (typeof event !== 'object' || event === null || !('pull_request' in event)) return null;
  const { pull_request: pull } = event;
  if (typeof pull !== 'object' || pull === null || !('number' in pull)) return null;
  const { number } = pull;
  return typeof number === 'number' && Number.isSafeInteger(number) ? { api, repository, number } : null;
}
