/** The log of functions, where an error can be found by its digest. */
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { jsonFile } from '../../encoding/json';

/** An error and what caused it, the causes last. */
export function causesOf(error: unknown): readonly unknown[] {
  const chain: unknown[] = [];
  for (let cause = error; cause !== undefined && chain.length < 10;) {
    chain.push(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return chain;
}

/**
 * Logs an error in one line, as log readers want it.
 *
 * @returns the digest a visitor can quote: 32 hexadecimal digits, since the error report's id is the same
 */
export function logError(error: unknown): string {
  const digest = randomUUID().replaceAll('-', '');
  const texts = causesOf(error).map((cause) =>
    cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause),
  );
  console.error(jsonFile({ digest, error: texts.join('\ncaused by ') }).trimEnd());
  return digest;
}
