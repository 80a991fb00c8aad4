/** What is wrong with a page in the browser, for any page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ALL } from './breadth';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest screen, in CSS pixels: WCAG 2.2, 1.4.10 Reflow. */
export const NARROW = 320;

/** The rules about colours: only these can break in another colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function violationsFound(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
  part?: string,
): Promise<string[]> {
  // Legacy mode opens no second page to collect results of frames, of which ours have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ')}`,
  );
}

/** What axe finds. @param part selector of the only part to test, if another test covers the rest */
export function accessibilityViolations(page: Page, part?: string): Promise<string[]> {
  return violationsFound(page, { type: 'tag', values: RULES }, part);
}

/** What axe finds in the light scheme, and about colours in the dark one. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await accessibilityViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsFound(page, { type: 'rule', values: COLOUR_RULES });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

/** What axe finds in the light or the dark scheme, which take turns; in the long run in both. */
export async function violationsInTurn(page: Page, turn: number): Promise<string[]> {
  if (ALL) return violationsInBothSchemes(page);
  await page.emulateMedia({ colorScheme: turn % 2 === 0 ? 'light' : 'dark' });
  return accessibilityViolations(page);
}

/** Elements that extend past the screen if the page can be scrolled sideways. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 0.5 || left < -0.5;
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .concat(`page is ${scrollWidth} px wide`);
  });
}

/** Serves a page the files of a public folder at every origin; other paths answer 404. */
export async function serveFolder(page: Page, folder: string): Promise<void> {
  await page.route('**/*', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}
