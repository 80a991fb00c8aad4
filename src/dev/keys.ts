/**
 * Replaces the keys of a variable step by step, so that nothing signed with an earlier one becomes invalid at once:
 * `add` publishes a new one, `use` signs with it, `drop` leaves the others out. Prints the variable's next value.
 *
 * Usage: `FACET_CRAWLER_KEYS=… npx tsx src/dev/keys.ts FACET_CRAWLER_KEYS add`
 */
import { generateKeyPairSync } from 'node:crypto';
import { listed } from '../site/variable-values';

/** Variables that hold such keys. */
const KEY_VARIABLES = ['FACET_SIGNING_KEYS', 'FACET_CRAWLER_KEYS'] as const;

/** A new private key: Ed25519, PKCS #8 in base64. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

type Step = (keys: readonly string[]) => readonly string[];

const STEPS: Readonly<Record<string, Step>> = {
  // The one that signs stays the first.
  add: (keys) => [...keys, newKey()],
  use: (keys) => [...keys.slice(-1), ...keys.slice(0, -1)],
  drop: (keys) => keys.slice(0, 1),
};

/**
 * @param value of the variable now
 * @returns its next value, or null if there is no such step
 */
export function nextKeys(value: string, step: string): string | null {
  return Object.hasOwn(STEPS, step) ? (STEPS[step]?.(listed(value)).join(',') ?? null) : null;
}

function main([name = '', step = '']: readonly string[]): void {
  const variable = KEY_VARIABLES.find((known) => known === name);
  const value = variable === undefined ? null : nextKeys(process.env[variable] ?? '', step);
  if (value !== null) console.log(value);
  else {
    console.error(`Usage: npx tsx src/dev/keys.ts ${KEY_VARIABLES.join('|')} ${Object.keys(STEPS).join('|')}`);
    process.exitCode = 64;
  }
}

if (require.main === module) main(process.argv.slice(2));
