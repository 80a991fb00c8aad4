/**
 * A sign-in in progress. What must be known when the provider redirects back is sealed in a cookie of its own, so that
 * two tabs can sign in at once, and a sign-in begun in another browser does not count here. Storage only records which
 * ones are finished: none can be finished twice.
 */
import { createHash } from 'node:crypto';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z } from 'zod';
import { SIGN_IN_COOKIE } from '../../site/endpoints';
import { LIMITS } from '../../site/limits';
import { type Locale } from '../../site/locales';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import type { Services } from '../platform/services';
import { spanStamp } from '../platform/storage/stamps';
import { hostCookieNames, readHostCookie, setHostCookie } from '../platform/cookies';
import { createSealer } from './sealing';
import { finished } from './store';

const schema = z.object({
  state: z.string(),
  nonce: z.string(),
  /** Secret whose hash was sent to the provider: PKCE, RFC 7636. */
  verifier: z.string(),
  returnTo: z.string(),
  locale: z.enum(EVERY_LOCALE),
  /** When it expires, seconds since 1970. */
  exp: z.number(),
});

export type Transaction = Readonly<z.output<typeof schema>>;

type TransactionServices = Pick<Services, 'environment' | 'storage' | 'now'>;

/** Enough of the state to distinguish tabs, and too little to reveal the rest. */
const NAME = /^[\w-]{12}$/;

const nameOf = (state: string) => SIGN_IN_COOKIE + state.slice(0, 12);

/**
 * @returns the transaction, and the cookies to respond with: its own, and deletions of the oldest if there would be too
 *   many
 * @throws Error if accounts are off
 */
export async function beginTransaction(
  { environment, now }: Omit<TransactionServices, 'storage'>,
  request: Request,
  { returnTo, locale }: { readonly returnTo: string; readonly locale: Locale },
): Promise<{ readonly transaction: Transaction; readonly cookies: readonly string[] }> {
  const sealer = createSealer(environment, now);
  if (sealer === null) throw new Error('a sign-in cannot begin: accounts are off');
  const until = now().getTime() + LIMITS.signInSeconds * 1000;
  const payload = {
    ...{ state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() },
    ...{ returnTo, locale },
  };
  const url = new URL(request.url);
  const others = hostCookieNames(request, SIGN_IN_COOKIE).filter((name) =>
    NAME.test(name.slice(SIGN_IN_COOKIE.length)),
  );
  const tooMany = others.slice(0, Math.max(0, others.length + 1 - LIMITS.signInsAtOnce));
  const sealed = await sealer.seal('sign-in', payload, until);
  return {
    transaction: { ...payload, exp: Math.floor(until / 1000) },
    cookies: [
      ...tooMany.map((name) => setHostCookie(url, name, '', 0)),
      setHostCookie(url, nameOf(payload.state), sealed, LIMITS.signInSeconds),
    ],
  };
}

/**
 * The transaction a provider's response belongs to.
 *
 * @param state as given in the URL
 * @returns or why it was not found: nothing was begun here, it has expired, or the response belongs to another one
 */
export async function findTransaction(
  { environment, now }: Omit<TransactionServices, 'storage'>,
  request: Request,
  state: string,
): Promise<Transaction | 'expired' | 'mismatch'> {
  const sealed = readHostCookie(request, nameOf(state));
  const opened = sealed === null ? null : await createSealer(environment, now)?.open('sign-in', sealed);
  const found = schema.safeParse(opened?.payload);
  if (!found.success) return 'expired';
  return found.data.state === state ? found.data : 'mismatch';
}

/** The Set-Cookie that makes the browser forget a transaction. */
export function forgottenTransaction(url: URL, { state }: Pick<Transaction, 'state'>): string {
  return setHostCookie(url, nameOf(state), '', 0);
}

/** The span of time that a finished transaction expires in. @param time ms since 1970 */
const spanOf = (time: number) => spanStamp(time, LIMITS.signInSeconds);

/**
 * Finishes a transaction. The provider must accept a code only once (RFC 6749 §4.1.2), but we must make sure ourselves
 * that a copied cookie does not begin a second session.
 *
 * @returns whether this was the first time
 * @throws StorageError if that is unknown
 */
export async function finishTransaction(
  { storage }: Pick<TransactionServices, 'storage'>,
  { state, exp }: Pick<Transaction, 'state' | 'exp'>,
): Promise<boolean> {
  const name = `${spanOf(exp * 1000)}/${createHash('sha256').update(state).digest('hex')}`;
  return finished.create(storage, name, exp);
}

/** Deletes records of transactions that have expired and are refused for that. Runs on a schedule. */
export async function deleteOldSignIns({ storage, now }: Omit<TransactionServices, 'environment'>): Promise<void> {
  await finished.forget(storage, spanOf(now().getTime()));
}
