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

const rail = (page: Page) => page.getByRole('navigation', { name: say('en', 'report:rail.label') });
const gem = (page: Page) => page.locator('.report-hero .gem');

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

test('a link opens the row it leads into', async ({ page }) => {
  const dimension = page.locator('.dimension:not([open])').first();
  const id = await dimension.locator('> div').getAttribute('id');
  await rail(page).locator(`a[href="#${id}"]`).click();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('a fix is copied as shown, and selected if the browser does not let the page copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fix = page
    .locator('.top-fixes li')
    .filter({ has: page.locator('pre') })
    .first();
  await fix.locator('summary').click();
  await fix.getByRole('button').first().click();
  await expect(fix.getByRole('status').first()).toHaveText(say('en', 'keeping:copying.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await fix.locator('pre code').first().textContent(),
  );

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await fix.getByRole('button').first().click();
  await expect(fix.getByRole('status').first()).toHaveText(say('en', 'keeping:copying.selected'));
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await fix.locator('pre code').first().innerText());
});

test('on a phone, what takes the focus is not under the bar at the foot', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const covered = await page.locator('.report').evaluate((report) => {
    const bar = document.querySelector('.rail')?.getBoundingClientRect() ?? new DOMRect();
    const targets = [...report.querySelectorAll<HTMLElement>('a[href], button, summary, input')];
    return targets
      .filter((target) => target.checkVisibility() && target.closest('.rail') === null)
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
