/**
 * Replaces the keys of a variable step by step, so that nothing signed or sealed with an earlier one becomes invalid at
 * once, and that what two deploys in a row sign or seal each of them can read: `add` makes a new one known, `use` signs
 * or seals with it, `drop` leaves the others out. Prints the variable's next value.
 *
 * Usage: `FACET_CRAWLER_KEYS=… npx tsx src/dev/keys.ts FACET_CRAWLER_KEYS add`
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { listed } from '../site/variable-values';

/** A new private key: Ed25519, PKCS #8 in base64. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

const newSecret = () => randomBytes(32).toString('base64');

/** Variables that hold such keys, and how one is made. */
const KEY_VARIABLES = {
  FACET_SIGNING_KEYS: newKey,
  FACET_CRAWLER_KEYS: newKey,
  FACET_SESSION_KEYS: newSecret,
  FACET_STORAGE_KEYS: newSecret,
  FACET_FEEDBACK_SECRET: newSecret,
  FACET_BACKUP_KEYS: newSecret,
} as const;

type KeyVariable = keyof typeof KEY_VARIABLES;

type Step = (keys: readonly string[], make: () => string) => readonly string[];

const STEPS: Readonly<Record<string, Step>> = {
  // The one that signs or seals stays the first.
  add: (keys, make) => [...keys, make()],
  use: (keys) => [...keys.slice(-1), ...keys.slice(0, -1)],
  drop: (keys) => keys.slice(0, 1),
};

/**
 * @param value of the variable now
 * @returns its next value, or null if there is no such step
 */
export function nextKeys(value: string, step: string, variable: KeyVariable = 'FACET_SIGNING_KEYS'): string | null {
  const make = KEY_VARIABLES[variable];
  return Object.hasOwn(STEPS, step) ? (STEPS[step]?.(listed(value), make).join(',') ?? null) : null;
}

function main([name = '', step = '']: readonly string[]): void {
  const variable = (Object.keys(KEY_VARIABLES) as KeyVariable[]).find((known) => known === name);
  const value = variable === undefined ? null : nextKeys(process.env[variable] ?? '', step, variable);
  if (value !== null) console.log(value);
  else {
    console.error(
      `Usage: npx tsx src/dev/keys.ts ${Object.keys(KEY_VARIABLES).join('|')} ${Object.keys(STEPS).join('|')}`,
    );
    process.exitCode = 64;
  }
}

if (require.main === module) main(process.argv.slice(2));
