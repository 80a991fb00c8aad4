import { randomUUID } from 'node:crypto';
import { request, type Page } from '@playwright/test';
import { PERSONAS, type PersonaName } from '../../src/dev/identity/people';
import { signInStart } from '../../src/site/accounts';
import { SESSION_COOKIE } from '../../src/site/endpoints';
import { DEFAULT_LOCALE, type Locale } from '../../src/site/locales';
import { pathTo } from '../../src/site/routes';

export type { PersonaName };

/** A persona's name at the provider, and so on the site. */
export function nameOf(persona: PersonaName): string {
  return PERSONAS[persona].name;
}

/** The account page. */
export function accountPath(locale: Locale): string {
  return pathTo(locale, 'auth', { pathname: 'account' });
}

/** Picks a persona on the provider's page, which is already open. */
export async function pickPersona(page: Page, persona: PersonaName): Promise<void> {
  await page.getByRole('button', { name: PERSONAS[persona].email }).click();
}

export interface SignInOptions {
  /** Path to return to; the account page by default. */
  readonly returnTo?: string;
  readonly locale?: Locale;
}

/**
 * Signs a persona in as a user would, on the provider's page, and waits until the browser is back at the site. Ends any
 * earlier session at the provider.
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

/** A person that no other test uses: for tests that end all their sessions or delete their data. */
export interface NewPerson {
  readonly name: string;
  readonly email: string;
}

/** Creates a person at the provider and signs in as them; ends at the account page. */
export async function signUp(page: Page, locale: Locale = DEFAULT_LOCALE): Promise<NewPerson> {
  await page.goto(signInStart(accountPath(locale), 'create'));
  const person = await introduce(page);
  await page.waitForURL((url) => url.pathname === accountPath(locale));
  return person;
}

/** Fills in the provider's page for a new person, which is already open. */
export async function introduce(page: Page): Promise<NewPerson> {
  const person = { name: 'Åse نور 山田', email: `${randomUUID()}@people.example` };
  await page.getByRole('textbox', { name: 'Name' }).fill(person.name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('button', { name: 'Create and sign in' }).click();
  return person;
}

export interface SignedInState {
  /** Value of a Cookie header. */
  readonly cookie: string;
  /** For `browser.newContext({ storageState })`: only the site's cookies, none of the provider's. */
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
 * A persona's session, without a browser: shared by all tests of a worker, so none may end it. A test that ends
 * sessions or deletes things uses `signIn` or `freshSessionOf`.
 */
export function sessionOf(persona: PersonaName): Promise<SignedInState> {
  const known = sessions.get(persona) ?? freshSessionOf(persona);
  sessions.set(persona, known);
  return known;
}

/** A persona's session that no other test uses. @param origin of the site */
export function freshSessionOf(
  persona: PersonaName,
  origin = process.env['FACET_ORIGIN'] ?? '',
): Promise<SignedInState> {
  return beginSession(origin, persona);
}
