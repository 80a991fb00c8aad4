/**
 * A sign-in under way. What must be known when the provider leads back is sealed in a cookie of its own, so that two
 * tabs can sign in at once, and a sign-in that was begun in another browser is none here. Storage only knows which
 * ones are finished: none is finished twice.
 */
import { createHash } from 'node:crypto';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z } from 'zod';
import { SIGN_IN_COOKIE } from '../../site/endpoints';
import { LIMITS } from '../../site/limits';
import { type Locale } from '../../site/locales';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import type { Services } from '../platform/services';
import { deleteAll, keysBelow } from '../platform/storage';
import { cookieNames, readCookie, setCookie } from './cookies';
import { createSealer } from './sealing';

const schema = z.object({
  state: z.string(),
  nonce: z.string(),
  /** Secret whose hash the provider was told: PKCE, RFC 7636. */
  verifier: z.string(),
  returnTo: z.string(),
  locale: z.enum(EVERY_LOCALE),
  /** When it ends, s since 1970. */
  exp: z.number(),
});

export type Transaction = Readonly<z.output<typeof schema>>;

type TransactionServices = Pick<Services, 'environment' | 'storage' | 'now'>;

/** Enough of the state to tell tabs apart, and too little to know the rest. */
const NAME = /^[\w-]{12}$/;

const nameOf = (state: string) => SIGN_IN_COOKIE + state.slice(0, 12);

/**
 * @returns the transaction, and the cookies to answer with: its own, and the end of the oldest ones where there would
 *   be too many
 * @throws Error where accounts are off
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
  const others = cookieNames(request, SIGN_IN_COOKIE).filter((name) => NAME.test(name.slice(SIGN_IN_COOKIE.length)));
  const tooMany = others.slice(0, Math.max(0, others.length + 1 - LIMITS.signInsAtOnce));
  const sealed = await sealer.seal('sign-in', payload, until);
  return {
    transaction: { ...payload, exp: Math.floor(until / 1000) },
    cookies: [
      ...tooMany.map((name) => setCookie(url, name, '', 0)),
      setCookie(url, nameOf(payload.state), sealed, LIMITS.signInSeconds),
    ],
  };
}

/**
 * The transaction an answer of the provider belongs to.
 *
 * @param state as it stands in the address
 * @returns why there is none: nothing was begun here or it has run out, or the answer is another's
 */
export async function findTransaction(
  { environment, now }: Omit<TransactionServices, 'storage'>,
  request: Request,
  state: string,
): Promise<Transaction | 'expired' | 'mismatch'> {
  const sealed = readCookie(request, nameOf(state));
  const opened = sealed === null ? null : await createSealer(environment, now)?.open('sign-in', sealed);
  const found = schema.safeParse(opened?.payload);
  if (!found.success) return 'expired';
  return found.data.state === state ? found.data : 'mismatch';
}

/** The Set-Cookie that makes the browser forget a transaction. */
export function forgottenTransaction(url: URL, { state }: Pick<Transaction, 'state'>): string {
  return setCookie(url, nameOf(state), '', 0);
}

const SIGN_INS = 'sign-ins/';
const SPAN_SECONDS = LIMITS.signInSeconds;

/** Key of what is finished, under the span it ends in: padded, so that older spans sort before newer ones. */
function keyOf(seconds: number, name: string): string {
  return `${SIGN_INS}${String(Math.floor(seconds / SPAN_SECONDS)).padStart(10, '0')}/${name}`;
}

/**
 * Finishes a transaction. The provider must take a code once only (RFC 6749 §4.1.2), but it is ours to see to it that
 * a cookie somebody kept begins no second session.
 *
 * @returns whether it was not finished before
 * @throws StorageError where that cannot be told
 */
export async function finishTransaction(
  { storage }: Pick<TransactionServices, 'storage'>,
  { state, exp }: Pick<Transaction, 'state' | 'exp'>,
): Promise<boolean> {
  const key = keyOf(exp, createHash('sha256').update(state).digest('hex'));
  return 'etag' in (await storage.put(key, exp, { ifNew: true }));
}

/** Deletes what is known of transactions that have run out and are refused for that. The clock does this. */
export async function deleteOldSignIns({ storage, now }: Omit<TransactionServices, 'environment'>): Promise<void> {
  const oldest = keyOf(now().getTime() / 1000, '');
  const keys = await keysBelow(storage, SIGN_INS);
  await deleteAll(
    storage,
    keys.filter((key) => key < oldest),
  );
}
