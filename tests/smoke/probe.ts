/** A probe: one thing that must hold of a deploy, and how to see from outside whether it does. */
import type { RawAnswer, RawRequest } from './exchange';
import type { Deploy } from './deploy';

/** What must come: this value, one of these, or text of this form; null if nothing must come. */
export type Expected = string | number | boolean | null | RegExp | readonly (string | number)[];

/** A deviation. */
export interface Finding {
  /** Which answer, and what of it: `GET /de/x/: status`. */
  readonly of: string;
  readonly expected: string;
  readonly came: string;
}

/** What a probe works with. */
export interface Visit {
  readonly deploy: Deploy;
  readonly ask: (request: RawRequest) => Promise<RawAnswer>;
  /** Compares what came with what must come. @param of which response, and which part of it */
  readonly expect: (of: string, came: string | number | boolean | null | undefined, expected: Expected) => void;
}

export interface Probe {
  /** What must hold, as a sentence without its full stop. */
  readonly name: string;
  /** @throws NotShown if this deploy cannot show it */
  readonly run: (visit: Visit) => Promise<void>;
}

/** Thrown by a probe if a deploy cannot show what it asks for: that is neither passed nor failed. */
export class NotShown extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NotShown';
  }
}

export type ProbeResult =
  | { readonly state: 'passed'; readonly compared: number }
  | { readonly state: 'failed'; readonly findings: readonly Finding[] }
  | { readonly state: 'not-shown'; readonly why: string };

function matches(came: unknown, expected: Expected): boolean {
  if (expected instanceof RegExp) return expected.test(String(came));
  if (Array.isArray(expected)) return expected.includes(came);
  return came === expected;
}

function shown(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `one of ${value.join(', ')}`;
  return value === null || value === undefined ? 'nothing' : JSON.stringify(value);
}

/** Runs a probe to its end. What it throws is also a deviation. */
export async function runProbe(probe: Probe, { deploy, ask }: Pick<Visit, 'deploy' | 'ask'>): Promise<ProbeResult> {
  const findings: Finding[] = [];
  let compared = 0;
  const expect: Visit['expect'] = (of, came, expected) => {
    compared += 1;
    if (!matches(came ?? null, expected)) findings.push({ of, expected: shown(expected), came: shown(came) });
  };
  try {
    await probe.run({ deploy, ask, expect });
  } catch (error) {
    if (error instanceof NotShown && findings.length === 0) return { state: 'not-shown', why: error.message };
    if (!(error instanceof NotShown)) {
      findings.push({ of: 'the probe', expected: 'to reach its end', came: String(error) });
    }
  }
  if (findings.length > 0) return { state: 'failed', findings };
  // A probe that looked at nothing proves nothing.
  if (compared === 0) return { state: 'failed', findings: [{ of: 'the probe', expected: 'answers', came: 'none' }] };
  return { state: 'passed', compared };
}
