/**
 * Images and links without a name, by axe-core in Chromium: another tool's opinion of a page, with the browser's own
 * tree and styles. The page runs no script and loads nothing, as in our reading.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser } from '@playwright/test';

/** axe's rules that ask what `image-alt` and `link-names` ask. */
const AXE_RULES = {
  images: ['image-alt', 'role-img-alt'],
  links: ['link-name', 'area-alt'],
} as const;

export type NamedKind = keyof typeof AXE_RULES;
export const NAMED_KINDS: readonly NamedKind[] = ['images', 'links'];

/** The start tags of nameless elements, as Chromium writes them, by kind. */
export type Nameless = Readonly<Record<NamedKind, readonly string[]>>;

interface AxeNode {
  readonly html: string;
}
interface AxeWindow {
  readonly axe: {
    readonly run: (
      context: unknown,
      options: unknown,
    ) => Promise<{ readonly violations: readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[] }>;
  };
}

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
const PAGE = 'https://saved-page.invalid/';
/** Images and frames are asked for, scripts are not. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Starts Chromium for a calibration; the caller closes it. */
export async function startChromium(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath: CHROMIUM, args: isRoot ? ['--no-sandbox'] : [] });
}

/** What axe finds nameless in a page. */
export async function namelessByAxe(browser: Browser, html: string): Promise<Nameless> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.route('**/*', async (route) => {
      if (route.request().url() !== PAGE || !route.request().isNavigationRequest()) return route.abort();
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'Content-Security-Policy': POLICY },
        body: html,
      });
    });
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await page.evaluate(readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8'));
    const rules = NAMED_KINDS.flatMap((kind) => [...AXE_RULES[kind]]);
    const violations = await page.evaluate(async (values) => {
      const { axe } = globalThis as unknown as AxeWindow;
      // The bar of the Wayback Machine is not part of the page for us either.
      const page = { exclude: [['#wm-ipp-base'], ['#wm-ipp']] };
      const results = await axe.run(page, {
        runOnly: { type: 'rule', values },
        resultTypes: ['violations'],
        iframes: false,
      });
      return results.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }));
    }, rules);
    const of = (kind: NamedKind) =>
      violations.filter(({ id }) => (AXE_RULES[kind] as readonly string[]).includes(id)).flatMap(({ nodes }) => nodes);
    return { images: of('images'), links: of('links') };
  } finally {
    await context.close();
  }
}
