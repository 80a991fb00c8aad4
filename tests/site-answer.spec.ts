/** What the owners of assessed sites find here: the form that reads their file again, and the one for notices. */
import { expect, test } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { SHOWN_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { accessibilityViolations, NARROW, overflowing, violationsInBothSchemes } from './harness/page-checks';
import { sessionOf } from './harness/sign-in';
import { say } from './harness/strings';

const REPORT = '/en/brand-assessment/0123456789abc/';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: NARROW, height: 640 } });

  for (const locale of turnOf(0, SHOWN_LOCALES)) {
    test(`${locale}: what is no address is handed back, and a site without the file says nothing`, async ({ page }) => {
      await page.goto(pathTo(locale, 'about'));
      const site = page.locator('#site-answer-site');
      const read = page.getByRole('button', { name: say(locale, 'crawler:answer.form.submit') });
      await site.fill('not an address');
      await read.click();
      await expect(page.locator('#errors')).toBeFocused();
      await expect(site).toHaveValue('not an address');
      await expect(page).toHaveTitle(new RegExp(say(locale, 'crawler:answer.titleForm')));
      // Each locale another site: one is asked once a minute.
      await site.fill(
        ['northwind.example', 'harbour.example', 'tidewater.example'][SHOWN_LOCALES.indexOf(locale)] ?? '',
      );
      await read.click();
      await expect(page.getByText(say(locale, 'crawler:answer.show'))).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await overflowing(page)).toEqual([]);
    });
  }
});

for (const locale of turnOf(1, SHOWN_LOCALES)) {
  long(`${locale}: axe finds nothing in what was read of a site, or why not`, async ({ page }) => {
    await page.goto(pathTo(locale, 'about'));
    await page.locator('#site-answer-site').fill('stopped.example');
    await page.getByRole('button', { name: say(locale, 'crawler:answer.form.submit') }).click();
    await expect(page.getByText(say(locale, 'crawler:answer.last'))).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
}

test('the link of a published report fills in kind and page, and the inbox says what became of the report', async ({
  browser,
  page,
}) => {
  await page.goto(`${pathTo('en', 'feedback')}?kind=notice&page=${REPORT}`);
  await expect(page.getByRole('radio', { name: say('en', 'feedback:kind.notice') })).toBeChecked();
  await expect(page.locator('#feedback-page')).toHaveValue(REPORT);
  await page.locator('#feedback-page').fill('');
  await page.locator('#feedback-message').fill('This is not us.');
  const send = page.getByRole('button', { name: say('en', 'feedback:submit'), exact: true });
  await send.click();
  await expect(page.locator('#errors').getByRole('link')).toHaveText([say('en', 'feedback:errors.page.report')]);
  await page.locator('#feedback-page').fill(REPORT);
  await send.click();
  const reference = await page.locator('main code').innerText();

  const { storageState } = await sessionOf('edgar');
  const context = await browser.newContext({ storageState });
  const edgar = await context.newPage();
  await edgar.goto(`${pathTo('en', 'feedback-inbox')}?kind=notice&message=${reference}`);
  await expect(edgar.getByText(say('en', 'inbox:takeDown.none'))).toBeVisible();
  expect(await accessibilityViolations(edgar)).toEqual([]);
  await context.close();
});
