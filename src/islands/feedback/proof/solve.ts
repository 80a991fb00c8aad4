import { hashesAfter } from './sha256';

/** A challenge in ALTCHA's format, version 1, with SHA-256. Source: altcha.org/docs/v1, "Proof-of-Work". */
export interface Challenge {
  readonly algorithm: 'SHA-256';
  /** Digest to be found, in hexadecimal. */
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/** What a challenge is answered with. */
export interface Solution {
  readonly number: number;
  /** Milliseconds it took. */
  readonly took: number;
}

/** The most work taken on: a minute on a fast machine, so a larger number is not a challenge of ours. */
const MOST = 50_000_000;

/** @returns the challenge that an answer holds; null if it holds none that can be solved */
export function readChallenge(value: unknown): Challenge | null {
  if (typeof value !== 'object' || value === null) return null;
  const { algorithm, challenge, maxnumber, salt, signature } = value as Record<string, unknown>;
  if (algorithm !== 'SHA-256' || typeof salt !== 'string' || typeof signature !== 'string') return null;
  if (typeof challenge !== 'string' || !/^[0-9a-f]{64}$/.test(challenge)) return null;
  if (typeof maxnumber !== 'number' || !Number.isInteger(maxnumber) || maxnumber < 0 || maxnumber > MOST) return null;
  return { algorithm, challenge, maxnumber, salt, signature };
}

/** @returns the number after the salt whose digest is the challenge; null if no number up to `maxnumber` fits */
export function solve({ challenge, salt, maxnumber }: Challenge): number | null {
  const wanted = Array.from({ length: 8 }, (_, word) => Number.parseInt(challenge.slice(8 * word, 8 * word + 8), 16));
  const hash = hashesAfter(salt);
  for (let number = 0; number <= maxnumber; number++) {
    const digest = hash(String(number));
    // One word tells nearly all of them apart.
    if (digest[0] === wanted[0] && wanted.every((word, index) => digest[index] === word)) return number;
  }
  return null;
}

/** The value of the field `altcha`. */
export function proofOf({ algorithm, challenge, salt, signature }: Challenge, { number, took }: Solution): string {
  // Of these, only a salt could contain anything but ASCII, and ours doesn't.
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature, took }));
}
