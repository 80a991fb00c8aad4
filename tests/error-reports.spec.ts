import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { Event } from '@sentry/core';
import type { Received } from '../src/dev/error-sink/received';
import { ERROR_REPORT_PATH } from '../src/site/error-reports';
import type { Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { accessibilityViolations, NARROW, overflowing } from './harness/page-checks';
import { SHOWN_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { say } from './harness/strings';

/** All tests share one sink, and some make it refuse. */
test.describe.configure({ mode: 'serial' });

const SINK = process.env['FACET_SINK_ORIGIN'] ?? '';

/** The sink's `Retry-After`, in seconds. */
const LEFT_ALONE = 3;

const notice = (page: Page) => page.locator('[role=alert].notice');

async function received(request: APIRequestContext): Promise<readonly Received[]> {
  return (await (await request.get(`${SINK}/events.json`)).json()) as readonly Received[];
}

async function sinkAnswers(
  request: APIRequestContext,
  answer: { status: number; headers?: Record<string, string> },
): Promise<void> {
  expect((await request.put(`${SINK}/answer`, { data: answer })).status()).toBe(204);
}

/** Sends an envelope as a page would. @returns the response's status */
async function send(request: APIRequestContext, origin: string): Promise<number> {
  const answer = await request.post(ERROR_REPORT_PATH, {
    headers: { 'content-type': 'text/plain', origin },
    data: '{}\n{"type":"event"}\n{"message":"sent by a test"}\n',
  });
  return answer.status();
}

// The function may remember a rate limit of the service from an earlier run.
test.beforeAll(async ({ request, baseURL }) => {
  await expect.poll(() => send(request, baseURL ?? '')).toBe(200);
});

test.afterEach(({ request }) => sinkAnswers(request, { status: 200 }));

/** The digest a page shows. */
async function digestIn(page: Page): Promise<string> {
  const [digest = ''] = /[0-9a-f]{32}/.exec((await notice(page).textContent()) ?? '') ?? [];
  expect(digest).not.toBe('');
  return digest;
}

/** The event with a digest, once it has arrived. */
async function arrived(request: APIRequestContext, digest: string): Promise<{ event: Event; delivery: Received }> {
  const find = async () =>
    (await received(request)).flatMap((delivery) =>
      delivery.events.filter((event) => event.event_id === digest).map((event) => ({ event, delivery })),
    );
  await expect.poll(find).toHaveLength(1);
  const [found] = await find();
  if (found === undefined) throw new Error('nothing arrived');
  return found;
}

/** Our source files in the stack of the outermost exception. */
const filesOf = (event: Event): string[] =>
  (event.exception?.values?.at(-1)?.stacktrace?.frames ?? []).map(({ filename }) => filename ?? '');

/** The tool gets an example that is not a report: its view throws while rendering. */
async function breakIsland(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.route('**/examples/**', (route) =>
    route.fulfill({ json: { facts: { format: 1 }, report: { format: 1 } } }),
  );
  await page.goto(`${pathTo(locale, 'brand-assessment')}?example=harbour&secret=in-the-query#in-the-fragment`);
  await expect(notice(page)).toBeVisible();
}

for (const locale of turnOf(0, SHOWN_LOCALES)) {
  test(`${locale}: an island that throws says so, with the digest of the report that arrives`, async ({
    page,
    request,
  }) => {
    await breakIsland(page, locale);
    await expect(notice(page)).toBeFocused();
    await expect(notice(page)).toContainText(say(locale, 'failure:text').replace('{{host}}', new URL(page.url()).host));
    const digest = await digestIn(page);
    const { event } = await arrived(request, digest);
    expect(event).toMatchObject({
      platform: 'javascript',
      release: expect.stringMatching(/^facet@\d/),
      environment: 'dev',
      tags: { locale, island: 'assessment' },
      request: { url: new URL(pathTo(locale, 'brand-assessment'), page.url()).href },
    });
    expect(filesOf(event).filter((file) => file.startsWith('src/'))).not.toEqual([]);
    expect(filesOf(event).some((file) => /^src\/(islands|components)\/.*\.tsx?$/.test(file))).toBe(true);

    // The way on: the tool as it was sent, a form that works without script.
    await expect(page.locator('form[action="/api/assess"]').first()).toBeVisible();
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', /\/feedback\/\?page=/);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.unroute('**/examples/**');
    await notice(page).getByRole('button').click();
    await expect(page.locator('.report')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

test(`a failure's message fits ${NARROW} px, also in the dark scheme`, async ({ page }) => {
  await page.setViewportSize({ width: NARROW, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await breakIsland(page, 'de');
  expect(await overflowing(page)).toEqual([]);
  expect(await accessibilityViolations(page, '[role=alert].notice')).toEqual([]);
});

test('a report contains nothing of the user', async ({ page, request, context, baseURL }) => {
  await context.addCookies([{ name: 'canary', value: 'in-a-cookie', url: baseURL ?? '' }]);
  await breakIsland(page);
  const { delivery } = await arrived(request, await digestIn(page));
  const said = `${JSON.stringify(delivery.headers)} ${delivery.body}`;
  const agent = await page.evaluate(() => navigator.userAgent);
  for (const personal of ['in-the-query', 'in-the-fragment', 'in-a-cookie', agent, '{{auto}}', '"auto"']) {
    expect(said).not.toContain(personal);
  }
  expect(Object.keys(delivery.headers)).not.toEqual(expect.arrayContaining(['cookie', 'referer', 'origin']));
  expect(delivery.events[0]).not.toHaveProperty('user');
  expect(delivery.events[0]).not.toHaveProperty('breadcrumbs');
  expect(Object.keys(delivery.events[0]?.request ?? {})).toEqual(['url']);
});

/** Appends code to a script of the page, so that it runs in one of our scripts. */
async function appendTo(page: Page, script: string, code: string): Promise<void> {
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;${code}` });
  });
}

const hasMessage = (delivery: Received, message: string): boolean =>
  delivery.events.some(({ exception }) => exception?.values?.some(({ value }) => value === message));

test('an uncaught error is reported once, and shown once', async ({ page, request }) => {
  const [thrown, rejected] = [crypto.randomUUID(), crypto.randomUUID()];
  await appendTo(
    page,
    'islands',
    `const fail = () => { throw new Error('${thrown} of someone@example.com at https://example.com/?secret=1') };
     setTimeout(fail); setTimeout(fail);
     const reason = new Error('${rejected}'); void Promise.reject(reason); void Promise.reject(reason);`,
  );
  await page.goto(pathTo('en', 'brand-comparison'));
  const scrubbed = `${thrown} of … at https://example.com/`;
  const count = async (message: string) =>
    (await received(request)).filter((delivery) => hasMessage(delivery, message)).length;
  await expect.poll(() => count(scrubbed)).toBe(1);
  await expect.poll(() => count(rejected)).toBe(1);
  await expect(notice(page)).toHaveCount(1);
  const { event } = await arrived(request, await digestIn(page));
  expect(event.tags).toEqual({ locale: 'en' });
  // The island was not touched.
  await expect(page.locator('[data-island] form').first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  // A second report would have come before that of a third error.
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  expect(await count(scrubbed)).toBe(1);
});

long('a page reports at most ten uncaught errors', async ({ page, request }) => {
  const run = crypto.randomUUID();
  await appendTo(
    page,
    'islands',
    `for (let n = 0; n < 25; n += 1) setTimeout(() => { throw new Error('${run} ' + n) });`,
  );
  await page.goto(pathTo('en', 'brand-comparison'));
  const ofRun = async () =>
    (await received(request)).filter(({ events }) =>
      events.some(({ exception }) => exception?.values?.[0]?.value?.startsWith(run)),
    ).length;
  await expect.poll(ofRun).toBe(10);
  await page.waitForLoadState('networkidle');
  expect(await ofRun()).toBe(10);
});

long('errors of extensions and opaque errors of other origins are not reported', async ({ page, request }) => {
  await page.goto(pathTo('en', 'brand-assessment'));
  const foreign = crypto.randomUUID();
  await page.evaluate((message) => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    window.dispatchEvent(
      new ErrorEvent('error', { error: new Error(message), filename: 'chrome-extension://abc/content.js' }),
    );
    void Promise.reject(new Error(message));
  }, foreign);
  // One of our own errors follows.
  await page.route('**/examples/**', (route) =>
    route.fulfill({ json: { facts: { format: 1 }, report: { format: 1 } } }),
  );
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Harbour Line', exact: true }).click();
  await arrived(request, await digestIn(page));
  expect((await received(request)).filter((delivery) => hasMessage(delivery, foreign))).toEqual([]);
});

for (const locale of turnOf(1, SHOWN_LOCALES)) {
  long(
    `${locale}: a module imported by the page's script that does not load is shown and reported`,
    async ({ page, request }) => {
      await page.route('**/assets/framework-*.js', (route) => route.abort());
      await page.goto(pathTo(locale, 'feedback'));
      await expect(notice(page)).toContainText(say(locale, 'failure:title'));
      const { event } = await arrived(request, await digestIn(page));
      expect(event.exception?.values?.[0]?.value).toMatch(/^did not load: .*\/assets\/feedback-/);
      await expect(page.locator('form[action="/api/feedback"]')).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );
}

long(
  'a client that does not load is requested again when the network is back, and no sooner',
  async ({ page, request }) => {
    let asked = 0;
    await page.route('**/assets/error-client-*.js', (route) => {
      asked += 1;
      return asked === 1 ? route.abort('internetdisconnected') : route.continue();
    });
    await breakIsland(page);
    const digest = await digestIn(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await arrived(request, digest);
    expect(asked).toBe(2);
  },
);

test('the client is not loaded before an error', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await page.goto(pathTo('en', 'brand-assessment'));
  await page.getByRole('button', { name: 'Harbour Line', exact: true }).click();
  await expect(page.locator('.report')).toBeVisible();
  expect(asked.filter((path) => path.includes('error-client') || path === ERROR_REPORT_PATH)).toEqual([]);
});

long('after a 429 the page sends no more', async ({ page }) => {
  let sent = 0;
  await page.route(`**${ERROR_REPORT_PATH}`, (route) => {
    sent += 1;
    return route.fulfill({ status: 429, headers: { 'Retry-After': '3600' } });
  });
  await breakIsland(page);
  await expect.poll(() => sent).toBe(1);
  await page.route('**/examples/**', (route) => route.fulfill({ json: null }));
  await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/islands"]')?.src ?? '';
    for (let n = 0; n < 3; n += 1) {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error(`later ${n}`), filename: script }));
    }
  });
  await page.waitForLoadState('networkidle');
  expect(sent).toBe(1);
});

test('a violation of the policy arrives without personal data', async ({ page, request }) => {
  const host = `${crypto.randomUUID()}.example`;
  // Chromium delays reports to `report-to` for up to a minute; `report-uri`, for other browsers, sends at once.
  await page.route(`**${pathTo('en', 'about')}**`, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy.replace(/report-to [^;]+;/, '') },
    });
  });
  await page.goto(`${pathTo('en', 'about')}?secret=in-the-query`);
  await page.evaluate((address) => {
    new Image().src = `https://${address}/picture.png?secret=in-the-query`;
  }, host);
  const ofHost = async () =>
    (await received(request)).filter(({ violation }) => String(violation?.['blocked-uri']).includes(host));
  await expect.poll(ofHost).toHaveLength(1);
  const [delivery] = await ofHost();
  expect(delivery?.violation).toMatchObject({ 'effective-directive': 'img-src' });
  expect(delivery?.body).not.toContain('in-the-query');
});

long('after a 429 of the service the function forwards nothing until the limit expires', async ({ page, request }) => {
  await sinkAnswers(request, { status: 429, headers: { 'Retry-After': String(LEFT_ALONE) } });
  const refused = page.waitForResponse((response) => new URL(response.url()).pathname === ERROR_REPORT_PATH);
  await breakIsland(page);
  const answer = await refused;
  const asked = Date.now();
  expect(answer.status()).toBe(429);
  expect(answer.headers()['retry-after']).toBe(String(LEFT_ALONE));
  await sinkAnswers(request, { status: 200 });
  const again = async () => {
    const status = await send(request, new URL(page.url()).origin);
    // Reports that are forwarded are forwarded late enough.
    if (status < 400) expect(Date.now() - asked).toBeGreaterThan((LEFT_ALONE - 1) * 1000);
    else expect(status).toBe(429);
    return status;
  };
  await expect.poll(again).toBe(200);
});

// Last: a service that did not answer gets no requests for a while.
for (const { name, status } of [
  { name: 'is down', status: 0 },
  { name: 'answers 500', status: 500 },
]) {
  long(`where the service ${name} the page behaves the same`, async ({ page, request }) => {
    await sinkAnswers(request, { status });
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === ERROR_REPORT_PATH);
    await breakIsland(page);
    expect((await answer).status()).toBeGreaterThanOrEqual(400);
    await digestIn(page);
    await expect(page.locator('form[action="/api/assess"]').first()).toBeVisible();
    await expect(notice(page)).toHaveCount(1);
  });
}
