import { request, type Page } from '@playwright/test';
import { PERSONAS, type PersonaName } from '../../src/dev/identity/people';
import { signInStart } from '../../src/site/accounts';
import { SESSION_COOKIE } from '../../src/site/endpoints';
import { DEFAULT_LOCALE, type Locale } from '../../src/site/locales';
import { pathTo } from '../../src/site/routes';

export type { PersonaName };

/** What a persona is called by the provider, and so by the site. */
export function nameOf(persona: PersonaName): string {
  return PERSONAS[persona].name;
}

/** Page of a person's account. */
export function accountPath(locale: Locale): string {
  return pathTo(locale, 'auth', { pathname: 'account' });
}

/** Picks a persona on the provider's page, which the browser shows already. */
export async function pickPersona(page: Page, persona: PersonaName): Promise<void> {
  await page.getByRole('button', { name: PERSONAS[persona].email }).click();
}

export interface SignInOptions {
  /** Path to come back to; the account page where it is not said. */
  readonly returnTo?: string;
  readonly locale?: Locale;
}

/**
 * Signs a persona in as a visitor would, through the provider's page, and waits until the browser is back at the site.
 * Whoever was signed in at the provider before is not any more.
 */
export async function signIn(
  page: Page,
  persona: PersonaName,
  { locale = DEFAULT_LOCALE, returnTo = accountPath(locale) }: SignInOptions = {},
): Promise<void> {
  await page.goto(signInStart(returnTo, 'login'));
  await pickPersona(page, persona);
  await page.waitForURL((url) => `${url.pathname}${url.search}` === returnTo);
}

export interface SignedInState {
  /** Value of a Cookie header. */
  readonly cookie: string;
  /** For `browser.newContext({ storageState })`: the site's cookies, none of the provider's. */
  readonly storageState: Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>;
}

async function beginSession(origin: string, persona: PersonaName): Promise<SignedInState> {
  const context = await request.newContext({ baseURL: origin });
  try {
    const asked = await context.get(signInStart(accountPath(DEFAULT_LOCALE)));
    await context.post(asked.url(), { form: { person: PERSONAS[persona].id } });
    const { hostname } = new URL(origin);
    const { cookies } = await context.storageState();
    const own = cookies.filter(({ domain }) => domain === hostname);
    const session = own.find(({ name }) => name === SESSION_COOKIE);
    if (session === undefined) throw new Error(`${persona} could not be signed in; the way led to ${asked.url()}`);
    return { cookie: `${session.name}=${session.value}`, storageState: { cookies: own, origins: [] } };
  } finally {
    await context.dispose();
  }
}

const sessions = new Map<PersonaName, Promise<SignedInState>>();

/**
 * A session of a persona, without a browser: the same one for every test of a worker, so nothing may end it. Who ends
 * or empties something signs in with `signIn` or `freshSessionOf`.
 */
export function sessionOf(persona: PersonaName): Promise<SignedInState> {
  const known = sessions.get(persona) ?? freshSessionOf(persona);
  sessions.set(persona, known);
  return known;
}

/** A session of a persona that is nobody else's. @param origin of the site */
export function freshSessionOf(
  persona: PersonaName,
  origin = process.env['FACET_ORIGIN'] ?? '',
): Promise<SignedInState> {
  return beginSession(origin, persona);
}
