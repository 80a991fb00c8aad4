import { expect, test, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import { LIMITS } from '../src/site/limits';
import type { Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { accessibilityViolations, NARROW, overflowing } from './harness/page-checks';
import { SHOWN_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { say } from './harness/strings';

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

const field = (page: Page, name: string, locale: Locale = 'en') =>
  page.getByLabel(say(locale, `feedback:${name}.label`), { exact: true });
const button = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: say(locale, 'feedback:submit'), exact: true });
const kind = (page: Page, name: string, locale: Locale = 'en') =>
  page.getByRole('radio', { name: say(locale, `feedback:kind.${name}`) });
const receipt = (page: Page, locale: Locale = 'en') =>
  page.getByRole('heading', { level: 1, name: say(locale, 'feedback:receipt.title') });
const summary = (page: Page) => page.locator('#errors');

/** A message unique to a test. */
const words = (): string => `Test ${crypto.randomUUID()}`;

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

async function open(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(pathTo(locale, 'feedback'));
}

/** Requests that send a message. */
function sendings(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/feedback') sent.push(request);
  });
  return sent;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of turnOf(0, SHOWN_LOCALES)) {
    test(`${locale}: all errors are shown at once, no input is lost, and it can then be sent`, async ({ page }) => {
      const text = words();
      await page.goto(pathTo(locale, 'feedback'));
      await field(page, 'email', locale).fill('nobody');
      await field(page, 'page', locale).fill('a b');
      await field(page, 'screenshot', locale).setInputFiles({
        name: 'a.png',
        mimeType: 'image/png',
        buffer: await picture(),
      });
      await button(page, locale).click();
      await expect(summary(page)).toBeFocused();
      const links = summary(page).getByRole('link');
      await expect(links).toHaveText([
        say(locale, 'feedback:errors.kind.required'),
        say(locale, 'feedback:errors.message.required'),
        say(locale, 'feedback:errors.email.malformed'),
        say(locale, 'feedback:errors.page.malformed'),
      ]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByText(say(locale, 'feedback:screenshot.lost'))).toBeVisible();
      await links.nth(2).click();
      const email = field(page, 'email', locale);
      await expect(email).toHaveValue('nobody');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(
        new RegExp(say(locale, 'feedback:errors.email.malformed').slice(0, 8)),
      );
      await email.fill('');
      await field(page, 'page', locale).fill('/en/about/');
      await kind(page, 'idea', locale).check();
      await field(page, 'message', locale).fill(text);
      await button(page, locale).click();
      await expect(receipt(page, locale)).toBeVisible();
      await expect(page.locator('main code')).toHaveText(REFERENCE);
      await page.getByRole('link', { name: say(locale, 'feedback:receipt.status') }).click();
      await expect(page.getByText(text)).toBeVisible();
    });
  }

  test('a request to exclude a site without naming one is refused in the same form', async ({ page }) => {
    await page.goto(pathTo('en', 'about'));
    await page.getByRole('button', { name: say('en', 'feedback:exclusion.submit') }).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([say('en', 'feedback:errors.page.site')]);
  });
});

for (const locale of turnOf(1, SHOWN_LOCALES)) {
  long(`${locale}: axe finds nothing in the pages that answer a form without script`, async ({ page }) => {
    // Script cannot be off altogether, since axe needs it.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(pathTo(locale, 'feedback'));
    await button(page, locale).click();
    await expect(summary(page)).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await kind(page, 'praise', locale).check();
    await field(page, 'message', locale).fill(words());
    await button(page, locale).click();
    await expect(receipt(page, locale)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

for (const locale of turnOf(0, SHOWN_LOCALES)) {
  test(`${locale}: errors have the same words before anything is sent, then a receipt gets the focus`, async ({
    page,
  }) => {
    const sent = sendings(page);
    await open(page, locale);
    await button(page, locale).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      say(locale, 'feedback:errors.kind.required'),
      say(locale, 'feedback:errors.message.required'),
    ]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await summary(page).getByRole('link').first().click();
    await expect(kind(page, 'problem', locale)).toBeFocused();
    expect(sent).toEqual([]);
    await kind(page, 'question', locale).check();
    await field(page, 'message', locale).fill(words());
    await button(page, locale).click();
    await expect(receipt(page, locale)).toBeFocused();
    await expect(page.locator('main code')).toHaveText(REFERENCE);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.postData()).toContain('name="altcha"');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto(pathTo(locale, 'feedback'));
    await expect(field(page, 'message', locale)).toHaveValue('');
  });
}

test('a draft survives leaving the page and changing the language, and can be discarded', async ({ page }) => {
  const text = words();
  await open(page);
  await kind(page, 'idea').check();
  await field(page, 'message').fill(text);
  await page.goto(pathTo('en', 'about'));
  await open(page, 'ja');
  await expect(field(page, 'message', 'ja')).toHaveValue(text);
  await expect(kind(page, 'idea', 'ja')).toBeChecked();
  await expect(page.getByText(say('ja', 'feedback:draft.title'))).toBeVisible();
  await page.getByRole('button', { name: say('ja', 'feedback:draft.discard') }).click();
  await expect(field(page, 'message', 'ja')).toHaveValue('');
  await expect(kind(page, 'problem', 'ja')).toBeFocused();
  await page.reload();
  await expect(field(page, 'message', 'ja')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

long('the form works if the browser stores nothing, and a double click sends once', async ({ page }) => {
  const sent = sendings(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page);
  await kind(page, 'praise').check();
  await field(page, 'message').fill(words());
  await button(page).dblclick();
  await expect(receipt(page)).toBeFocused();
  expect(sent).toHaveLength(1);
});

test('a lost response causes no second message: the reference stays the same, even after a reload', async ({
  page,
}) => {
  const references: string[] = [];
  await open(page);
  // The message arrives, the response does not.
  await page.route('**/api/feedback', async (route) => {
    const answer = await route.fetch();
    references.push(((await answer.json()) as { reference: string }).reference);
    await route.abort();
  });
  await kind(page, 'idea').check();
  await field(page, 'message').fill(words());
  await button(page).click();
  await expect(page.locator('#feedback-failure')).toBeFocused();
  await expect(page.locator('#feedback-failure')).toContainText(say('en', 'feedback:island.failure.network'));
  await page.unroute('**/api/feedback');
  await page.reload();
  await expect(page.getByText(say('en', 'feedback:draft.title'))).toBeVisible();
  await button(page).click();
  await expect(receipt(page)).toBeFocused();
  await expect(page.locator('main code')).toHaveText(references[0] ?? '');
});

long('a message edited after that is a new one', async ({ page }) => {
  let first = '';
  await open(page);
  await page.route('**/api/feedback', async (route) => {
    first = ((await (await route.fetch()).json()) as { reference: string }).reference;
    await route.abort();
  });
  await kind(page, 'idea').check();
  await field(page, 'message').fill(words());
  await button(page).click();
  await expect(page.locator('#feedback-failure')).toBeFocused();
  await page.unroute('**/api/feedback');
  await field(page, 'message').fill(words());
  await button(page).click();
  await expect(receipt(page)).toBeFocused();
  await expect(page.locator('main code')).toHaveText(REFERENCE);
  expect(await page.locator('main code').textContent()).not.toBe(first);
});

const FAILURES = [
  [413, '', {}, 'body-too-large'],
  [415, '', {}, 'body-type-refused'],
  [429, '{"code":"too-many-requests"}', { 'retry-after': '150' }, 'too-many-requests'],
  [500, '{"code":"unexpected","digest":"d1g3st"}', {}, 'unexpected'],
  [503, '<html>', { 'retry-after': '60' }, 'unavailable'],
] as const;

test("a refusal is explained in the user's language, and the input stays", async ({ page }) => {
  const text = words();
  await open(page, 'ar');
  await kind(page, 'problem', 'ar').check();
  await field(page, 'message', 'ar').fill(text);
  const failure = page.locator('#feedback-failure');
  for (const [status, body, headers, code] of FAILURES) {
    await test.step(String(status), async () => {
      await page.route('**/api/feedback', (route) => route.fulfill({ status, body, headers }), { times: 1 });
      await button(page, 'ar').click();
      await expect(failure).toContainText(say('ar', `feedback:island.failure.${code}`));
      await expect(failure).toBeFocused();
      if (status === 429) await expect(failure).toContainText('3');
      await expect(field(page, 'message', 'ar')).toHaveValue(text);
      if (status !== 500) return;
      await expect(failure).toContainText('d1g3st');
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }
});

long('fields refused by the function are named in the form', async ({ page }) => {
  await open(page);
  await kind(page, 'problem').check();
  await field(page, 'message').fill(words());
  // It claims to be a picture; only its bytes show that it is not.
  await field(page, 'screenshot').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('GIF89a'),
  });
  await button(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([say('en', 'feedback:screenshot.not-an-image')]);
  await expect(field(page, 'screenshot')).toHaveAttribute('aria-invalid', 'true');
});

test('a screenshot is shown, can be removed, and is sent with the message', async ({ page }) => {
  await open(page);
  const screenshot = field(page, 'screenshot');
  await screenshot.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.locator('.preview')).toContainText(say('en', 'feedback:screenshot.not-an-image'));
  const file = { name: 'a <b>.png', mimeType: 'image/png', buffer: await picture() };
  await screenshot.setInputFiles(file);
  const shown = page.getByRole('img', { name: say('en', 'feedback:screenshot.alt') });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  await expect(page.locator('.preview')).toContainText('a <b>.png');
  await page.getByRole('button', { name: say('en', 'feedback:screenshot.remove') }).click();
  await expect(screenshot).toBeFocused();
  await expect(shown).toBeHidden();
  await screenshot.setInputFiles(file);
  await kind(page, 'problem').check();
  await field(page, 'message').fill(words());
  await button(page).click();
  await expect(receipt(page)).toBeFocused();
  await page.getByRole('link', { name: say('en', 'feedback:receipt.status') }).click();
  await expect(page.getByText(say('en', 'feedback:status.withScreenshot'))).toBeVisible();
});

for (const [what, pattern] of [
  ['there is no challenge', '**/api/feedback/challenge'],
  ['the worker cannot be loaded', '**/assets/proof-of-work-*.js'],
] as const) {
  test(`a message is sent without a proof if ${what}`, async ({ page }) => {
    const sent = sendings(page);
    await page.route(pattern, (route) => route.abort());
    await open(page);
    await kind(page, 'idea').check();
    await field(page, 'message').fill(words());
    await button(page).click();
    await expect(receipt(page)).toBeFocused();
    expect(sent[0]?.postData()).not.toContain('name="altcha"');
  });
}

// Each takes as long as the page waits for it.
for (const [what, pattern, body] of turnOf(1, [
  ['challenge that never comes', '**/api/feedback/challenge', null],
  ['proof that is never found', '**/assets/proof-of-work-*.js', 'onmessage = () => undefined;'],
])) {
  test(`a message is sent despite a ${what}, which is then abandoned`, async ({ page }) => {
    await page.route(pattern, (route) => body && route.fulfill({ body, contentType: 'text/javascript' }));
    await open(page);
    await kind(page, 'idea').check();
    await field(page, 'message').fill(words());
    if (body !== null) await expect.poll(() => page.workers().length).toBe(1);
    await button(page).click();
    await expect(page.getByText(say('en', 'feedback:island.proving'))).toBeVisible();
    await expect(receipt(page)).toBeFocused();
    await expect.poll(() => page.workers().length).toBe(0);
  });
}

test('the function gets no request before the form is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const challenged = page.waitForRequest('**/api/feedback/challenge');
  await field(page, 'message').focus();
  await challenged;
});

for (const locale of turnOf(2, SHOWN_LOCALES)) {
  test(`${locale}: the footer of a page links to the form, which knows the page`, async ({ page }) => {
    await page.goto(pathTo(locale, 'about'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say(locale, 'site:footer.feedback') })
      .click();
    await expect(field(page, 'page', locale)).toHaveValue(pathTo(locale, 'about'));
  });
}

long('the form knows the previous page if the link does not name it', async ({ page }) => {
  await page.goto(`${pathTo('en', 'about')}?private=1`);
  await page.evaluate(
    (path) => {
      window.location.assign(path);
    },
    pathTo('en', 'feedback'),
  );
  await expect(field(page, 'page')).toHaveValue(pathTo('en', 'about'));
});

long('pages answered by functions link to the form too, and reveal no secret', async ({ page }) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('en', 'site:footer.feedback') });
  await page.goto('/en/feedback/inbox/');
  await expect(link).toHaveAttribute('href', '/en/feedback/?page=/en/feedback/inbox/');
  const sent = await page.request.post('/api/feedback', { data: { kind: 'idea', message: words(), locale: 'en' } });
  const { status } = (await sent.json()) as { status: string };
  await page.goto(status);
  await expect(link).toHaveAttribute('href', '/en/feedback/?page=/en/feedback/status/');
});

long('a length near the limit is shown, and text beyond it is kept', async ({ page }) => {
  await open(page);
  await kind(page, 'idea').check();
  const message = field(page, 'message');
  const long = 'x'.repeat(LIMITS.messageCharacters + 7);
  await message.fill(long);
  await expect(page.getByText(say('en', 'feedback:island.over_other').replace('{{count}}', '7'))).toBeVisible();
  await button(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(message).toHaveValue(long);
});

for (const locale of turnOf(1, SHOWN_LOCALES)) {
  test(`${locale}: ${NARROW} px are wide enough for errors, a preview and the receipt`, async ({ page }) => {
    await page.setViewportSize({ width: NARROW, height: 640 });
    await open(page, locale);
    await field(page, 'screenshot', locale).setInputFiles({
      name: `${'very-long-name'.repeat(12)}.png`,
      mimeType: 'image/png',
      buffer: await picture(),
    });
    await field(page, 'email', locale).fill('x');
    await button(page, locale).click();
    await expect(summary(page)).toBeFocused();
    expect(await overflowing(page)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await field(page, 'email', locale).fill('');
    await kind(page, 'idea', locale).check();
    await field(page, 'message', locale).fill(words());
    await button(page, locale).click();
    await expect(receipt(page, locale)).toBeFocused();
    expect(await overflowing(page)).toEqual([]);
  });
}
