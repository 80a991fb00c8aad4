/** Solves challenges as a browser does. */
import { hash } from 'node:crypto';
import type { Challenge } from 'altcha-lib/v1/types';
import { LIMITS } from '../../../site/limits';

/**
 * @param change replaces parts of what is submitted
 * @returns the solution as ALTCHA's clients send it
 */
export function solve(challenge: Challenge, change: Readonly<Record<string, unknown>> = {}): string {
  const { algorithm, salt, signature } = challenge;
  for (let number = 0; number <= (challenge.maxnumber ?? LIMITS.challengeNumbers); number += 1) {
    if (hash('sha256', salt + String(number)) !== challenge.challenge) continue;
    const solution = { algorithm, challenge: challenge.challenge, number, salt, signature, ...change };
    return Buffer.from(JSON.stringify(solution)).toString('base64');
  }
  throw new Error('a challenge without a solution');
}
