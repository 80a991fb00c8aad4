import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { say } from './harness/strings';
import { long } from './harness/long';

const WEAK = '<!doctype html><html lang="en"><head><title>Home</title></head><body><h1>Quay Books</h1></body></html>';

test.beforeEach(async ({ page }) => {
  await page.goto(pathTo('en', 'brand-assessment'));
  await page.getByText(say('en', 'assessment:paste.title')).click();
  await page.getByRole('textbox', { name: say('en', 'assessment:paste.html') }).fill(WEAK);
  await page.getByRole('button', { name: say('en', 'assessment:paste.submit') }).click();
  await expect(page.getByRole('heading', { name: say('en', 'report:plan.title') })).toBeVisible();
});

const rail = (page: Page) => page.getByRole('navigation', { name: say('en', 'report:rail.label') });
const gem = (page: Page) => page.locator('.hero-gem > .gem');

test('the gem and the figure immediately follow the chosen fixes, also by keyboard', async ({ page }) => {
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  const measured = await rail(page).innerText();
  await expect(gem(page).locator('.gem-assumed')).toHaveCount(0);
  await steps.first().getByRole('checkbox').press('Space');
  await expect(rail(page)).not.toHaveText(measured);
  await expect(steps.first().getByRole('checkbox')).toBeChecked();
  await expect(gem(page).locator('.gem-assumed')).not.toHaveCount(0);
  await page.getByRole('button', { name: say('en', 'plan:whatIf.allOn') }).click();
  await expect(rail(page).getByRole('status')).toContainText('100.0');
  await expect(page.locator('.overall')).toContainText('→ 100.0');
  await page.getByRole('button', { name: say('en', 'plan:whatIf.allOff') }).click();
  await expect(rail(page)).toHaveText(measured, { useInnerText: true });
});

test('what others see follows the chosen fixes, and says so', async ({ page }) => {
  const tab = page.locator('#faces .face').filter({ hasText: say('en', 'previews:name.tab') });
  await expect(tab).toContainText('Home');
  await expect(tab).not.toContainText(say('en', 'previews:withFixes'));
  await page.getByRole('checkbox', { name: say('en', 'report:cause.title') }).check();
  await expect(tab.locator('.card')).not.toContainText('Home');
  await expect(tab).toContainText(say('en', 'previews:withFixes'));
  await page.getByRole('button', { name: say('en', 'plan:whatIf.allOn') }).click();
  await page.getByRole('button', { name: say('en', 'plan:whatIf.allOff') }).click();
  await expect(tab.locator('.card')).toContainText('Home');
});

long('a link opens the row it leads into', async ({ page }) => {
  const dimension = page.locator('.dimension:not([open])').first();
  const id = await dimension.locator('> div').getAttribute('id');
  await rail(page).locator(`a[href="#${id}"]`).click();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

long('a fix is copied as shown, and selected if the browser does not let the page copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page
    .getByRole('button', { name: say('en', 'plan:toPaste') })
    .first()
    .click();
  const fix = page.locator('.fix-panel .fix-text').first();
  await fix.getByRole('button').first().click();
  await expect(fix.getByRole('status').first()).toHaveText(say('en', 'report:copying.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await fix.locator('pre code').first().textContent(),
  );

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await fix.getByRole('button').first().click();
  await expect(fix.getByRole('status').first()).toHaveText(say('en', 'report:copying.selected'));
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await fix.locator('pre code').first().innerText());
});

test('on a phone, what takes the focus is not under the bar at the foot', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const covered = await page.locator('.report').evaluate((report) => {
    const bar = document.querySelector('.bar-actions')?.getBoundingClientRect() ?? new DOMRect();
    const targets = [...report.querySelectorAll<HTMLElement>('a[href], button, summary, input')];
    return targets
      .filter((target) => target.checkVisibility() && target.closest('.bar-actions') === null)
      .filter((target) => {
        // From above, as by keyboard: the browser scrolls only as far as it must.
        window.scrollTo(0, 0);
        target.focus();
        return target.getBoundingClientRect().bottom > bar.top;
      })
      .map((target) => target.textContent.trim().slice(0, 40));
  });
  expect(covered).toEqual([]);
});

long('what there is to paste opens over the full width, and Escape gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const opener = page.locator('.opener').nth(1);
  await opener.click();
  const panel = page.locator('.fix-panel');
  await expect(panel.getByRole('heading').first()).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const widthOf = (place: typeof panel) => place.evaluate((element) => element.getBoundingClientRect().width);
  expect(await widthOf(panel)).toBe(await widthOf(page.locator('.top-fixes')));
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});
