/** What was typed wrong in a comparison, and what its URL brings back. */
import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { say } from './harness/strings';
import { long } from './harness/long';

const BRANDS = ['northwind.example', 'harbour.example'];

const fields = (page: Page) => page.getByRole('main').locator('input[name="address"]');
const button = (page: Page, key: string) => page.getByRole('button', { name: say('en', key), exact: true });
const columns = (page: Page) => page.getByRole('main').locator('.comparison > .brand-heads > li');
const hosts = (page: Page) => columns(page).locator('bdi[dir="ltr"]');

test('what was probably meant is compared with one press, and the URL brings it back', async ({ page }) => {
  await page.goto(pathTo('en', 'brand-comparison'));
  await fields(page).nth(0).fill('northwind.example');
  await fields(page).nth(1).fill('harbour,example');
  await page.getByRole('button', { name: say('en', 'comparison:form.submit'), exact: true }).click();
  await expect(fields(page).nth(1)).toHaveAccessibleDescription(new RegExp(say('en', 'errors:address-mistyped.title')));
  await page
    .getByRole('button', { name: say('en', 'errors:suggested').replace('{{address}}', 'harbour.example') })
    .click();
  await expect(hosts(page)).toHaveText(BRANDS);
  await expect(page).toHaveURL(/\?address=northwind\.example&address=harbour\.example$/);
  await page.reload();
  await expect(hosts(page)).toHaveText(BRANDS);
  for (const [place, brand] of BRANDS.entries()) await expect(fields(page).nth(place)).toHaveValue(brand);
  // A fresh tab has nothing but the URL, and gets what is there already.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(columns(other).first()).toContainText(say('en', 'report:reused.nextIn').split('{{')[0] ?? '');
});

long(
  'the form is one line beside a comparison, which names the tab, and stays open where it was refused',
  async ({ page }) => {
    await page.goto(`${pathTo('en', 'brand-comparison')}?address=${BRANDS.join('&address=')}`);
    await expect(page).toHaveTitle(/^Northwind Coffee · Harbour Line · /);
    const change = button(page, 'comparison:form.change');
    await expect(page.locator('.compared-names')).toHaveText(BRANDS.join(''));
    await expect(fields(page).nth(0)).toBeHidden();
    await change.click();
    await expect(change).toHaveAttribute('aria-expanded', 'true');
    await fields(page).nth(1).fill('northwind.example');
    await button(page, 'comparison:form.submit').click();
    await expect(fields(page).nth(1)).toBeFocused();
    await expect(fields(page).nth(1)).toHaveAttribute('aria-invalid', 'true');
    await fields(page).nth(1).fill('harbour.example');
    await button(page, 'comparison:form.submit').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await expect(fields(page).nth(0)).toBeHidden();
  },
);
