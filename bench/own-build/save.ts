/** How long a writer waits: from saving an edited sentence to seeing it in the open page. */
import { readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { serveSide, type Served } from './served';
import type { Side } from './sides';
import type { Times } from './times';

const MARK = 'saved-mark-';
/** How long an edit may take to appear. */
const SEEN_MS = 120_000;
/** Between edits, while a writer writes and the previous edit's work finishes. */
const BETWEEN_MS = 3_000;

/** In the page: reports the highest mark in `<main>` whenever it changes, also after reloads. */
const WATCH = `(() => {
  let seen = '';
  const look = () => {
    const [mark] = document.querySelector('main')?.textContent.match(/${MARK}\\d+/) ?? [];
    if (mark !== undefined && mark !== seen) window.sawMark((seen = mark));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/** A post that both sides have. */
function commonPost(sides: readonly Side[]): string {
  const slugs = readdirSync(join(sides[0]?.folder ?? '', 'content/posts'));
  const slug = slugs.find((name) =>
    sides.every(({ folder }) => existsSync(join(folder, 'content/posts', name, 'en.mdx'))),
  );
  if (slug === undefined) throw new Error('The two sides have no post in common.');
  return slug;
}

/** Puts a mark at the end of the first sentence below the front matter. */
function withMark(text: string, mark: string): string {
  const marked = text.replace(/^(---\n.*?\n---\n+.*?)\. /s, (_, start: string) => `${start} ${mark}. `);
  if (marked === text) throw new Error('The post has no sentence that could be edited.');
  return marked;
}

interface Writer {
  /** Saves the file with a new mark. @returns seconds until the page shows it */
  readonly edit: () => Promise<number>;
}

async function openPost(browser: Browser, side: Side, { origin }: Served, slug: string): Promise<Writer> {
  const file = join(side.folder, 'content/posts', slug, 'en.mdx');
  const text = readFileSync(file, 'utf8');
  const page = await browser.newPage();
  const waiting = new Map<string, () => void>();
  await page.exposeFunction('sawMark', (mark: string) => waiting.get(mark)?.());
  await page.addInitScript(WATCH);
  await page.goto(`${origin}/en/posts/${slug}/`);
  await page.locator('main h1').waitFor();
  let edits = 0;
  return {
    edit: async () => {
      const mark = `${MARK}${++edits}`;
      const seen = new Promise<true>((resolve) => waiting.set(mark, () => resolve(true)));
      const began = performance.now();
      writeFileSync(file, withMark(text, mark));
      const late = new AbortController();
      const isSeen = await Promise.race([seen, pause(SEEN_MS, false, { signal: late.signal })]);
      const seconds = (performance.now() - began) / 1000;
      late.abort();
      if (!isSeen) throw new Error(`${side.name}: the page does not show what was saved ${seconds.toFixed(0)} s ago.`);
      return seconds;
    },
  };
}

/** Both sides are served at once and edited in turns; the first edit of each is a warm-up and does not count. */
export async function timeSaves(
  sides: readonly Side[],
  edits: number,
  progress: (line: string) => void,
): Promise<readonly Times[]> {
  const slug = commonPost(sides);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const served: Served[] = [];
  try {
    const writers: (Writer & { readonly name: string; readonly seconds: number[] })[] = [];
    for (const side of sides) {
      const site = await serveSide(side, 'dev');
      served.push(site);
      progress(`${side.name}, dev answers after ${site.seconds.toFixed(1)} s`);
      writers.push({ ...(await openPost(browser, side, site, slug)), name: side.name, seconds: [] });
    }
    for (let edit = 0; edit <= edits; edit += 1) {
      for (const { name, seconds, edit: save } of writers) {
        await pause(BETWEEN_MS);
        const took = await save();
        if (edit > 0) seconds.push(took);
        progress(`${name}, save, ${edit === 0 ? 'first' : `${edit} of ${edits}`}: ${took.toFixed(2)} s`);
      }
    }
    return writers.map(({ name, seconds }) => ({ name, seconds }));
  } finally {
    await browser.close();
    for (const site of served) await site.stop();
  }
}
