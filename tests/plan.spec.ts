import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { say } from './harness/strings';

const WEAK = '<!doctype html><html lang="en"><head><title>Home</title></head><body><h1>Quay Books</h1></body></html>';

test.beforeEach(async ({ page }) => {
  await page.goto(pathTo('en', 'brand-assessment'));
  await page.getByText(say('en', 'assessment:paste.title')).click();
  await page.getByRole('textbox', { name: say('en', 'assessment:paste.html') }).fill(WEAK);
  await page.getByRole('button', { name: say('en', 'assessment:paste.submit') }).click();
  await expect(page.getByRole('heading', { name: say('en', 'report:plan.title') })).toBeVisible();
});

const tally = (page: Page) => page.locator('.tally');

test('the plan immediately recomputes the effect of chosen fixes, also by keyboard', async ({ page }) => {
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  const measured = await tally(page).innerText();
  await steps.first().getByRole('checkbox').press('Space');
  await expect(tally(page)).not.toHaveText(measured);
  await expect(steps.first().getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: say('en', 'plan:whatIf.allOn') }).click();
  await expect(tally(page).getByRole('status')).toContainText('100.0');
  await page.getByRole('button', { name: say('en', 'plan:whatIf.allOff') }).click();
  await expect(tally(page)).toHaveText(measured);
});

test('a fix is copied as shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fix = page.locator('.fix').first();
  await fix.locator('summary').click();
  await fix.getByRole('button').click();
  await expect(fix.getByRole('status')).toHaveText(say('en', 'fixes:copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await fix.locator('pre code').textContent());
});

test('a fix is selected if the browser does not let the page copy', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const fix = page.locator('.fix').first();
  await fix.locator('summary').click();
  await fix.getByRole('button').click();
  await expect(fix.getByRole('status')).toHaveText(say('en', 'fixes:selected'));
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await fix.locator('pre code').innerText());
});
