/** What moves on the screen while a page loads. */
import { expect, type Page } from '@playwright/test';

/** Most that a page may shift in all. A "good" page has 0.1 (https://web.dev/articles/cls). */
const MOST = 0.02;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Notes each shift that no input caused. https://wicg.github.io/layout-instability/ */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? 'gone');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) window.layoutShifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All that moved until now, once everything the page asks for is there and drawn. @param most sum of all shifts */
export async function expectStill(page: Page, most = MOST): Promise<void> {
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.layoutShifts;
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(most);
}
