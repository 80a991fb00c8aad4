import { LIMITS } from '../../../site/limits';
import { ASKED_PATHS } from '../../../site/tool-addresses';
import { proofOf, readChallenge, type Challenge, type Solution } from './solve';

/** What a proof is made with; tests pass in their own. */
export interface Means {
  /** The body of the challenge's answer. */
  readonly fetchChallenge: (signal: AbortSignal) => Promise<unknown>;
  readonly solve: (challenge: Challenge, signal: AbortSignal) => Promise<Solution | null>;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

export interface Preparation {
  /** Begins, unless it has begun. */
  readonly begin: () => void;
  /**
   * The value of the field `altcha`, for one message: each proof counts once.
   *
   * @param enough ends the waiting
   * @returns null if there is no proof by then: the message goes without, and an editor reviews it first
   */
  readonly take: (enough: Promise<void>) => Promise<string | null>;
  /** Ends any work under way. */
  readonly stop: () => void;
}

/** A proof submitted later may have expired on its way. */
const FRESH_MS = (LIMITS.challengeSeconds - 60) * 1000;

/** Makes a proof of work while a message is being written. */
export function prepareProof({ fetchChallenge, solve, now }: Means): Preparation {
  let current: { readonly since: number; readonly proof: Promise<string | null> } | null = null;
  let controller = new AbortController();

  async function make(signal: AbortSignal): Promise<string | null> {
    const challenge = readChallenge(await fetchChallenge(signal));
    const solution = challenge && (await solve(challenge, signal));
    return challenge && solution && proofOf(challenge, solution);
  }
  const stop = (): void => {
    controller.abort();
    controller = new AbortController();
    current = null;
  };
  const begin = (): NonNullable<typeof current> => {
    if (current !== null && now() - current.since < FRESH_MS) return current;
    stop();
    const begun = { since: now(), proof: make(controller.signal).catch(() => null) };
    current = begun;
    // What did not come can be asked for again.
    void begun.proof.then((proof) => {
      if (proof === null && current === begun) current = null;
    });
    return begun;
  };
  return {
    begin,
    take: async (enough) => {
      const proof = await Promise.race([begin().proof, enough.then(() => null)]);
      stop();
      return proof;
    },
    stop,
  };
}

/** Asks the function for a challenge. */
export async function fetchChallenge(signal: AbortSignal): Promise<unknown> {
  const response = await fetch(ASKED_PATHS.feedbackChallenge, { signal });
  return response.ok ? response.json() : null;
}
