/** The header of every page: its language menu, which needs no script, and who is signed in. */
import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { LOCALES } from '../src/site/locales';
import { ALL, SHOWN_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { NARROW, overflowing } from './harness/page-checks';
import { accountPath, nameOf, sessionOf } from './harness/sign-in';
import { say } from './harness/strings';

const menu = (page: Page) => page.locator('.languages > button');
const panel = (page: Page) => page.locator('.languages-panel');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of turnOf(2, SHOWN_LOCALES)) {
    test(`the language menu opens, and closes by Escape with the focus where it was, or by a click, in ${locale}`, async ({
      page,
    }) => {
      await page.goto(pathTo(locale, 'about'));
      await expect(panel(page)).toBeHidden();
      await menu(page).focus();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(menu(page)).toBeFocused();

      // So do a click outside, and a second one on its button.
      await menu(page).click();
      await expect(panel(page)).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(panel(page)).toBeHidden();
      await menu(page).click();
      await menu(page).click();
      await expect(panel(page)).toBeHidden();
    });
  }

  test('the language menu leads to the page in another language', async ({ page }) => {
    await page.goto(pathTo('de', 'feedback'));
    await menu(page).click();
    await panel(page).locator('a[hreflang="ar"]').click();
    await expect(page).toHaveURL(pathTo('ar', 'feedback'));
  });

  long('a browser without popovers shows the languages as a line of links', async ({ page }) => {
    await page.route(pathTo('en', 'about'), async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text())
        .replace(/ popover(?:target)?="[^"]*"/g, '')
        .replaceAll('selector(:popover-open)', 'selector(:no-such-thing)');
      const headers = { ...answer.headers(), 'content-security-policy': '' };
      await route.fulfill({ response: answer, headers, body: html });
    });
    await page.goto(pathTo('en', 'about'));
    await expect(menu(page)).toBeHidden();
    await expect(panel(page).getByRole('link')).toHaveCount(6);
    const [first, last, title] = await Promise.all([
      panel(page).getByRole('link').first().boundingBox(),
      panel(page).getByRole('link').last().boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    // Latin and Arabic letters have boxes of other heights on one line.
    expect(Math.abs((last?.y ?? 0) - (first?.y ?? 0))).toBeLessThan((first?.height ?? 0) / 2);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(title?.y ?? 0);
  });
});

for (const locale of ['en', 'ar'] as const) {
  test(`the language menu opens below its button at every width, in ${locale}`, async ({ page }) => {
    for (const width of [NARROW, 1280, 1800]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pathTo(locale, 'about'));
      await menu(page).click();
      const [button, open] = await Promise.all([menu(page).boundingBox(), panel(page).boundingBox()]);
      if (button === null || open === null) throw new Error('the menu is not shown');
      expect(open.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(open.y).toBeLessThan(button.y + button.height + 16);
      // Their ends are in line.
      const ends = locale === 'ar' ? [open.x, button.x] : [open.x + open.width, button.x + button.width];
      expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(2);
      expect(open.x).toBeGreaterThanOrEqual(0);
      expect(open.x + open.width).toBeLessThanOrEqual(width);
    }
  });
}

for (const locale of ALL ? LOCALES : (['en', 'de', 'ar'] as const)) {
  test(`on a phone the header is one row, and its menu opens below a button, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: NARROW, height: 640 });
    await page.goto(pathTo(locale, 'about'));
    const header = await page.locator('.header').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(72);
    const links = page.getByRole('banner').locator('.menu').getByRole('link');
    await expect(links.first()).toBeHidden();
    await page.locator('.menu-button').focus();
    await page.keyboard.press('Enter');
    await expect(links).toHaveCount(5);
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    expect(await overflowing(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
  });
}

// Edgar's name is longer than any header; Tom's is Japanese.
for (const persona of ['edgar', 'tom'] as const) {
  test(`pages that a function answers say that ${persona} is signed in, static pages do not`, async ({ page }) => {
    await page.setViewportSize({ width: NARROW, height: 640 });
    await page.context().addCookies((await sessionOf(persona)).storageState.cookies);
    for (const locale of ['en', 'ar'] as const) {
      for (const path of [accountPath(locale), pathTo(locale, 'feedback-inbox')]) {
        await page.goto(path);
        await page.locator('.menu-button').click();
        const account = page.getByRole('banner').locator('.account-link');
        await expect(account.getByRole('link', { name: say(locale, 'site:nav.account') })).toBeVisible();
        await expect(account, path).toContainText(nameOf(persona));
        expect(await overflowing(page), path).toEqual([]);
      }
    }
    await page.goto(pathTo('en', 'about'));
    await expect(page.getByRole('banner')).not.toContainText(nameOf(persona));
  });
}
