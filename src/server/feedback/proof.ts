/**
 * Proof of work without third parties, in ALTCHA's first format: clients have to find a number whose hash with a salt
 * is known. Challenges are signed and expire; each solution counts once. https://altcha.org/docs/v1/api/
 */
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { Challenge } from 'altcha-lib/v1/types';
import { z } from 'zod';
import type { ModerationReason } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { jsonValue } from '../platform/body';
import { spanStamp } from '../platform/storage/stamps';
import type { Services } from '../platform/services';
import { secretFor } from '../platform/private-secrets';
import { burned } from './store';

const SHA_256 = /^[0-9a-f]{64}$/;

const solutionSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(SHA_256),
  number: z.number().int().min(0).max(LIMITS.challengeNumbers),
  salt: z.string().max(200),
  signature: z.string().regex(SHA_256),
});

type Solution = z.output<typeof solutionSchema>;

/** Seconds since 1970, as in the salt. */
const timesSchema = z.object({ issued: z.coerce.number().int(), expires: z.coerce.number().int() });

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** The second a solution ends in. Twelve digits sort by time until the year 33658. @param time ms since 1970 */
const secondOf = (time: number) => spanStamp(time, 1, 12);

/** A challenge that can be solved from now on for a while. @param secret as `privateSecrets` gives it */
export function issueChallenge(secret: string, now: Date): Promise<Challenge> {
  return createChallenge({
    algorithm: 'SHA-256',
    hmacKey: secretFor('challenge', secret),
    maxnumber: LIMITS.challengeNumbers,
    params: { issued: String(seconds(now)) },
    expires: new Date(now.getTime() + LIMITS.challengeSeconds * 1000),
  });
}

function readSolution(encoded: string): Solution | null {
  const read = solutionSchema.safeParse(jsonValue(Buffer.from(encoded, 'base64')));
  return read.success ? read.data : null;
}

async function isOurs(solution: Solution, secrets: readonly string[]): Promise<boolean> {
  for (const secret of secrets) {
    // The library would ask the clock itself; ours is the caller's, and allows for others that differ.
    if (await verifySolution(solution, secretFor('challenge', secret), false)) return true;
  }
  return false;
}

type ProofServices = Pick<Services, 'storage' | 'now' | 'report'>;

/** Takes a solution out of use. The message it came with may hand it in again: its first answer may have been lost. */
async function burn(
  { storage, report }: ProofServices,
  name: string,
  reference: string,
): Promise<ModerationReason | null> {
  try {
    return (await burned.once(storage, name, reference)) === reference ? null : 'proof-replayed';
  } catch (error) {
    report(error);
    return 'proof-unchecked';
  }
}

/**
 * The reasons to distrust a solution; null if there are none. Never throws, because a message is accepted without
 * proof.
 *
 * @param encoded as sent by ALTCHA's clients: JSON in base64; undefined if none was sent
 * @param reference the message's reference
 */
export async function checkProof(
  services: ProofServices,
  secrets: readonly string[],
  encoded: string | undefined,
  reference: string,
): Promise<ModerationReason | null> {
  if (encoded === undefined) return 'proof-missing';
  const solution = readSolution(encoded);
  if (solution === null || !(await isOurs(solution, secrets))) return 'proof-wrong';
  const times = timesSchema.safeParse(Object.fromEntries(new URLSearchParams(solution.salt.split('?')[1] ?? '')));
  if (!times.success) return 'proof-wrong';
  const { issued, expires } = times.data;
  const time = seconds(services.now());
  if (time > expires + LIMITS.clockSkewSeconds || time < issued - LIMITS.clockSkewSeconds) return 'proof-expired';
  return burn(services, `${secondOf(expires * 1000)}-${solution.challenge}`, reference);
}

/** Deletes records of solutions that have expired by any instance's clock. Runs on a schedule. @throws StorageError */
export async function deleteBurnedProofs({ storage, now }: Pick<ProofServices, 'storage' | 'now'>): Promise<void> {
  await burned.forget(storage, secondOf(now().getTime() - 2 * LIMITS.clockSkewSeconds * 1000));
}
