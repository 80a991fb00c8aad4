/** What is wrong with a page in the browser, for any page. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest screen, in CSS pixels: WCAG 2.2, 1.4.10 Reflow. */
export const NARROW = 320;

/** The rules about colours: only these can break in another colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * axe itself. Its package for Playwright takes three times as long, because it looks into frames, which we don't have.
 */
const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The parts of axe that are used. */
interface Axe {
  readonly run: (
    part: Document | string,
    options: { runOnly: Asked; resultTypes: ['violations']; preload: boolean },
  ) => Promise<{
    violations: readonly { id: string; nodes: readonly { target: readonly unknown[]; html: string }[] }[];
  }>;
}

interface Asked {
  readonly type: 'tag' | 'rule';
  readonly values: readonly string[];
}

async function violationsFound(page: Page, runOnly: Asked, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([asked, selector]) => {
      const { axe } = window as unknown as { axe: Axe };
      if (selector !== undefined && document.querySelector(selector) === null) throw new Error(`no ${selector}`);
      // Only rules about sound and film need files loaded beforehand; there is neither.
      const options = { runOnly: asked, resultTypes: ['violations'] as ['violations'], preload: false };
      const { violations } = await axe.run(selector ?? document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ')}`,
      );
    },
    [runOnly, part] as const,
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
