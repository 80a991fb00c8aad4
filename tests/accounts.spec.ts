import { expect, test, type Page } from '@playwright/test';
import { signInStart } from '../src/site/accounts';
import type { Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import {
  accountPath,
  freshSessionOf,
  nameOf,
  pickPersona,
  sessionOf,
  signIn,
  type PersonaName,
} from './harness/sign-in';
import { say } from './harness/strings';

const authPath = (locale: Locale, pathname: 'sign-in' | 'sign-up' | 'sign-out' | 'error'): string =>
  pathTo(locale, 'auth', { pathname });

const heading = (page: Page, locale: Locale, key: string) =>
  page.getByRole('heading', { level: 1, name: say(locale, key), exact: true });

/** The signed-in user in this browser, as the site reports it. */
async function whoIsIn(page: Page): Promise<unknown> {
  return (await page.request.get('/api/auth/session')).json();
}

/** Signs out with the page's button, and also at the provider, whose page says that it is for development. */
async function signOut(page: Page, locale: Locale, button: 'here' | 'everywhere' = 'here'): Promise<void> {
  await page.goto(authPath(locale, 'sign-out'));
  await page.getByRole('button', { name: say(locale, `auth:sign-out.${button}`), exact: true }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(heading(page, locale, `auth:done.${button}.title`)).toBeVisible();
}

for (const locale of ['en', 'ar'] as const) {
  test.describe(`in ${locale}`, () => {
    test('a user signs in from the sign-in page, sees their account, and signs out', async ({ page }) => {
      await page.goto(authPath(locale, 'sign-in'));
      await page
        .getByRole('main')
        .getByRole('link', { name: say(locale, 'auth:go.sign-in'), exact: true })
        .click();
      await pickPersona(page, 'rana');
      await page.waitForURL((url) => url.hostname === 'localhost');
      expect(await whoIsIn(page)).toMatchObject({ state: 'in', name: nameOf('rana'), roles: ['member', 'reviewer'] });

      await page.goto(accountPath(locale));
      await expect(heading(page, locale, 'account:title')).toBeVisible();
      await expect(page.getByRole('main').getByText(nameOf('rana'))).toBeVisible();

      await signOut(page, locale);
      expect(await whoIsIn(page)).toEqual({ state: 'out' });
      // What an account gives, and nothing of hers.
      const offered = await page.goto(accountPath(locale));
      expect(offered?.status()).toBe(200);
      await expect(page.getByRole('main').getByText(nameOf('rana'))).toHaveCount(0);
      await expect(heading(page, locale, 'account:title')).toHaveCount(0);
    });

    test('a new user creates an account', async ({ page }) => {
      await page.goto(authPath(locale, 'sign-up'));
      await page
        .getByRole('main')
        .getByRole('link', { name: say(locale, 'auth:go.sign-up'), exact: true })
        .click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Åse نور 山田');
      await page.getByRole('textbox', { name: 'E-mail' }).fill(`new-${locale}@people.example`);
      await page.getByRole('button', { name: 'Create and sign in' }).click();
      await page.waitForURL((url) => url.hostname === 'localhost');
      expect(await whoIsIn(page)).toMatchObject({ state: 'in', name: 'Åse نور 山田', roles: ['member'] });
    });

    test('a user who cancels is told so, and is not signed in', async ({ page }) => {
      await page.goto(signInStart(accountPath(locale)));
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.waitForURL((url) => url.pathname === authPath(locale, 'error'));
      expect(new URL(page.url()).search).toBe('?reason=cancelled');
      await expect(heading(page, locale, 'auth:reason.cancelled.title')).toBeVisible();
      expect(await whoIsIn(page)).toEqual({ state: 'out' });
    });

    test('signing out everywhere also ends the session of another browser', async ({ page }) => {
      const elsewhere = await freshSessionOf('tom');
      const asElsewhere = async (): Promise<unknown> =>
        (await page.request.get('/api/auth/session', { headers: { cookie: elsewhere.cookie } })).json();
      expect(await asElsewhere()).toMatchObject({ state: 'in', name: nameOf('tom') });
      await signIn(page, 'tom', { locale });
      await signOut(page, locale, 'everywhere');
      expect(await asElsewhere()).toEqual({ state: 'out' });
    });
  });
}

const ROLES: readonly (readonly [PersonaName, readonly string[]])[] = [
  ['mia', ['member']],
  ['edgar', ['member', 'editor']],
  ['nora', ['member']],
];

for (const [persona, roles] of ROLES) {
  test(`${persona} returns to where the sign-in began, with roles ${roles.join(', ')}`, async ({ page }) => {
    const returnTo = pathTo('ja', 'brand-comparison');
    await signIn(page, persona, { returnTo });
    expect(await whoIsIn(page)).toMatchObject({ state: 'in', name: nameOf(persona), roles });
    const cookies = await page.context().cookies(new URL(page.url()).origin);
    expect(cookies).toEqual([expect.objectContaining({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' })]);
  });
}

test('a session begun without a browser opens the account in a browser', async ({ browser }) => {
  const { storageState } = await sessionOf('mia');
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(accountPath('de'));
  await expect(heading(page, 'de', 'account:title')).toBeVisible();
  await context.close();
});
