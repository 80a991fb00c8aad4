/** What endpoints stand on, taken from Netlify here and from a test elsewhere. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { Context } from '@netlify/functions';
import { readEnvironment, type Environment } from '../site/environment';
import { fileArtifacts, type Artifacts } from './artifacts';
import { blobsStorage, keyPrefix } from './blobs-storage';
import type { Storage } from './storage';
import { faultyStorage, FAULTS } from './testing/faulty-storage';

/** The part of Netlify's function context that is used. */
export interface PlatformContext {
  readonly ip: string;
  readonly deploy: Pick<Context['deploy'], 'context' | 'id'>;
}

export interface Services {
  readonly environment: Environment;
  readonly storage: Storage;
  readonly artifacts: Artifacts;
  /** Names the deploy that answers; empty on a developer's machine. */
  readonly deployId: string;
  /** As the platform saw it. */
  readonly clientAddress: string;
  readonly now: () => Date;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Logs an error and returns the digest it can be found by. */
  readonly report: (error: unknown) => string;
}

const artifacts = fileArtifacts();

/** Logs an error under a random id, in one line as log readers want it. */
export function reportError(error: unknown): string {
  const digest = randomUUID().replaceAll('-', '').slice(0, 16);
  const chain: string[] = [];
  for (let cause = error; cause !== undefined; cause = cause instanceof Error ? cause.cause : undefined) {
    chain.push(cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause));
  }
  console.error(JSON.stringify({ digest, error: chain.join('\ncaused by ') }));
  return digest;
}

/** On a developer's machine storage may fail on purpose, each request's by chance: one may have an instance of its own. */
function withFaults(storage: Storage, { storageFaults: percent }: Environment): Storage {
  return percent === 0 ? storage : faultyStorage(storage, { random: Math.random, faults: FAULTS, percent });
}

/**
 * @throws Error that names every variable that is unset or malformed, and what to set
 */
export function platformServices({ ip, deploy }: PlatformContext): Services {
  // CONTEXT is set while building and by the local platform, but not where functions run; there the request tells.
  // Where neither does, the strictest context holds.
  const context = deploy.context || process.env['CONTEXT'] || 'production';
  const result = readEnvironment({ ...process.env, CONTEXT: context }, 'function');
  if (!result.ok) throw new Error(`environment: ${result.problems.join('; ')}`);
  const { environment } = result;
  let storage: Storage | undefined;
  return {
    environment,
    // Opened when needed: most answers need none, and must not fail where there is none.
    get storage() {
      storage ??= withFaults(
        blobsStorage({ prefix: keyPrefix(environment.context, deploy.id), emulator: environment.context === 'dev' }),
        environment,
      );
      return storage;
    },
    artifacts,
    deployId: deploy.id,
    clientAddress: ip,
    now: () => new Date(),
    sleep: (milliseconds) => setTimeout(milliseconds),
    report: reportError,
  };
}
