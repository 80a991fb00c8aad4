import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { violationsInBothSchemes, NARROW, overflowing } from './harness/page-checks';
import { SHOWN_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { sessionOf, type PersonaName } from './harness/sign-in';
import { say } from './harness/strings';

/** A message unique to a test. */
const unlikeOthers = (text: string): string => `${text} ${crypto.randomUUID()}`;

const inboxOf = (locale: Locale, query = ''): string => `${pathTo(locale, 'feedback-inbox')}${query}`;

/** A string with one inserted value, as users read it. */
const saying = (locale: Locale, key: string, name: string, value: string): string =>
  say(locale, key).replace(`{{${name}}}`, value);

interface Sent {
  readonly reference: string;
  /** Path of the sender's private page. */
  readonly status: string;
}

/** Sends a message as a user without script does. */
async function send(page: Page, message: string, fields: Readonly<Record<string, string>> = {}): Promise<Sent> {
  const answer = await page.request.post('/api/feedback', {
    form: { kind: 'problem', locale: 'en', message, ...fields },
    headers: { accept: 'application/json' },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Sent;
}

/** A page of a signed-in user. */
async function pageOf(browser: Browser, persona: PersonaName, options: BrowserContextOptions = {}): Promise<Page> {
  const { storageState } = await sessionOf(persona);
  const context = await browser.newContext({ storageState, ...options });
  return context.newPage();
}

const note = (page: Page, locale: Locale = 'en') =>
  page.getByRole('textbox', { name: say(locale, 'inbox:change.note') });
const status = (page: Page, locale: Locale = 'en') =>
  page.getByRole('combobox', { name: say(locale, 'inbox:status.label'), exact: true });

async function change(page: Page, to: 'new' | 'in-progress' | 'done' | 'spam', words: string): Promise<void> {
  await status(page).selectOption(to);
  await note(page).fill(words);
  await page.getByRole('button', { name: say('en', 'inbox:change.save'), exact: true }).click();
}

// The inbox has no script of its own.
for (const javaScriptEnabled of turnOf(0, [false, true])) {
  test(`a message is found, answered, edited by two at once, exported and deleted ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const words = unlikeOthers('=SUM(1) the café map, "quoted"');
    const [, mark = ''] = /([0-9a-f-]{36})$/.exec(words) ?? [];
    await visitor.goto(pathTo('en', 'feedback'));
    await visitor.getByRole('radio', { name: say('en', 'feedback:kind.problem'), exact: true }).check();
    await visitor.getByRole('textbox', { name: say('en', 'feedback:message.label'), exact: true }).fill(words);
    await visitor.getByRole('button', { name: say('en', 'feedback:submit'), exact: true }).click();
    await visitor.getByRole('link', { name: say('en', 'feedback:receipt.status'), exact: true }).click();
    const reference = (await visitor.locator('dd code').first().innerText()).trim();

    const edgar = await pageOf(browser, 'edgar', { javaScriptEnabled });
    const tom = await pageOf(browser, 'tom', { javaScriptEnabled });
    await edgar.goto(inboxOf('en'));
    await edgar.getByRole('searchbox').fill(`cafe ${mark}`);
    await edgar.getByRole('button', { name: say('en', 'inbox:filter.apply'), exact: true }).click();
    await edgar.getByRole('link', { name: words }).click();
    const title = saying('en', 'inbox:message.title', 'reference', reference);
    await expect(edgar.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await tom.goto(edgar.url());

    await change(edgar, 'in-progress', 'We are looking.\nThank you.');
    await expect(edgar.getByText(say('en', 'inbox:change.saved'))).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('We are looking.')).toBeVisible();
    await expect(visitor.getByText(say('en', 'feedback:codes.in-progress'), { exact: true })).toBeVisible();

    await change(tom, 'done', 'It is done.');
    await expect(tom.getByRole('alert')).toContainText(say('en', 'inbox:conflict.title'));
    await expect(tom.getByRole('region', { name: say('en', 'inbox:conflict.stored') })).toContainText(
      'We are looking.',
    );
    await expect(note(tom)).toHaveValue('It is done.');
    await expect(status(tom)).toHaveValue('done');
    await visitor.reload();
    await expect(visitor.getByText('We are looking.')).toBeVisible();
    await tom.getByRole('button', { name: say('en', 'inbox:change.save'), exact: true }).click();
    await expect(tom.getByText(say('en', 'inbox:change.saved'))).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('It is done.')).toBeVisible();

    await tom.getByRole('link', { name: say('en', 'inbox:message.back'), exact: true }).click();
    const download = tom.waitForEvent('download');
    await tom.getByRole('link', { name: say('en', 'inbox:list.export'), exact: true }).click();
    expect((await download).suggestedFilename()).toBe('facet-feedback.csv');
    const table = await tom.request.get(`/api/feedback/export?search=${mark}`);
    const csv = await table.text();
    expect(csv).toContain(`"'=SUM(1) the café map, ""quoted"" ${mark}"`);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);

    await edgar.goto(inboxOf('en', `?message=${reference}`));
    const remove = edgar.getByRole('button', { name: say('en', 'inbox:delete.now'), exact: true });
    await expect(remove).toBeHidden();
    await edgar.getByText(say('en', 'inbox:delete.title'), { exact: true }).click();
    await remove.click();
    await expect(edgar.getByText(say('en', 'inbox:list.deleted'))).toBeVisible();
    expect((await edgar.goto(inboxOf('en', `?message=${reference}`)))?.status()).toBe(404);
    expect((await visitor.reload())?.status()).toBe(404);
    for (const page of [visitor, edgar, tom]) await page.context().close();
  });
}

test('an answer to a message deleted meanwhile is returned to its editor', async ({ browser, page }) => {
  const { reference } = await send(page, unlikeOthers('Short-lived'));
  const edgar = await pageOf(browser, 'edgar');
  await edgar.goto(inboxOf('en', `?message=${reference}`));
  expect((await edgar.request.delete(`/api/feedback/${reference}`)).status()).toBe(204);
  await change(edgar, 'done', 'Careful words');
  await expect(edgar.getByRole('heading', { level: 1, name: say('en', 'inbox:gone.title') })).toBeVisible();
  await expect(edgar.getByText('Careful words')).toBeVisible();
  await edgar.context().close();
});

test('users who are not editors are told so, and see nothing', async ({ browser, page }) => {
  const words = unlikeOthers('Not for everybody');
  const { reference } = await send(page, words);
  const mia = await pageOf(browser, 'mia');
  for (const query of ['', `?message=${reference}`, '?search=everybody']) {
    for (const [visitor, expected] of [
      [page, 401],
      [mia, 403],
    ] as const) {
      const answer = await visitor.goto(inboxOf('en', query));
      expect(answer?.status()).toBe(expected);
      expect(await answer?.text()).not.toContain(words);
    }
  }
  await mia.context().close();
});

const HARD = [
  'a'.repeat(300),
  'الموقع بطيء جدًّا ولا تظهر الخريطة في الصفحة الأولى. <b>غامق</b> 100%',
  '🏳️‍🌈👩🏽‍🚀 const a = `${b}`;\n\n\tif (a < b) { return "c"; }',
  `検索結果が表示されません。${'長い文章です。'.repeat(300)}`,
];

for (const locale of turnOf(1, SHOWN_LOCALES)) {
  long(`axe finds nothing in the inbox in ${locale}, light or dark`, async ({ browser, page }) => {
    const sent = await Promise.all(HARD.map((text) => send(page, unlikeOthers(text), { locale })));
    const edgar = await pageOf(browser, 'edgar');
    for (const query of [
      '',
      '?status=new&search=nothing-like-it',
      ...sent.map(({ reference }) => `?message=${reference}`),
    ]) {
      await edgar.goto(inboxOf(locale, query));
      expect(await violationsInBothSchemes(edgar), query).toEqual([]);
    }
    await edgar.context().close();
  });
}

long(`no page of the inbox scrolls sideways at ${NARROW} px`, async ({ browser, page }) => {
  const sent = await Promise.all(
    HARD.map((text) =>
      send(page, unlikeOthers(text), { page: `/en/${'x'.repeat(200)}/`, email: `${'y'.repeat(60)}@b.example` }),
    ),
  );
  const edgar = await pageOf(browser, 'edgar', { viewport: { width: NARROW, height: 640 } });
  for (const locale of turnOf(1, SHOWN_LOCALES)) {
    for (const query of ['', ...sent.map(({ reference }) => `?message=${reference}`)]) {
      await edgar.goto(inboxOf(locale, query));
      expect(await overflowing(edgar), locale + query).toEqual([]);
    }
  }
  await edgar.context().close();
});
