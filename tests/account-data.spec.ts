/** A member's data, from the first save to the last trace, with a new user each time, separate from other tests. */
import { expect, test, type Page } from '@playwright/test';
import { ENDPOINTS } from '../src/site/endpoints';
import type { Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { turnOf } from './harness/breadth';
import { long } from './harness/long';
import { saveExample } from './harness/measured';
import { accessibilityViolations } from './harness/page-checks';
import { accountPath, signUp } from './harness/sign-in';
import { openPanel } from './harness/sharing';
import { say } from './harness/strings';

/** Saves what is shown, as a member does. */
async function saveShown(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${pathTo(locale, 'brand-assessment')}?example=harbour`);
  await openPanel(page, 'save', locale);
  await page.getByRole('button', { name: say(locale, 'keeping:saving.save'), exact: true }).click();
  await expect(page.getByRole('button', { name: say(locale, 'keeping:saving.saved'), exact: true })).toBeVisible();
  await page.goto(accountPath(locale));
  await expect(page.getByRole('main').locator('.account-shelf > :has(.account-reports)')).toHaveCount(1);
}

for (const locale of turnOf(1, ['en', 'ar'])) {
  test(`a member saves, deletes one item, exports everything and deletes it all, in ${locale}`, async ({ page }) => {
    const main = page.getByRole('main');
    const link = (key: string) => main.getByRole('link', { name: say(locale, `account:${key}`), exact: true });
    const { email } = await signUp(page, locale);

    await saveShown(page, locale);
    await main.locator('.account-delete summary').click();
    await main.locator('.account-delete button').click();
    await expect(main.locator('.account-shelf > :has(.account-reports)')).toHaveCount(0);
    await page.goto(accountPath(locale));
    await expect(main.getByText(say(locale, 'account:saved.empty'))).toBeVisible();

    await saveExample(page.request);
    await page.goto(accountPath(locale));
    const downloading = page.waitForEvent('download');
    await link('data.export').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('facet-account.json');
    const whole = (await (await page.request.get(ENDPOINTS.account.paths[0])).json()) as Record<string, unknown>;
    expect(whole).toMatchObject({ profile: { email }, saved: [{ kind: 'report' }], sessions: [{ current: true }] });

    await link('data.delete').click();
    await main.getByRole('button', { name: say(locale, 'account:delete.confirm'), exact: true }).click();
    // The provider asks whether to sign out there, too.
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: say(locale, 'auth:done.deleted.title'), exact: true }),
    ).toBeVisible();
    expect(await (await page.request.get(ENDPOINTS['auth-session'].paths[0])).json()).toEqual({ state: 'out' });
    await page.goto(accountPath(locale));
    await expect(page.getByRole('heading', { level: 1, name: say(locale, 'auth:account.title') })).toBeVisible();
  });
}

/** Ids of what is saved, as the server lists it. */
async function listed(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(ENDPOINTS.reports.paths[0], { headers: { accept: 'application/json' } });
  return ((await answer.json()) as { saved: { id: string }[] }).saved.map(({ id }) => id);
}

test('what is deleted is gone at once, and can be put back for ten seconds', async ({ page }) => {
  const main = page.getByRole('main');
  const items = main.locator('.account-shelf > :has(.account-reports)');
  const undo = main.getByRole('button', { name: say('en', 'account:saved.undo'), exact: true });
  const remove = async () => {
    await main.locator('.account-delete summary').click();
    await expect(main.getByText(say('en', 'account:saved.deleteUndoText'))).toBeVisible();
    await expect(main.getByText(say('en', 'account:saved.deleteText'))).toBeHidden();
    await main.locator('.account-delete button').click();
    await expect(main.getByRole('status').filter({ hasText: /Harbour Line\S? was deleted\./ })).toBeVisible();
    await expect(items).toHaveCount(0);
    await expect(page.locator('#saved')).toBeFocused();
  };
  await signUp(page);
  await saveExample(page.request);
  await page.goto(accountPath('en'));
  const before = await listed(page);
  await remove();
  expect(await listed(page)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);

  // A refusal keeps what the page holds.
  await page.route(`**${ENDPOINTS.reports.paths[0]}`, (route) => route.abort(), { times: 1 });
  await undo.click();
  await expect(main.getByText(say('en', 'account:saved.undoFailed'))).toBeVisible();
  await undo.click();
  await expect(items).toHaveCount(1);
  expect(await listed(page)).toEqual(before);

  // From here on time passes by hand.
  await page.clock.install();
  await page.reload();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await remove();
  await page.clock.runFor(9_900);
  await expect(undo).toBeVisible();
  await page.clock.runFor(200);
  await expect(undo).toBeHidden();
  expect(await listed(page)).toEqual([]);
});

long('what went wrong with undoing a deletion is not said of the next one', async ({ page }) => {
  const main = page.getByRole('main');
  const failed = main.getByText(say('en', 'account:saved.undoFailed'));
  const removeFirst = async () => {
    await main.locator('.account-delete summary').first().click();
    await main.locator('.account-delete button').first().click();
  };
  await signUp(page);
  await saveExample(page.request);
  await saveExample(page.request, 'northwind');
  await page.goto(accountPath('en'));
  await removeFirst();
  await page.route(`**${ENDPOINTS.reports.paths[0]}`, (route) => route.abort(), { times: 1 });
  await main.getByRole('button', { name: say('en', 'account:saved.undo'), exact: true }).click();
  await expect(failed).toBeVisible();
  await removeFirst();
  await expect(main.locator('.account-shelf > :has(.account-reports)')).toHaveCount(0);
  await expect(failed).toBeHidden();
});

long('what this page could not read first is deleted in the way of a page without script', async ({ page }) => {
  const main = page.getByRole('main');
  await signUp(page);
  await saveExample(page.request);
  await page.goto(accountPath('en'));
  await page.route('**/api/reports/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await main.locator('.account-delete summary').click();
  await main.locator('.account-delete button').click();
  await expect(main.getByText(say('en', 'account:saved.deleteText'))).toBeVisible();
  expect(await listed(page)).toHaveLength(1);
  await main.locator('.account-delete button').click();
  await expect(main.getByText(say('en', 'account:saved.empty'))).toBeVisible();
  expect(await listed(page)).toEqual([]);
});
