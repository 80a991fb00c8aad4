/**
 * What a build changes, as reviewers see it. The site shared by all tests was not compared, so the platform shows that;
 * the comparison itself is the gate's answer for invented changes, with the policy it sends.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import {
  CHANGE_SECTIONS,
  REVIEW_FILE,
  reviewFile,
  reviewFixture,
  reviewPath,
  sectionPath,
} from '../src/server/review/testing/review-example';
import { LOCALES } from '../src/site/locales';
import type { GateAnswer } from './harness/answer-at-gate';
import { gatePages, serveAnswers } from './harness/gate-pages';
import { accessibilityViolations, violationsInBothSchemes, NARROW, overflowing } from './harness/page-checks';
import { SHOWN_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { PUBLIC, ROOT } from './harness/pages';
import { say } from './harness/strings';

/** Bytes of HTML and styles, with brotli at its best level: the product's budget for this page. */
const BUDGET = 16_000;

/** As many pieces as a branch with a week's work changes, each in all locales. */
const USUAL_PIECES = 10;

const ORIGIN = 'https://facet.example';
const overview = LOCALES.map((locale) => reviewPath(locale, 'changes'));

test.describe('of a build that was not compared', () => {
  for (const locale of turnOf(1, SHOWN_LOCALES)) {
    test(`the platform says so in ${locale}, and how to compare it`, async ({ page }) => {
      await page.setViewportSize({ width: NARROW, height: 640 });
      expect((await page.goto(reviewPath(locale, 'changes')))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: say(locale, 'review:title') })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: say(locale, 'review:uncompared.title') })).toBeVisible();
      await expect(page).toHaveTitle(`${say(locale, 'review:title')} · Facet`);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
      await page.getByRole('link', { name: say(locale, 'review:views.cards'), exact: true }).click();
      await expect(page).toHaveURL(reviewPath(locale, 'cards'));
    });
  }
});

test.describe('of a build with changes of every kind', () => {
  // In one worker, which makes the pages once.
  test.describe.configure({ mode: 'default' });

  let answers: ReadonlyMap<string, GateAnswer>;
  let usual: readonly GateAnswer[];

  test.beforeAll(async () => {
    const [before = '', after = '', difference = ''] = readdirSync(join(PUBLIC, 'cards')).map(
      (name) => `/cards/${name}`,
    );
    const pictures = { before, after, difference };
    const paths = [...overview, ...CHANGE_SECTIONS.map((section) => sectionPath('ar', section, 1))];
    const ask = (pieces: number, asked: readonly string[]) =>
      gatePages({ root: ROOT, gated: { [REVIEW_FILE]: reviewFile(reviewFixture(pieces, pictures)) }, paths: asked });
    const [some, many] = await Promise.all([ask(4, paths), ask(USUAL_PIECES, overview)]);
    answers = new Map(some.map((answer, index) => [paths[index] ?? '', answer]));
    usual = many;
  });

  for (const locale of turnOf(2, SHOWN_LOCALES)) {
    long(`axe finds nothing in ${locale}, light or dark, and the policy blocks nothing`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') refused.push(message.text());
      });
      await serveAnswers(page, ROOT, answers);
      await page.goto(ORIGIN + reviewPath(locale, 'changes'));
      await page.locator('main summary').click();
      expect(await violationsInBothSchemes(page)).toEqual([]);
      expect(refused).toEqual([]);
      await context.close();
    });
  }

  long(`no page scrolls sideways at ${NARROW} px`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: NARROW, height: 640 } });
    const page = await context.newPage();
    await serveAnswers(page, ROOT, answers);
    for (const path of answers.keys()) {
      await page.goto(ORIGIN + path);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      expect(await overflowing(page), path).toEqual([]);
    }
    await context.close();
  });

  long('arrows point in the direction of reading', async ({ page }) => {
    await serveAnswers(page, ROOT, answers);
    const arrow = (locale: 'en' | 'ar') =>
      page.goto(ORIGIN + reviewPath(locale, 'changes')).then(() =>
        page
          .locator('#redirects .changes-arrow')
          .first()
          .evaluate((element) => getComputedStyle(element, '::before').content),
      );
    expect(await arrow('en')).toContain('→');
    expect(await arrow('ar')).toContain('←');
  });

  long('the pictures of a card are shown, with their space reserved before they load', async ({ page }) => {
    await serveAnswers(page, ROOT, answers);
    await page.goto(ORIGIN + reviewPath('en', 'changes'));
    const picture = page.locator('#cards img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200);
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1200 / 630, 1);
  });

  test(`a branch with ${USUAL_PIECES} pieces fits into ${BUDGET} bytes with its styles`, () => {
    const packed = (content: string | Buffer) =>
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
    expect(usual).toHaveLength(LOCALES.length);
    for (const { html } of usual) {
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
      const bytes = packed(html) + packed(readFileSync(join(PUBLIC, sheet)));
      expect(bytes).toBeLessThanOrEqual(BUDGET);
      expect(bytes).toBeGreaterThan(BUDGET / 3);
    }
  });
});
