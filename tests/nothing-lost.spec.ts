/** What a visitor has in front of them stays with them: in another language, going back, signing in, by mistake. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { TRIED_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { fragmentOf, measuredReport } from './harness/measured';
import { accessibilityViolations } from './harness/page-checks';
import { openPanel, openSharing } from './harness/sharing';
import { say } from './harness/strings';

const TOOL = (locale: Locale): string => pathTo(locale, 'brand-assessment');
const COMPARISON = (locale: Locale): string => pathTo(locale, 'brand-comparison');

const main = (page: Page): Locator => page.getByRole('main');
const report = (page: Page): Locator => main(page).locator('.report');
const headline = (page: Page): Locator => report(page).getByRole('heading', { level: 1 });
const columns = (page: Page): Locator => main(page).locator('.comparison > .brand-heads > li bdi[dir="ltr"]');
const button = (page: Page, key: string, locale: Locale = 'en'): Locator =>
  page.getByRole('button', { name: say(locale, key), exact: true });
const addressField = (page: Page): Locator => page.getByRole('textbox', { name: say('en', 'site:addressForm.label') });
const undoLine = (page: Page): Locator => main(page).locator('.undo');

/** Notes what the page measures. */
function measurements(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/assess')) asked.push(request.postData() ?? '');
  });
  return asked;
}

async function measure(page: Page, address: string): Promise<void> {
  await addressField(page).fill(address);
  await addressField(page).press('Enter');
  await expect(report(page)).toContainText(`https://${address}`);
  await expect(headline(page)).toBeFocused();
}

async function paste(page: Page, html: string): Promise<void> {
  await page.getByText(say('en', 'assessment:paste.title')).click();
  await page.getByRole('textbox', { name: say('en', 'assessment:paste.html') }).fill(html);
  await button(page, 'assessment:paste.submit').click();
  await expect(headline(page)).toBeFocused();
}

async function switchTo(page: Page, locale: Locale): Promise<void> {
  await page.locator('.languages > button').click();
  await page.locator(`.languages a[hreflang="${locale}"]`).click();
}

test('the language switch carries a report that was measured here, without measuring it again', async ({ page }) => {
  const asked = measurements(page);
  await page.goto(TOOL('en'));
  await measure(page, 'northwind.example');
  const score = await report(page).locator('.overall .score').innerText();
  for (const locale of TRIED_LOCALES.filter((each) => each !== 'en')) {
    await switchTo(page, locale);
    await expect(page).toHaveURL(new RegExp(`${TOOL(locale)}\\?address=northwind\\.example$`));
    await expect(headline(page)).toBeFocused();
    await expect(report(page)).toContainText('https://northwind.example');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
  await switchTo(page, 'en');
  await expect(report(page).locator('.overall .score')).toHaveText(score);
  // It was measured here, so there is nothing to doubt.
  await expect(main(page).getByRole('note')).toHaveCount(0);
  // Remembering the language goes by a function and back.
  await page.locator('.languages > button').click();
  await page.locator('.languages form button').click();
  await expect(headline(page)).toBeFocused();
  await page.reload();
  await expect(headline(page)).toBeFocused();
  expect(asked).toHaveLength(1);
});

long('the language switch carries pasted HTML, an example and a comparison', async ({ page }) => {
  const asked = measurements(page);
  await page.goto(TOOL('en'));
  await paste(page, '<!doctype html><html lang="en"><title>Quay Books</title><h1>Quay Books</h1>');
  await switchTo(page, 'ja');
  await expect(report(page)).toContainText('Quay Books');
  await page.goto(`${TOOL('en')}?example=harbour`);
  await expect(headline(page)).toBeFocused();
  await switchTo(page, 'ar');
  await expect(page).toHaveURL(new RegExp(`${TOOL('ar')}\\?example=harbour$`));
  await expect(headline(page)).toContainText('Harbour Line');
  expect(asked).toEqual([]);
  await page.goto(`${COMPARISON('en')}?address=northwind.example&address=harbour.example&example=tidewater`);
  const hosts = ['tidewater.example', 'northwind.example', 'harbour.example'];
  await expect(columns(page)).toHaveText(hosts);
  await switchTo(page, 'fr');
  await expect(columns(page)).toHaveText(hosts);
  expect(asked).toHaveLength(2);
});

test('going back shows the report before, and forward the one after, as they were measured', async ({ page }) => {
  const asked = measurements(page);
  await page.goto(TOOL('en'));
  const score = async () => Number(await report(page).locator('.score').first().innerText());
  await measure(page, 'northwind.example');
  const strong = await score();
  await measure(page, 'harbour.example');
  expect(strong).toBeGreaterThan(await score());
  await page.goBack();
  await expect(report(page)).toContainText('https://northwind.example');
  await expect(addressField(page)).toHaveValue('northwind.example');
  // Whole: its evidence is here, too.
  await openPanel(page, 'save');
  await expect(button(page, 'keeping:file.save')).toBeEnabled();
  await page.goForward();
  await expect(report(page)).toContainText('https://harbour.example');
  await button(page, 'assessment:again').click();
  await expect(page).toHaveURL(new RegExp(`${TOOL('en')}$`));
  await page.goBack();
  await expect(report(page)).toContainText('https://harbour.example');
  await page.goForward();
  await expect(report(page)).toHaveCount(0);
  await paste(page, '<!doctype html><html lang="en"><title>Quay Books</title><h1>Quay Books</h1>');
  // From another page, after which none of them is in the page's own memory.
  await page.goto(pathTo('en', 'about'));
  await page.goBack();
  await expect(report(page)).toContainText('Quay Books');
  await page.reload();
  await expect(report(page)).toContainText('Quay Books');
  await page.goBack();
  await expect(report(page)).toContainText('https://harbour.example');
  await page.goBack();
  await expect(report(page)).toContainText('https://northwind.example');
  expect(asked).toHaveLength(2);
});

long('a link within the report keeps it, and going back over it measures nothing', async ({ page }) => {
  const asked = measurements(page);
  await page.goto(TOOL('en'));
  await measure(page, 'harbour.example');
  await report(page).locator('.top-fixes a').first().click();
  await page.reload();
  await expect(report(page)).toContainText('https://harbour.example');
  await page.goBack();
  await expect(report(page)).toContainText('https://harbour.example');
  expect(asked).toHaveLength(1);
});

long('what the tab has no room for is measured again, or the page says what to do', async ({ page }) => {
  const asked = measurements(page);
  await page.goto(TOOL('en'));
  await measure(page, 'northwind.example');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(report(page)).toContainText('https://northwind.example');
  expect(asked).toHaveLength(2);
  for (const locale of turnOf(0, ['en', 'ar'])) {
    await page.goto(TOOL('en'));
    await paste(page, '<!doctype html><html lang="en"><title>Quay Books</title><h1>Quay Books</h1>');
    await switchTo(page, locale);
    await expect(report(page)).toContainText('Quay Books');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.locator('#link-problem')).toContainText(say(locale, 'opening:tab-forgotten.title'));
    await expect(page.locator('#link-problem')).toBeFocused();
    await expect(page.getByRole('textbox', { name: say(locale, 'site:addressForm.label') })).toBeEditable();
  }
});

// `saving.spec.ts` covers what happens to a report there, and to what is saved.
long('a comparison is back from a sign-in that was left, to be saved where it is in sight', async ({ page }) => {
  await page.goto(`${COMPARISON('en')}?example=northwind&example=harbour`);
  await button(page, 'keeping:saving.save').click();
  await page.getByRole('link', { name: say('en', 'keeping:saving.signIn'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== COMPARISON('en'));
  await page.goto(COMPARISON('en'));
  const said = main(page).getByRole('note');
  await expect(said).toContainText(say('en', 'keeping:saving.stillSignedOut'));
  await expect(said.getByRole('link', { name: say('en', 'keeping:saving.signIn'), exact: true })).toBeInViewport();
});

test('a report that was closed is put back, with the keyboard, and announced once', async ({ page }) => {
  const asked = measurements(page);
  await page.goto(TOOL('en'));
  await measure(page, 'northwind.example');
  await expect(undoLine(page)).toHaveCount(0);
  await button(page, 'assessment:again').click();
  await expect(addressField(page)).toBeFocused();
  await expect(undoLine(page)).toHaveRole('status');
  await expect(undoLine(page)).toContainText(say('en', 'assessment:undo.cleared'));
  expect(await accessibilityViolations(page)).toEqual([]);
  await button(page, 'assessment:undo.undo').focus();
  await page.keyboard.press('Enter');
  await expect(headline(page)).toBeFocused();
  await openPanel(page, 'save');
  await expect(button(page, 'keeping:file.save')).toBeEnabled();
  await expect(page).toHaveURL(/\?address=northwind\.example$/);
  await expect(undoLine(page)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

long('it can be put back for ten seconds, which stand still at the button; then the words stay', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${TOOL('en')}?example=harbour`);
  await button(page, 'assessment:again').click();
  const undo = button(page, 'assessment:undo.undo');
  await undo.focus();
  // From here on time passes by hand.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await expect(undo).toBeFocused();
  await addressField(page).focus();
  await page.clock.runFor(9_900);
  await expect(undo).toBeVisible();
  const top = () => page.getByRole('heading', { name: say('en', 'assessment:examples.title') }).boundingBox();
  const before = await top();
  await page.clock.runFor(200);
  await expect(undo).toHaveCount(0);
  await expect(undoLine(page)).toHaveText(say('en', 'assessment:undo.cleared'));
  expect(await top()).toEqual(before);
});

long('a column that was removed is put back in its place, with its field', async ({ page }) => {
  const asked = measurements(page);
  await page.goto(`${COMPARISON('ar')}?address=northwind.example&address=harbour.example&address=tidewater.example`);
  const hosts = ['northwind.example', 'harbour.example', 'tidewater.example'];
  await expect(columns(page)).toHaveText(hosts);
  await page.getByText(say('ar', 'comparison-view:columns.change'), { exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${say('ar', 'comparison:form.remove')} .*Harbour`) }).click();
  await expect(columns(page)).toHaveText(['northwind.example', 'tidewater.example']);
  await expect(undoLine(page)).toContainText('harbour.example');
  await expect(undoLine(page)).toBeInViewport();
  await button(page, 'assessment:undo.undo', 'ar').click();
  await expect(columns(page)).toHaveText(hosts);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${hosts.map((host) => `address=${host}`).join('&')}$`));
  await expect(main(page).locator('input[name="address"]')).toHaveCount(3);
  expect(asked).toHaveLength(3);
});

for (const [kind, path, name, fragment] of turnOf(0, [
  ['report', `${TOOL('en')}?example=harbour`, 'Harbour Line', '#r=1.'],
  ['comparison', `${COMPARISON('en')}?example=northwind&example=harbour`, '', '#c=1.'],
])) {
  long(`the link to a ${kind} is shared where the browser can, and there alone`, async ({ page }) => {
    // Headless Chromium shares nothing.
    await page.goto(path);
    await openSharing(page);
    await expect(button(page, 'sharing:link.copy')).toBeVisible();
    await expect(button(page, 'sharing:link.share')).toHaveCount(0);
    await page.addInitScript(() => {
      let times = 0;
      navigator.share = (data) => {
        times += 1;
        if (times === 2) return Promise.reject(new DOMException('closed', 'AbortError'));
        if (times === 3) return Promise.reject(new DOMException('no', 'NotAllowedError'));
        document.body.dataset['shared'] = `${data?.title ?? ''} ${data?.url ?? ''}`;
        return Promise.resolve();
      };
    });
    await page.reload();
    await openSharing(page);
    const share = button(page, 'sharing:link.share');
    await share.click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`${name}.* http.*${fragment}`));
    // If sharing is refused, the link is copied, or selected if the page may not copy.
    const words = ['copied', 'selected'].map((what) => say('en', `sharing:link.${what}`));
    const refused = page.getByRole('status').filter({ hasText: new RegExp(words.join('|')) });
    await share.click();
    await expect(refused).toHaveCount(0);
    await share.click();
    await expect(refused).toBeVisible();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of turnOf(1, ['en', 'ar'])) {
    test(`the home page sends the address and a report comes back, in ${locale}`, async ({ page }) => {
      await page.goto(pathTo(locale, 'home'));
      const field = page.getByRole('textbox', { name: say(locale, 'site:addressForm.label') });
      await expect(field).toHaveCount(1);
      await field.fill('northwind.example');
      await field.press('Enter');
      await expect(report(page)).toContainText('https://northwind.example');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });

    long(`a shared link says what it needs, in ${locale}`, async ({ page }) => {
      for (const path of [`${TOOL(locale)}#r=1.AA`, `${COMPARISON(locale)}#c=1.AA`]) {
        await page.goto(path);
        const words = main(page).locator('noscript').getByRole('paragraph');
        await expect(words).toHaveText(say(locale, 'assessment:open.linkNeedsScript'));
        await expect(words).toBeVisible();
      }
    });
  }
});

test('ticked fixes and a name put in are there again after reloading, and in another language', async ({ page }) => {
  const figure = report(page).locator('.overall');
  const ticked = report(page).getByRole('checkbox', { checked: true });
  const correction = page.locator('.own-name').getByRole('note');
  await page.goto(`${TOOL('en')}?example=harbour`);
  await page.locator('.own-name summary').click();
  await page.getByRole('textbox', { name: say('en', 'own-name:label') }).fill('Harbour');
  await button(page, 'own-name:submit').click();
  await expect(correction).toContainText('Harbour');
  await report(page).locator('.top-fixes').getByRole('checkbox').first().check();
  await expect(figure).toContainText('→');
  const chosen = await figure.innerText();

  await page.reload();
  await expect(ticked).toHaveCount(1);
  await expect(correction).toContainText('Harbour');
  await expect(figure).toHaveText(chosen, { useInnerText: true });
  await switchTo(page, 'de');
  await expect(ticked).toHaveCount(1);
  await expect(correction).toContainText('Harbour');

  // The evidence is no longer here: what was measured is.
  await button(page, 'own-name:undo', 'de').click();
  await expect(correction).toHaveCount(0);
  await expect(ticked).toHaveCount(0);
  await expect(page.locator('.own-name summary')).toBeFocused();
  await page.reload();
  await expect(headline(page)).toBeVisible();
  await expect(correction).toHaveCount(0);
});

long('fixes ticked in a report that was opened from a link are ticked after reloading', async ({ page }) => {
  await page.goto(TOOL('en') + fragmentOf(await measuredReport(page.request, 'harbour.example')));
  await report(page).locator('.top-fixes').getByRole('checkbox').nth(1).check();
  await page.reload();
  await expect(report(page).locator('.top-fixes').getByRole('checkbox').nth(1)).toBeChecked();
  await expect(report(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
});
