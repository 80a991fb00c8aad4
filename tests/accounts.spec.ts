import { expect, test, type Page } from '@playwright/test';
import { signInStart } from '../src/site/accounts';
import type { Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { SESSION_COOKIE } from '../src/site/endpoints';
import { turnOf } from './harness/breadth';
import { accountPath, introduce, nameOf, pickPersona, sessionOf, signIn, type PersonaName } from './harness/sign-in';
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

/** The site's cookie in this browser, as a header. */
async function sessionCookie(page: Page): Promise<string> {
  const session = (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);
  return `${SESSION_COOKIE}=${session?.value ?? ''}`;
}

for (const locale of turnOf(1, ['en', 'ar'])) {
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

    test('a user who cancels is told so, and is not signed in', async ({ page }) => {
      await page.goto(signInStart(accountPath(locale)));
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.waitForURL((url) => url.pathname === authPath(locale, 'error'));
      expect(new URL(page.url()).search).toBe('?reason=cancelled');
      await expect(heading(page, locale, 'auth:reason.cancelled.title')).toBeVisible();
      expect(await whoIsIn(page)).toEqual({ state: 'out' });
    });
  });
}

for (const locale of turnOf(0, ['en', 'ar'])) {
  // Nobody else's session may end: other tests run meanwhile, and the personas are theirs, too.
  test(`in ${locale} a new user creates an account, and signs out everywhere, in another browser, too`, async ({
    page,
  }) => {
    await page.goto(authPath(locale, 'sign-up'));
    await page
      .getByRole('main')
      .getByRole('link', { name: say(locale, 'auth:go.sign-up'), exact: true })
      .click();
    const { name } = await introduce(page);
    await page.waitForURL((url) => url.hostname === 'localhost');
    expect(await whoIsIn(page)).toMatchObject({ state: 'in', name, roles: ['member'] });

    const elsewhere = await sessionCookie(page);
    const asElsewhere = async (): Promise<unknown> =>
      (await page.request.get('/api/auth/session', { headers: { cookie: elsewhere } })).json();
    // Another browser, which the provider knows.
    await page.context().clearCookies({ name: SESSION_COOKIE });
    expect(await whoIsIn(page)).toEqual({ state: 'out' });
    await page.goto(signInStart(accountPath(locale)));
    await page.waitForURL((url) => url.pathname === accountPath(locale));
    expect(await sessionCookie(page)).not.toBe(elsewhere);
    expect(await asElsewhere()).toMatchObject({ state: 'in', name });
    await signOut(page, locale, 'everywhere');
    expect(await asElsewhere()).toEqual({ state: 'out' });
    expect(await whoIsIn(page)).toEqual({ state: 'out' });
  });
}

const ROLES: readonly (readonly [PersonaName, readonly string[]])[] = [
  ['mia', ['member']],
  ['edgar', ['member', 'editor']],
  ['nora', ['member']],
];

for (const [persona, roles] of turnOf(1, ROLES)) {
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
