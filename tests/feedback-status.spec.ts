import { expect, test, type APIRequestContext } from '@playwright/test';
import type { Locale } from '../src/site/locales';
import { accessibilityViolations, overflowing } from './harness/page-checks';
import { SHOWN_LOCALES, turnOf } from './harness/breadth';
import { say } from './harness/strings';

/** Sends a message as a program does. @returns the path of its status page */
async function send(request: APIRequestContext, locale: Locale, message: string): Promise<string> {
  const response = await request.post('/api/feedback', { data: { kind: 'idea', message, locale } });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { status: string }).status;
}

test.describe('the status of a message', () => {
  for (const locale of turnOf(2, SHOWN_LOCALES)) {
    test(`${locale}: a sender sees the status of a message, and withdraws it`, async ({ page, request }) => {
      const message = `Test ${crypto.randomUUID()} <b>色</b>`;
      const status = await send(request, locale, message);
      const opened = await page.goto(status);
      expect([opened?.status(), opened?.headers()['referrer-policy']]).toEqual([200, 'same-origin']);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(page.getByText(say(locale, 'feedback:status.state.new'))).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowing(page)).toEqual([]);

      await page.getByRole('button', { name: say(locale, 'feedback:status.deleteButton') }).click();
      await expect(page.getByRole('heading', { level: 1, name: say(locale, 'feedback:deleted.title') })).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole('button', { name: say(locale, 'undo:button') }).click();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: say(locale, 'feedback:status.deleteButton') }).click();
      await expect(page.getByRole('heading', { level: 1, name: say(locale, 'feedback:deleted.title') })).toBeVisible();
      expect((await page.goto(status))?.status()).toBe(410);
    });
  }
});

test('a challenge, a message and the function for editors answer on their own addresses', async ({ request }) => {
  expect(await (await request.get('/api/feedback/challenge')).json()).toMatchObject({ algorithm: 'SHA-256' });
  const reference = (await send(request, 'en', `Test ${crypto.randomUUID()}`)).split(/[/.]/)[4] ?? '';
  for (const path of [reference, `${reference}/screenshot`]) {
    expect((await request.get(`/api/feedback/${path}`)).status()).toBe(401);
  }
});
